// SPDX-License-Identifier: MIT
// Reading the studio's own catalog file; tst_catalogexport has its round trips.
#include "catalogtesting.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

class StudioCatalogTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sources();
    void senselessToolOrigins();
    void errors_data();
    void errors();
};

void StudioCatalogTest::sources()
{
    const Catalog catalog = load(QStringLiteral("catalogs/studio.catalog.json"));
    QStringList sources;
    for (const Source &source : catalog.sources) {
        const QStringList parts{text(source.name), formatText(source.format),
                                QString::fromStdString(std::string(originName(source.origin)))};
        sources.append(parts.join(QLatin1Char(' ')));
    }
    QCOMPARE(
        sources,
        (QStringList{QStringLiteral("rooms mcp mcp"), QStringLiteral("wire openai unknown"),
                     QStringLiteral("listing opencode unknown"),
                     QStringLiteral("ids opencode-ids custom"), QStringLiteral("by hand mcp mcp"),
                     QStringLiteral("by hand too opencode unknown"),
                     QStringLiteral("empty dsh unknown")}));
    QCOMPARE(text(catalog.sources[0].instructions), QStringLiteral("Ask before you book."));
    QCOMPARE(catalog.tools.size(), std::size_t{14 + 4 + 5 + 2 + 1 + 1});
    const Tool &dotted = catalog.tools[14 + 4 + 1];
    QCOMPARE(text(dotted.name), QStringLiteral("my.dotted-name"));
    QCOMPARE(dotted.origin, Origin::Plugin);
    QCOMPARE(catalog.tools[14].origin, Origin::BuiltIn);
    QCOMPARE(catalog.tools.back().source, std::size_t{5});
}

void StudioCatalogTest::senselessToolOrigins()
{
    const Result<Catalog> catalog = importCatalog(
        R"({"format":"tool-search-studio-catalog","sources":[{"name":"a","format":"opencode","tools":[{"id":"x"},{"id":"y"}],)"
        R"("toolOrigins":{"0":"nonsense","1":5,"2":"mcp","-1":"mcp","x":"mcp","99999999999999999999":"mcp"}}]})",
        "x.json");
    QVERIFY(catalog.has_value());
    for (const Tool &tool : catalog->tools)
        QCOMPARE(tool.origin, Origin::Custom);
}

void StudioCatalogTest::errors_data()
{
    QTest::addColumn<QString>("what");
    const auto row = [](const char *json, const char *what) {
        QTest::newRow(json) << QString::fromUtf8(what);
    };
    row(R"({"format":"tool-search-studio-catalog","version":2,"sources":[]})", "studio-version");
    row(R"({"format":"tool-search-studio-catalog"})", "studio-sources");
    row(R"({"format":"tool-search-studio-catalog","sources":[{"name":"a"}]})", "studio-source");
    row(R"({"format":"tool-search-studio-catalog","sources":[5]})", "studio-source");
    row(R"({"format":"tool-search-studio-catalog","sources":[{"format":"yaml","tools":[]}]})",
        "studio-format");
    row(R"({"format":"tool-search-studio-catalog","sources":[{"format":"studio","tools":[]}]})",
        "studio-format");
}

void StudioCatalogTest::errors()
{
    QFETCH(const QString, what);
    const Result<Catalog> catalog = importCatalog(QTest::currentDataTag(), "x.json");
    QVERIFY(!catalog);
    QCOMPARE(catalog.error().code, ErrorCode::CatalogUnknownFormat);
    QCOMPARE(QString::fromStdString(catalog.error().args.front()), what);
    QVERIFY(catalog.error().where.has_value());
}

QTEST_APPLESS_MAIN(StudioCatalogTest)
#include "tst_studiocatalog.moc"
