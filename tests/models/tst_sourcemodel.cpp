// SPDX-License-Identifier: MIT
#include "app/models/problemmodel.h"
#include "app/models/sourcemodel.h"
#include "app/models/toolmime.h"
#include "tests/support/modelprinter.h"
#include "tests/support/workspacebuilder.h"

#include <QSignalSpy>
#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

QString s(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TestSourceModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sources()
    {
        MemoryFiles files;
        Studio studio(files);
        SourceModel model(studio);
        const ModelTester tester(model);
        Catalog catalog = smallCatalog();
        catalog.sources[1].notes = {{ImportNoteKind::NoName, {1, 2}, {}}, {ImportNoteKind::NoName, {3, 4}, {}}};
        studio.setCatalog(std::make_shared<Catalog>(std::move(catalog)));
        QCOMPARE(printed(model), (QStringList{s("github"), s("files"), s("opencode")}));
        QCOMPARE(printed(model, {{0}, SourceModel::CountRole}), (QStringList{s("3"), s("2"), s("2")}));
        QVERIFY(waitForPreview(studio));
        QCOMPARE(printed(model, {{0}, SourceModel::OutOfReachRole}), (QStringList{s("true"), s("true"), s("false")}));
        QVERIFY(model.index(0).data(SourceModel::TokensRole).toLongLong() > 0);
        QCOMPARE(model.index(1).data(SourceModel::NotesRole).toStringList().size(), 1);
        QVERIFY(model.index(0).data(SourceModel::NotesRole).toStringList().isEmpty());
        QCOMPARE(model.index(0).data(SourceModel::FileRole).toString(), s("github.json"));
        studio.setHost(Host::Hooked);
        QVERIFY(waitForPreview(studio));
        QCOMPARE(printed(model, {{0}, SourceModel::OutOfReachRole}), (QStringList{s("false"), s("false"), s("false")}));
    }

    void renaming()
    {
        MemoryFiles files;
        Studio studio(files);
        SourceModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        QVERIFY(model.setData(model.index(0), s(" hub ")));
        QCOMPARE(printed(model).first(), s("hub"));
        QCOMPARE(model.idsOf(0).first(), s("hub_create_issue"));
        QVERIFY(!model.setData(model.index(0), s("hub")));
        QVERIFY(!model.setData(model.index(0), s("  ")));
    }

    void dragging()
    {
        MemoryFiles files;
        Studio studio(files);
        SourceModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        const std::unique_ptr<QMimeData> one(model.mimeData({model.index(1)}));
        QCOMPARE(toolsFrom(one.get())->ids, (QStringList{s("files_read_all"), s("files_write")}));
        QCOMPARE(toolsFrom(one.get())->source, s("files"));
        const std::unique_ptr<QMimeData> two(model.mimeData({model.index(1), model.index(2)}));
        QCOMPARE(toolsFrom(two.get())->ids.size(), 4);
        QVERIFY(toolsFrom(two.get())->source.isEmpty());
    }

    void problemsErrorsFirst()
    {
        MemoryFiles files;
        Studio studio(files);
        ProblemModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        setText(studio, files, "{\"hide\": [\"nothing_*\", \"re:(\"], \"unknown\": 1}");
        QVERIFY(waitForPreview(studio));
        QVERIFY(model.rowCount() >= 3);
        int last = static_cast<int>(Severity::Error);
        for (int row = 0; row < model.rowCount(); ++row) {
            const int severity = model.index(row).data(ProblemModel::SeverityRole).toInt();
            QVERIFY(severity <= last);
            last = severity;
            QVERIFY(!model.index(row).data().toString().isEmpty());
        }
        QCOMPARE(model.count(Severity::Error) + model.count(Severity::Warning) + model.count(Severity::Hint), model.rowCount());
    }

    void problemsKeepTheirPlace()
    {
        MemoryFiles files;
        Studio studio(files);
        ProblemModel model(studio);
        const ModelTester tester(model);
        studio.setHost(Host::Hooked);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        setText(studio, files, "{\"hide\": [\"one_*\", \"two_*\"]}");
        QVERIFY(waitForPreview(studio));
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QPersistentModelIndex two;
        QPersistentModelIndex one;
        for (int row = 0; row < model.rowCount(); ++row) {
            if (model.diagnostic(row).code == DiagnosticCode::DeadPattern)
                (model.diagnostic(row).args.front() == u"two_*" ? two : one) = model.index(row);
        }
        QVERIFY(two.isValid() && one.isValid());
        studio.editText(s("typing"), {{10, 9, ""}}); // "one_*" goes
        QVERIFY(waitForPreview(studio));
        QVERIFY(two.isValid());
        QVERIFY(!one.isValid());
        QCOMPARE(model.diagnostic(two.row()).args.front(), std::u16string(u"two_*"));
        QCOMPARE(reset.size(), 0);
    }
};

QTEST_GUILESS_MAIN(TestSourceModel)
#include "tst_sourcemodel.moc"
