// SPDX-License-Identifier: MIT
// The cases about the configuration file, its patterns and the host, through the built command line, its JSON read
// by another parser.
#include "tests/support/tsspreview.h"

#include <QJsonDocument>
#include <QTest>

namespace tss::test {

class TestCliConfigCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commentsInFile();
    void byteOrderMark();
    void wrongTypes_data();
    void wrongTypes();
    void wrongTypesInSearch();
    void defaultPatterns();
    void patternTooWide();
    void invalidRegex();
    void overrideIsNotShown();
    void mcpToolsBypassTheHook();
};

void TestCliConfigCases::commentsInFile()
{
    const QString folder = QStringLiteral("31-comments-in-file");
    const QJsonObject answer = preview({folder, {caseFile(QStringLiteral("46-pattern-too-wide/ids.json"))}, QStringLiteral("tool-search.json")});
    QCOMPARE(diagnostic(answer, QStringLiteral("file-has-comments"))[u"severity"].toString(), QStringLiteral("error"));
    QCOMPARE(diagnostic(answer, QStringLiteral("file-has-comments"))[u"line"].toInt(), 2);
    QCOMPARE(diagnostic(answer, QStringLiteral("file-has-trailing-commas"))[u"line"].toInt(), 3);
    const QJsonArray rules = answer[u"rules"][u"hide"].toArray(); // the defaults, not the file's wishes
    QCOMPARE(rules.size(), 2);
    QCOMPARE(rules[0][u"pattern"].toString(), QStringLiteral("mcp_*"));
    QCOMPARE(rules[0][u"source"].toString(), QStringLiteral("default"));
    const QString path = caseFile(folder + QStringLiteral("/tool-search.json"));
    QCOMPARE(runTss({QStringLiteral("check"), path}).exitCode, 1);
}

void TestCliConfigCases::byteOrderMark()
{
    const QString folder = QStringLiteral("32-bom");
    const QJsonObject answer = preview({folder, {caseFile(QStringLiteral("46-pattern-too-wide/ids.json"))}, QStringLiteral("tool-search.json")});
    QCOMPARE(diagnostic(answer, QStringLiteral("file-has-bom"))[u"severity"].toString(), QStringLiteral("error"));
    const TssResult refused = runTss(QStringList(QStringLiteral("preview"))
                                     + previewArgs({folder, {caseFile(QStringLiteral("46-pattern-too-wide/ids.json"))}, QStringLiteral("utf16le.tool-search.json")}));
    QCOMPARE(refused.exitCode, 3);
    QVERIFY(refused.out.isEmpty());
    QVERIFY2(refused.err.contains("UTF-16") && refused.err.contains("utf16le.tool-search.json"), refused.err.constData());
}

void TestCliConfigCases::wrongTypes_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("isActive");
    QTest::addColumn<int>("hidden");
    QTest::newRow("hide-string.json") << "hide-string.json" << "plugin-throws-at-start" << false << 0;
    QTest::newRow("hide-null.json") << "hide-null.json" << "wrong-type-ignored" << true << 0;
    QTest::newRow("tags-string.json") << "tags-string.json" << "search-throws" << true << 4;
    QTest::newRow("topk-zero.json") << "topk-zero.json" << "number-treated-as" << true << 4;
    QTest::newRow("topk-negative.json") << "topk-negative.json" << "negative-top-k" << true << 4;
    QTest::newRow("root-array.json") << "root-array.json" << "file-not-object" << true << 1;
}

namespace {

constexpr const char *kFiveIds = "[\"a_b\", \"a_c\", \"a_d\", \"a_e\", \"mcp_f\"]";

} // namespace

void TestCliConfigCases::wrongTypes()
{
    QFETCH(QString, file);
    QFETCH(QString, code);
    QFETCH(bool, isActive);
    QFETCH(int, hidden);
    const QTemporaryDir dir;
    const QString ids = written(dir, QStringLiteral("ids.json"), kFiveIds);
    const QJsonObject answer = preview({QStringLiteral("39-wrong-types"), {ids}, file});
    QVERIFY2(has(answer, code), qPrintable(code));
    QVERIFY(diagnostic(answer, code)[u"line"].toInt() > 0);
    QCOMPARE(answer[u"pluginActive"].toBool(), isActive);
    QCOMPARE(answer[u"counts"][u"hidden"].toInt(), hidden);
    QCOMPARE(answer[u"counts"][u"plugin"].toInt(), isActive ? 1 : 0);
}

void TestCliConfigCases::wrongTypesInSearch()
{
    const QTemporaryDir dir;
    const QString ids = written(dir, QStringLiteral("ids.json"), kFiveIds);
    const auto search = [&](const char *file, const char *query) {
        return runTss(QStringList{QStringLiteral("search"), QStringLiteral("--query"), QString::fromUtf8(query)}
                      + previewArgs({QStringLiteral("39-wrong-types"), {ids}, QString::fromUtf8(file)})).json();
    };
    QVERIFY(search("tags-string.json", "anything")[u"throws"].toBool());
    QCOMPARE(search("topk-negative.json", "*")[u"hits"].toArray().size(), 3); // 3 of 4
    QCOMPARE(search("topk-zero.json", "*")[u"hits"].toArray().size(), 4);
}

void TestCliConfigCases::defaultPatterns()
{
    const QString folder = QStringLiteral("44-default-pattern-matches-nothing");
    const QJsonObject expected = caseExpected(folder);
    const QJsonObject ids = preview({folder, {QStringLiteral("ids.json")}, QStringLiteral("tool-search.json")});
    QCOMPARE(idsWith(ids, QStringLiteral("hidden")), strings(expected[u"hidden_by_default"]));
    const QJsonObject github = preview({folder, {QStringLiteral("github.tools.json")}, QStringLiteral("tool-search.json")});
    for (const QJsonValue &rule : github[u"rules"][u"hide"].toArray())
        QCOMPARE(rule[u"matches"].toInt(-1), 0);
    const QJsonObject problem = diagnostic(github, QStringLiteral("default-patterns-match-nothing"));
    QVERIFY(problem[u"message"].toString().contains(QStringLiteral("0 of 2")));
    QVERIFY(problem[u"fixes"].toArray().first()[u"title"].toString().contains(strings(expected[u"suggest"]).first()));
}

void TestCliConfigCases::patternTooWide()
{
    const QString folder = QStringLiteral("46-pattern-too-wide");
    const QJsonObject expected = caseExpected(folder);
    const QJsonObject answer = preview({folder, {QStringLiteral("ids.json")}, QStringLiteral("tool-search.json")});
    QCOMPARE(answer[u"rules"][u"hide"][0][u"matches"].toInt(), strings(expected[u"git*"]).size());
    QCOMPARE(idsWith(answer, QStringLiteral("kept")), strings(expected[u"with_keep_not_hidden"]));
    QCOMPARE(idsWith(answer, QStringLiteral("visible")), QStringList());
    QVERIFY(toolById(answer, QStringLiteral("admin/delete"))[u"verdict"].toString() == QStringLiteral("hidden"));
    QVERIFY(diagnostic(answer, QStringLiteral("pattern-too-wide"))[u"message"].toString().contains(QStringLiteral("bash, read")));
    const QTemporaryDir dir;
    const QJsonObject noKeep = preview({folder, {QStringLiteral("ids.json")}, written(dir, QStringLiteral("tool-search.json"), "{\"hide\": [\"*\"]}")});
    QCOMPARE(idsWith(noKeep, QStringLiteral("kept")) + idsWith(noKeep, QStringLiteral("visible")), strings(expected[u"*_not_hidden"]));
    QCOMPARE(toolById(noKeep, QStringLiteral("tool_search"))[u"rule"].toString(), QStringLiteral("built-in"));
}

void TestCliConfigCases::invalidRegex()
{
    const QString folder = QStringLiteral("47-invalid-regex");
    const QJsonObject matches = caseExpected(folder)[u"matches"].toObject();
    const QJsonObject answer = preview({folder, {QStringLiteral("ids.json")}, QStringLiteral("tool-search.json")});
    for (const QJsonValue &rule : answer[u"rules"][u"hide"].toArray()) {
        if (matches.contains(rule[u"pattern"].toString()))
            QCOMPARE(rule[u"matches"].toInt(), matches[rule[u"pattern"].toString()].toArray().size());
    }
    QCOMPARE(idsWith(answer, QStringLiteral("hidden")), strings(matches[u"re:git"]));
    QCOMPARE(answer[u"rules"][u"hide"][0][u"problem"].toString(), QStringLiteral("malformed"));
    QVERIFY(diagnostic(answer, QStringLiteral("pattern-malformed"))[u"message"].toString().contains(QStringLiteral("“re:(”")));
    QVERIFY(has(answer, QStringLiteral("pattern-empty")));
}

void TestCliConfigCases::overrideIsNotShown()
{
    const QString folder = QStringLiteral("57-override-description-not-shown");
    const QJsonObject expected = caseExpected(folder);
    const PreviewFiles files{folder, {QStringLiteral("bash.tools.json")}, QStringLiteral("tool-search.json")};
    const QJsonObject answer = preview(files);
    QCOMPARE(toolById(answer, QStringLiteral("bash_run"))[u"description"].toString(), expected[u"visible"].toString());
    QVERIFY(has(answer, QStringLiteral("override-not-sent")) && has(answer, QStringLiteral("override-unknown-tool")));
    const QJsonObject found = runTss(QStringList{QStringLiteral("search"), QStringLiteral("--query"), QStringLiteral("shell")} + previewArgs(files)).json();
    QVERIFY(found[u"output"].toString().contains(expected[u"search_result"].toString()));
}

void TestCliConfigCases::mcpToolsBypassTheHook()
{
    const QString folder = QStringLiteral("59-mcp-tools-bypass-the-hook");
    const QJsonObject expected = caseExpected(folder);
    const auto with = [&](const char *host) {
        return preview({folder, {QStringLiteral("github.tools.json")}, QStringLiteral("tool-search.json"), QString::fromUtf8(host)});
    };
    const QJsonObject stock = with("stock");
    QCOMPARE(stock[u"host"].toString(), QStringLiteral("stock"));
    for (const QJsonValue &tool : stock[u"tools"].toArray()) {
        QCOMPARE(tool[u"verdict"].toString() == QStringLiteral("hidden"), expected[u"stock"][u"hidden"].toBool());
        QCOMPARE(tool[u"saving"].toInt(), expected[u"stock"][u"saving"].toInt());
        QVERIFY(!tool[u"reachable"].toBool());
    }
    QVERIFY(has(stock, QStringLiteral("rule-out-of-reach")));
    QCOMPARE(stock[u"systemHint"].toString(), QString());
    const QJsonObject hooked = with("hooked");
    for (const QJsonValue &tool : hooked[u"tools"].toArray())
        QCOMPARE(tool[u"verdict"].toString() == QStringLiteral("hidden"), expected[u"patched"][u"hidden"].toBool());
    QVERIFY(!hooked[u"systemHint"].toString().isEmpty());
}

} // namespace tss::test

QTEST_GUILESS_MAIN(tss::test::TestCliConfigCases)
#include "tst_cliconfigcases.moc"
