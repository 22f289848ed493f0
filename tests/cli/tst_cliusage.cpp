// SPDX-License-Identifier: MIT
// The command line itself: options, exit codes, messages, pipes, locales.
#include "tests/support/tsspreview.h"

#include <QFile>
#include <QProcess>
#include <QTest>

namespace tss::test {

namespace {

const QString kCatalog = caseFile(QStringLiteral("04-hiding-can-cost-more/crm.tools.json"));
const QString kConfig = caseFile(QStringLiteral("04-hiding-can-cost-more/tool-search.json"));

QStringList words(const char *text)
{
    QStringList args = QString::fromUtf8(text).split(u' ', Qt::SkipEmptyParts);
    args.replaceInStrings(QStringLiteral("CATALOG"), kCatalog);
    args.replaceInStrings(QStringLiteral("CONFIG"), kConfig);
    return args;
}

struct ShellResult
{
    QByteArray out;
    QByteArray err;
};

ShellResult shell(const QString &command)
{
    QProcess process;
    process.start(QStringLiteral("/bin/sh"), {QStringLiteral("-c"), command});
    process.waitForFinished(-1);
    return {process.readAllStandardOutput(), process.readAllStandardError()};
}

} // namespace

class TestCliUsage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exitCodes_data();
    void exitCodes();
    void helpNamesEverything();
    void severalCatalogs();
    void serverNames();
    void standardInput();
    void optionsFile();
    void exampleNeedsNoFiles();
    void sameInputSameOutput();
    void outputThatCannotBeWritten();
    void readerThatHasGone();
    void closedDescriptors();
    void anyLocaleGivesUtf8();
    void largeCatalog();
};

void TestCliUsage::exitCodes_data()
{
    QTest::addColumn<QStringList>("args");
    QTest::addColumn<int>("code");
    QTest::addColumn<QString>("says"); // on standard error
    const auto row = [](const char *args, int code, const char *says) { QTest::newRow(args) << words(args) << code << QString::fromUtf8(says); };
    row("", 2, "tss help");
    row("frobnicate", 2, "frobnicate");
    row("--version", 0, "");
    row("help", 0, "");
    row("help preview", 0, "");
    row("help nonsense", 2, "nonsense");
    row("preview --help", 0, "");
    row("preview", 2, "--catalog");
    row("preview --catalog", 2, "--catalog");
    row("preview --catalog CATALOG --frob", 2, "--frob");
    row("preview --catalog CATALOG --host blue", 2, "stock, hooked");
    row("preview --catalog CATALOG --target blue", 2, "opencode");
    row("preview --catalog CATALOG --tokens blue", 2, "estimate");
    row("preview --catalog CATALOG --json --json", 2, "twice");
    row("preview --catalog CATALOG --json=1", 2, "no value");
    row("preview --example --catalog CATALOG", 2, "--example");
    row("preview stray --catalog CATALOG", 2, "stray");
    row("preview --catalog missing.json", 3, "“missing.json”");
    row("preview --catalog CATALOG --config missing.json", 3, "“missing.json”");
    row("preview --catalog /", 3, "folder");
    row("preview --catalog CONFIG", 3, "no list of tools");
    row("preview --catalog CATALOG --options CATALOG", 0, "");
    row("preview --catalog CATALOG --config CONFIG", 0, "");
    row("check", 2, "FILE");
    row("check CATALOG CONFIG", 0, "");
    row("check missing.json", 3, "missing.json");
    row("search --catalog CATALOG", 2, "--query");
    row("search --catalog CATALOG --query", 2, "--query");
    row("search --catalog CATALOG --query x --top-k 0", 2, "--top-k");
    row("search --catalog CATALOG --query x --top-k 21", 2, "--top-k");
    row("search --catalog CATALOG --query x --top-k 3x", 2, "3x");
    row("search --catalog CATALOG --query -5 --top-k 3", 0, "");
    row("catalog", 2, "FILE");
    row("catalog CATALOG --as blue", 2, "anthropic");
    row("catalog CATALOG -o /missing/f.json", 3, "/missing/f.json");
    row("catalog -- -missing", 3, "-missing");
}

void TestCliUsage::exitCodes()
{
    QFETCH(QStringList, args);
    QFETCH(int, code);
    QFETCH(QString, says);
    const TssResult result = runTss(args);
    QCOMPARE(result.exitCode, code);
    if (code == 0) {
        QCOMPARE(result.err, QByteArray());
        QVERIFY(!result.out.isEmpty());
        return;
    }
    QCOMPARE(result.out, QByteArray());
    QVERIFY2(result.err.startsWith("tss: ") && QString::fromUtf8(result.err).contains(says), result.err.constData());
    QCOMPARE(result.err.count('\n'), 1);
}

void TestCliUsage::helpNamesEverything()
{
    const QByteArray overview = runTss({QStringLiteral("help")}).out;
    for (const char *verb : {"preview", "check", "catalog", "search", "help"}) {
        QVERIFY2(overview.contains(verb), verb);
        QVERIFY(runTss({QStringLiteral("help"), QString::fromUtf8(verb)}).out.startsWith(QByteArray("tss ").append(verb)));
    }
    for (const char *code : {"  0  ", "  1  ", "  2  ", "  3  "})
        QVERIFY2(overview.contains(code), code);
}

void TestCliUsage::severalCatalogs()
{
    const QString other = caseFile(QStringLiteral("59-mcp-tools-bypass-the-hook/github.tools.json"));
    const TssResult together = runTss({QStringLiteral("preview"), QStringLiteral("--json"), QStringLiteral("--catalog"), kCatalog, other});
    const TssResult apart = runTss({QStringLiteral("preview"), QStringLiteral("--catalog"), kCatalog, QStringLiteral("--json"), QString(QStringLiteral("--catalog=") + other)});
    QCOMPARE(together.exitCode, 0);
    QCOMPARE(apart.out, together.out);
    QCOMPARE(together.json()[u"sources"].toArray().size(), 2);
}

void TestCliUsage::serverNames()
{
    const auto id = [](const QString &catalog) {
        return runTss({QStringLiteral("preview"), QStringLiteral("--json"), QStringLiteral("--catalog"), catalog}).json()[u"tools"][0][u"id"].toString();
    };
    QCOMPARE(id(kCatalog), QStringLiteral("crm_whoami"));
    QCOMPARE(id(QStringLiteral("my server=") + kCatalog), QStringLiteral("my_server_whoami"));
    const QTemporaryDir dir;
    QVERIFY(QFile::copy(kCatalog, dir.filePath(QStringLiteral("a=b.tools.json"))));
    QCOMPARE(id(dir.filePath(QStringLiteral("a=b.tools.json"))), QStringLiteral("a_b_whoami")); // a file of the whole name exists
}

void TestCliUsage::standardInput()
{
    QFile file(kCatalog);
    QVERIFY(file.open(QIODevice::ReadOnly));
    TssRun run;
    run.args = words("preview --json --catalog crm=-");
    run.input = file.readAll();
    const TssResult piped = runTss(run);
    QCOMPARE(piped.exitCode, 0);
    QCOMPARE(piped.json()[u"tools"], runTss(words("preview --json --catalog CATALOG")).json()[u"tools"]);
    run.args = words("preview --catalog - --config -");
    QCOMPARE(runTss(run).exitCode, 2);
    run.args = words("preview --catalog -");
    run.input = "{\"tools\": [\n{]}";
    const TssResult broken = runTss(run);
    QCOMPARE(broken.exitCode, 3);
    QVERIFY2(broken.err.contains("-:2:2: "), broken.err.constData());
}

void TestCliUsage::optionsFile()
{
    const QTemporaryDir dir;
    const auto hidden = [&](const QByteArray &options) {
        const QString file = written(dir, QStringLiteral("options.json"), options);
        return runTss(words("preview --json --host hooked --catalog CATALOG --options") << file);
    };
    const TssResult result = hidden("{\n // as in opencode.jsonc\n \"hide\": [\"crm_whoami\"],\n}");
    QCOMPARE(result.json()[u"counts"][u"hidden"].toInt(), 1);
    QCOMPARE(result.json()[u"rules"][u"hide"][0][u"source"].toString(), QStringLiteral("inline"));
    QCOMPARE(hidden("[1]").exitCode, 3);
    const TssResult broken = hidden("{\n\"hide\": }");
    QCOMPARE(broken.exitCode, 3);
    QVERIFY2(broken.err.contains("options.json:2:9: "), broken.err.constData());
}

void TestCliUsage::exampleNeedsNoFiles()
{
    const QTemporaryDir dir;
    TssRun run;
    run.folder = dir.path();
    run.args = words("preview --example --json");
    const QJsonObject answer = runTss(run).json();
    QVERIFY(answer[u"tools"].toArray().size() > 50);
    QCOMPARE(answer[u"host"].toString(), QStringLiteral("stock"));
    run.args = words("preview --example --text");
    QVERIFY(runTss(run).out.contains("tool_search"));
}

void TestCliUsage::sameInputSameOutput()
{
    const TssResult first = runTss(words("preview --example --json"));
    QCOMPARE(runTss(words("preview --example --json")).out, first.out);
    QVERIFY(first.out.startsWith("{\n  \"target\": \"opencode\",\n  \"host\": \"stock\","));
    QVERIFY(first.out.endsWith("\n}\n"));
}

void TestCliUsage::outputThatCannotBeWritten()
{
    const ShellResult full = shell(tssShellWords() + QStringLiteral(" preview --example --json >/dev/full; echo $?"));
    QCOMPARE(full.out, QByteArray("3\n"));
    QVERIFY(full.err.startsWith("tss: "));
}

void TestCliUsage::readerThatHasGone()
{
    const ShellResult result = shell(QStringLiteral("{ ") + tssShellWords() + QStringLiteral(" preview --example --json; echo $? >&2; } | head -n 1"));
    QCOMPARE(result.out, QByteArray("{\n"));
    QCOMPARE(result.err, QByteArray("0\n"));
}

void TestCliUsage::closedDescriptors()
{
    const ShellResult noOutput = shell(tssShellWords() + QStringLiteral(" preview --example >&-; echo $?"));
    QCOMPARE(noOutput.out, QByteArray("3\n"));
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("made.json"));
    // With everything closed the file gets its content and nothing else: no message ends up in it.
    const ShellResult allClosed = shell(tssShellWords() + QStringLiteral(" catalog '%1' --as opencode-ids -o '%2' <&- >&- 2>&-; echo $?").arg(kCatalog, file));
    QCOMPARE(allClosed.out, QByteArray("0\n"));
    QFile made(file);
    QVERIFY(made.open(QIODevice::ReadOnly));
    QCOMPARE(made.readAll(), QByteArray("[\n  \"crm_whoami\",\n  \"crm_list_tags\",\n  \"crm_explain_pipeline\"\n]\n"));
}

void TestCliUsage::anyLocaleGivesUtf8()
{
    TssRun run;
    run.args = QStringList{QStringLiteral("preview"), QStringLiteral("--json"), QStringLiteral("--catalog"), caseFile(QStringLiteral("15-non-ascii-names/工具箱.tools.json"))};
    run.environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("C.UTF-8"));
    const TssResult utf8 = runTss(run);
    QVERIFY(utf8.out.contains("获取天气"));
    for (const char *locale : {"C", "POSIX", "xx_XX.ISO-8859-15"}) {
        run.environment.insert(QStringLiteral("LC_ALL"), QString::fromUtf8(locale));
        const TssResult other = runTss(run);
        QCOMPARE(other.exitCode, 0);
        QCOMPARE(other.out, utf8.out);
        QCOMPARE(other.err, QByteArray());
    }
}

void TestCliUsage::largeCatalog()
{
    QByteArray tools = "{\"tools\": [";
    for (int i = 0; i < 10'000; ++i)
        tools += (i ? ",\n" : "\n") + QByteArray("{\"name\": \"tool_") + QByteArray::number(i) + "\", \"description\": \"Does thing " + QByteArray::number(i) + ".\", \"inputSchema\": {\"type\": \"object\"}}";
    tools += "]}";
    const QTemporaryDir dir;
    const QString file = written(dir, QStringLiteral("big.tools.json"), tools);
    const QJsonObject answer = runTss({QStringLiteral("preview"), QStringLiteral("--json"), QStringLiteral("--catalog"), file}).json();
    QCOMPARE(answer[u"tools"].toArray().size(), 10'000);
    QCOMPARE(answer[u"tools"][9'999][u"id"].toString(), QStringLiteral("big_tool_9999"));
    QVERIFY(runTss({QStringLiteral("preview"), QStringLiteral("--catalog"), file}).out.count('\n') > 10'000);
}

} // namespace tss::test

QTEST_GUILESS_MAIN(tss::test::TestCliUsage)
#include "tst_cliusage.moc"
