// SPDX-License-Identifier: MIT
// The studio's own catalog file: several sources, each with its entries exactly as they came. The
// README documents it.
#include "core/catalog/entries.h"
#include "core/catalog/formats.h"
#include "core/catalog/shape.h"
#include "core/catalog/writing.h"
#include "core/json/stringify.h"
#include "core/text/utf16.h"

#include <array>
#include <optional>
#include <utility>

namespace tss {

namespace {

constexpr double kVersion = 1;
constexpr std::array kOrigins{Origin::Unknown, Origin::BuiltIn, Origin::Custom, Origin::Plugin,
                              Origin::McpServer};

std::optional<Origin> originNamed(const std::u16string &name)
{
    for (const Origin origin : kOrigins) {
        if (fromUtf8(originName(origin)) == name)
            return origin;
    }
    return std::nullopt;
}

const Importer *importerNamed(const std::u16string &name)
{
    for (const Importer *importer : importers()) {
        if (importer->format() != Format::StudioCatalog &&
            fromUtf8(formatName(importer->format())) == name)
            return importer;
    }
    return nullptr;
}

/// For a file written by hand: the importer that knows such entries; an MCP server's where they do
/// not tell.
const Importer *importerByStyle(const json::View &list)
{
    const EntryStyle style = styleOf(list);
    if (style != EntryStyle::None && style != EntryStyle::Name) {
        for (const Importer *importer : importers()) {
            if (importer->recognises(list))
                return importer;
        }
    }
    return importerFor(Format::McpTools);
}

/// What a tool's origin is when nothing is said about it.
Origin impliedOrigin(const Source &source, const Importer &format, const Tool &tool)
{
    return source.origin == Origin::Unknown ? format.originOf(tool.name) : source.origin;
}

class Reader
{
public:
    explicit Reader(const ImportInput &input)
        : m_input(input)
    {
    }

    Result<Catalog> read(const json::View &root, std::size_t offset)
    {
        m_offset = offset;
        const json::View version = root["version"];
        if (!version.isAbsent() && version.number() != kVersion)
            return failure(errorAt(version, {"studio-version", std::string(version.raw())}));
        if (!root["sources"].isArray())
            return failure(errorAt(root, {"studio-sources"}));
        for (const json::View &source : root["sources"].elements()) {
            if (Status status = readSource(source); !status)
                return failure(status.error());
        }
        return std::move(m_catalog);
    }

private:
    Error errorAt(const json::View &value, std::vector<std::string> args) const
    {
        const TextRange range = value.range();
        return {ErrorCode::CatalogUnknownFormat, m_input.file,
                TextRange{m_offset + range.begin, m_offset + range.end}, std::move(args)};
    }

    Status readSource(const json::View &value)
    {
        if (!value["tools"].isArray())
            return failure(errorAt(value, {"studio-source"}));
        const json::View formatValue = value["format"];
        const Importer *format = formatValue.isString() ? importerNamed(formatValue.string())
                                                        : importerByStyle(value["tools"]);
        if (!format)
            return failure(errorAt(formatValue, {"studio-format", toUtf8(formatValue.string())}));

        Source source = sourceFor(m_input, format->format());
        source.name = value["name"].string();
        source.instructions = value["instructions"].string();
        source.origin = format->format() == Format::McpTools ? Origin::McpServer : Origin::Unknown;
        if (value["origin"].isString())
            source.origin = originNamed(value["origin"].string()).value_or(source.origin);
        m_catalog.sources.push_back(std::move(source));

        const std::size_t first = m_catalog.tools.size();
        readEntries(m_catalog, *format, value["tools"], m_offset);
        readToolOrigins(value["toolOrigins"], first);
        return {};
    }

    /// {"3": "plugin"}: the fourth tool of the source.
    void readToolOrigins(const json::View &origins, std::size_t first)
    {
        if (!origins.isObject())
            return;
        for (const auto &[key, value] : origins.members()) {
            const std::string digits = toUtf8(key);
            const bool isIndex = !digits.empty() && digits.size() < 10 &&
                                 digits.find_first_not_of("0123456789") == std::string::npos;
            const std::optional<Origin> origin = originNamed(value.string());
            if (!isIndex || !origin)
                continue;
            const std::size_t row = first + std::stoul(digits);
            if (row < m_catalog.tools.size())
                m_catalog.tools[row].origin = *origin;
        }
    }

    const ImportInput &m_input;
    Catalog m_catalog;
    std::size_t m_offset = 0;
};

/// The parts of the text of one source that grow with its tools.
struct SourceTexts
{
    std::string tools;
    std::string origins;
    std::size_t count = 0;
};

void addTool(SourceTexts &texts, const Source &source, const Tool &tool)
{
    const Importer &format = *importerFor(source.format);
    texts.tools += texts.count > 0 ? "," : "";
    texts.tools += format.entryText(source, tool);
    if (tool.origin != impliedOrigin(source, format, tool)) {
        texts.origins += texts.origins.empty() ? "" : ",";
        texts.origins += '"' + std::to_string(texts.count) + "\":\"" +
                         std::string(originName(tool.origin)) + '"';
    }
    ++texts.count;
}

std::string sourceText(const Source &source, const SourceTexts &texts)
{
    const bool saysOrigin = source.origin != Origin::Unknown || source.format == Format::McpTools;
    const auto quotedName = [](std::string_view name) { return '"' + std::string(name) + '"'; };
    ObjectText text;
    text.add("name", json::quotedUtf8(source.name));
    text.add("origin", saysOrigin ? quotedName(originName(source.origin)) : std::string());
    text.add("format", quotedName(formatName(source.format)));
    text.add("instructions",
             source.instructions.empty() ? std::string() : json::quotedUtf8(source.instructions));
    text.add("toolOrigins", texts.origins.empty() ? std::string() : '{' + texts.origins + '}');
    return text.add("tools", '[' + texts.tools + ']').text();
}

class StudioImporter final : public Importer
{
public:
    Format format() const override { return Format::StudioCatalog; }

    bool recognises(const json::View &root) const override { return isStudioCatalog(root); }

    Result<Catalog> read(const ImportInput &input) const override
    {
        Catalog catalog;
        for (std::size_t i = 0; i < input.pages.size(); ++i) {
            Result<Catalog> page =
                Reader(input).read(json::root(input.pages[i]), pageOffset(input, i));
            if (!page)
                return page;
            append(catalog, std::move(*page));
        }
        return catalog;
    }

    std::string write(const Catalog &catalog) const override
    {
        std::vector<SourceTexts> texts(catalog.sources.size());
        for (const Tool &tool : catalog.tools)
            addTool(texts[tool.source], catalog.sources[tool.source], tool);
        std::string sources = "[";
        for (std::size_t i = 0; i < texts.size(); ++i) {
            sources += i > 0 ? "," : "";
            sources += sourceText(catalog.sources[i], texts[i]);
        }
        ObjectText root;
        root.add("format", json::quotedUtf8(kStudioFormat)).add("version", "1");
        return prettyJson(root.add("sources", sources + ']').text());
    }
};

} // namespace

const Importer &studioImporter()
{
    static const StudioImporter importer;
    return importer;
}

} // namespace tss
