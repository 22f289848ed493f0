// SPDX-License-Identifier: MIT
#include "catalogtesting.h"
#include "core/catalog/writing.h"
#include "core/json/parse.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

class PrettyJsonTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pretty_data();
    void pretty();
    void prettyIsStringify();
    void prettyDeep();
};

void PrettyJsonTest::pretty_data()
{
    QTest::addColumn<QString>("wanted");
    QTest::newRow("5") << "5\n";
    QTest::newRow("[]") << "[]\n";
    QTest::newRow("{ }") << "{}\n";
    QTest::newRow("[1,{\"a\":[]}]") << "[\n  1,\n  {\n    \"a\": []\n  }\n]\n";
    QTest::newRow("{\"a,:[\\\"\":\"}\\\\\"}") << "{\n  \"a,:[\\\"\": \"}\\\\\"\n}\n";
    QTest::newRow("[1,// c ]\n2,/* , */],") << "[\n  1,\n  2\n],\n";
    QTest::newRow("{\"a\":1/**/}") << "{\n  \"a\": 1\n}\n";
}

void PrettyJsonTest::pretty()
{
    QFETCH(const QString, wanted);
    QCOMPARE(QString::fromStdString(prettyJson(QTest::currentDataTag())).trimmed(),
             wanted.trimmed());
    QVERIFY(prettyJson(QTest::currentDataTag()).back() == '\n');
}

void PrettyJsonTest::prettyIsStringify()
{
    for (const QString &file :
         {QStringLiteral("openai-request.json"), QStringLiteral("opencode-tools.json"),
          QStringLiteral("slimmer.json")}) {
        const auto parsed = json::parse(readFile(dataPath(QStringLiteral("catalogs/") + file)),
                                        json::Leniency::Strict);
        const json::View root = json::root(parsed->tree);
        QCOMPARE(QString::fromStdString(prettyJson(root.raw())),
                 text(json::stringify(root, 2)) + QLatin1Char('\n'));
    }
}

void PrettyJsonTest::prettyDeep()
{
    constexpr std::size_t kDepth = 100'000;
    const std::string deep = std::string(kDepth, '[') + std::string(kDepth, ']');
    const std::string written = prettyJson(deep);
    QVERIFY(written.size() < 3 * deep.size());
    const auto again = json::parse(written, json::Leniency::Strict);
    QVERIFY(again.has_value());
    QCOMPARE(again->tree->nodes().size(), kDepth);
}

QTEST_APPLESS_MAIN(PrettyJsonTest)
#include "tst_prettyjson.moc"
