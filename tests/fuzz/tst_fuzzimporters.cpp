// SPDX-License-Identifier: MIT
// Whatever the bytes, importing neither crashes nor hangs, what comes out is consistent, and it can be written again.
// TSS_SEEDS multiplies the number of runs; a failure names its seed.
#include "../core/catalogtesting.h"

#include "core/diagnostics/schemalint.h"
#include "core/json/parse.h"

#include <QDir>
#include <QTest>

#include <algorithm>
#include <random>

using namespace tss;
using namespace tss::test;

class FuzzImportersTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void mutations_data();
    void mutations();
    void otherValues_data();
    void otherValues();
    void randomBytes();
    void deepNesting_data();
    void deepNesting();
    void longLines();
    void manyUnclosedStarts();
    void manyTools();

private:
    std::vector<std::string> m_samples;
};

namespace {

int runs(int normal)
{
    bool isNumber = false;
    const int factor = qEnvironmentVariableIntValue("TSS_SEEDS", &isNumber);
    return isNumber ? normal * std::max(factor, 1) : normal;
}

using Engine = std::mt19937;

std::string piece(Engine &engine)
{
    static const std::vector<std::string> kPieces{
        "{", "}", "[", "]", ",", ":", "\"", "\\", "\\u", "\\ud800", "null", "5", "\xEF\xBB\xBF", "\xFF", "\xC3", std::string(1, '\0'), "\n", "\r\n", "//", "/*",
        "\"tools\":[", "\"name\":", "\"inputSchema\":", "\"jsonrpc\":\"2.0\",", "\"result\":{", "\"error\":{}", "\"nextCursor\":\"x\",", "\"type\":\"function\",",
        "\"format\":\"tool-search-studio-catalog\",", "\"$ref\":\"#\",", "\"toolOrigins\":{\"99999999\":\"mcp\"},", "[info] text\n",
    };
    return kPieces[engine() % kPieces.size()];
}

void mutate(std::string &bytes, Engine &engine)
{
    const std::size_t at = bytes.empty() ? 0 : engine() % bytes.size();
    switch (engine() % 6) {
    case 0:
        bytes.insert(at, piece(engine));
        break;
    case 1:
        bytes.erase(at, 1 + engine() % 20);
        break;
    case 2:
        if (!bytes.empty())
            bytes[at] = static_cast<char>(engine() & 0xFF);
        break;
    case 3:
        bytes.insert(at, bytes.substr(engine() % (bytes.size() + 1), engine() % 200));
        break;
    case 4:
        bytes.resize(at);
        break;
    default:
        bytes.replace(at, std::min<std::size_t>(3, bytes.size() - at), piece(engine));
        break;
    }
}

/// Replaces one value by another, or a key by another; the text stays JSON. False: it is not one JSON text.
bool exchange(std::string &bytes, Engine &engine)
{
    static const std::vector<std::string> kValues{
        "null", "5", "true", "\"text\"", "\"\"", "[]", "{}", "[1,\"a\",null]", R"({"name":"n","inputSchema":{"$ref":"#"}})", R"(["a",{"id":"b"}])",
        R"({"jsonrpc":"2.0","error":{"message":5}})", R"({"tools":[{"type":"x"}],"nextCursor":7})", R"("tool-search-studio-catalog")", "-1e999",
    };
    static const std::vector<std::string> kKeys{
        "\"name\"", "\"id\"", "\"description\"", "\"tools\"", "\"inputSchema\"", "\"input_schema\"", "\"parameters\"", "\"function\"", "\"type\"", "\"jsonrpc\"",
        "\"result\"", "\"error\"", "\"format\"", "\"sources\"", "\"count\"", "\"groups\"", "\"toolOrigins\"", "\"$ref\"", "\"$id\"", "\"items\"", "\"properties\"",
    };
    const auto parsed = json::parse(bytes, json::Leniency::Jsonc);
    if (!parsed)
        return false;
    const std::vector<json::Node> &nodes = parsed->tree->nodes();
    const json::Node &node = nodes[engine() % nodes.size()];
    const json::Node &other = nodes[engine() % nodes.size()];
    const bool isKey = node.keyBegin != node.keyEnd && engine() % 2 == 0;
    const std::string copied = bytes.substr(other.begin, other.end - other.begin);
    if (isKey)
        bytes.replace(node.keyBegin, node.keyEnd - node.keyBegin, kKeys[engine() % kKeys.size()]);
    else
        bytes.replace(node.begin, node.end - node.begin, engine() % 2 ? copied : kValues[engine() % kValues.size()]);
    return true;
}

/// The name of the first broken promise, or an empty text.
QByteArray broken(const Result<Catalog> &catalog, const std::string &bytes)
{
    if (!catalog)
        return catalog.error().file == "fuzz.json" ? "" : "an error without its file";
    for (const Source &source : catalog->sources) {
        for (const ImportNote &note : source.notes) {
            if (note.where.begin > note.where.end || note.where.end > bytes.size())
                return "a note outside the file";
        }
    }
    for (const Tool &tool : catalog->tools) {
        if (tool.source >= catalog->sources.size() || tool.entry.isAbsent())
            return "a tool without source or entry";
        (void)lintTool(tool, catalog->sources[tool.source]);
    }
    const std::string written = importerFor(Format::StudioCatalog)->write(*catalog);
    const Result<Catalog> again = importCatalog(written, "fuzz.json");
    if (!again || rows(*again) != rows(*catalog) || entries(*again) != entries(*catalog))
        return "the studio's file does not bring it back";
    for (const Importer *importer : importers())
        (void)importer->write(*catalog);
    return {};
}

std::string atSeed(int seed, const QByteArray &problem)
{
    return "seed " + std::to_string(seed) + ": " + problem.toStdString();
}

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

void FuzzImportersTest::initTestCase()
{
    const QDir folder(dataPath(QStringLiteral("catalogs")));
    for (const QString &file : folder.entryList(QDir::Files, QDir::Name))
        m_samples.push_back(readFile(folder.filePath(file)));
    QVERIFY(m_samples.size() > 20);
}

void FuzzImportersTest::mutations_data()
{
    QTest::addColumn<int>("sample");
    const QStringList files = QDir(dataPath(QStringLiteral("catalogs"))).entryList(QDir::Files, QDir::Name);
    for (int i = 0; i < files.size(); ++i)
        QTest::newRow(files[i].toUtf8().constData()) << i;
}

void FuzzImportersTest::mutations()
{
    QFETCH(const int, sample);
    for (int seed = 1; seed <= runs(150); ++seed) {
        Engine engine(static_cast<unsigned>(seed * 1000 + sample));
        std::string bytes = m_samples[static_cast<std::size_t>(sample)];
        for (std::size_t left = 1 + engine() % 6; left > 0; --left)
            mutate(bytes, engine);
        const QByteArray problem = broken(importCatalog(bytes, "fuzz.json"), bytes);
        QVERIFY2(problem.isEmpty(), atSeed(seed, problem).c_str());
    }
}

void FuzzImportersTest::otherValues_data()
{
    mutations_data();
}

void FuzzImportersTest::otherValues()
{
    QFETCH(const int, sample);
    int read = 0;
    for (int seed = 1; seed <= runs(150); ++seed) {
        Engine engine(static_cast<unsigned>(seed * 1000 + sample));
        std::string bytes = m_samples[static_cast<std::size_t>(sample)];
        for (std::size_t left = 1 + engine() % 4; left > 0; --left) {
            if (!exchange(bytes, engine))
                return; // JSON lines and UTF-16: the other mutations are for them
        }
        const Result<Catalog> catalog = importCatalog(bytes, "fuzz.json");
        QVERIFY2(catalog || catalog.error().code != ErrorCode::JsonSyntax, atSeed(seed, "still JSON").c_str());
        const QByteArray problem = broken(catalog, bytes);
        QVERIFY2(problem.isEmpty(), atSeed(seed, problem).c_str());
        read += catalog ? 1 : 0;
    }
    const bool isErrorAnswer = QByteArray(QTest::currentDataTag()) == "rooms-error.json";
    QVERIFY(isErrorAnswer || read > runs(150) / 4);
}

void FuzzImportersTest::randomBytes()
{
    for (int seed = 1; seed <= runs(2000); ++seed) {
        Engine engine(static_cast<unsigned>(seed));
        std::string bytes;
        for (std::size_t left = engine() % 60; left > 0; --left)
            bytes += engine() % 3 ? piece(engine) : std::string(1, static_cast<char>(engine() & 0xFF));
        const QByteArray problem = broken(importCatalog(bytes, "fuzz.json"), bytes);
        QVERIFY2(problem.isEmpty(), atSeed(seed, problem).c_str());
    }
}

void FuzzImportersTest::deepNesting_data()
{
    QTest::addColumn<int>("depth");
    QTest::newRow("past 1,000") << 1'001;
    QTest::newRow("100,000") << 100'000;
}

void FuzzImportersTest::deepNesting()
{
    QFETCH(const int, depth);
    const auto levels = static_cast<std::size_t>(depth);
    const std::string schema = nested(levels, R"({"properties":{"a":)", "}}");
    const std::string bytes = R"({"tools":[{"name":"deep","description":"d","inputSchema":)" + schema + "}," + nested(levels, "[", "]") + "]}";
    const Result<Catalog> catalog = importCatalog(bytes, "fuzz.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(catalog->tools.size(), std::size_t{2});
    QCOMPARE(broken(catalog, bytes), QByteArray());

    const std::string pages = nested(levels, R"({"result":)", "}");
    QVERIFY(!importCatalog(pages, "fuzz.json").has_value());
    QVERIFY(!importCatalog(nested(levels, R"({"tools":[)", "]}"), "fuzz.json").has_value());
}

void FuzzImportersTest::longLines()
{
    const std::string description(2'000'000, 'x');
    const std::string line = R"({"tools":[{"name":"a","description":")" + description + R"(","inputSchema":{}}]})";
    const Result<Catalog> catalog = importCatalog(line + "\r\n" + line + "\r\n", "fuzz.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(catalog->tools.size(), std::size_t{2});
    QCOMPARE(catalog->tools[1].description.size(), description.size());
    const Result<Catalog> noise = importCatalog(description + "\n" + line, "fuzz.json");
    QVERIFY(noise.has_value());
    QCOMPARE(noise->sources[0].notes[0].detail.size(), std::size_t{200});
}

void FuzzImportersTest::manyUnclosedStarts()
{
    // Each line could begin a value that never ends; looking for each end would take 10^10 steps.
    std::string text;
    for (int i = 0; i < 100'000; ++i)
        text += "[warn {\n";
    QVERIFY(!importCatalog(text, "fuzz.json").has_value());
    const Result<Catalog> catalog = importCatalog(text + "{\"tools\":[{\"name\":\"a\"}]}\n", "fuzz.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(names(*catalog), QStringList{QStringLiteral("a")});
}

void FuzzImportersTest::manyTools()
{
    std::string bytes = R"({"tools":[)";
    for (int i = 0; i < 10'000; ++i)
        bytes += (i ? "," : "") + std::string(R"({"name":"tool_)") + std::to_string(i) + R"(","description":"d","inputSchema":{"type":"object"}})";
    const Result<Catalog> catalog = importCatalog(bytes + "]}", "fuzz.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(catalog->tools.size(), std::size_t{10'000});
}

QTEST_APPLESS_MAIN(FuzzImportersTest)
#include "tst_fuzzimporters.moc"
