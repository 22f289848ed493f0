// SPDX-License-Identifier: MIT
#include "catalogtesting.h"
#include "core/dsh/ids.h"
#include "core/json/parse.h"
#include "core/opencode/ids.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

class CatalogExportTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyFormat_data();
    void everyFormat();
    void studioKeepsAll_data();
    void studioKeepsAll();
    void sameFormatKeepsEntries_data();
    void sameFormatKeepsEntries();
    void wireNames();
    void toolsMadeInMemory();
    void numbersAsWritten();
};

namespace {

const Importer &studio()
{
    return *importerFor(Format::StudioCatalog);
}

const QStringList kFiles{
    QStringLiteral("rooms.tools.json"),
    QStringLiteral("rooms-bare-array.json"),
    QStringLiteral("pages.jsonl"),
    QStringLiteral("session.jsonl"),
    QStringLiteral("openai-chat.json"),
    QStringLiteral("openai-flat.json"),
    QStringLiteral("openai-request.json"),
    QStringLiteral("anthropic-tools.json"),
    QStringLiteral("anthropic-request.json"),
    QStringLiteral("opencode-tools.json"),
    QStringLiteral("opencode-ids.json"),
    QStringLiteral("dsh-schemas.json"),
    QStringLiteral("slimmer.json"),
    QStringLiteral("studio.catalog.json"),
    QStringLiteral("bom-crlf.tools.json"),
    QStringLiteral("latin1.tools.json"),
    QStringLiteral("hostile-names.tools.json"),
    QStringLiteral("comments.json"),
};

QString exportedName(Format format, const Source &source, const Tool &tool)
{
    switch (format) {
    case Format::McpTools:
    case Format::StudioCatalog:
        return text(tool.name);
    case Format::DshSchemas:
    case Format::SlimmerCatalog:
        return text(dsh::toolId(source, tool));
    default:
        return text(opencode::toolId(source, tool));
    }
}

/// What an export to `format` has to bring back.
QStringList wantedRows(const Catalog &catalog, Format format)
{
    QStringList wanted = rows(catalog);
    for (std::size_t i = 0; i < catalog.tools.size(); ++i) {
        const Tool &tool = catalog.tools[i];
        QString &row = wanted[static_cast<qsizetype>(i)];
        QStringList parts = row.split(QStringLiteral(" | "));
        if (tool.nameState == FieldState::Present)
            parts[0] = exportedName(format, catalog.sources[tool.source], tool);
        if (format == Format::OpenCodeIds)
            parts = {tool.nameState == FieldState::Present ? parts[0] : QStringLiteral("<absent>"),
                     QStringLiteral("<absent>"), QStringLiteral("<absent>")};
        if (format == Format::SlimmerCatalog)
            parts[2] = QStringLiteral("<absent>");
        row = parts.join(QStringLiteral(" | "));
    }
    return wanted;
}

QStringList sourceLines(const Catalog &catalog)
{
    QStringList lines;
    for (const Source &source : catalog.sources) {
        const QStringList parts{text(source.name),
                                QString::fromStdString(std::string(formatName(source.format))),
                                QString::fromStdString(std::string(originName(source.origin))),
                                text(source.instructions)};
        lines.append(parts.join(QStringLiteral(" | ")));
    }
    for (const Tool &tool : catalog.tools)
        lines.append(QString::number(tool.source) + QLatin1Char(' ') +
                     QString::fromStdString(std::string(originName(tool.origin))));
    return lines;
}

void addFiles()
{
    QTest::addColumn<QString>("file");
    for (const QString &file : kFiles)
        QTest::newRow(file.toUtf8().constData()) << QStringLiteral("catalogs/") + file;
}

} // namespace

void CatalogExportTest::everyFormat_data()
{
    addFiles();
}

void CatalogExportTest::everyFormat()
{
    QFETCH(const QString, file);
    const Catalog catalog = load(file);
    for (const Importer *importer : importers()) {
        const std::string written = importer->write(catalog);
        QVERIFY(!written.empty() && written.back() == '\n');
        QVERIFY(json::parse(written, json::Leniency::Strict).has_value());
        const Result<Catalog> again = importCatalog(written, file.toStdString());
        const QByteArray where =
            QByteArray::fromStdString(std::string(formatName(importer->format())) + "\n" + written);
        QVERIFY2(again.has_value(), where.constData());
        if (importer->format() != Format::StudioCatalog)
            QVERIFY2(again->sources.front().format == importer->format(), where.constData());
        QCOMPARE(rows(*again), wantedRows(catalog, importer->format()));
    }
}

void CatalogExportTest::studioKeepsAll_data()
{
    addFiles();
}

void CatalogExportTest::studioKeepsAll()
{
    QFETCH(const QString, file);
    Catalog catalog = load(file);
    append(catalog, load(QStringLiteral("catalogs/opencode-ids.json"))); // several sources
    if (catalog.tools.front().nameState == FieldState::Present)
        catalog.tools.front().origin = Origin::Custom; // as a person may say
    const std::string written = studio().write(catalog);
    const Result<Catalog> again = importCatalog(written, "catalog.json");
    QVERIFY(again.has_value());
    QCOMPARE(entries(*again), entries(catalog));
    QCOMPARE(rows(*again), rows(catalog));
    QCOMPARE(sourceLines(*again), sourceLines(catalog));
    QCOMPARE(studio().write(*again), written);
}

void CatalogExportTest::sameFormatKeepsEntries_data()
{
    addFiles();
}

void CatalogExportTest::sameFormatKeepsEntries()
{
    QFETCH(const QString, file);
    const Catalog catalog = load(file);
    if (catalog.sources.size() > 1)
        return; // the studio's own, see studioKeepsAll
    const Result<Catalog> again = importCatalog(
        importerFor(catalog.sources.front().format)->write(catalog), file.toStdString());
    QCOMPARE(entries(*again), entries(catalog));
}

void CatalogExportTest::wireNames()
{
    Catalog catalog = load(QStringLiteral("catalogs/rooms-bare-array.json"));
    catalog.sources[0].name = u"my rooms";
    const auto exported = [&](Format format) {
        return names(*importCatalog(importerFor(format)->write(catalog), "x.json"))
            .mid(0, 2)
            .join(QLatin1Char(' '));
    };
    QCOMPARE(exported(Format::McpTools), QStringLiteral("get_room book.room"));
    for (const Format format :
         {Format::OpenAiTools, Format::AnthropicTools, Format::OpenCodeTools, Format::OpenCodeIds})
        QCOMPARE(exported(format), QStringLiteral("my_rooms_get_room my_rooms_book_room"));
    for (const Format format : {Format::DshSchemas, Format::SlimmerCatalog})
        QVERIFY(exported(format).startsWith(QStringLiteral("mcp__my_rooms__get_room_")));
}

void CatalogExportTest::toolsMadeInMemory()
{
    Catalog catalog;
    catalog.sources.resize(1);
    catalog.sources[0].name = u"live";
    catalog.sources[0].origin = Origin::McpServer;
    Tool tool;
    tool.name = u"say \"hi\"";
    tool.description = u"ü😀";
    tool.descriptionState = FieldState::Present;
    tool.origin = Origin::McpServer;
    catalog.tools.push_back(tool);
    for (const Importer *importer : importers()) {
        const Result<Catalog> again = importCatalog(importer->write(catalog), "x.json");
        QVERIFY(again.has_value());
        QCOMPARE(rows(*again), wantedRows(catalog, importer->format()));
    }
}

void CatalogExportTest::numbersAsWritten()
{
    const std::string bytes =
        R"({"tools":[{"name":"a","inputSchema":{"default":1.50,"maximum":9007199254740993,"x":1e400,"y":"\u00e9"}}]})";
    for (const Format format : {Format::McpTools, Format::OpenAiTools, Format::StudioCatalog}) {
        const std::string written = importerFor(format)->write(*importCatalog(bytes, "x.json"));
        for (const char *literal : {"1.50", "9007199254740993", "1e400", "\\u00e9"})
            QVERIFY2(written.find(literal) != std::string::npos, written.c_str());
    }
}

QTEST_APPLESS_MAIN(CatalogExportTest)
#include "tst_catalogexport.moc"
