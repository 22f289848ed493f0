// SPDX-License-Identifier: MIT
// Catalogs made to exhaust stack, memory or time.
#include "catalogpromises.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

class HostileCatalogsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void deepNesting_data();
    void deepNesting();
    void longLines();
    void manyUnclosedStarts();
    void manyTools();
};

namespace {

std::string nested(std::size_t depth, const char *open, const char *close)
{
    std::string text;
    for (std::size_t i = 0; i < depth; ++i)
        text += open;
    text += "{}";
    for (std::size_t i = 0; i < depth; ++i)
        text += close;
    return text;
}

} // namespace

void HostileCatalogsTest::deepNesting_data()
{
    QTest::addColumn<int>("depth");
    QTest::newRow("past 1,000") << 1'001;
    QTest::newRow("100,000") << 100'000;
}

void HostileCatalogsTest::deepNesting()
{
    QFETCH(const int, depth);
    const auto levels = static_cast<std::size_t>(depth);
    const std::string schema = nested(levels, R"({"properties":{"a":)", "}}");
    const std::string bytes = R"({"tools":[{"name":"deep","description":"d","inputSchema":)" +
                              schema + "}," + nested(levels, "[", "]") + "]}";
    const Result<Catalog> catalog = importCatalog(bytes, "fuzz.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(catalog->tools.size(), std::size_t{2});
    QCOMPARE(broken(catalog, bytes), QByteArray());

    const std::string pages = nested(levels, R"({"result":)", "}");
    QVERIFY(!importCatalog(pages, "fuzz.json").has_value());
    QVERIFY(!importCatalog(nested(levels, R"({"tools":[)", "]}"), "fuzz.json").has_value());
}

void HostileCatalogsTest::longLines()
{
    const std::string description(2'000'000, 'x');
    const std::string line =
        R"({"tools":[{"name":"a","description":")" + description + R"(","inputSchema":{}}]})";
    const Result<Catalog> catalog = importCatalog(line + "\r\n" + line + "\r\n", "fuzz.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(catalog->tools.size(), std::size_t{2});
    QCOMPARE(catalog->tools[1].description.size(), description.size());
    const Result<Catalog> noise = importCatalog(description + "\n" + line, "fuzz.json");
    QVERIFY(noise.has_value());
    QCOMPARE(noise->sources[0].notes[0].detail.size(), std::size_t{200});
}

void HostileCatalogsTest::manyUnclosedStarts()
{
    // Each line could begin a value that never ends; looking for each end would take 10^10 steps.
    std::string text;
    for (int i = 0; i < 100'000; ++i)
        text += "[warn {\n";
    QVERIFY(!importCatalog(text, "fuzz.json").has_value());
    const Result<Catalog> catalog =
        importCatalog(text + "{\"tools\":[{\"name\":\"a\"}]}\n", "fuzz.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(names(*catalog), QStringList{QStringLiteral("a")});
}

void HostileCatalogsTest::manyTools()
{
    std::string bytes = R"({"tools":[)";
    for (int i = 0; i < 10'000; ++i)
        bytes += (i ? "," : "") + std::string(R"({"name":"tool_)") + std::to_string(i) +
                 R"(","description":"d","inputSchema":{"type":"object"}})";
    const Result<Catalog> catalog = importCatalog(bytes + "]}", "fuzz.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(catalog->tools.size(), std::size_t{10'000});
}

QTEST_APPLESS_MAIN(HostileCatalogsTest)
#include "tst_hostilecatalogs.moc"
