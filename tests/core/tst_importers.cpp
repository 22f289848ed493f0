// SPDX-License-Identifier: MIT
#include "catalogtesting.h"

#include "core/json/parse.h"
#include "core/text/utf16.h"

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
    void pages_data();
    void pages();
    void session();
    void unfinishedPages();
    void openAiHostedTools();
    void studioSources();
    void studioErrors_data();
    void studioErrors();
    void errors_data();
    void errors();
    void encodings();
    void hostileNames();
    void serverNames_data();
    void serverNames();
    void appendShiftsSources();
    void everyFormatHasAName();
};

namespace {

const Source &onlySource(const Catalog &catalog)
{
    Q_ASSERT(catalog.sources.size() == 1);
    return catalog.sources.front();
}

QStringList noteKinds(const Source &source, ImportNoteKind kind)
{
    QStringList result;
    for (const ImportNote &note : source.notes) {
        if (note.kind == kind)
            result.append(text(note.detail));
    }
    return result;
}

int recognisers(const std::string &bytes)
{
    const auto parsed = json::parse(bytes, json::Leniency::Jsonc);
    const json::View root = json::root(parsed->tree);
    const auto all = importers();
    return static_cast<int>(std::count_if(all.begin(), all.end(), [&](const Importer *importer) { return importer->recognises(root); }));
}

QString formatText(Format format)
{
    return QString::fromStdString(std::string(formatName(format)));
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
    const auto row = [](const char *json, const char *format) { QTest::newRow(json) << QString::fromUtf8(format); };
    row("[]", "opencode");
    row(R"({"tools":[]})", "mcp");
    row(R"({"count":0,"groups":[],"tools":[]})", "slimmer");
    row(R"({"format":"tool-search-studio-catalog","version":1,"sources":[{"name":"a","tools":[]}]})", "mcp");
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
    const Catalog catalog = load(QStringLiteral("cases/") + QString::fromUtf8(QTest::currentDataTag()));
    QCOMPARE(formatText(onlySource(catalog).format), format);
    QCOMPARE(static_cast<int>(catalog.tools.size()), tools);
    QVERIFY(onlySource(catalog).notes.empty());
}

void ImportersTest::keepsEveryEntry()
{
    const Catalog catalog = load(QStringLiteral("catalogs/rooms.tools.json"));
    const QStringList wanted{
        QStringLiteral(R"(get_room | Read one room with its furniture. | {"type":"object","properties":{"id":{"type":"string"}},"required":["id"]})"),
        QStringLiteral(R"(book.room | Réserver 予約 🏠 | {"type":"object","properties":{"seats":{"type":"integer","default":12345678901234567000}}})"),
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
    QCOMPARE(text(json::stringify(catalog.tools[0].entry["_meta"])), QStringLiteral(R"({"2":"two","10":"ten","vendor/score":0.75})"));
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
    QVERIFY(check("slimmer.json", {BuiltIn, Unknown, Plugin}));
}

void ImportersTest::pages_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file : {"pages.jsonl", "pages-pretty.json", "pages-array.json", "session.jsonl"})
        QTest::newRow(file) << QStringLiteral("catalogs/") + QString::fromUtf8(file);
}

void ImportersTest::pages()
{
    QFETCH(const QString, file);
    const Catalog catalog = load(file);
    QCOMPARE(names(catalog).join(QLatin1Char(' ')), QStringLiteral("a b c d e f g"));
    QVERIFY(noteKinds(onlySource(catalog), ImportNoteKind::MorePagesExpected).isEmpty());
}

void ImportersTest::session()
{
    const Catalog catalog = load(QStringLiteral("catalogs/session.jsonl"));
    const Source &source = onlySource(catalog);
    QCOMPARE(text(source.instructions), QStringLiteral("Ask before you book."));
    const QStringList noise{QStringLiteral("[info] server starting on stdio"), QStringLiteral("listening…"),
                            QStringLiteral(R"({"level": "debug", "msg": "listing"})")};
    QCOMPARE(noteKinds(source, ImportNoteKind::NonJsonLine), noise);
    QCOMPARE(noteKinds(source, ImportNoteKind::ErrorAnswer), QStringList{QStringLiteral("prompts/list is not supported")});
    const std::string bytes = readFile(dataPath(QStringLiteral("catalogs/session.jsonl")));
    for (const ImportNote &note : source.notes) {
        if (note.kind == ImportNoteKind::NonJsonLine)
            QCOMPARE(fromUtf8(bytes.substr(note.where.begin, note.where.end - note.where.begin)), note.detail);
    }
}

void ImportersTest::unfinishedPages()
{
    const Catalog catalog = load(QStringLiteral("catalogs/pages-unfinished.jsonl"));
    QCOMPARE(catalog.tools.size(), std::size_t{6});
    const Source &source = onlySource(catalog);
    QCOMPARE(noteKinds(source, ImportNoteKind::MorePagesExpected), QStringList{QStringLiteral("ü/=&")});
    const std::string bytes = readFile(dataPath(QStringLiteral("catalogs/pages-unfinished.jsonl")));
    const TextRange where = source.notes.back().where;
    QCOMPARE(bytes.substr(where.begin, where.end - where.begin), std::string("\"ü/=&\""));
}

void ImportersTest::openAiHostedTools()
{
    const Catalog catalog = load(QStringLiteral("catalogs/openai-flat.json"));
    QCOMPARE(rows(catalog).mid(3),
             (QStringList{QStringLiteral(R"(tool_search | Search. | {"type":"object","properties":{"query":{"type":"string"}},"required":["query"]})"),
                          QStringLiteral("<absent> | <absent> | <absent>"), QStringLiteral("freeform | Takes text. | <absent>")}));
}

void ImportersTest::studioSources()
{
    const Catalog catalog = load(QStringLiteral("catalogs/studio.catalog.json"));
    QStringList sources;
    for (const Source &source : catalog.sources) {
        const QStringList parts{text(source.name), formatText(source.format), QString::fromStdString(std::string(originName(source.origin)))};
        sources.append(parts.join(QLatin1Char(' ')));
    }
    QCOMPARE(sources, (QStringList{QStringLiteral("rooms mcp mcp"), QStringLiteral("wire openai unknown"), QStringLiteral("listing opencode unknown"),
                                   QStringLiteral("ids opencode-ids custom"), QStringLiteral("by hand mcp mcp"),
                                   QStringLiteral("by hand too opencode unknown"), QStringLiteral("empty dsh unknown")}));
    QCOMPARE(text(catalog.sources[0].instructions), QStringLiteral("Ask before you book."));
    QCOMPARE(catalog.tools.size(), std::size_t{14 + 4 + 5 + 2 + 1 + 1});
    const Tool &dotted = catalog.tools[14 + 4 + 1];
    QCOMPARE(text(dotted.name), QStringLiteral("my.dotted-name"));
    QCOMPARE(dotted.origin, Origin::Plugin);
    QCOMPARE(catalog.tools[14].origin, Origin::BuiltIn);
    QCOMPARE(catalog.tools.back().source, std::size_t{5});
}

void ImportersTest::studioErrors_data()
{
    QTest::addColumn<QString>("what");
    const auto row = [](const char *json, const char *what) { QTest::newRow(json) << QString::fromUtf8(what); };
    row(R"({"format":"tool-search-studio-catalog","version":2,"sources":[]})", "studio-version");
    row(R"({"format":"tool-search-studio-catalog"})", "studio-sources");
    row(R"({"format":"tool-search-studio-catalog","sources":[{"name":"a"}]})", "studio-source");
    row(R"({"format":"tool-search-studio-catalog","sources":[5]})", "studio-source");
    row(R"({"format":"tool-search-studio-catalog","sources":[{"format":"yaml","tools":[]}]})", "studio-format");
    row(R"({"format":"tool-search-studio-catalog","sources":[{"format":"studio","tools":[]}]})", "studio-format");
}

void ImportersTest::studioErrors()
{
    QFETCH(const QString, what);
    const Result<Catalog> catalog = importCatalog(QTest::currentDataTag(), "x.json");
    QVERIFY(!catalog);
    QCOMPARE(catalog.error().code, ErrorCode::CatalogUnknownFormat);
    QCOMPARE(QString::fromStdString(catalog.error().args.front()), what);
    QVERIFY(catalog.error().where.has_value());
}

void ImportersTest::errors_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error");
    QTest::addColumn<QString>("args");
    const auto row = [](const char *tag, const QByteArray &bytes, const char *error, const char *args) {
        QTest::newRow(tag) << bytes << QString::fromUtf8(error) << QString::fromUtf8(args);
    };
    row("empty", "", "catalog-empty-file", "");
    row("blank", " \r\n\t", "catalog-empty-file", "");
    row("only a byte-order mark", "\xEF\xBB\xBF\n", "catalog-empty-file", "");
    row("UTF-16 with mark", QByteArray("\xFF\xFE{\0}\0", 6), "utf16-file", "");
    row("UTF-16 without mark", QByteArray("\0[\0]", 4), "utf16-file", "");
    row("number", "42", "catalog-unknown-format", "number");
    row("string", "\"tools\"", "catalog-unknown-format", "string");
    row("config", R"({"hide":["a"],"keep":[]})", "catalog-unknown-format", "object;hide, keep");
    row("tools is no array", R"({"tools":{"a":{}}})", "catalog-unknown-format", "object;tools");
    row("numbers", "[1,2]", "catalog-unknown-format", "array;number");
    row("objects", R"([{"a":1}])", "catalog-unknown-format", "array;object;a");
    row("many keys", R"({"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1})", "catalog-unknown-format", "object;a, b, c, d, e, f, g, h, …");
    row("answer without tools", R"({"jsonrpc":"2.0","id":1,"result":{}})", "catalog-unknown-format", "jsonrpc");
    row("error without message", R"({"jsonrpc":"2.0","id":1,"error":{"code":-1}})", "catalog-json-rpc-error", R"({"code":-1})");
    row("cut off", R"({"tools":[{"name":"a")", "json-syntax", "comma-or-close");
    row("second page cut off", "{\"tools\":[]}\n{\"tools\":[", "json-syntax", "value");
    row("text", "hello", "json-syntax", "value");
}

void ImportersTest::errors()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, error);
    QFETCH(const QString, args);
    const Result<Catalog> catalog = importCatalog(bytes.toStdString(), "folder/x.json");
    QVERIFY(!catalog);
    QCOMPARE(QString::fromStdString(errorName(catalog.error().code)), error);
    QCOMPARE(catalog.error().file, std::string("folder/x.json"));
    QStringList found;
    for (const std::string &arg : catalog.error().args)
        found.append(QString::fromStdString(arg));
    QCOMPARE(found.join(QLatin1Char(';')), args);

    const Result<Catalog> rpc = import(QStringLiteral("catalogs/rooms-error.json"));
    QCOMPARE(rpc.error().code, ErrorCode::CatalogJsonRpcError);
    QCOMPARE(rpc.error().args, std::vector<std::string>{"Method not found: tools/list"});
}

void ImportersTest::encodings()
{
    const Catalog bom = load(QStringLiteral("catalogs/bom-crlf.tools.json"));
    QCOMPARE(noteKinds(onlySource(bom), ImportNoteKind::ByteOrderMark).size(), 1);
    QCOMPARE(names(bom), (QStringList{QStringLiteral("get_room"), QStringLiteral("book.room")}));
    QCOMPARE(import(QStringLiteral("catalogs/utf16le.tools.json")).error().code, ErrorCode::Utf16File);
    QCOMPARE(import(QStringLiteral("catalogs/utf16be-nobom.tools.json")).error().code, ErrorCode::Utf16File);
    const Catalog latin = load(QStringLiteral("catalogs/latin1.tools.json"));
    QCOMPARE(names(latin), QStringList{QStringLiteral("caf\uFFFD")});
    QVERIFY(!noteKinds(onlySource(latin), ImportNoteKind::InvalidUtf8).isEmpty());
    const Result<Catalog> twice = importCatalog(R"({"tools":[{"name":"a","name":"b","inputSchema":{}}]})", "x.json");
    QCOMPARE(names(*twice), QStringList{QStringLiteral("b")});
    QCOMPARE(noteKinds(twice->sources.front(), ImportNoteKind::DuplicateKey).size(), 1);
    const Result<Catalog> lines = importCatalog("\xEF\xBB\xBF{\"tools\":[{\"name\":\"a\"}]}\r\n{\"tools\":[{\"name\":\"b\"}]}\r\n", "x.jsonl");
    QVERIFY(lines.has_value());
    QCOMPARE(names(*lines), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(noteKinds(onlySource(*lines), ImportNoteKind::ByteOrderMark).size(), 1);
}

void ImportersTest::hostileNames()
{
    const Catalog catalog = load(QStringLiteral("catalogs/hostile-names.tools.json"));
    const std::vector<std::u16string> wanted{u"\u202eevil", std::u16string(u"a\0b", 3), std::u16string(1, char16_t{0xD800}) + u"half",
                                             u"x\u200bhidden", u"\u001b[31mred", u"\ufeffbom", u"😀"};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QCOMPARE(catalog.tools[i].name, wanted[i]);
        QCOMPARE(catalog.tools[i].description, u"d" + wanted[i]);
    }
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
    QCOMPARE(found.join(QLatin1Char(' ')), QStringLiteral("mcp openai anthropic opencode opencode-ids dsh slimmer studio"));
}

QTEST_APPLESS_MAIN(ImportersTest)
#include "tst_importers.moc"
