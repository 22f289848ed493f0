// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/models/catalogmodel.h"
#include "app/models/rulemodel.h"
#include "app/models/sourcemodel.h"
#include "app/models/toolmime.h"
#include "tests/support/modelprinter.h"
#include "tests/support/workspacebuilder.h"

#include <QSignalSpy>
#include <QTest>

#include <set>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

QString s(const char *text)
{
    return QString::fromUtf8(text);
}

/// Both lists on a studio, with testers.
struct Lists
{
    MemoryFiles files;
    Studio studio{files};
    RuleModel hide{studio, RuleList::Hide};
    RuleModel keep{studio, RuleList::Keep};
    ModelTester hideTester{hide};
    ModelTester keepTester{keep};

    explicit Lists(const std::string &text, Catalog catalog = smallCatalog())
    {
        studio.setCatalog(std::make_shared<Catalog>(std::move(catalog)));
        studio.setHost(Host::Hooked);
        setText(studio, files, text);
    }
    [[nodiscard]] QString shown() const { return printed(hide).join(u' ') + s(" / ") + printed(keep).join(u' '); }
};

bool drop(RuleModel &model, QMimeData *data, int row, Qt::DropAction action = Qt::MoveAction)
{
    const std::unique_ptr<QMimeData> owned(data);
    return model.canDropMimeData(data, action, row, 0, {}) && model.dropMimeData(data, action, row, 0, {});
}

constexpr auto kText = "{\"hide\": [\"a\", \"b\", \"c\"], \"keep\": [\"k\"]}";

} // namespace

class TestRuleModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rowsAtOnceCountsWithThePreview()
    {
        Lists lists("{\"hide\": [\"github_*\", \"github_merge\", \"re:(\", 7, \"\"], \"keep\": [\"*_issues\"]}");
        QCOMPARE(lists.shown(), s("github_* github_merge re:( 7  / *_issues"));
        QCOMPARE(lists.hide.index(0).data(RuleModel::MatchesRole).toInt(), -1);
        QVERIFY(waitForPreview(lists.studio));
        QCOMPARE(printed(lists.hide, {{0}, RuleModel::MatchesRole}), (QStringList{s("3"), s("1"), s("0"), s("0"), s("0")}));
        QCOMPARE(printed(lists.hide, {{0}, RuleModel::DecidesRole}), (QStringList{s("2"), s("0"), s("0"), s("0"), s("0")}));
        QCOMPARE(lists.hide.index(0).data(RuleModel::TotalRole).toInt(), 7);
        QCOMPARE(lists.hide.rowsOf(0), (std::vector<std::uint32_t>{0, 1, 2}));
        QVERIFY(lists.hide.rowsOf(99).empty());
        QVERIFY(lists.hide.index(2).data(RuleModel::ProblemRole).toString().startsWith(s("no valid regular expression")));
        QVERIFY(lists.hide.index(0).data(RuleModel::ProblemRole).toString().isEmpty());
        QVERIFY(lists.hide.index(3).data(RuleModel::ProblemRole).toString().contains(s("not a text")));
        lists.studio.setHost(Host::Stock);
        QVERIFY(waitForPreview(lists.studio));
        QCOMPARE(lists.hide.index(0).data(RuleModel::OutOfReachRole).toInt(), 3);
    }

    void countsStayUntilNewOnesCome()
    {
        Lists lists("{\"hide\": [\"github_*\", \"bash\"]}");
        QVERIFY(waitForPreview(lists.studio));
        addRules(lists.studio, RuleList::Hide, {s("read")}, 0);
        QCOMPARE(printed(lists.hide, {{0}, RuleModel::MatchesRole}), (QStringList{s("-1"), s("3"), s("1")}));
        QVERIFY(waitForPreview(lists.studio));
        QCOMPARE(printed(lists.hide, {{0}, RuleModel::MatchesRole}), (QStringList{s("1"), s("3"), s("1")}));
    }

    void sourceOfTheList()
    {
        Lists lists("{\"keep\": []}");
        QCOMPARE(lists.hide.index(0).data(RuleModel::SourceRole).toInt(), static_cast<int>(ValueSource::Default));
        lists.studio.setInlineOptions(s("{\"hide\": [\"x\"]}"));
        QCOMPARE(lists.shown(), s("x / "));
        QCOMPARE(lists.hide.index(0).data(RuleModel::SourceRole).toInt(), static_cast<int>(ValueSource::Inline));
        addRules(lists.studio, RuleList::Hide, {s("y")});
        QCOMPARE(lists.hide.index(0).data(RuleModel::SourceRole).toInt(), static_cast<int>(ValueSource::File));
    }

    void editsAreFollowedWithoutReset()
    {
        Lists lists(kText);
        QSignalSpy reset(&lists.hide, &QAbstractItemModel::modelReset);
        QSignalSpy moved(&lists.hide, &QAbstractItemModel::rowsMoved);
        QSignalSpy inserted(&lists.hide, &QAbstractItemModel::rowsInserted);
        QSignalSpy removed(&lists.hide, &QAbstractItemModel::rowsRemoved);
        const QPersistentModelIndex b = lists.hide.index(1);
        moveRule(lists.studio, RuleList::Hide, 1, 2);
        QCOMPARE(lists.shown(), s("a c b / k"));
        QCOMPARE(b.row(), 2);
        QCOMPARE(moved.size(), 1);
        moveRule(lists.studio, RuleList::Hide, 2, 0);
        QCOMPARE(b.row(), 0);
        addRules(lists.studio, RuleList::Hide, {s("x"), s("y")}, 0);
        QCOMPARE(b.row(), 2);
        QCOMPARE(inserted.size(), 2);
        removeRules(lists.studio, RuleList::Hide, {0, 3});
        QCOMPARE(lists.shown(), s("y b c / k"));
        QCOMPARE(b.row(), 1);
        QCOMPARE(removed.size(), 2);
        replaceRule(lists.studio, RuleList::Hide, 1, s("bb"));
        QVERIFY(b.isValid());
        QCOMPARE(b.data().toString(), s("bb"));
        lists.studio.undoStack().setIndex(0);
        QCOMPARE(lists.shown(), s("a b c / k"));
        QCOMPARE(reset.size(), 0);
    }

    void ruleDroppedInItsList_data()
    {
        QTest::addColumn<int>("from");
        QTest::addColumn<int>("before");
        QTest::addColumn<QString>("after");
        QTest::newRow("down") << 0 << 2 << s("b a c / k");
        QTest::newRow("to the end") << 0 << 3 << s("b c a / k");
        QTest::newRow("below all") << 0 << -1 << s("b c a / k");
        QTest::newRow("up") << 2 << 0 << s("c a b / k");
        QTest::newRow("above itself") << 1 << 1 << s("a b c / k");
        QTest::newRow("below itself") << 1 << 2 << s("a b c / k");
    }
    void ruleDroppedInItsList()
    {
        QFETCH(int, from);
        QFETCH(int, before);
        QFETCH(QString, after);
        Lists lists(kText);
        const bool moves = drop(lists.hide, lists.hide.mimeData({lists.hide.index(from)}), before);
        QCOMPARE(lists.shown(), after);
        QCOMPARE(moves, after != s("a b c / k"));
        QCOMPARE(lists.studio.undoStack().count(), moves ? 1 : 0);
    }

    void ruleDroppedInTheOtherList()
    {
        Lists lists(kText);
        QVERIFY(drop(lists.keep, lists.hide.mimeData({lists.hide.index(1)}), 0));
        QCOMPARE(lists.shown(), s("a c / b k"));
        QCOMPARE(lists.studio.undoStack().count(), 1);
        lists.studio.undoStack().undo();
        QCOMPARE(lists.shown(), s("a b c / k"));
        QVERIFY(!drop(lists.keep, toMime(RuleRef{RuleList::Hide, 9, false}, s("gone")), 0));
    }

    void rulesOnlyMove()
    {
        Lists lists(kText);
        QCOMPARE(lists.hide.supportedDragActions(), Qt::MoveAction);
        QVERIFY(!lists.hide.removeRows(0, 1)); // a view must not be able to lose a rule after a drag
        QCOMPARE(lists.shown(), s("a b c / k"));
    }

    void toolsDropped()
    {
        Lists lists(kText);
        CatalogModel tools(lists.studio);
        QSignalSpy offered(&lists.hide, &RuleModel::toolsDropped);
        QVERIFY(drop(lists.hide, tools.mimeData({tools.index(5, 0)}), 1, Qt::CopyAction));
        QCOMPARE(lists.shown(), s("a bash b c / k"));
        QCOMPARE(offered.size(), 0); // one tool has no shorter pattern
        QVERIFY(drop(lists.hide, tools.mimeData({tools.index(0, 0), tools.index(1, 0)}), -1, Qt::CopyAction));
        QCOMPARE(lists.shown(), s("a bash b c github_create_issue github_list_issues / k"));
        QCOMPARE(offered.size(), 1);
        QCOMPARE(offered.first().at(0).toStringList(), (QStringList{s("github_create_issue"), s("github_list_issues")}));
        QCOMPARE(offered.first().at(1).toInt(), 4);
        QCOMPARE(lists.studio.undoStack().count(), 2);
        QVERIFY(!drop(lists.hide, tools.mimeData({tools.index(0, 0), tools.index(1, 0)}), -1, Qt::CopyAction)); // there already
        QCOMPARE(offered.size(), 1);
    }

    void sourceDroppedIsItsPattern()
    {
        Lists lists(kText);
        SourceModel sources(lists.studio);
        QVERIFY(waitForPreview(lists.studio));
        QSignalSpy offered(&lists.keep, &RuleModel::toolsDropped);
        QVERIFY(drop(lists.keep, sources.mimeData({sources.index(0)}), 0, Qt::CopyAction));
        QCOMPARE(lists.shown(), s("a b c / github_* k"));
        QCOMPARE(offered.size(), 0);
    }

    void sourceWithoutPatternIsItsTools()
    {
        Lists lists(kText, catalogFrom(s("a mcp\n  x: One\n  y: Two\na_b mcp\n  z: Three\n")));
        SourceModel sources(lists.studio);
        QVERIFY(waitForPreview(lists.studio));
        QSignalSpy offered(&lists.hide, &RuleModel::toolsDropped);
        QVERIFY(drop(lists.hide, sources.mimeData({sources.index(0)}), 0, Qt::CopyAction));
        // Whatever is written, it selects exactly these.
        QVERIFY(waitForPreview(lists.studio));
        std::set<std::uint32_t> hidden;
        for (int row = 0; row + 3 < lists.hide.rowCount(); ++row)
            hidden.insert(lists.hide.rowsOf(row).begin(), lists.hide.rowsOf(row).end());
        QCOMPARE(hidden, (std::set<std::uint32_t>{0, 1}));
    }

    void oneHiddenToolDroppedOnKeep()
    {
        Lists lists("{\"hide\": [\"bash\"], \"keep\": []}");
        CatalogModel tools(lists.studio);
        QVERIFY(drop(lists.keep, tools.mimeData({tools.index(5, 0)}), 0, Qt::CopyAction));
        QCOMPARE(lists.shown(), s("bash / bash"));
    }

    void nothingDropsOnABrokenText()
    {
        Lists lists(kText);
        lists.studio.editText(s("typing"), {{0, 1, ""}});
        QCOMPARE(lists.shown(), s("a b c / k")); // the last good rules
        QVERIFY(!drop(lists.hide, toMime(DraggedTools{{s("x")}, {}}), 0));
        QMimeData other;
        other.setText(s("x"));
        lists.studio.undoStack().undo();
        QVERIFY(!lists.hide.canDropMimeData(&other, Qt::CopyAction, 0, 0, {}));
        QVERIFY(!lists.hide.canDropMimeData(nullptr, Qt::CopyAction, 0, 0, {}));
    }

    void editedInPlace()
    {
        Lists lists(kText);
        QVERIFY(lists.hide.setData(lists.hide.index(1), s("bb")));
        QCOMPARE(lists.shown(), s("a bb c / k"));
        QVERIFY(!lists.hide.setData(lists.hide.index(1), s("bb")));
        QVERIFY(lists.hide.setData(lists.hide.index(1), QString()));
        QCOMPARE(lists.shown(), s("a c / k"));
        QVERIFY(!lists.hide.setData(lists.hide.index(1), s("x"), Qt::DisplayRole));
    }

    void markedRule()
    {
        Lists lists(kText);
        lists.hide.setMarkedRule(RuleRef{RuleList::Hide, 1, false});
        QCOMPARE(printed(lists.hide, {{0}, RuleModel::MarkedRole}), (QStringList{s("false"), s("true"), s("false")}));
        lists.hide.setMarkedRule(RuleRef{RuleList::Keep, 1, false});
        QVERIFY(!printed(lists.hide, {{0}, RuleModel::MarkedRole}).contains(s("true")));
        lists.hide.setMarkedRule(std::nullopt);
    }
};

QTEST_GUILESS_MAIN(TestRuleModel)
#include "tst_rulemodel.moc"
