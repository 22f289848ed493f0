// SPDX-License-Identifier: MIT
// Random catalogs go out in every format and come back the same. TSS_SEEDS multiplies the number of
// runs.
#include "../core/catalogtesting.h"
#include "core/dsh/ids.h"
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/opencode/ids.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace tss;
using namespace tss::test;

class CatalogPropertiesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void studioKeepsRandomCatalogs();
    void exportsKeepWhatTheyCarry();
    void dshNamesNeverCollide();
};

namespace {

int runs(int normal)
{
    bool isNumber = false;
    const int factor = qEnvironmentVariableIntValue("TSS_SEEDS", &isNumber);
    return isNumber ? normal * std::max(factor, 1) : normal;
}

class Random
{
public:
    explicit Random(unsigned seed)
        : m_engine(seed)
    {
    }

    std::size_t below(std::size_t limit) { return m_engine() % limit; }
    bool oneIn(std::size_t n) { return below(n) == 0; }

    std::u16string text(std::size_t longest)
    {
        static const std::u16string alphabet =
            std::u16string(u"abcxyz019__--..//  \"\\\u0000\u001F\u202E\uFEFFéß語한", 29) +
            char16_t{0xD83D} + char16_t{0xDE00} + char16_t{0xDC00};
        std::u16string result;
        for (std::size_t left = below(longest + 1); left > 0; --left)
            result += alphabet[below(alphabet.size())];
        return result;
    }

    std::string json(int depth)
    {
        switch (below(depth > 0 ? 9 : 6)) {
        case 0:
            return "null";
        case 1:
            return oneIn(2) ? "true" : "false";
        case 2:
            return std::string(kNumbers[below(kNumbers.size())]);
        case 3:
        case 4:
        case 5:
            return json::quotedUtf8(text(12));
        case 6:
            return list(depth);
        default:
            return object(depth);
        }
    }

    std::string object(int depth)
    {
        std::string result = "{";
        for (std::size_t left = below(5); left > 0; --left) {
            result += result.size() > 1 ? " , " : "";
            result +=
                (oneIn(4) ? '"' + std::to_string(below(20)) + '"' : json::quotedUtf8(text(6))) +
                " :\n" + json(depth - 1);
        }
        return result + "}";
    }

private:
    static constexpr std::array<std::string_view, 7> kNumbers{
        "0", "-0", "1.50", "1e3", "12345678901234567890", "1E-7", "1e400"};

    std::string list(int depth)
    {
        std::string result = "[";
        for (std::size_t left = below(5); left > 0; --left)
            result += (result.size() > 1 ? "," : "") + json(depth - 1);
        return result + "]";
    }

    std::mt19937 m_engine;
};

/// A member in one of the states that a field can have.
std::string member(Random &random, const char *key, const std::string &normal)
{
    const std::string value = random.oneIn(6) ? random.json(1) : normal;
    return random.oneIn(8) ? std::string() : ",\"" + std::string(key) + "\":" + value;
}

std::string mcpEntry(Random &random)
{
    if (random.oneIn(12))
        return random.json(1);
    std::string entry = R"({"annotations":{},"_meta":)" + random.object(2);
    entry += member(random, "name", json::quotedUtf8(random.text(10)));
    entry += member(random, "description", json::quotedUtf8(random.text(40)));
    return entry + member(random, "inputSchema", random.object(4)) + "}";
}

Catalog randomCatalog(Random &random)
{
    Catalog catalog;
    for (std::size_t left = 1 + random.below(3); left > 0; --left) {
        std::string bytes = R"({"tools":[{"name":"first","inputSchema":{}})";
        for (std::size_t tools = random.below(8); tools > 0; --tools)
            bytes += ',' + mcpEntry(random);
        append(catalog, importCatalog(bytes + "]}", "x.json", u"s" + random.text(8)).value());
    }
    return catalog;
}

std::string message(int seed, const Importer &importer)
{
    return "seed " + std::to_string(seed) + ", format " +
           std::string(formatName(importer.format()));
}

std::u16string exportedName(Format format, const Source &source, const Tool &tool)
{
    if (format == Format::McpTools)
        return tool.name;
    const bool isDsh = format == Format::DshSchemas || format == Format::SlimmerCatalog;
    return isDsh ? dsh::toolId(source, tool) : opencode::toolId(source, tool);
}

/// Null where both tools agree, else the field that does not.
const char *difference(const Source &source, const Tool &before, const Tool &after, Format format)
{
    const bool hasName = before.nameState == FieldState::Present;
    if (hasName ? after.name != exportedName(format, source, before)
                : after.nameState == FieldState::Present)
        return "name";
    if (format == Format::OpenCodeIds)
        return nullptr;
    if (before.descriptionState != after.descriptionState ||
        before.description != after.description)
        return "description";
    if (format == Format::SlimmerCatalog)
        return nullptr;
    const bool isSameSchema = before.schemaState == after.schemaState &&
                              json::stringify(before.schema) == json::stringify(after.schema);
    return isSameSchema ? nullptr : "schema";
}

} // namespace

void CatalogPropertiesTest::studioKeepsRandomCatalogs()
{
    const Importer &studio = *importerFor(Format::StudioCatalog);
    for (int seed = 1; seed <= runs(150); ++seed) {
        Random random(static_cast<unsigned>(seed));
        const Catalog catalog = randomCatalog(random);
        const std::string written = studio.write(catalog);
        const Result<Catalog> again = importCatalog(written, "x.json");
        QVERIFY2(again.has_value(), message(seed, studio).c_str());
        QVERIFY2(entries(*again) == entries(catalog) && rows(*again) == rows(catalog),
                 message(seed, studio).c_str());
        QVERIFY2(studio.write(*again) == written, message(seed, studio).c_str());
    }
}

void CatalogPropertiesTest::exportsKeepWhatTheyCarry()
{
    for (int seed = 1; seed <= runs(150); ++seed) {
        Random random(static_cast<unsigned>(seed));
        const Catalog catalog = randomCatalog(random);
        for (const Importer *importer : importers()) {
            if (importer->format() == Format::StudioCatalog)
                continue;
            const std::string where = message(seed, *importer);
            const Result<Catalog> again = importCatalog(importer->write(catalog), "x.json");
            QVERIFY2(again.has_value() && again->sources.front().format == importer->format(),
                     where.c_str());
            QVERIFY2(again->tools.size() == catalog.tools.size(), where.c_str());
            for (std::size_t i = 0; i < catalog.tools.size(); ++i) {
                const Tool &tool = catalog.tools[i];
                const char *field = difference(catalog.sources[tool.source], tool, again->tools[i],
                                               importer->format());
                QVERIFY2(
                    !field,
                    (where + ", tool " + std::to_string(i) + ": " + (field ? field : "")).c_str());
            }
        }
    }
}

void CatalogPropertiesTest::dshNamesNeverCollide()
{
    Random random(7);
    std::set<std::u16string> raw;
    std::set<std::u16string> ids;
    for (int i = 0; i < runs(3000); ++i) {
        std::u16string name = random.text(6);
        // Lone surrogates have no UTF-8 of their own: the hash takes them all for U+FFFD.
        std::replace_if(
            name.begin(), name.end(), [](char16_t unit) { return (unit & 0xF800) == 0xD800; },
            u'!');
        if (!raw.insert(name).second)
            continue;
        const std::u16string id = dsh::toolName(u"server", name);
        QVERIFY(id.size() <= 64 && opencode::sanitized(id) == id);
        QVERIFY2(ids.insert(id).second, qPrintable(text(id)));
    }
}

QTEST_APPLESS_MAIN(CatalogPropertiesTest)
#include "tst_catalogproperties.moc"
