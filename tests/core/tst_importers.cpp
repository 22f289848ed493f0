// SPDX-License-Identifier: MIT
#include "catalogtesting.h"
#include "core/json/parse.h"

#include <QTest>

#include <algorithm>

using namespace tss;
using namespace tss::test;

class ImportersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognisesFiles_data();
    void recognisesFiles();
    void recognisesShapes_data();
    void recognisesShapes();
    void caseFiles_data();
    void caseFiles();
    void keepsEveryEntry();
    void origins();
    void openAiHostedTools();
    void serverNames_data();
    void serverNames();
    void appendShiftsSources();
    void everyFormatHasAName();
};

namespace {

int recognisers(const std::string &bytes)
{
    const auto parsed = json::parse(bytes, json::Leniency::Jsonc);
    const json::View root = json::root(parsed->tree);
    const auto all = importers();
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Importer *importer) {
        return importer->recognises(root);
    }));
}

} // namespace

void ImportersTest::recognisesFiles_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("tools");
    QTest::newRow("rooms.tools.json") << "mcp" << 14;
    QTest::newRow("rooms-bare-array.json") << "mcp" << 3;
    QTest::newRow("rooms-answer.json") << "mcp" << 2;
    QTest::newRow("pages.jsonl") << "mcp" << 7;
    QTest::newRow("pages-pretty.json") << "mcp" << 7;
    QTest::newRow("pages-array.json") << "mcp" << 7;
    QTest::newRow("session.jsonl") << "mcp" << 7;
    QTest::newRow("openai-chat.json") << "openai" << 4;
    QTest::newRow("openai-flat.json") << "openai" << 6;
    QTest::newRow("openai-request.json") << "openai" << 4;
    QTest::newRow("anthropic-tools.json") << "anthropic" << 5;
    QTest::newRow("anthropic-request.json") << "anthropic" << 4;
    QTest::newRow("opencode-tools.json") << "opencode" << 5;
    QTest::newRow("opencode-ids.json") << "opencode-ids" << 6;
    QTest::newRow("dsh-schemas.json") << "dsh" << 3;
    QTest::newRow("dsh-header.json") << "dsh" << 1;
    QTest::newRow("slimmer.json") << "slimmer" << 3;
    QTest::newRow("comments.json") << "mcp" << 1;
    QTest::newRow("bom-crlf.tools.json") << "mcp" << 2;
}

void ImportersTest::recognisesFiles()
{
    QFETCH(const QString, format);
    QFETCH(const int, tools);
    const QString file = QStringLiteral("catalogs/") + QString::fromUtf8(QTest::currentDataTag());
    const Catalog catalog = load(file);
    QCOMPARE(formatText(onlySource(catalog).format), format);
    QCOMPARE(static_cast<int>(catalog.tools.size()), tools);
    QCOMPARE(onlySource(catalog).file, file.toStdString());
}

void ImportersTest::recognisesShapes_data()
{
    QTest::addColumn<QString>("format");
    const auto row = [](const char *json, const char *format) {
        QTest::newRow(json) << QString::fromUtf8(format);
    };
    row("[]", "opencode");
    row(R"({"tools":[]})", "mcp");
    row(R"({"count":0,"groups":[],"tools":[]})", "slimmer");
    row(R"({"format":"tool-search-studio-catalog","version":1,"sources":[{"name":"a","tools":[]}]})",
        "mcp");
    row(R"({"result":{"tools":[]}})", "mcp");
    row(R"({"jsonrpc":"2.0","id":1,"result":{"tools":[]}})", "mcp");
    row(R"({"tools":[{}]})", "mcp");
    row(R"({"tools":[5, null]})", "mcp");
    row(R"({"tools":[{"name":"a"}]})", "mcp");
    row(R"({"tools":[null,{"name":"a","input_schema":{}}]})", "anthropic");
    row(R"([{"name":"a"},{"name":"b","inputSchema":{}}])", "mcp");
    row(R"([{"name":"a"},{"name":"b","input_schema":{}}])", "anthropic");
    row(R"([{"name":"a"},{"name":"b","parameters":{}}])", "dsh");
    row(R"([{"name":"a","description":"b"}])", "dsh");
    row(R"([{"id":"a"}])", "opencode");
    row(R"([{"id":"a","parameters":{}}])", "opencode");
    row(R"([{"id":1,"name":"a","inputSchema":{}}])", "mcp");
    row(R"(["a", 5])", "opencode-ids");
    row(R"({"builtin":["a"]})", "opencode-ids");
    row(R"(["a", {"name":"b","inputSchema":{}}])", "mcp");
    row(R"([{"type":"web_search"}])", "openai");
    row(R"([{"type":"custom","name":"a","description":"b"}])", "anthropic");
    row(R"([{"type":"function","name":"a"}])", "openai");
    row(R"([{"name":"a","annotations":{"readOnlyHint":true}}])", "mcp");
}

void ImportersTest::recognisesShapes()
{
    QFETCH(const QString, format);
    const std::string bytes = QTest::currentDataTag();
    QCOMPARE(recognisers(bytes), 1);
    const Result<Catalog> catalog = importCatalog(bytes, "x.json");
    QVERIFY2(catalog, bytes.c_str());
    QCOMPARE(formatText(catalog->sources.front().format), format);
}

void ImportersTest::caseFiles_data()
{
    QTest::addColumn<QString>("format");
    QTest::addColumn<int>("tools");
    QTest::newRow("05-cjk-estimate/weather.tools.json") << "mcp" << 5;
    QTest::newRow("07-limit-count-off-by-hidden-extras/factory.tools.json") << "mcp" << 125;
    QTest::newRow("07-limit-count-off-by-hidden-extras/builtins.json") << "opencode-ids" << 10;
    QTest::newRow("18-missing-or-null-schema/zero.tools.json") << "mcp" << 7;
    QTest::newRow("44-default-pattern-matches-nothing/ids.json") << "opencode-ids" << 9;
    QTest::newRow("46-pattern-too-wide/ids.json") << "opencode-ids" << 11;
    QTest::newRow("47-invalid-regex/ids.json") << "opencode-ids" << 9;
    QTest::newRow("49-drag-has-no-effect/tools.json") << "opencode-ids" << 4;
    QTest::newRow("55-search-ranking-preview/catalog.json") << "opencode" << 10;
}

void ImportersTest::caseFiles()
{
    QFETCH(const QString, format);
    QFETCH(const int, tools);
    const Catalog catalog =
        load(QStringLiteral("cases/") + QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(formatText(onlySource(catalog).format), format);
    QCOMPARE(static_cast<int>(catalog.tools.size()), tools);
    QVERIFY(onlySource(catalog).notes.empty());
}

void ImportersTest::keepsEveryEntry()
{
    const Catalog catalog = load(QStringLiteral("catalogs/rooms.tools.json"));
    const QStringList wanted{
        QStringLiteral(
            R"(get_room | Read one room with its furniture. | {"type":"object","properties":{"id":{"type":"string"}},"required":["id"]})"),
        QStringLiteral(
            R"(book.room | Réserver 予約 🏠 | {"type":"object","properties":{"seats":{"type":"integer","default":12345678901234567000}}})"),
        QStringLiteral("no_schema | Has none. | <absent>"),
        QStringLiteral("null_schema | <null> | <null>"),
        QStringLiteral("odd_schema | <wrong> | [1,2]"),
        QStringLiteral("get_room | The same name again. | {}"),
        QStringLiteral("<null> | Name is null. | {}"),
        QStringLiteral("<absent> | Name is missing. | {}"),
        QStringLiteral("<wrong> | Name is a list. | {}"),
        QStringLiteral(R"( |  | {"type":"object"})"),
        QStringLiteral("<absent> | <absent> | <absent>"),
        QStringLiteral("<absent> | <absent> | <absent>"),
        QStringLiteral("<absent> | <absent> | <absent>"),
        QStringLiteral("<absent> | <absent> | <absent>"),
    };
    QCOMPARE(rows(catalog), wanted);
    const Source &source = onlySource(catalog);
    QCOMPARE(text(source.name), QStringLiteral("rooms"));
    QCOMPARE(noteKinds(source, ImportNoteKind::NoName).size(), 3);
    QCOMPARE(noteKinds(source, ImportNoteKind::EntryNotAnObject).size(), 4);
    QCOMPARE(source.notes.size(), std::size_t{7});
    const std::string bytes = readFile(dataPath(QStringLiteral("catalogs/rooms.tools.json")));
    const TextRange last = source.notes.back().where;
    QVERIFY(bytes.substr(last.begin, last.end - last.begin).find("\"list\"") != std::string::npos);
    QCOMPARE(text(json::stringify(catalog.tools[0].entry["_meta"])),
             QStringLiteral(R"({"2":"two","10":"ten","vendor/score":0.75})"));
}

void ImportersTest::origins()
{
    const auto check = [](const char *file, const std::vector<Origin> &wanted) {
        const Catalog catalog = load(QStringLiteral("catalogs/") + QString::fromUtf8(file));
        std::vector<Origin> origins;
        for (const Tool &tool : catalog.tools)
            origins.push_back(tool.origin);
        return origins == wanted;
    };
    using enum Origin;
    QVERIFY(check("rooms-bare-array.json", {McpServer, McpServer, McpServer}));
    QVERIFY(check("openai-chat.json", {BuiltIn, Unknown, McpServer, Plugin}));
    QVERIFY(check("anthropic-tools.json", {BuiltIn, Unknown, McpServer, Plugin, Unknown}));
    QVERIFY(check("opencode-tools.json", {BuiltIn, Custom, Plugin, BuiltIn, BuiltIn}));
    QVERIFY(check("opencode-ids.json", {BuiltIn, BuiltIn, Custom, Plugin, BuiltIn, Custom}));
    QVERIFY(check("dsh-schemas.json", {BuiltIn, Unknown, BuiltIn}));
    QCOMPARE(load(QStringLiteral("cases/07-limit-count-off-by-hidden-extras/builtins.json"))
                 .tools.front()
                 .origin,
             BuiltIn);
    QVERIFY(check("slimmer.json", {BuiltIn, Unknown, Plugin}));
}

void ImportersTest::openAiHostedTools()
{
    const Catalog catalog = load(QStringLiteral("catalogs/openai-flat.json"));
    QCOMPARE(
        rows(catalog).mid(3),
        (QStringList{
            QStringLiteral(
                R"(tool_search | Search. | {"type":"object","properties":{"query":{"type":"string"}},"required":["query"]})"),
            QStringLiteral("<absent> | <absent> | <absent>"),
            QStringLiteral("freeform | Takes text. | <absent>")}));
}

void ImportersTest::serverNames_data()
{
    QTest::addColumn<QString>("name");
    QTest::newRow("github.tools.json") << "github";
    QTest::newRow("/a/b.c/github.json") << "github";
    QTest::newRow("pages.jsonl") << "pages";
    QTest::newRow("GITHUB.TOOLS.JSON") << "GITHUB";
    QTest::newRow("my.server.json") << "my.server";
    QTest::newRow("plain") << "plain";
    QTest::newRow(".json") << ".json";
    QTest::newRow("工具箱.tools.json") << "工具箱";
    QTest::newRow("x.tools.json.json") << "x.tools.json";
}

void ImportersTest::serverNames()
{
    QFETCH(const QString, name);
    QCOMPARE(text(serverNameFromFile(QTest::currentDataTag())), name);
    const Result<Catalog> given = importCatalog(R"({"tools":[]})", "x.json", u"given");
    QCOMPARE(text(given->sources.front().name), QStringLiteral("given"));
}

void ImportersTest::appendShiftsSources()
{
    Catalog catalog = load(QStringLiteral("catalogs/rooms-bare-array.json"));
    append(catalog, load(QStringLiteral("catalogs/dsh-schemas.json")));
    append(catalog, {});
    QCOMPARE(catalog.sources.size(), std::size_t{2});
    QCOMPARE(catalog.tools.size(), std::size_t{6});
    QCOMPARE(catalog.tools[2].source, std::size_t{0});
    QCOMPARE(catalog.tools[3].source, std::size_t{1});
}

void ImportersTest::everyFormatHasAName()
{
    QStringList found;
    for (const Importer *importer : importers()) {
        found.append(formatText(importer->format()));
        QCOMPARE(importerFor(importer->format()), importer);
    }
    QCOMPARE(found.join(QLatin1Char(' ')),
             QStringLiteral("mcp openai anthropic opencode opencode-ids dsh slimmer studio"));
}

QTEST_APPLESS_MAIN(ImportersTest)
#include "tst_importers.moc"
