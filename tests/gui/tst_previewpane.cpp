// SPDX-License-Identifier: MIT
// The Preview pane: totals, exact texts and search.
#include "app/commands/commands.h"
#include "app/models/catalogmodel.h"
#include "app/views/addtagbar.h"
#include "app/views/previewpane.h"
#include "app/views/searchhitsmodel.h"
#include "app/views/searchtab.h"
#include "app/views/senttoolsmodel.h"
#include "app/views/sourcetext.h"
#include "tests/support/panefixture.h"

#include <QAbstractItemModelTester>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QTabWidget>
#include <QToolButton>
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
        pane.resize(460, 700);
        pane.show();
        pane.activateWindow();
        if (!QTest::qWaitForWindowActive(&pane))
            qFatal("the window does not become active");
    }
    template<class Widget>
    [[nodiscard]] Widget &find(const char *name) const
    {
        return *pane.findChild<Widget *>(QString::fromLatin1(name));
    }
    [[nodiscard]] QString label(const char *name) const { return find<QLabel>(name).text(); }
    void openTab(int tab) const { find<QTabWidget>("previewTabs").setCurrentIndex(tab); }

    PreviewPane pane;
};

constexpr char kHidden[] = "{\n  \"hide\": [\"github_*\"]\n}\n";

} // namespace

class TestPreviewPane : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QStandardPaths::setTestModeEnabled(true); }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void totalsSayCounterAndHost();
    void totalsSayWhenItGrows();
    void sentToolsAreExact();
    void listFollowsTheTable();
    void systemSaysWhy();
    void searchFindsAndTagRepairs();
    void searchThatThrows();
};

void TestPreviewPane::totalsSayCounterAndHost()
{
    Window w(kHidden);
    QCOMPARE(w.label("totalCaption"), QStringLiteral("Tokens per request · estimate · hooked OpenCode"));
    const Totals &totals = w.studio.preview()->totals;
    QCOMPARE(w.label("totalTokens"), QStringLiteral("%1 → %2").arg(QLocale().toString(totals.before), QLocale().toString(totals.after)));
    QVERIFY(w.label("totalChange").startsWith(QChar(0x2212)));
    QVERIFY(w.label("fixedParts").contains(QStringLiteral("tool_search %1").arg(totals.fixedTool)));
    w.studio.setHost(Host::Stock);
    QTRY_VERIFY(w.label("totalCaption").endsWith(QStringLiteral("stock OpenCode")));
}

void TestPreviewPane::totalsSayWhenItGrows()
{
    Window w(R"({"hide": []})");
    QVERIFY(w.studio.preview()->totals.after > w.studio.preview()->totals.before); // tool_search alone
    QVERIFY2(w.label("totalChange").endsWith(QStringLiteral(" more")), qPrintable(w.label("totalChange")));
    const int wide = w.find<QLabel>("totalTokens").minimumWidth();
    addRules(w.studio, RuleList::Hide, {QStringLiteral("*")});
    QVERIFY(w.settle());
    QCOMPARE(w.find<QLabel>("totalTokens").minimumWidth() <= wide, true);
    QVERIFY(!w.label("totalChange").contains(QStringLiteral("more")));
}

void TestPreviewPane::sentToolsAreExact()
{
    Window w(kHidden);
    auto &list = w.find<QListView>("sentTools");
    const QAbstractItemModelTester tester(list.model(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    QCOMPARE(list.model()->rowCount(), 12); // 11 and tool_search
    QCOMPARE(list.model()->index(11, 0).data().toString(), QStringLiteral("tool_search"));
    QCOMPARE(list.model()->index(11, 0).data(SentToolsModel::StateRole).toInt(), int(CatalogModel::AddedByPlugin));
    list.setCurrentIndex(list.model()->index(0, 0));
    const PreviewPtr preview = w.studio.preview();
    const QString sent = QString::fromStdU16String(w.studio.evaluator().sentDescription(*preview, 0));
    QCOMPARE(w.find<SourceText>("sentDescription").sourceText(), sent);
    QVERIFY(!sent.contains(QStringLiteral("at length")));
    // The text follows the rules while it is shown.
    removeRules(w.studio, RuleList::Hide, {0});
    QTRY_VERIFY(w.find<SourceText>("sentDescription").sourceText().contains(QStringLiteral("at length")));
    QVERIFY(!w.find<SourceText>("sentSchema").isVisible());
    w.find<SourceText>("sentDescription").parentWidget()->parentWidget()->findChild<QToolButton *>()->click();
    QVERIFY(w.find<SourceText>("sentSchema").isVisible());
    QCOMPARE(w.find<SourceText>("sentSchema").sourceText(), QString::fromStdU16String(w.studio.evaluator().sentSchema(*preview, 0, 2)));
}

void TestPreviewPane::listFollowsTheTable()
{
    Window w(kHidden);
    auto &list = w.find<QListView>("sentTools");
    QSignalSpy reveal(&w.selection, &Selection::revealRequested);
    w.selection.setRows({w.rowOf(QStringLiteral("bash"))}, w.rowOf(QStringLiteral("bash")));
    QCOMPARE(list.currentIndex().data().toString(), QStringLiteral("bash"));
    QCOMPARE(reveal.count(), 0);
    list.setFocus();
    QTest::keyClick(&list, Qt::Key_Down);
    QCOMPARE(reveal.count(), 1);
    QCOMPARE(reveal.first().first().toUInt(), w.rowOf(QStringLiteral("grep")));
}

void TestPreviewPane::systemSaysWhy()
{
    Window w(kHidden);
    QCOMPARE(w.find<SourceText>("systemHint").sourceText(), QString::fromStdU16String(w.studio.preview()->systemHint));
    QVERIFY(!w.studio.preview()->systemHint.empty());
    setOption(w.studio, QStringLiteral("injectSystemHint"), QStringLiteral("false"));
    QTRY_VERIFY(w.label("noHint").contains(QStringLiteral("injectSystemHint is off")));
    w.studio.undoStack().undo();
    w.studio.setHost(Host::Stock);
    QTRY_VERIFY(w.label("noHint").contains(QStringLiteral("out of the plugin's reach")));
}

void TestPreviewPane::searchFindsAndTagRepairs()
{
    Window w(kHidden);
    w.openTab(1);
    QSignalSpy answered(w.pane.findChild<SearchTab *>(), &SearchTab::answered);
    auto &query = w.find<QLineEdit>("searchQuery");
    const QAbstractItemModel &hits = *w.find<QListView>("searchHits").model();
    QTest::keyClicks(&query, QStringLiteral("merge"));
    QTRY_COMPARE(hits.rowCount(), 1);
    QCOMPARE(hits.index(0, SearchHitsModel::IdColumn).data().toString(), QStringLiteral("github_merge"));
    QCOMPARE(hits.index(0, SearchHitsModel::WhyColumn).data().toString(), QStringLiteral("id contains “merge” +20"));
    QVERIFY(w.find<SourceText>("searchOutput").sourceText().contains(QStringLiteral("github_merge")));
    // A miss is repaired on the spot.
    query.setText(QStringLiteral("shellwork"));
    QTRY_COMPARE(hits.rowCount(), 0);
    auto *bar = w.pane.findChild<AddTagBar *>();
    const QList<QLineEdit *> fields = bar->findChildren<QLineEdit *>();
    QCOMPARE(fields.size(), 2);
    fields[0]->setText(QStringLiteral("bash"));
    QTest::keyClicks(fields[1], QStringLiteral("shellwork"));
    QTest::keyClick(fields[1], Qt::Key_Return);
    QCOMPARE(w.studio.undoStack().count(), 1);
    QTRY_COMPARE(hits.rowCount(), 1);
    QCOMPARE(hits.index(0, SearchHitsModel::ScoreColumn).data().toString(), QStringLiteral("17"));
    w.find<QComboBox>("searchTopK").setCurrentIndex(1);
    query.setText(QStringLiteral("works"));
    QTRY_COMPARE(hits.rowCount(), 1);
}

void TestPreviewPane::searchThatThrows()
{
    Window w(R"({"hide": ["*"], "tools": {"bash": {"tags": "not a list"}}})");
    w.openTab(1);
    w.find<QLineEdit>("searchQuery").setText(QStringLiteral("bash"));
    QTRY_VERIFY2(w.label("searchNote").startsWith(QStringLiteral("The search fails")), qPrintable(w.label("searchNote")));
    QCOMPARE(w.find<QListView>("searchHits").model()->rowCount(), 0);
}

QTEST_MAIN(TestPreviewPane)
#include "tst_previewpane.moc"
