// SPDX-License-Identifier: MIT
// tss check: what each file is, its problems, and the exit code.
#include "tests/support/tsspreview.h"

#include <QTest>

namespace tss::test {

namespace {

QJsonObject check(const QStringList &args)
{
    return runTss(QStringList{QStringLiteral("check"), QStringLiteral("--json")} + args).json();
}

QStringList codes(const QJsonObject &file)
{
    QStringList result;
    for (const QJsonValue &value : file[u"diagnostics"].toArray())
        result += value[u"code"].toString();
    return result;
}

} // namespace

class TestCliCheck : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void contentTellsTheKind_data();
    void contentTellsTheKind();
    void callerMaySayItIsAConfiguration();
    void configurationAlone();
    void configurationWithItsCatalog();
    void contextIsNotChecked();
    void collisionsAcrossFiles();
    void severalConfigurations();
    void linesForEditors();
    void unreadableContent();
};

void TestCliCheck::contentTellsTheKind_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("kind");
    const auto row = [](const char *title, const char *bytes, const char *name, const char *kind) {
        QTest::newRow(title) << QByteArray(bytes) << QString::fromUtf8(name) << QString::fromUtf8(kind);
    };
    row("configuration", "{\"hide\": [\"a_*\"]}", "x.json", "config");
    row("empty object", "{}", "x.json", "config");
    row("entries only", "{\"tools\": {\"a\": {\"tags\": []}}}", "x.json", "config");
    row("commented", "{// c\n\"keep\": [],}", "x.json", "config");
    row("broken, but named so", "{\"hide\": [", "tool-search.json", "config");
    row("broken", "{\"hide\": [", "x.json", "unknown");
    row("MCP", "{\"tools\": [{\"name\": \"a\", \"inputSchema\": {}}]}", "x.json", "catalog");
    row("catalog named like a configuration", "{\"tools\": [{\"name\": \"a\", \"inputSchema\": {}}]}", "tool-search.json", "catalog");
    row("ids", "[\"bash\"]", "x.json", "catalog");
    row("something else", "{\"version\": 1, \"groups\": {}}", "x.json", "unknown");
    row("empty file", "", "x.json", "unknown");
}

void TestCliCheck::contentTellsTheKind()
{
    QFETCH(QByteArray, bytes);
    QFETCH(QString, name);
    QFETCH(QString, kind);
    const QTemporaryDir dir;
    const QJsonObject answer = check({written(dir, name, bytes)});
    QCOMPARE(answer[u"files"][0][u"kind"].toString(), kind);
}

void TestCliCheck::callerMaySayItIsAConfiguration()
{
    const QString file = caseFile(QStringLiteral("39-wrong-types/root-array.json"));
    QCOMPARE(check({file})[u"files"][0][u"kind"].toString(), QStringLiteral("catalog"));
    const QJsonObject answer = check({QStringLiteral("--config"), file});
    QCOMPARE(answer[u"files"][0][u"kind"].toString(), QStringLiteral("config"));
    QVERIFY(codes(answer[u"files"][0].toObject()).contains(QStringLiteral("file-not-object")));
}

void TestCliCheck::configurationAlone()
{
    const QTemporaryDir dir;
    const QJsonObject answer = check({written(dir, QStringLiteral("x.json"), "{\"hide\": [\"a_*\", \"re:(\"], \"colour\": 1}")});
    // What rules match is not known without a catalog, so nothing is said about it.
    QCOMPARE(codes(answer[u"files"][0].toObject()), (QStringList{QStringLiteral("unknown-key"), QStringLiteral("pattern-malformed")}));
    QCOMPARE(answer[u"errors"].toInt(), 1);
    QCOMPARE(answer[u"hints"].toInt(), 1);
}

void TestCliCheck::configurationWithItsCatalog()
{
    const QString folder = QStringLiteral("47-invalid-regex");
    const QStringList files{caseFile(folder + QStringLiteral("/tool-search.json")), caseFile(folder + QStringLiteral("/ids.json"))};
    const TssResult result = runTss(QStringList(QStringLiteral("check")) + files);
    QCOMPARE(result.exitCode, 1);
    const QJsonObject config = check(files)[u"files"][0].toObject();
    QVERIFY(codes(config).contains(QStringLiteral("dead-pattern")) && codes(config).contains(QStringLiteral("pattern-malformed")));
}

void TestCliCheck::contextIsNotChecked()
{
    const QString catalog = caseFile(QStringLiteral("18-missing-or-null-schema/zero.tools.json"));
    const QTemporaryDir dir;
    const QString config = written(dir, QStringLiteral("x.json"), "{\"hide\": [\"zero_fine\"]}");
    const QJsonObject answer = check({config, QStringLiteral("--host=hooked"), QStringLiteral("--catalog"), catalog});
    QCOMPARE(answer[u"files"].toArray().size(), 1);
    QVERIFY(!codes(answer[u"files"][0].toObject()).contains(QStringLiteral("schema-null")));
    QVERIFY(codes(check({config, catalog})[u"files"][1].toObject()).contains(QStringLiteral("schema-null")));
}

void TestCliCheck::collisionsAcrossFiles()
{
    const QTemporaryDir dir;
    const QByteArray tool = "{\"tools\": [{\"name\": \"t\", \"inputSchema\": {\"type\": \"object\"}}]}";
    const QString one = written(dir, QStringLiteral("a.b.tools.json"), tool);
    const QString two = written(dir, QStringLiteral("a_b.tools.json"), tool);
    const QJsonObject answer = check({one, two});
    QVERIFY(codes(answer[u"files"][1].toObject()).contains(QStringLiteral("id-collision"))); // told where the winner is
}

void TestCliCheck::severalConfigurations()
{
    const QTemporaryDir dir;
    const QString good = written(dir, QStringLiteral("good.json"), "{\"hide\": [\"a\"]}");
    const QString bad = written(dir, QStringLiteral("bad.json"), "{\"hide\": \"a\"}");
    const QJsonObject answer = check({good, bad});
    QCOMPARE(answer[u"files"][0][u"errors"].toInt(), 0);
    QCOMPARE(answer[u"files"][1][u"errors"].toInt(), 1);
    QCOMPARE(runTss({QStringLiteral("check"), good}).exitCode, 0);
    QCOMPARE(runTss({QStringLiteral("check"), good, bad}).exitCode, 1);
}

void TestCliCheck::linesForEditors()
{
    TssRun run;
    run.folder = caseFile(QStringLiteral("31-comments-in-file"));
    run.args = QStringList{QStringLiteral("check"), QStringLiteral("tool-search.json")};
    const TssResult result = runTss(run);
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.out.startsWith("tool-search.json:2:3: error: "), result.out.constData());
    QVERIFY(result.out.contains("[file-has-comments]"));
    QVERIFY(result.out.endsWith("tool-search.json: 2 errors\n"));
}

void TestCliCheck::unreadableContent()
{
    const QTemporaryDir dir;
    const QString file = written(dir, QStringLiteral("x.json"), "{\n  \"tools\": [{]}");
    const TssResult result = runTss({QStringLiteral("check"), file});
    QCOMPARE(result.exitCode, 1);
    QVERIFY2(result.out.contains(":2:14: error: ") && result.out.contains("[json-syntax]"), result.out.constData());
    const QJsonObject problem = check({file})[u"files"][0][u"diagnostics"][0].toObject();
    QCOMPARE(problem[u"line"].toInt(), 2);
    QCOMPARE(problem[u"column"].toInt(), 14);
    const TssResult utf16 = runTss({QStringLiteral("check"), caseFile(QStringLiteral("32-bom/utf16le.tool-search.json"))});
    QCOMPARE(utf16.exitCode, 1);
    QVERIFY(utf16.out.contains("UTF-16"));
}

} // namespace tss::test

QTEST_GUILESS_MAIN(tss::test::TestCliCheck)
#include "tst_clicheck.moc"
