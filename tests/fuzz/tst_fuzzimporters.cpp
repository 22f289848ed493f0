// SPDX-License-Identifier: MIT
// Whatever the bytes, importing neither crashes nor hangs, what comes out is consistent, and it can
// be written again. TSS_SEEDS multiplies the number of runs; a failure names its seed.
#include "catalogpromises.h"
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
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "\\",
        "\\u",
        "\\ud800",
        "null",
        "5",
        "\xEF\xBB\xBF",
        "\xFF",
        "\xC3",
        std::string(1, '\0'),
        "\n",
        "\r\n",
        "//",
        "/*",
        "\"tools\":[",
        "\"name\":",
        "\"inputSchema\":",
        "\"jsonrpc\":\"2.0\",",
        "\"result\":{",
        "\"error\":{}",
        "\"nextCursor\":\"x\",",
        "\"type\":\"function\",",
        "\"format\":\"tool-search-studio-catalog\",",
        "\"$ref\":\"#\",",
        "\"toolOrigins\":{\"99999999\":\"mcp\"},",
        "[info] text\n",
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

/// Replaces one value by another, or a key by another; the text stays JSON. False: it is not one
/// JSON text.
bool exchange(std::string &bytes, Engine &engine)
{
    static const std::vector<std::string> kValues{
        "null",
        "5",
        "true",
        "\"text\"",
        "\"\"",
        "[]",
        "{}",
        "[1,\"a\",null]",
        R"({"name":"n","inputSchema":{"$ref":"#"}})",
        R"(["a",{"id":"b"}])",
        R"({"jsonrpc":"2.0","error":{"message":5}})",
        R"({"tools":[{"type":"x"}],"nextCursor":7})",
        R"("tool-search-studio-catalog")",
        "-1e999",
    };
    static const std::vector<std::string> kKeys{
        "\"name\"",         "\"id\"",          "\"description\"", "\"tools\"",   "\"inputSchema\"",
        "\"input_schema\"", "\"parameters\"",  "\"function\"",    "\"type\"",    "\"jsonrpc\"",
        "\"result\"",       "\"error\"",       "\"format\"",      "\"sources\"", "\"count\"",
        "\"groups\"",       "\"toolOrigins\"", "\"$ref\"",        "\"$id\"",     "\"items\"",
        "\"properties\"",
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
        bytes.replace(node.begin, node.end - node.begin,
                      engine() % 2 ? copied : kValues[engine() % kValues.size()]);
    return true;
}

std::string atSeed(int seed, const QByteArray &problem)
{
    return "seed " + std::to_string(seed) + ": " + problem.toStdString();
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
    const QStringList files =
        QDir(dataPath(QStringLiteral("catalogs"))).entryList(QDir::Files, QDir::Name);
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
        QVERIFY2(catalog || catalog.error().code != ErrorCode::JsonSyntax,
                 atSeed(seed, "still JSON").c_str());
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
            bytes +=
                engine() % 3 ? piece(engine) : std::string(1, static_cast<char>(engine() & 0xFF));
        const QByteArray problem = broken(importCatalog(bytes, "fuzz.json"), bytes);
        QVERIFY2(problem.isEmpty(), atSeed(seed, problem).c_str());
    }
}

QTEST_APPLESS_MAIN(FuzzImportersTest)
#include "tst_fuzzimporters.moc"
