// SPDX-License-Identifier: MIT
// The Organize pane by keyboard: typing patterns with live counts, errors in place, moving and removing.
#include "app/models/rulemodel.h"
#include "app/views/organizepane.h"
#include "app/views/ruledelegate.h"
#include "app/views/ruleeditor.h"
#include "app/views/rulelistview.h"
#include "tests/support/panefixture.h"

#include <QAbstractItemModelTester>
#include <QLabel>
#include <QListView>
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
    [[nodiscard]] QListView &keep() const { return *pane.findChild<QListView *>(QStringLiteral("keepRules")); }
    [[nodiscard]] QListView &tags() const { return *pane.findChild<QListView *>(QStringLiteral("tags")); }
    [[nodiscard]] RuleEditor *editor() const
    {
        for (auto *editor : pane.findChildren<RuleEditor *>()) {
            if (editor->isVisible())
                return editor;
        }
        return nullptr;
    }
    [[nodiscard]] QStringList hidden() const { return patterns(RuleList::Hide); }
    [[nodiscard]] QStringList kept() const { return patterns(RuleList::Keep); }
    void select(QListView &list, int row) const
    {
        list.setFocus();
        list.setCurrentIndex(list.model()->index(row, 0));
    }

    OrganizePane pane;
    QList<QAbstractItemModelTester *> testers;
};

constexpr char kThree[] = R"({"hide": ["github_*", "files_read", "no_such"], "keep": ["github_merge"]})";

} // namespace

class TestOrganize : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void showsCountsAndDeadRules();
    void typingShowsMatchesAndEffect();
    void refusesAMalformedPattern();
    void suggestsServersAndTools();
    void editsInPlace();
    void escapeLeavesTheRule();
    void movesByKey();
    void transfersAndRemoves();
    void marksBothWays();
    void saysWhereDefaultsComeFrom();
    void outOfReachOnStock();
};

void TestOrganize::showsCountsAndDeadRules()
{
    Window w(kThree);
    const QAbstractItemModel &rules = *w.hide().model();
    QCOMPARE(rules.rowCount(), 3);
    QCOMPARE(RuleDelegate::countText(rules.index(0, 0)), QStringLiteral("6 of 11"));
    QCOMPARE(RuleDelegate::countText(rules.index(2, 0)), QStringLiteral("matches 0"));
    // The pane scrolls, the list does not: it is as tall as its rows.
    QTRY_VERIFY(w.hide().height() >= 3 * 28);
    QCOMPARE(w.hide().indexAt(QPoint(5, w.hide().height() - 3)).row(), 2);
}

void TestOrganize::typingShowsMatchesAndEffect()
{
    Window w(R"({"hide": []})");
    w.pane.startNewRule(RuleList::Hide);
    RuleEditor *editor = w.editor();
    QVERIFY(editor && editor->hasFocus());
    QTest::keyClicks(editor, QStringLiteral("github_*s"));
    QTRY_COMPARE(editor->statusText(), QStringLiteral("matches 2 of 11"));
    QTRY_VERIFY2(editor->effectText().startsWith(QStringLiteral("hides 2 tool(s), saves ")), qPrintable(editor->effectText()));
    QCOMPARE(w.hidden(), QStringList()); // nothing is written while typing
    // What was announced is what comes.
    const QString announced = editor->effectText();
    const qint64 before = w.studio.preview()->totals.after;
    QTest::keyClick(editor, Qt::Key_Return);
    QVERIFY(w.settle());
    const qint64 saved = before - w.studio.preview()->totals.after;
    QVERIFY2(announced.contains(QStringLiteral(" %1 tokens").arg(saved)), qPrintable(announced));
    QCOMPARE(w.hidden(), QStringList{QStringLiteral("github_*s")});
    QVERIFY(editor->text().isEmpty()); // ready for the next one
    w.studio.undoStack().undo();
    QCOMPARE(w.text(), QStringLiteral(R"({"hide": []})"));
}

void TestOrganize::refusesAMalformedPattern()
{
    Window w(R"({"hide": []})");
    w.pane.startNewRule(RuleList::Hide);
    RuleEditor *editor = w.editor();
    QTest::keyClicks(editor, QStringLiteral("re:("));
    QTRY_VERIFY2(editor->statusText().startsWith(QStringLiteral("Not a valid pattern")), qPrintable(editor->statusText()));
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(w.hidden(), QStringList());
    QVERIFY(editor->isVisible());
    QTest::keyClicks(editor, QStringLiteral("git)"));
    QTRY_COMPARE(editor->statusText(), QStringLiteral("matches 6 of 11"));
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(w.hidden(), QStringList{QStringLiteral("re:(git)")});
}

void TestOrganize::suggestsServersAndTools()
{
    Window w(R"({"hide": []})");
    w.pane.startNewRule(RuleList::Hide);
    RuleEditor *editor = w.editor();
    QTest::keyClicks(editor, QStringLiteral("fil"));
    QTRY_COMPARE(editor->statusText(), QStringLiteral("matches 0 of 11"));
    QTest::keyClick(editor, Qt::Key_Down);
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(editor->text(), QStringLiteral("files_*"));
    QCOMPARE(w.hidden(), QStringList()); // the suggestion was taken, not yet the rule
    QTRY_COMPARE(editor->statusText(), QStringLiteral("matches 3 of 11"));
    QTest::keyClick(editor, Qt::Key_Return);
    QCOMPARE(w.hidden(), QStringList{QStringLiteral("files_*")});
}

void TestOrganize::editsInPlace()
{
    Window w(kThree);
    w.select(w.hide(), 1);
    QTest::keyClick(&w.hide(), Qt::Key_F2);
    RuleEditor *editor = w.editor();
    QVERIFY(editor);
    QTRY_COMPARE(editor->statusText(), QStringLiteral("matches 1 of 11"));
    editor->selectAll();
    QTest::keyClicks(editor, QStringLiteral("files_*"));
    QTRY_COMPARE(editor->statusText(), QStringLiteral("matches 3 of 11"));
    QTRY_VERIFY(editor->effectText().startsWith(QStringLiteral("hides 2 tool(s), saves ")));
    QTest::keyClick(editor, Qt::Key_Return);
    QTRY_COMPARE(w.hidden(), (QStringList{QStringLiteral("github_*"), QStringLiteral("files_*"), QStringLiteral("no_such")}));
    QCOMPARE(w.studio.undoStack().count(), 1);
    QTRY_VERIFY(!w.editor());
    QCOMPARE(w.hide().currentIndex().row(), 1);
}

void TestOrganize::escapeLeavesTheRule()
{
    Window w(kThree);
    w.select(w.hide(), 0);
    QTest::keyClick(&w.hide(), Qt::Key_Return);
    QVERIFY(w.editor());
    QTest::keyClicks(w.editor(), QStringLiteral("x"));
    QTest::keyClick(w.editor(), Qt::Key_Escape);
    QTRY_VERIFY(!w.editor());
    QCOMPARE(w.studio.undoStack().count(), 0);
    QCOMPARE(w.text(), QString::fromLatin1(kThree));
}

void TestOrganize::movesByKey()
{
    Window w(kThree);
    w.select(w.hide(), 0);
    QTest::keyClick(&w.hide(), Qt::Key_Down, Qt::AltModifier);
    QCOMPARE(w.hidden(), (QStringList{QStringLiteral("files_read"), QStringLiteral("github_*"), QStringLiteral("no_such")}));
    QCOMPARE(w.hide().currentIndex().row(), 1); // the rule stays selected
    QTest::keyClick(&w.hide(), Qt::Key_Up, Qt::AltModifier);
    QCOMPARE(w.text(), QString::fromLatin1(kThree));
    QTest::keyClick(&w.hide(), Qt::Key_Up, Qt::AltModifier); // already first
    QCOMPARE(w.studio.undoStack().count(), 2);
}

void TestOrganize::transfersAndRemoves()
{
    Window w(kThree);
    w.select(w.hide(), 2);
    QTest::keyClick(&w.hide(), Qt::Key_Delete);
    QCOMPARE(w.hidden(), (QStringList{QStringLiteral("github_*"), QStringLiteral("files_read")}));
    w.studio.undoStack().undo();
    QCOMPARE(w.text(), QString::fromLatin1(kThree));
    auto *view = w.pane.findChild<QWidget *>(QStringLiteral("keepRules"));
    QVERIFY(QMetaObject::invokeMethod(view, "requested", Q_ARG(tss::app::RuleGesture, RuleGesture::Transfer), Q_ARG(int, 0)));
    QCOMPARE(w.kept(), QStringList());
    QCOMPARE(w.hidden().last(), QStringLiteral("github_merge"));
    QCOMPARE(w.studio.undoStack().count(), 1);
}

void TestOrganize::marksBothWays()
{
    Window w(kThree);
    QSignalSpy rule(&w.selection, &Selection::ruleChanged);
    w.select(w.hide(), 1);
    QCOMPARE(w.selection.rule(), (RuleRef{RuleList::Hide, 1, false}));
    w.select(w.keep(), 0);
    QCOMPARE(w.selection.rule(), (RuleRef{RuleList::Keep, 0, false}));
    QVERIFY(!w.hide().currentIndex().isValid());
    // A tool marks the rule that decided about it.
    w.selection.setRows({w.rowOf(QStringLiteral("files_read"))}, w.rowOf(QStringLiteral("files_read")));
    QCOMPARE(w.hide().model()->index(1, 0).data(RuleModel::MarkedRole).toBool(), true);
    QCOMPARE(w.hide().model()->index(0, 0).data(RuleModel::MarkedRole).toBool(), false);
    w.selection.setRows({w.rowOf(QStringLiteral("github_merge"))}, w.rowOf(QStringLiteral("github_merge")));
    QCOMPARE(w.keep().model()->index(0, 0).data(RuleModel::MarkedRole).toBool(), true);
    QCOMPARE(w.hide().model()->index(1, 0).data(RuleModel::MarkedRole).toBool(), false);
}

void TestOrganize::saysWhereDefaultsComeFrom()
{
    Window w;
    QCOMPARE(w.hide().model()->rowCount(), 2);
    const auto says = [&] {
        for (const QLabel *label : w.pane.findChildren<QLabel *>()) {
            if (label->isVisible() && label->text().startsWith(QStringLiteral("The plugin's defaults")))
                return true;
        }
        return false;
    };
    QVERIFY(says());
    w.select(w.hide(), 0);
    QTest::keyClick(&w.hide(), Qt::Key_Delete);
    QCOMPARE(w.hidden(), QStringList{QStringLiteral("mcp__*")}); // the other one is the file's now
    QVERIFY(!says());
}

void TestOrganize::outOfReachOnStock()
{
    Window w(R"({"hide": ["github_*", "bash"]})");
    w.studio.setHost(Host::Stock);
    QVERIFY(w.settle());
    const QAbstractItemModel &rules = *w.hide().model();
    QTRY_COMPARE(RuleDelegate::noteText(rules.index(0, 0)), QStringLiteral("out of reach on stock OpenCode"));
    QVERIFY(RuleDelegate::noteText(rules.index(1, 0)).isEmpty());
    w.pane.startNewRule(RuleList::Hide, QStringLiteral("files_*"));
    QTRY_VERIFY2(w.editor()->effectText().contains(QStringLiteral("out of reach")), qPrintable(w.editor()->effectText()));
}

QTEST_MAIN(TestOrganize)
#include "tst_organize.moc"
