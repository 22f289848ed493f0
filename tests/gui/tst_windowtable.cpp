// SPDX-License-Identifier: MIT
// The tools table in a real window: filter, sort, select, mark, also with ten thousand rows.
#include "app/actions.h"
#include "app/models/catalogmodel.h"
#include "app/views/emptystate.h"
#include "app/views/filterbar.h"
#include "app/views/selection.h"
#include "app/views/toolstable.h"
#include "tests/support/windowfixture.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QTest>

#include <algorithm>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

class TestWindowTable : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void emptyWindowSaysWhatToDo()
    {
        WindowFixture f;
        f.start();
        QVERIFY(f.child<EmptyState>()->isVisible());
        QVERIFY(button(*f.child<EmptyState>(), QStringLiteral("Open the example")));
        QVERIFY(!f.child<ToolsTable>()->isVisible());
    }

    void filters()
    {
        WindowFixture f;
        f.start({f.write(QStringLiteral("github.json"), mcpAnswer({QStringLiteral("create"), QStringLiteral("merge")})),
                 f.write(QStringLiteral("files.json"), mcpAnswer({QStringLiteral("read")}))});
        QTest::keyClick(f.window.get(), Qt::Key_F, Qt::ControlModifier);
        auto *field = f.child<FilterBar>()->findChild<QLineEdit *>();
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("source:github -merge"));
        QCOMPARE(f.shownIds(), QStringList{QStringLiteral("github_create")});
        QCOMPARE(field->findChild<QLabel *>()->text(), QStringLiteral("1 of 3"));
        field->setText(QStringLiteral("is:nonsense"));
        QVERIFY(field->findChild<QLabel *>()->text().contains(u"is:nonsense"));
        QTest::keyClick(field, Qt::Key_Escape);
        QCOMPARE(f.shownIds().size(), 3);
        QTest::keyClick(field, Qt::Key_Down);
        QVERIFY(f.child<ToolsTable>()->hasFocus());
        QCOMPARE(f.child<Selection>()->rows(), std::vector<std::uint32_t>{0});
    }

    void sortsNumbersAsNumbers()
    {
        WindowFixture f;
        QByteArray tools;
        for (const int length : {40, 4000, 400})
            tools += (tools.isEmpty() ? "" : ",") + QByteArray(R"({"name":"t)") + QByteArray::number(length) + R"(","description":")" + QByteArray(length, 'x') + "\"}";
        f.start({f.write(QStringLiteral("s.json"), "{\"tools\":[" + tools + "]}")});
        auto *table = f.child<ToolsTable>();
        const QStringList inOrder = f.shownIds();
        table->sortByColumn(CatalogModel::FullColumn, Qt::AscendingOrder);
        QCOMPARE(f.shownIds(), (QStringList{QStringLiteral("s_t40"), QStringLiteral("s_t400"), QStringLiteral("s_t4000")}));
        table->sortByColumn(CatalogModel::FullColumn, Qt::DescendingOrder);
        QCOMPARE(f.shownIds().first(), QStringLiteral("s_t4000"));
        table->sortByColumn(-1, Qt::AscendingOrder);
        QCOMPARE(f.shownIds(), inOrder);
    }

    void selectedRuleMarksItsTools()
    {
        WindowFixture f;
        f.write(QStringLiteral("config/tool-search.json"), R"({"hide": ["*_create"]})");
        f.start({f.write(QStringLiteral("github.json"), mcpAnswer({QStringLiteral("create"), QStringLiteral("merge")}))});
        f.child<Selection>()->setRule(RuleRef{RuleList::Hide, 0});
        const auto marked = [&](int row) { return f.child<ToolsTable>()->model()->index(row, 0).data(CatalogModel::MarkedRole).toBool(); };
        QVERIFY(marked(0));
        QVERIFY(!marked(1));
        f.child<Selection>()->setRule({});
        QVERIFY(!marked(0));
    }

    void copiesIds()
    {
        WindowFixture f;
        f.start({f.write(QStringLiteral("s.json"), mcpAnswer(3))});
        f.child<ToolsTable>()->setFocus();
        QTest::keyClick(f.child<ToolsTable>(), Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(f.child<ToolsTable>(), Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("s_do_0\ns_do_1\ns_do_2"));
    }

    void revealingAFilteredRowShowsIt()
    {
        WindowFixture f;
        f.start({f.write(QStringLiteral("s.json"), mcpAnswer(3))});
        f.child<FilterBar>()->setText(QStringLiteral("do_1"));
        QVERIFY(f.window->selectTool(QStringLiteral("s_do_2")));
        QCOMPARE(f.child<Selection>()->currentRow(), std::optional<std::uint32_t>(2));
        QVERIFY(!f.window->selectTool(QStringLiteral("no such tool")));
    }

    void tenThousandRows()
    {
        WindowFixture f;
        f.start({f.write(QStringLiteral("s.json"), mcpAnswer(10000))});
        auto *table = f.child<ToolsTable>();
        QCOMPARE(table->model()->rowCount(), 10000);
        QCOMPARE(table->verticalHeader()->sectionResizeMode(0), QHeaderView::Fixed);
        f.child<FilterBar>()->setText(QStringLiteral("do_99"));
        QCOMPARE(table->model()->rowCount(), 111);
        f.child<FilterBar>()->setText({});
        f.window->actions().selectAll->trigger();
        QCOMPARE(f.child<Selection>()->rows().size(), std::size_t{10000});
        f.window->actions().hide->trigger();
        QVERIFY(f.settle());
        QCOMPARE(f.studio.preview()->totals.hidden, std::size_t{10000});
        QCOMPARE(f.studio.undoStack().count(), 1);
    }
};

QTEST_MAIN(TestWindowTable)
#include "tst_windowtable.moc"
