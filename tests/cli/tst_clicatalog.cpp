// SPDX-License-Identifier: MIT
// tss catalog: converting lists of tools.
#include "tests/support/tsspreview.h"

#include <QFile>
#include <QFileInfo>
#include <QJsonDocument>
#include <QTest>

namespace tss::test {

namespace {

const QString kCatalog = caseFile(QStringLiteral("04-hiding-can-cost-more/crm.tools.json"));

QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

TssResult converted(const QString &file, const QString &format)
{
    return runTss({QStringLiteral("catalog"), file, QStringLiteral("--as"), format});
}

} // namespace

class TestCliCatalog : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormatIsJsonAndReadsBack_data();
    void everyFormatIsJsonAndReadsBack();
    void studioIsTheDefaultAndKeepsEverything();
    void severalFilesBecomeOne();
    void writesToAFile();
    void refusesLinksInALoop();
    void oddTextsSurvive();
};

void TestCliCatalog::everyFormatIsJsonAndReadsBack_data()
{
    QTest::addColumn<QString>("format");
    for (const char *format : {"studio", "mcp", "openai", "anthropic", "opencode", "opencode-ids", "dsh", "slimmer"})
        QTest::newRow(format) << QString::fromUtf8(format);
}

void TestCliCatalog::everyFormatIsJsonAndReadsBack()
{
    QFETCH(QString, format);
    const TssResult first = converted(kCatalog, format);
    QCOMPARE(first.exitCode, 0);
    QJsonParseError error;
    QJsonDocument::fromJson(first.out, &error);
    QCOMPARE(error.error, QJsonParseError::NoError);
    const QTemporaryDir dir;
    const QString file = written(dir, QStringLiteral("crm.tools.json"), first.out);
    const QJsonObject answer = runTss({QStringLiteral("preview"), QStringLiteral("--json"), QStringLiteral("--catalog"), file}).json();
    QCOMPARE(answer[u"tools"].toArray().size(), 3);
    // The studio's own file remembers what its sources were read from.
    QCOMPARE(answer[u"sources"][0][u"format"].toString(), format == QStringLiteral("studio") ? QStringLiteral("mcp") : format);
    QVERIFY(answer[u"tools"][0][u"id"].toString().endsWith(QStringLiteral("whoami")));
}

void TestCliCatalog::studioIsTheDefaultAndKeepsEverything()
{
    const TssResult studio = runTss({QStringLiteral("catalog"), kCatalog});
    QCOMPARE(studio.out, converted(kCatalog, QStringLiteral("studio")).out);
    const QTemporaryDir dir;
    const QString file = written(dir, QStringLiteral("any name.json"), studio.out);
    const auto tools = [](const QString &catalog) -> QJsonValue {
        return runTss({QStringLiteral("preview"), QStringLiteral("--json"), QStringLiteral("--catalog"), catalog}).json()[u"tools"];
    };
    QCOMPARE(tools(file), tools(kCatalog)); // the server's name is in the file
    QCOMPARE(converted(file, QStringLiteral("studio")).out, studio.out);
}

void TestCliCatalog::severalFilesBecomeOne()
{
    const QString live = caseFile(QStringLiteral("13-same-tool-two-servers/pg-live.tools.json"));
    const QString test = caseFile(QStringLiteral("13-same-tool-two-servers/pg-test.tools.json"));
    const TssResult result = runTss({QStringLiteral("catalog"), live, QString(QStringLiteral("other=") + test)});
    const QJsonArray sources = result.json()[u"sources"].toArray();
    QCOMPARE(sources.size(), 2);
    QCOMPARE(sources[0][u"name"].toString(), QStringLiteral("pg-live"));
    QCOMPARE(sources[1][u"name"].toString(), QStringLiteral("other"));
}

void TestCliCatalog::writesToAFile()
{
    const QTemporaryDir dir;
    const QString file = dir.filePath(QStringLiteral("out.json"));
    const QStringList args{QStringLiteral("catalog"), kCatalog, QStringLiteral("-o"), file};
    const TssResult result = runTss(args);
    QCOMPARE(result.exitCode, 0);
    QCOMPARE(result.out, QByteArray());
    QCOMPARE(bytesOf(file), runTss({QStringLiteral("catalog"), kCatalog}).out);
    QVERIFY(QFile::link(QStringLiteral("out.json"), dir.filePath(QStringLiteral("link.json"))));
    const TssResult linked = runTss({QStringLiteral("catalog"), kCatalog, QStringLiteral("--as=opencode-ids"), QStringLiteral("--output"), dir.filePath(QStringLiteral("link.json"))});
    QCOMPARE(linked.exitCode, 0);
    QVERIFY(QFileInfo(dir.filePath(QStringLiteral("link.json"))).isSymLink());
    QVERIFY(bytesOf(file).startsWith("[\n  \"crm_whoami\""));
    const QString own = written(dir, QStringLiteral("crm.tools.json"), bytesOf(kCatalog));
    QCOMPARE(runTss({QStringLiteral("catalog"), own, QStringLiteral("-o"), own}).exitCode, 0); // onto its own input
    QCOMPARE(bytesOf(own), runTss({QStringLiteral("catalog"), kCatalog}).out);
}

void TestCliCatalog::refusesLinksInALoop()
{
    const QTemporaryDir dir;
    const QString loop = dir.filePath(QStringLiteral("loop.json"));
    QVERIFY(QFile::link(QStringLiteral("loop.json"), loop));
    const TssResult result = runTss({QStringLiteral("catalog"), kCatalog, QStringLiteral("-o"), loop});
    QCOMPARE(result.exitCode, 3);
    QVERIFY(result.err.contains("link"));
    QVERIFY(QFileInfo(loop).isSymLink());
}

void TestCliCatalog::oddTextsSurvive()
{
    const QTemporaryDir dir;
    const QByteArray odd = "{\"tools\": [{\"name\": \"a\\u202eb\\u001b\", \"description\": \"lone \\ud800, 你好 😀\", \"inputSchema\": {\"type\": \"object\", \"maximum\": 1e400}}]}";
    const QString file = written(dir, QStringLiteral("odd.tools.json"), odd);
    const TssResult json = runTss({QStringLiteral("preview"), QStringLiteral("--json"), QStringLiteral("--catalog"), file});
    QVERIFY(json.out.contains("lone \\ud800, 你好 😀")); // a lone surrogate is no UTF-8
    const TssResult text = runTss({QStringLiteral("check"), file});
    QVERIFY(text.out.contains("\\u202e") && !text.out.contains('\x1b') && !text.out.contains("\u202e"));
    QVERIFY(converted(file, QStringLiteral("mcp")).out.contains("1e400"));
}

} // namespace tss::test

QTEST_GUILESS_MAIN(tss::test::TestCliCatalog)
#include "tst_clicatalog.moc"
