// SPDX-License-Identifier: MIT
// The Organize pane: the offer of a shorter rule, and tags.
#include "app/models/toolmime.h"
#include "app/views/organizepane.h"
#include "app/views/tagmodel.h"
#include "tests/support/panefixture.h"

#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

struct Window : PaneFixture
{
    explicit Window(const char *document = nullptr)
        : PaneFixture(document)
        , pane(studio, selection)
    {
        pane.resize(280, 700);
        pane.show();
        pane.activateWindow();
        if (!QTest::qWaitForWindowActive(&pane))
            qFatal("the window does not become active");
        testers.append(new QAbstractItemModelTester(hide().model(), QAbstractItemModelTester::FailureReportingMode::QtTest, &pane));
        testers.append(new QAbstractItemModelTester(tags().model(), QAbstractItemModelTester::FailureReportingMode::QtTest, &pane));
    }
    [[nodiscard]] QListView &hide() const { return *pane.findChild<QListView *>(QStringLiteral("hideRules")); }
    [[nodiscard]] QListView &tags() const { return *pane.findChild<QListView *>(QStringLiteral("tags")); }
    [[nodiscard]] QStringList hidden() const { return patterns(RuleList::Hide); }
    void select(QListView &list, int row) const
    {
        list.setFocus();
        list.setCurrentIndex(list.model()->index(row, 0));
    }

    OrganizePane pane;
    QList<QAbstractItemModelTester *> testers;
};

} // namespace

class TestOrganizeTags : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void offersTheShorterPattern();
    void offerGoesWithTheNames();
    void tagsByKeyboard();
    void emptyTagWaitsForTools();
};

void TestOrganizeTags::offersTheShorterPattern()
{
    Window w(R"({"hide": ["bash"]})");
    const QStringList dropped{QStringLiteral("files_read"), QStringLiteral("files_write"), QStringLiteral("files_list")};
    auto *offer = w.pane.findChild<QWidget *>(QStringLiteral("dropOffer"));
    const std::unique_ptr<QMimeData> data(toMime(DraggedTools{dropped, {}}));
    QVERIFY(w.hide().model()->dropMimeData(data.get(), Qt::CopyAction, 0, 0, {}));
    QCOMPARE(w.hidden(), dropped + QStringList{QStringLiteral("bash")});
    QVERIFY(offer->isVisible());
    auto *use = offer->findChild<QPushButton *>(QStringLiteral("useShorter"));
    QCOMPARE(use->accessibleName(), QStringLiteral("Use files_* instead of 3 names"));
    use->setFocus();
    QTest::keyClick(use, Qt::Key_Space);
    QCOMPARE(w.hidden(), (QStringList{QStringLiteral("files_*"), QStringLiteral("bash")}));
    QVERIFY(!offer->isVisible());
    QCOMPARE(w.studio.undoStack().count(), 2);
    w.studio.undoStack().undo();
    QCOMPARE(w.hidden(), dropped + QStringList{QStringLiteral("bash")});
}

void TestOrganizeTags::offerGoesWithTheNames()
{
    Window w(R"({"hide": []})");
    auto *offer = w.pane.findChild<QWidget *>(QStringLiteral("dropOffer"));
    const std::unique_ptr<QMimeData> two(toMime(DraggedTools{{QStringLiteral("github_merge"), QStringLiteral("bash")}, {}}));
    QVERIFY(w.hide().model()->dropMimeData(two.get(), Qt::CopyAction, 0, 0, {}));
    QVERIFY(!offer->isVisible()); // no pattern selects just these
    w.studio.undoStack().undo();
    const std::unique_ptr<QMimeData> lists(toMime(DraggedTools{{QStringLiteral("github_list_issues"), QStringLiteral("github_list_reviews")}, {}}));
    QVERIFY(w.hide().model()->dropMimeData(lists.get(), Qt::CopyAction, 0, 0, {}));
    QVERIFY(offer->isVisible());
    w.studio.undoStack().undo();
    QVERIFY(!offer->isVisible());
}

void TestOrganizeTags::tagsByKeyboard()
{
    Window w(R"({"tools": {"github_merge": {"tags": ["git", "old"]}, "bash": {"tags": ["old"]}}})");
    QListView &tags = w.tags();
    QCOMPARE(tags.model()->rowCount(), 2);
    QSignalSpy filter(&w.pane, &OrganizePane::filterRequested);
    w.select(tags, 1);
    QTest::keyClick(&tags, Qt::Key_Return);
    QCOMPARE(filter.takeFirst().first().toString(), QStringLiteral("tag:old"));
    QTest::keyClick(&tags, Qt::Key_F2);
    auto *field = tags.findChild<QLineEdit *>();
    QVERIFY(field);
    field->selectAll();
    QTest::keyClicks(field, QStringLiteral("shell"));
    QTest::keyClick(field, Qt::Key_Return);
    QTRY_VERIFY(!w.text().contains(QStringLiteral("old")));
    QCOMPARE(w.studio.undoStack().count(), 1);
    w.select(tags, tags.model()->match(tags.model()->index(0, 0), TagModel::TagRole, QStringLiteral("shell")).first().row());
    QTest::keyClick(&tags, Qt::Key_Delete);
    QVERIFY(!w.text().contains(QStringLiteral("shell")));
    QCOMPARE(tags.model()->rowCount(), 1);
}

void TestOrganizeTags::emptyTagWaitsForTools()
{
    Window w(R"({"hide": []})");
    w.pane.startNewTag({});
    auto *name = w.pane.findChild<QLineEdit *>(QStringLiteral("newTagName"));
    QTest::keyClicks(name, QStringLiteral("later"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(w.studio.undoStack().count(), 0); // the file has no place for it
    QCOMPARE(w.tags().model()->rowCount(), 1);
    const std::unique_ptr<QMimeData> data(toMime(DraggedTools{{QStringLiteral("bash"), QStringLiteral("grep")}, {}}));
    QVERIFY(w.tags().model()->dropMimeData(data.get(), Qt::CopyAction, -1, -1, w.tags().model()->index(0, 0)));
    QCOMPARE(w.tags().model()->index(0, 0).data(TagModel::CountRole).toInt(), 2);
    QCOMPARE(w.studio.undoStack().count(), 1);
}

QTEST_MAIN(TestOrganizeTags)
#include "tst_organizetags.moc"
