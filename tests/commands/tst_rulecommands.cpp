// SPDX-License-Identifier: MIT
#include "app/commands/commands.h"
#include "app/commands/editcontext.h"
#include "app/commands/exactpattern.h"
#include "core/opencode/matcher.h"
#include "tests/support/scriptedtarget.h"
#include "tests/support/workspacebuilder.h"

#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

using Command = std::function<bool(Studio &)>;

constexpr auto kText = "// my tools\r\n"
                       "{\r\n"
                       "\t\"custom\": 1.50, // stays\r\n"
                       "\t\"hide\": [\r\n"
                       "\t\t\"a_*\", // first\r\n"
                       "\t\t\"b\",\r\n"
                       "\t\t\"c_?\",\r\n"
                       "\t],\r\n"
                       "\t\"keep\": [\"k\"],\r\n"
                       "\t\"tools\": {\r\n"
                       "\t\t\"a_1\": { \"tags\": [\"one\", \"two\"], \"more\": {} },\r\n"
                       "\t\t\"a_2\": { \"tags\": [\"two\"] }\r\n"
                       "\t}\r\n"
                       "}\r\n";

QString rules(const Studio &studio, RuleList list)
{
    QStringList texts;
    for (const auto &rule : rulesOf(studio, list))
        texts << QString::fromStdU16String(rule.text);
    return texts.join(u' ');
}

QString tags(const Studio &studio)
{
    QStringList texts;
    for (const TagUse &use : tagsInUse(studio))
        texts << QString(use.tag + u'(' + use.ids.join(u' ') + u')');
    return texts.join(u' ');
}

QString s(const char *text)
{
    return QString::fromUtf8(text);
}

} // namespace

class TestRuleCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void command_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("hide");
        QTest::addColumn<QString>("keep");
        const auto row = [](const char *title, const Command &command, const char *name, const char *hide, const char *keep) {
            QTest::newRow(title) << command << s(name) << s(hide) << s(keep);
        };
        const RuleList hide = RuleList::Hide;
        const RuleList keep = RuleList::Keep;
        row("add one", [=](Studio &studio) { return addRules(studio, hide, {s("x*")}); }, "Add hide rule “x*”", "a_* b c_? x*", "k");
        row("add some", [=](Studio &studio) { return addRules(studio, keep, {s("x"), s("y")}, 0); }, "Add 2 keep rules", "a_* b c_?", "x y k");
        row("add known", [=](Studio &studio) { return addRules(studio, hide, {s("b"), s("z")}, 1); }, "Add 2 hide rules", "a_* z b c_?", "k");
        row("hide tools", [=](Studio &studio) { return addTools(studio, hide, {s("t1"), s("t2")}, 1); }, "Hide 2 tools", "a_* t1 t2 b c_?", "k");
        row("keep a tool", [=](Studio &studio) { return addTools(studio, keep, {s("t*")}); }, "Keep “t*”", "a_* b c_?", "k re:^t\\*$");
        row("remove one", [=](Studio &studio) { return removeRules(studio, hide, {1}); }, "Remove hide rule “b”", "a_* c_?", "k");
        row("remove some", [=](Studio &studio) { return removeRules(studio, hide, {2, 0}); }, "Remove 2 hide rules", "b", "k");
        row("remove last", [=](Studio &studio) { return removeRules(studio, keep, {0}); }, "Remove keep rule “k”", "a_* b c_?", "");
        row("replace", [=](Studio &studio) { return replaceRule(studio, hide, 1, s("b*")); }, "Change hide rule to “b*”", "a_* b* c_?", "k");
        row("move down", [=](Studio &studio) { return moveRule(studio, hide, 0, 2); }, "Move rule “a_*”", "b c_? a_*", "k");
        row("move up", [=](Studio &studio) { return moveRule(studio, hide, 2, 0); }, "Move rule “c_?”", "c_? a_* b", "k");
        row("transfer", [=](Studio &studio) { return transferRule(studio, hide, 1, keep, 0); }, "Move rule “b” to Keep", "a_* c_?", "b k");
        row("transfer back", [=](Studio &studio) { return transferRule(studio, keep, 0, hide, 1); }, "Move rule “k” to Hide", "a_* k b c_?", "");
        row("no longer hide", [=](Studio &studio) { return removeExactRules(studio, hide, {s("b")}); }, "No longer hide “b”", "a_* c_?", "k");
    }
    void command()
    {
        QFETCH(Command, command);
        QFETCH(QString, name);
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        setText(studio, files, kText);
        QVERIFY(command(studio));
        QCOMPARE(studio.undoStack().count(), 1);
        QCOMPARE(studio.undoStack().undoText(), name);
        QTEST(rules(studio, RuleList::Hide), "hide");
        QTEST(rules(studio, RuleList::Keep), "keep");
        checkBytes(studio);
    }

    void tagCommand_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("tags");
        const auto row = [](const char *title, const Command &command, const char *name, const char *expected) {
            QTest::newRow(title) << command << s(name) << s(expected);
        };
        row("set", [](Studio &studio) { return setTags(studio, s("new"), {s("x"), s(" x "), s("")}); }, "Set tags of “new”", "one(a_1) two(a_1 a_2) x(new)");
        row("clear", [](Studio &studio) { return setTags(studio, s("a_1"), {}); }, "Set tags of “a_1”", "two(a_2)");
        row("add", [](Studio &studio) { return addTag(studio, {s("a_1"), s("a_2"), s("n")}, s("one")); }, "Tag 2 tools with “one”", "one(a_1 a_2 n) two(a_1 a_2)");
        row("remove", [](Studio &studio) { return removeTag(studio, {s("a_1"), s("a_2"), s("n")}, s("two")); }, "Remove tag “two” from 2 tools", "one(a_1)");
        row("rename", [](Studio &studio) { return renameTag(studio, s("two"), s("Zwei")); }, "Rename tag “two” to “Zwei”", "one(a_1) Zwei(a_1 a_2)");
        row("rename onto another", [](Studio &studio) { return renameTag(studio, s("two"), s("one")); }, "Rename tag “two” to “one”", "one(a_1 a_2)");
    }
    void tagCommand()
    {
        QFETCH(Command, command);
        QFETCH(QString, name);
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        setText(studio, files, kText);
        QVERIFY(command(studio));
        QCOMPARE(studio.undoStack().count(), 1);
        QCOMPARE(studio.undoStack().undoText(), name);
        QTEST(tags(studio), "tags");
        checkBytes(studio);
    }

    void optionCommand_data()
    {
        QTest::addColumn<Command>("command");
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("part");
        const auto row = [](const char *title, const Command &command, const char *name, const char *part) { QTest::newRow(title) << command << s(name) << s(part); };
        row("set", [](Studio &studio) { return setOption(studio, s("topK"), s("7")); }, "Set “topK” to 7", "\"topK\": 7");
        row("describe", [](Studio &studio) { return setDescription(studio, s("a_2"), s("Ä \"text\"")); }, "Change description of “a_2”", "\"description\": \"Ä \\\"text\\\"\"");
    }
    void optionCommand()
    {
        QFETCH(Command, command);
        QFETCH(QString, name);
        QFETCH(QString, part);
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        setText(studio, files, kText);
        QVERIFY(command(studio));
        QCOMPARE(studio.undoStack().undoText(), name);
        QVERIFY2(studio.document().text().find(part.toStdString()) != std::string::npos, studio.document().text().c_str());
        checkBytes(studio);
    }

    void resetting()
    {
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        setText(studio, files, "{\"topK\": 3, \"tools\": {\"a\": {\"description\": \"d\"}}}");
        QVERIFY(setOption(studio, s("topK"), {}));
        QCOMPARE(studio.undoStack().undoText(), s("Reset “topK”"));
        QVERIFY(setDescription(studio, s("a"), {}));
        QCOMPARE(studio.undoStack().undoText(), s("Remove description of “a”"));
        QVERIFY(studio.document().text().find("topK") == std::string::npos);
        QVERIFY(studio.document().text().find("description") == std::string::npos);
    }

    void nothingToDo_data()
    {
        QTest::addColumn<Command>("command");
        QTest::newRow("no patterns") << Command([](Studio &studio) { return addRules(studio, RuleList::Hide, {}); });
        QTest::newRow("no ids") << Command([](Studio &studio) { return addTools(studio, RuleList::Hide, {}); });
        QTest::newRow("no indices") << Command([](Studio &studio) { return removeRules(studio, RuleList::Hide, {}); });
        QTest::newRow("wider rule") << Command([](Studio &studio) { return removeExactRules(studio, RuleList::Hide, {s("b"), s("a_1")}); });
        QTest::newRow("no rule") << Command([](Studio &studio) { return removeExactRules(studio, RuleList::Hide, {s("zzz")}); });
        QTest::newRow("has the tag") << Command([](Studio &studio) { return addTag(studio, {s("a_1")}, s("one")); });
        QTest::newRow("empty tag") << Command([](Studio &studio) { return addTag(studio, {s("a_1")}, s("  ")); });
        QTest::newRow("no such tag") << Command([](Studio &studio) { return removeTag(studio, {s("a_2")}, s("one")); });
        QTest::newRow("rename nothing") << Command([](Studio &studio) { return renameTag(studio, s("none"), s("x")); });
        QTest::newRow("rename to itself") << Command([](Studio &studio) { return renameTag(studio, s("one"), s(" one ")); });
        QTest::newRow("no such rule") << Command([](Studio &studio) { return moveRule(studio, RuleList::Hide, 7, 0); });
    }
    void nothingToDo()
    {
        QFETCH(Command, command);
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        setText(studio, files, kText);
        QVERIFY(!command(studio));
        QCOMPARE(studio.undoStack().count(), 0);
        QCOMPARE(studio.document().text(), std::string(kText));
    }

    void exactPatterns_data()
    {
        QTest::addColumn<QString>("id");
        QTest::addColumn<QString>("pattern");
        QTest::newRow("plain") << s("github_list") << s("github_list");
        QTest::newRow("dot") << s("my.dotted-name") << s("my.dotted-name");
        QTest::newRow("star") << s("a*b") << s("re:^a\\*b$");
        QTest::newRow("question mark") << s("what?") << s("re:^what\\?$");
        QTest::newRow("regex") << s("re:x") << s("re:^re:x$");
        QTest::newRow("empty") << s("") << s("re:^$");
        QTest::newRow("all that is special") << s("*\\^$.|?+()[]{}/") << s("re:^\\*\\\\\\^\\$\\.\\|\\?\\+\\(\\)\\[\\]\\{\\}\\/$");
        QTest::newRow("line break") << s("a\n*") << s("re:^a\n\\*$");
        QTest::newRow("emoji") << s("😀*") << s("re:^😀\\*$");
        QTest::newRow("lone surrogate") << QString(QChar(0xd83d)) + u'*' << QString(u"re:^" + QChar(0xd83d) + u"\\*$");
    }
    void exactPatterns()
    {
        QFETCH(QString, id);
        QTEST(QString::fromStdU16String(exactPattern(id)), "pattern");
        JsEngine engine;
        opencode::PatternText text;
        text.text = exactPattern(id);
        opencode::Matcher matcher(engine, text);
        QVERIFY(matcher.matches(id));
        for (const QString &other : {QString(id + u'x'), QString(u'x' + id), QString(id + u'\n'), QString(id.chopped(id.isEmpty() ? 0 : 1) + u'y'), s("axb"), s("x")})
            QVERIFY2(!matcher.matches(other), qPrintable(other));
    }

    void longNamesAreCut()
    {
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        setText(studio, files, "{}");
        addRules(studio, RuleList::Keep, {QString(500, u'x')});
        QVERIFY(studio.undoStack().undoText().size() < 80);
        addRules(studio, RuleList::Keep, {s("right\u202eleft")});
        QVERIFY(!studio.undoStack().undoText().contains(QChar(0x202e)));
    }

    void emptyDocument()
    {
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        QVERIFY(studio.openDocument(kDocumentPath));
        QVERIFY(transferRule(studio, RuleList::Hide, 0, RuleList::Keep, 0)); // a default
        QCOMPARE(rules(studio, RuleList::Hide), s("mcp__*"));
        QCOMPARE(rules(studio, RuleList::Keep), s("mcp_*"));
        studio.undoStack().undo();
        QCOMPARE(studio.document().text(), std::string());
    }

private:
    static void checkBytes(Studio &studio)
    {
        const std::string after = studio.document().text();
        QVERIFY(after.starts_with("// my tools\r\n{\r\n\t\"custom\": 1.50, // stays\r\n"));
        QVERIFY(after.ends_with("}\r\n"));
        for (std::size_t at = after.find('\n'); at != std::string::npos; at = after.find('\n', at + 1))
            QVERIFY(at > 0 && after[at - 1] == '\r');
        for (int i = 0; i < 2; ++i) {
            studio.undoStack().undo();
            QCOMPARE(studio.document().text(), std::string(kText));
            QVERIFY(!studio.isModified());
            studio.undoStack().redo();
            QCOMPARE(studio.document().text(), after);
        }
    }
};

QTEST_GUILESS_MAIN(TestRuleCommands)
#include "tst_rulecommands.moc"
