// SPDX-License-Identifier: MIT
// Real mouse drags in the real window: tools, sources and rules onto Hide, Keep and tags. Asserted on the document's
// text, so that nothing is lost or doubled.
#include "app/models/catalogmodel.h"
#include "app/models/sourcemodel.h"
#include "app/views/organizepane.h"
#include "app/views/sourcelist.h"
#include "app/views/tagmodel.h"
#include "app/views/toolstable.h"
#include "tests/support/mousedrag.h"
#include "tests/support/windowfixture.h"

#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QSignalSpy>
#include <QtTest>

#include <algorithm>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

constexpr char kBuiltIn[] = R"([{"id": "bash", "description": "Runs a command", "parameters": {"type": "object"}},
    {"id": "grep", "description": "Finds", "parameters": {"type": "object"}}])";

/// github (6 tools), files (3) and two built-ins.
struct Window : WindowFixture
{
    explicit Window(const char *document)
        : WindowFixture(Settings::Memory::None)
    {
        write(QStringLiteral("config/tool-search.json"), document);
        start({write(QStringLiteral("github.tools.json"), mcpAnswer(QStringList{QStringLiteral("create_issue"), QStringLiteral("list_issues"),
                   QStringLiteral("create_review"), QStringLiteral("list_reviews"), QStringLiteral("merge"), QStringLiteral("search_code")})),
            write(QStringLiteral("files.tools.json"), mcpAnswer(QStringList{QStringLiteral("read"), QStringLiteral("write"), QStringLiteral("list")})),
            write(QStringLiteral("opencode.json"), kBuiltIn)});
        window->resize(1400, 900);
        if (!QTest::qWaitForWindowExposed(window.get()))
            qFatal("no window");
        drops = std::make_unique<QSignalSpy>(child<OrganizePane>(), &OrganizePane::dropPreview);
    }
    [[nodiscard]] QListView &list(const char *name) const { return *child<QListView>(QString::fromLatin1(name)); }
    [[nodiscard]] static MouseDrag::End at(QAbstractItemView &view, const QModelIndex &index, double height = 0.5)
    {
        const QRect rect = view.visualRect(index);
        return {view.viewport(), QPoint(rect.left() + 60, rect.top() + static_cast<int>(rect.height() * height))};
    }
    [[nodiscard]] MouseDrag::End rule(const char *name, int row, double height = 0.5) const
    {
        return at(list(name), list(name).model()->index(row, 0), height);
    }
    [[nodiscard]] MouseDrag::End end(const char *name) const
    {
        QWidget *viewport = list(name).viewport();
        return {viewport, QPoint(60, viewport->height() - 3)};
    }
    [[nodiscard]] MouseDrag::End tool(const QString &id) const
    {
        auto &table = *child<ToolsTable>();
        return at(table, table.model()->index(static_cast<int>(shownIds().indexOf(id)), CatalogModel::NameColumn));
    }
    [[nodiscard]] QStringList patterns(RuleList list) const
    {
        QStringList texts;
        for (const auto &rule : list == RuleList::Hide ? studio.config().hidePatterns : studio.config().keepPatterns)
            texts.push_back(QString::fromStdU16String(rule.text));
        return texts;
    }
    [[nodiscard]] QStringList hidden() const { return patterns(RuleList::Hide); }
    [[nodiscard]] QStringList kept() const { return patterns(RuleList::Keep); }
    [[nodiscard]] bool everSaid(const QString &part) const
    {
        return std::any_of(drops->begin(), drops->end(), [&](const QVariantList &said) { return said.first().toString().contains(part); });
    }

    std::unique_ptr<QSignalSpy> drops;
};

constexpr char kRules[] = "{\n  \"hide\": [\"one_*\", \"two_*\", \"files_list\"],\n  \"keep\": [\"three_*\"]\n}\n";

} // namespace

class TestDrag : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void threeToolsOntoHide();
    void effectIsShownBeforeTheDrop();
    void toolsBetweenRules();
    void sourceOntoHide();
    void ruleDown();
    void ruleUp();
    void ruleOntoItself();
    void ruleFromHideToKeep();
    void toolOntoTag();
    void toolOntoNewTag();
    void droppedBesideChangesNothing();
};

void TestDrag::threeToolsOntoHide()
{
    Window w(R"({"hide": [], "other": 1})");
    const QStringList ids{QStringLiteral("files_read"), QStringLiteral("files_write"), QStringLiteral("bash")};
    w.select(ids);
    MouseDrag drag(w.tool(ids.first()), w.end("hideRules"));
    QVERIFY(drag.run());
    QCOMPARE(w.hidden(), ids);
    QCOMPARE(w.studio.undoStack().count(), 1);
    QCOMPARE(w.shownIds().size(), 11); // nothing left the table
    QVERIFY(w.studio.save());
    QCOMPARE(w.read(QStringLiteral("config/tool-search.json")), QByteArray(R"({"hide": ["files_read", "files_write", "bash"], "other": 1})"));
    w.studio.undoStack().undo();
    QCOMPARE(w.text(), QByteArray(R"({"hide": [], "other": 1})"));
}

void TestDrag::effectIsShownBeforeTheDrop()
{
    Window w(R"({"hide": []})");
    const qint64 before = w.studio.preview()->totals.after;
    w.select({QStringLiteral("files_read"), QStringLiteral("files_write")});
    MouseDrag drag(w.tool(QStringLiteral("files_read")), w.end("hideRules"));
    QString said;
    QStringList rulesMeanwhile;
    drag.waitOverTarget([&] {
        said = w.drops->isEmpty() ? QString() : w.drops->last().first().toString();
        rulesMeanwhile = w.hidden();
        return said.contains(QStringLiteral("tokens"));
    });
    QVERIFY(drag.run());
    QVERIFY(rulesMeanwhile.isEmpty());
    QVERIFY(w.settle());
    const QString change = signedNumber(w.studio.preview()->totals.after - before);
    QCOMPARE(said, QStringLiteral("Hide 2 tool(s): %1 tokens").arg(change));
    QCOMPARE(w.drops->last().first().toString(), QString());
}

void TestDrag::toolsBetweenRules()
{
    Window w(kRules);
    w.select({QStringLiteral("bash")});
    MouseDrag drag(w.tool(QStringLiteral("bash")), w.rule("hideRules", 1, 0.2));
    QVERIFY(drag.run());
    QCOMPARE(w.hidden(), (QStringList{QStringLiteral("one_*"), QStringLiteral("bash"), QStringLiteral("two_*"), QStringLiteral("files_list")}));
}

void TestDrag::sourceOntoHide()
{
    Window w(R"({"hide": ["bash"]})");
    auto &list = *w.child<SourceList>();
    MouseDrag drag(Window::at(list, list.model()->index(0, 0)), w.end("hideRules"));
    QVERIFY(drag.run());
    QCOMPARE(w.hidden(), (QStringList{QStringLiteral("bash"), QStringLiteral("github_*")}));
    QCOMPARE(w.studio.undoStack().count(), 1);
    QVERIFY(w.settle());
    QCOMPARE(w.studio.preview()->totals.hidden, std::size_t{7});
    QCOMPARE(list.model()->rowCount(), 3);
}

void TestDrag::ruleDown()
{
    Window w(kRules);
    MouseDrag drag(w.rule("hideRules", 0), w.rule("hideRules", 2, 0.8));
    QVERIFY(drag.run());
    QCOMPARE(w.hidden(), (QStringList{QStringLiteral("two_*"), QStringLiteral("files_list"), QStringLiteral("one_*")}));
    QCOMPARE(w.kept(), QStringList{QStringLiteral("three_*")});
    QCOMPARE(w.studio.undoStack().count(), 1);
}

void TestDrag::ruleUp()
{
    Window w(kRules);
    MouseDrag drag(w.rule("hideRules", 2), w.rule("hideRules", 0, 0.2));
    QVERIFY(drag.run());
    QCOMPARE(w.hidden(), (QStringList{QStringLiteral("files_list"), QStringLiteral("one_*"), QStringLiteral("two_*")}));
    w.studio.undoStack().undo();
    QCOMPARE(w.text(), QByteArray(kRules));
}

void TestDrag::ruleOntoItself()
{
    Window w(kRules);
    MouseDrag drag(w.rule("hideRules", 1), w.rule("hideRules", 1, 0.8));
    QVERIFY(drag.run());
    QCOMPARE(w.text(), QByteArray(kRules));
    QCOMPARE(w.studio.undoStack().count(), 0);
}

void TestDrag::ruleFromHideToKeep()
{
    Window w(kRules);
    MouseDrag drag(w.rule("hideRules", 1), w.rule("keepRules", 0, 0.2));
    QVERIFY(drag.run());
    QCOMPARE(w.hidden(), (QStringList{QStringLiteral("one_*"), QStringLiteral("files_list")}));
    QCOMPARE(w.kept(), (QStringList{QStringLiteral("two_*"), QStringLiteral("three_*")}));
    QCOMPARE(w.studio.undoStack().count(), 1);
    w.studio.undoStack().undo();
    QCOMPARE(w.text(), QByteArray(kRules));
}

void TestDrag::toolOntoTag()
{
    Window w(R"({"tools": {"bash": {"tags": ["shell"]}}})");
    w.select({QStringLiteral("grep"), QStringLiteral("files_read")});
    MouseDrag drag(w.tool(QStringLiteral("grep")), w.rule("tags", 0));
    QVERIFY(drag.run());
    const QAbstractItemModel &tags = *w.list("tags").model();
    QCOMPARE(tags.index(0, 0).data(TagModel::IdsRole).toStringList().size(), 3);
    QCOMPARE(w.studio.undoStack().count(), 1);
    QVERIFY(w.everSaid(QStringLiteral("Tag 2 tool(s) with “shell”")));
    w.studio.undoStack().undo();
    QCOMPARE(w.text(), QByteArray(R"({"tools": {"bash": {"tags": ["shell"]}}})"));
}

void TestDrag::toolOntoNewTag()
{
    Window w(R"({"hide": []})");
    w.select({QStringLiteral("grep")});
    auto *button = w.child<QWidget>(QStringLiteral("newTag"));
    MouseDrag drag(w.tool(QStringLiteral("grep")), {button, button->rect().center()});
    QVERIFY(drag.run());
    auto *name = w.child<QLineEdit>(QStringLiteral("newTagName"));
    QVERIFY(name->isVisible());
    name->setText(QStringLiteral("find"));
    QTest::keyClick(name, Qt::Key_Return);
    QCOMPARE(w.list("tags").model()->index(0, 0).data(TagModel::IdsRole).toStringList(), QStringList{QStringLiteral("grep")});
}

void TestDrag::droppedBesideChangesNothing()
{
    Window w(kRules);
    w.select({QStringLiteral("bash")});
    MouseDrag drag(w.tool(QStringLiteral("bash")), {w.child<SourceList>()->viewport(), QPoint(40, 40)});
    QVERIFY(drag.run());
    MouseDrag away(w.rule("hideRules", 0), {w.child<ToolsTable>()->viewport(), QPoint(100, 100)});
    QVERIFY(away.run());
    QCOMPARE(w.text(), QByteArray(kRules));
}

QTEST_MAIN(TestDrag)
#include "tst_drag.moc"
