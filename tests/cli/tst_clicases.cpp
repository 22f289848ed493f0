// SPDX-License-Identifier: MIT
// The cases about tokens, names, schemas and search, through the built command line, its JSON read
// by another parser.
#include "tests/support/tsspreview.h"

#include <QJsonDocument>
#include <QTest>

namespace tss::test {

class TestCliCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hiddenIsNotZero();
    void hidingCanCostMore();
    void limitCount();
    void descriptionLimits();
    void sanitisedCollision();
    void sameToolTwoServers();
    void nonAsciiNames();
    void missingOrNullSchema();
    void searchRanking();
};

void TestCliCases::hiddenIsNotZero()
{
    const QString folder = QStringLiteral("03-hidden-is-not-zero");
    const QJsonObject expected = caseExpected(folder);
    const QJsonObject answer = preview({folder, {QStringLiteral("books.tools.json")}, QStringLiteral("tool-search.json")});
    const QJsonObject tool = toolById(answer, expected[u"id"].toString());
    QCOMPARE(tool[u"verdict"].toString(), QStringLiteral("hidden"));
    QCOMPARE(tool[u"rule"].toString(), QStringLiteral("hide[0]"));
    QCOMPARE(tool[u"pattern"].toString(), QStringLiteral("books_*"));
    QCOMPARE(tool[u"description"].toString(), expected[u"stub"].toString());
    // The expected counts are another counter's; what must hold for every counter is their order.
    const QJsonObject tokens = tool[u"tokens"].toObject();
    QVERIFY(tokens[u"name"].toInt() > 0 && tokens[u"description"].toInt() > tool[u"before"][u"description"].toInt());
    QVERIFY(tokens[u"schema"].toInt() > tokens[u"description"].toInt());
    QCOMPARE(tokens[u"schema"].toInt(), tool[u"before"][u"schema"].toInt());
    QVERIFY(tool[u"saving"].toInt() < 0);
}

void TestCliCases::hidingCanCostMore()
{
    const QString folder = QStringLiteral("04-hiding-can-cost-more");
    const QJsonObject expected = caseExpected(folder);
    const QJsonObject answer = preview({folder, {QStringLiteral("crm.tools.json")}, QStringLiteral("tool-search.json")});
    int sum = 0;
    QCOMPARE(answer[u"tools"].toArray().size(), expected.size());
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        const int saving = toolById(answer, it.key())[u"saving"].toInt();
        QCOMPARE(saving < 0, it.value()[u"delta_if_hidden"].toInt() > 0);
        sum += saving;
    }
    const QJsonObject tokens = answer[u"tokens"].toObject();
    QCOMPARE(tokens[u"saved"].toInt(), tokens[u"before"].toInt() - tokens[u"after"].toInt());
    QCOMPARE(tokens[u"saved"].toInt(), sum - tokens[u"fixed"][u"toolSearch"].toInt() - tokens[u"fixed"][u"systemHint"].toInt());
    QVERIFY(has(answer, QStringLiteral("hiding-costs-more")));
    QVERIFY(!diagnostic(answer, QStringLiteral("hiding-costs-more"))[u"fixes"].toArray().isEmpty());
}

void TestCliCases::limitCount()
{
    const QString folder = QStringLiteral("07-limit-count-off-by-hidden-extras");
    const QJsonObject expected = caseExpected(folder);
    for (const char *hide : {"{}", "{\"hide\": [\"*\"]}"}) {
        const QTemporaryDir dir;
        const QString config = written(dir, QStringLiteral("tool-search.json"), hide);
        const QJsonObject answer = preview({folder, {QStringLiteral("factory.tools.json"), QStringLiteral("builtins.json")}, config});
        const QJsonObject counts = answer[u"counts"].toObject();
        QCOMPARE(counts[u"sent"].toInt(), expected[u"total"].toInt()); // hiding does not lower it
        QCOMPARE(counts[u"mcp"].toInt(), expected[u"mcp"].toInt());
        QCOMPARE(counts[u"other"].toInt(), expected[u"builtin"].toInt());
        QCOMPARE(counts[u"plugin"].toInt(), expected[u"plugin"].toInt());
        QCOMPARE(has(answer, QStringLiteral("too-many-tools")), expected[u"over128"].toBool());
        const QString detail = diagnostic(answer, QStringLiteral("too-many-tools"))[u"detail"].toString();
        QVERIFY2(detail.contains(u"125") && detail.contains(u"10 ") && detail.contains(u" 1 "), qPrintable(detail));
    }
}

void TestCliCases::descriptionLimits()
{
    const QString folder = QStringLiteral("10-description-limits");
    const QJsonObject expected = caseExpected(folder);
    const QJsonObject lengths = expected[u"search_result_lengths"].toObject();
    const QJsonObject tails = expected[u"tails"].toObject();
    for (auto it = lengths.begin(); it != lengths.end(); ++it) {
        const TssResult result = runTss(QStringList{QStringLiteral("search"), QStringLiteral("--query"), QString(QStringLiteral("long_") + it.key()), QStringLiteral("--top-k=1")}
                                        + previewArgs({folder, {QStringLiteral("long.tools.json")}, QStringLiteral("tool-search.json")}));
        const QString output = result.json()[u"output"].toString();
        const qsizetype begin = output.indexOf(QStringLiteral(")\n"), output.indexOf(QStringLiteral("(score"))) + 2;
        const QString shown = output.mid(begin, output.indexOf(QStringLiteral("\n\nParameters:")) - begin);
        QCOMPARE(shown.size(), it.value().toInt());
        QVERIFY(shown.endsWith(tails[it.key()].toString()));
    }
    const QJsonObject answer = preview({folder, {QStringLiteral("long.tools.json")}, QStringLiteral("tool-search.json")});
    QVERIFY(has(answer, QStringLiteral("description-over-1024")) && has(answer, QStringLiteral("description-over-2048")));
    QVERIFY(toolById(answer, QStringLiteral("long_d9000"))[u"description"].toString().startsWith(u"[hidden"));
}

void TestCliCases::sanitisedCollision()
{
    const QString folder = QStringLiteral("12-sanitised-collision");
    const QJsonObject ids = caseExpected(folder)[u"opencode"].toObject();
    const QJsonObject answer = preview({folder, {QStringLiteral("files.tools.json")}, {}});
    const QJsonArray tools = answer[u"tools"].toArray();
    QCOMPARE(tools.size(), 5);
    int sent = 0;
    for (const QJsonValue &tool : tools) {
        QCOMPARE(tool[u"id"].toString(), ids[tool[u"name"].toString()].toString());
        sent += tool[u"sent"].toBool() ? 1 : 0;
        QCOMPARE(tool[u"winner"].toInt(-1), tool[u"sent"].toBool() ? -1 : 4);
    }
    QCOMPARE(sent, caseExpected(folder)[u"opencode_distinct"].toInt());
    const QString message = diagnostic(answer, QStringLiteral("id-collision"))[u"message"].toString();
    QVERIFY2(message.contains(u"4 ") && message.contains(QStringLiteral("“files_read_file”")) && message.contains(QStringLiteral("“read file”")), qPrintable(message));
}

void TestCliCases::sameToolTwoServers()
{
    const QString folder = QStringLiteral("13-same-tool-two-servers");
    const QJsonObject expected = caseExpected(folder);
    const QTemporaryDir dir;
    const QString config = written(dir, QStringLiteral("tool-search.json"), "{\"hide\":" + jsonText(expected[u"hide"]) + "}");
    const QJsonObject answer = preview({folder, {QStringLiteral("pg-live.tools.json"), QStringLiteral("pg-test.tools.json")}, config});
    QStringList ids;
    for (const QJsonValue &tool : answer[u"tools"].toArray())
        ids += tool[u"id"].toString();
    QCOMPARE(ids, strings(expected[u"ids"]));
    QCOMPARE(idsWith(answer, QStringLiteral("hidden")), strings(expected[u"hidden"]));
    QVERIFY(diagnostic(answer, QStringLiteral("same-name-on-servers"))[u"message"].toString().contains(QStringLiteral("2 servers")));
}

void TestCliCases::nonAsciiNames()
{
    const QString folder = QStringLiteral("15-non-ascii-names");
    const QJsonObject expected = caseExpected(folder)[u"opencode"].toObject();
    const QJsonObject answer = preview({folder, {QStringLiteral("工具箱.tools.json"), QStringLiteral("ascii-server.tools.json")}, {}});
    const QJsonArray tools = answer[u"tools"].toArray();
    QCOMPARE(tools.size(), 6);
    for (const QJsonValue &tool : tools) {
        const bool isChinese = tool[u"source"].toString() == QStringLiteral("工具箱");
        QCOMPARE(tool[u"id"].toString(), expected[isChinese ? u"cn" : u"ascii"][tool[u"name"].toString()].toString());
    }
    QVERIFY(has(answer, QStringLiteral("id-collision")));
    QVERIFY(diagnostic(answer, QStringLiteral("server-name-refused-by-dsh"))[u"message"].toString().contains(QStringLiteral("工具箱")));
}

void TestCliCases::missingOrNullSchema()
{
    const QString folder = QStringLiteral("18-missing-or-null-schema");
    const QJsonObject expected = caseExpected(folder);
    const TssResult result = runTss({QStringLiteral("check"), caseFile(folder + QStringLiteral("/zero.tools.json")), QStringLiteral("--json")});
    const QJsonObject file = result.json()[u"files"].toArray().first().toObject();
    QCOMPARE(file[u"kind"].toString(), QStringLiteral("catalog"));
    QStringList warned;
    QSet<QString> reasons;
    for (const QJsonValue &value : file[u"diagnostics"].toArray()) {
        if (!strings(expected[u"warn"]).contains(value[u"tool"].toString().section(QStringLiteral("zero_"), 1)))
            continue;
        warned += value[u"tool"].toString().section(QStringLiteral("zero_"), 1);
        reasons += value[u"message"].toString();
    }
    warned.removeDuplicates();
    QCOMPARE(warned, strings(expected[u"warn"]));
    QVERIFY(reasons.size() >= warned.size());
    const QJsonObject answer = preview({folder, {QStringLiteral("zero.tools.json")}, {}});
    QCOMPARE(answer[u"tools"].toArray().size(), expected[u"rows"].toInt());
    for (const QJsonValue &value : file[u"diagnostics"].toArray())
        QVERIFY(value[u"tool"].toString() != QStringLiteral("zero_fine"));
}

void TestCliCases::searchRanking()
{
    const QString folder = QStringLiteral("55-search-ranking-preview");
    const QTemporaryDir dir;
    QFile catalog(caseFile(folder + QStringLiteral("/catalog.json")));
    QVERIFY(catalog.open(QIODevice::ReadOnly));
    QJsonObject tools;
    for (const QJsonValue &tool : QJsonDocument::fromJson(catalog.readAll()).array())
        tools[tool[u"id"].toString()] = QJsonObject{{QStringLiteral("tags"), tool[u"tags"]}};
    const QString config = written(dir, QStringLiteral("tool-search.json"), "{\"topK\": 5, \"tools\": " + jsonText(tools) + "}");
    const QJsonObject expected = caseExpected(folder);
    for (auto it = expected.begin(); it != expected.end(); ++it) {
        const QJsonObject answer = runTss(QStringList{QStringLiteral("search"), QStringLiteral("--query"), it.key()}
                                          + previewArgs({folder, {QStringLiteral("catalog.json")}, config})).json();
        const QJsonArray hits = answer[u"hits"].toArray();
        const QJsonArray theirs = it.value().toArray();
        QCOMPARE(hits.size(), theirs.size());
        for (qsizetype i = 0; i < hits.size(); ++i) {
            QCOMPARE(hits[i][u"id"].toString(), theirs[i][0].toString());
            QCOMPARE(hits[i][u"score"].toInt(), theirs[i][1].toInt());
            int sum = 0;
            for (const QJsonValue &part : hits[i][u"parts"].toArray())
                sum += part[u"points"].toInt();
            QCOMPARE(sum, hits[i][u"score"].toInt()); // and it says why
        }
    }
}

} // namespace tss::test

QTEST_GUILESS_MAIN(tss::test::TestCliCases)
#include "tst_clicases.moc"
