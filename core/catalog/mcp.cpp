// SPDX-License-Identifier: MIT
// An MCP server's tools/list result: bare, in JSON-RPC answers, in several pages (an array, or one
// after the other), or the bare array of its tools. Other messages of a recorded session may stand
// between the pages.
#include "core/catalog/entries.h"
#include "core/catalog/formats.h"
#include "core/catalog/listformat.h"
#include "core/catalog/shape.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tss {

namespace {

bool isMcpEntryStyle(EntryStyle style)
{
    return style == EntryStyle::Mcp || style == EntryStyle::Name || style == EntryStyle::None ||
           style == EntryStyle::Text;
}

bool isPageOfTools(const json::View &value)
{
    return isRpcMessage(value) ||
           (value["tools"].isArray() && isMcpEntryStyle(styleOf(value["tools"])));
}

bool isArrayOfPages(const json::View &root)
{
    if (!root.isArray() || root.size() == 0)
        return false;
    const std::vector<json::View> elements = root.elements();
    return std::all_of(elements.begin(), elements.end(), isPageOfTools);
}

Error rpcError(const ImportInput &input, const json::View &error, std::size_t offset)
{
    const json::View message = error["message"];
    const TextRange range = error.range();
    Error result{ErrorCode::CatalogJsonRpcError,
                 input.file,
                 TextRange{offset + range.begin, offset + range.end},
                 {}};
    result.args.push_back(message.isString() ? toUtf8(message.string()) : std::string(error.raw()));
    return result;
}

/// Puts the pages of one file together.
class Reader
{
public:
    Reader(const ImportInput &input, const Importer &format)
        : m_input(input)
        , m_format(format)
    {
        m_catalog.sources.push_back(sourceFor(input, Format::McpTools));
        m_catalog.sources.back().origin = Origin::McpServer;
    }

    void readPage(const json::View &root, std::size_t offset)
    {
        m_offset = offset;
        if (!root.isArray())
            readMessage(root);
        else if (!isArrayOfPages(root))
            readTools(root);
        else
            for (const json::View &page : root.elements())
                readMessage(page);
    }

    Result<Catalog> finish()
    {
        if (!m_hasTools && m_error)
            return failure(*m_error);
        if (!m_hasTools)
            return failure({ErrorCode::CatalogUnknownFormat, m_input.file, {}, {"jsonrpc"}});
        if (!m_cursor.isAbsent())
            note(ImportNoteKind::MorePagesExpected, m_cursor, m_cursor.string());
        return std::move(m_catalog);
    }

private:
    void readMessage(const json::View &message)
    {
        const json::View result = message["result"].isObject() ? message["result"] : message;
        if (result["instructions"].isString())
            m_catalog.sources.back().instructions = result["instructions"].string();
        if (result["tools"].isArray()) {
            readTools(result["tools"]);
            const json::View cursor = result["nextCursor"];
            m_cursor = cursor.isTruthy() ? cursor : json::View();
            m_cursorOffset = m_offset;
        } else if (!message["error"].isAbsent()) {
            readError(message["error"]);
        }
    }

    void readError(const json::View &error)
    {
        Error found = rpcError(m_input, error, m_offset);
        m_catalog.sources.back().notes.push_back(
            {ImportNoteKind::ErrorAnswer, *found.where, fromUtf8(found.args.front())});
        if (!m_error)
            m_error = std::move(found);
    }

    void readTools(const json::View &list)
    {
        m_hasTools = true;
        readEntries(m_catalog, m_format, list, m_offset);
    }

    void note(ImportNoteKind kind, const json::View &value, std::u16string detail)
    {
        const TextRange range = value.range();
        m_catalog.sources.back().notes.push_back(
            {kind, {m_cursorOffset + range.begin, m_cursorOffset + range.end}, std::move(detail)});
    }

    const ImportInput &m_input;
    const Importer &m_format;
    Catalog m_catalog;
    json::View m_cursor; ///< of the last page read
    std::size_t m_cursorOffset = 0;
    std::size_t m_offset = 0;
    std::optional<Error> m_error;
    bool m_hasTools = false;
};

class McpImporter final : public ListFormat
{
public:
    Format format() const override { return Format::McpTools; }

    bool recognises(const json::View &root) const override
    {
        if (isArrayOfPages(root) || (isRpcMessage(root) && !isStudioCatalog(root)))
            return true;
        if (!isPlainList(root))
            return false;
        const EntryStyle style = styleOf(toolList(root));
        return root.isArray() ? style == EntryStyle::Mcp : isMcpEntryStyle(style);
    }

    Result<Catalog> read(const ImportInput &input) const override
    {
        Reader reader(input, *this);
        for (std::size_t i = 0; i < input.pages.size(); ++i)
            reader.readPage(json::root(input.pages[i]), pageOffset(input, i));
        return reader.finish();
    }

    std::string write(const Catalog &catalog) const override
    {
        return prettyJson(ObjectText().add("tools", listText(catalog, *this)).text());
    }

    EntryFields fields(const json::View &entry) const override
    {
        return {entry["name"], entry["description"], entry["inputSchema"]};
    }

    Origin originOf(std::u16string_view) const override { return Origin::McpServer; }

protected:
    std::u16string exportedName(const Source &, const Tool &tool) const override
    {
        return tool.name;
    }

    std::string makeEntry(const FieldTexts &fields) const override
    {
        return ObjectText()
            .add("name", fields.name)
            .add("description", fields.description)
            .add("inputSchema", fields.schema)
            .text();
    }
};

} // namespace

const Importer &mcpImporter()
{
    static const McpImporter importer;
    return importer;
}

} // namespace tss
