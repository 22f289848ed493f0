// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/models/catalogfilterproxy.h"
#include "app/models/catalogmodel.h"
#include "app/models/toolmime.h"
#include "tests/support/modelprinter.h"
#include "tests/support/workspacebuilder.h"

#include <QLocale>
#include <QSignalSpy>
#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

const Printing kVerdicts{{CatalogModel::NameColumn, CatalogModel::SourceColumn, CatalogModel::TagsColumn, CatalogModel::VerdictColumn}, Qt::DisplayRole};

QString s(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TestCatalogModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void rowsComeAtOnceAndVerdictsWithThePreview()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        QCOMPARE(printed(model, kVerdicts).first(), s("github_create_issue | github |  | "));
        QCOMPARE(printed(model, {{CatalogModel::FullColumn}, Qt::DisplayRole}).first(), QString());
        setText(studio, files, "{\"hide\": [\"github_*\", \"read\"], \"keep\": [\"bash\"], \"tools\": {\"read\": {\"tags\": [\"io\", \"disk\"]}}}");
        QVERIFY(waitForPreview(studio));
        QCOMPARE(printed(model, kVerdicts), (QStringList{
            s("github_create_issue | github |  | out of reach"), s("github_list_issues | github |  | out of reach"),
            s("github_merge | github |  | out of reach"), s("files_read_all | files |  | out of reach"), s("files_write | files |  | out of reach"),
            s("bash | opencode |  | kept"), s("read | opencode | io, disk | hidden")}));
        studio.setHost(Host::Hooked);
        QVERIFY(waitForPreview(studio));
        QCOMPARE(printed(model, kVerdicts).mid(2, 2), (QStringList{s("github_merge | github |  | hidden"), s("files_read_all | files |  | visible")}));
    }

    void whyTexts()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(catalogFrom(s("a.c mcp\n  x: One\na_b mcp\n  x: Two\nopencode built-in\n  bash: Runs\n  read: Reads\nmore custom\n  tool_search: Mine\n"))));
        QCOMPARE(model.ruleText(0), QString());
        setText(studio, files, "{\"hide\": [\"a_*\", \"bash\"]}");
        QVERIFY(waitForPreview(studio));
        QStringList texts;
        for (int row = 0; row < model.rowCount(); ++row)
            texts << model.ruleText(row);
        QCOMPARE(texts.mid(0, 4), (QStringList{s("hide[0] a_* matches, but cannot reach it on this host"), s("hide[0] a_* matches, but cannot reach it on this host"),
                                               s("hide[1] bash"), s("no rule matches")}));
        QVERIFY2(texts[4].contains(s("always kept")), qPrintable(texts[4]));
    }

    void losersNameTheWinner()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(catalogFrom(s("a.b mcp\n  x: One\na_b mcp\n  x: Two\n"))));
        QVERIFY(waitForPreview(studio));
        QCOMPARE(model.state(0), CatalogModel::Overridden);
        QCOMPARE(printed(model, {{CatalogModel::NameColumn, CatalogModel::VerdictColumn, CatalogModel::NowColumn, CatalogModel::ChangeColumn}, Qt::DisplayRole}).first(),
                 s("a_b_x | loses to a_b | 0 | 0"));
        const QString tip = model.index(0, 0).data(Qt::ToolTipRole).toString();
        QVERIFY2(tip.contains(s("“x” of a_b has the same id and wins")), qPrintable(tip));
        QVERIFY(tip.contains(s("Source: a.b")));
        QVERIFY(model.facts(0).sent == false);
    }

    void numbersAreNumbers()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(catalogFrom(s("opencode built-in\n  bash: ") + QString(8000, u'x') + s("\n  read: R\n"))));
        setText(studio, files, "{\"hide\": [\"*\"]}");
        QVERIFY(waitForPreview(studio));
        QCOMPARE(model.index(0, CatalogModel::FullColumn).data(CatalogModel::SortRole), model.index(0, 0).data(CatalogModel::TokensRole));
        const qint64 full = model.index(0, 0).data(CatalogModel::TokensRole).toLongLong();
        const qint64 now = model.index(0, 0).data(CatalogModel::NowRole).toLongLong();
        QVERIFY(full > 2000 && now < 200);
        QCOMPARE(model.index(0, 0).data(CatalogModel::ChangeRole).toLongLong(), now - full);
        QCOMPARE(model.index(0, CatalogModel::FullColumn).data().toString(), QLocale().toString(full));
        QVERIFY(model.index(0, CatalogModel::ChangeColumn).data().toString().startsWith(QChar(0x2212)));
        QVERIFY(model.index(1, CatalogModel::ChangeColumn).data().toString().startsWith(u'+')); // a stub longer than the text
        QVERIFY(model.index(0, CatalogModel::NowColumn).data(Qt::TextAlignmentRole).toInt() & Qt::AlignRight);
    }

    void namesAreShownSafely()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(catalogFrom(s("x custom\n  <b>a\u202eb: text\n"))));
        const QString name = model.index(0, 0).data().toString();
        QVERIFY(!name.contains(QChar(0x202e)));
        QCOMPARE(model.index(0, 0).data(CatalogModel::IdRole).toString(), s("<b>a\u202eb"));
        QVERIFY(!model.index(0, 0).data(Qt::ToolTipRole).toString().contains(s("<b>")));
    }

    void onlyWhatChangedIsSignalled()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        setText(studio, files, "{\"hide\": []}");
        QVERIFY(waitForPreview(studio));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        addRules(studio, RuleList::Hide, {s("bash")});
        QVERIFY(waitForPreview(studio));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().at(0).toModelIndex(), model.index(5, CatalogModel::TagsColumn));
        QCOMPARE(changed.first().at(1).toModelIndex(), model.index(5, CatalogModel::ChangeColumn));
        setTags(studio, s("files_write"), {s("disk")});
        QCOMPARE(changed.size(), 2); // tags need no preview
        QCOMPARE(changed.last().at(0).toModelIndex().row(), 4);
        QVERIFY(waitForPreview(studio));
        QCOMPARE(reset.size(), 0);
        studio.removeSource(0);
        QCOMPARE(reset.size(), 1);
    }

    void markedRows()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged);
        model.setMarkedRows({1, 3, 900});
        QCOMPARE(printed(model, {{0}, CatalogModel::MarkedRole}), (QStringList{s("false"), s("true"), s("false"), s("true"), s("false"), s("false"), s("false")}));
        QCOMPARE(changed.size(), 1);
        QCOMPARE(changed.first().at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.first().at(1).toModelIndex().row(), 3);
        model.setMarkedRows({1, 3});
        QCOMPARE(changed.size(), 1);
        model.setMarkedRows({});
        QCOMPARE(changed.size(), 2);
    }

    void draggedToolsAreInOrderAndOnce()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        const ModelTester tester(model);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        const std::unique_ptr<QMimeData> data(model.mimeData({model.index(5, 0), model.index(5, 3), model.index(1, 0)}));
        QCOMPARE(toolsFrom(data.get())->ids, (QStringList{s("github_list_issues"), s("bash")}));
        QCOMPARE(model.supportedDragActions(), Qt::CopyAction);
        QVERIFY(!model.mimeData({}));
    }

    void filterAndSort()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        CatalogFilterProxy proxy;
        const ModelTester tester(model);
        proxy.setSourceModel(&model);
        const ModelTester proxyTester(proxy);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        setText(studio, files, "{\"hide\": [\"bash\"], \"tools\": {\"read\": {\"tags\": [\"io\"]}}}");
        QVERIFY(waitForPreview(studio));
        proxy.setFilterText(s("issue"));
        QCOMPARE(printed(proxy), (QStringList{s("github_create_issue"), s("github_list_issues")}));
        proxy.setFilterText(s("REPOSITORY -list")); // in descriptions
        QCOMPARE(printed(proxy), QStringList{s("github_create_issue")});
        proxy.setFilterText(s("is:hidden"));
        QCOMPARE(printed(proxy), QStringList{s("bash")});
        addRules(studio, RuleList::Hide, {s("read")}); // the filter follows edits
        QVERIFY(waitForPreview(studio));
        QCOMPARE(printed(proxy), (QStringList{s("bash"), s("read")}));
        proxy.setFilterText(s("tag:io"));
        QCOMPARE(printed(proxy), QStringList{s("read")});
        proxy.setFilterText({});
        proxy.sort(CatalogModel::FullColumn, Qt::DescendingOrder);
        qint64 last = std::numeric_limits<qint64>::max();
        for (int row = 0; row < proxy.rowCount(); ++row) {
            const qint64 tokens = proxy.index(row, 0).data(CatalogModel::TokensRole).toLongLong();
            QVERIFY(tokens <= last);
            last = tokens;
        }
        proxy.sort(CatalogModel::NameColumn);
        QCOMPARE(printed(proxy).first(), s("bash"));
    }

    void numericSortIsNoTextSort()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        CatalogFilterProxy proxy;
        proxy.setSourceModel(&model);
        const ModelTester tester(proxy);
        studio.setCatalog(std::make_shared<Catalog>(catalogFrom(s("x custom\n  long: ") + QString(4400, u'x') + s("\n  longest: ") + QString(44000, u'x') + s("\n  short: ") + QString(360, u'x') + u'\n')));
        QVERIFY(waitForPreview(studio));
        proxy.sort(CatalogModel::FullColumn);
        QCOMPARE(printed(proxy), (QStringList{s("short"), s("long"), s("longest")}));
    }

    void selectionInTheProxySurvivesAnEdit()
    {
        MemoryFiles files;
        Studio studio(files);
        CatalogModel model(studio);
        CatalogFilterProxy proxy;
        proxy.setSourceModel(&model);
        studio.setCatalog(std::make_shared<Catalog>(smallCatalog()));
        QVERIFY(waitForPreview(studio));
        const QPersistentModelIndex write = proxy.index(4, 0);
        addRules(studio, RuleList::Hide, {s("*")});
        QVERIFY(waitForPreview(studio));
        QVERIFY(write.isValid());
        QCOMPARE(write.data().toString(), s("files_write"));
    }
};

QTEST_GUILESS_MAIN(TestCatalogModel)
#include "tst_catalogmodel.moc"
