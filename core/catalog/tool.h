// SPDX-License-Identifier: MIT
// The facts a catalog holds: tools as their source wrote them, and the sources they came from. Plain values.
#pragma once

#include "core/json/tree.h"
#include "core/text/utf16.h"

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

namespace tss {

/// Where a tool comes from inside the agent. It decides naming and whether a host passes the tool through a plugin.
enum class Origin { Unknown, BuiltIn, Custom, Plugin, McpServer };

/// The shape of the file that a source was read from.
enum class Format { McpTools, OpenAiTools, AnthropicTools, OpenCodeTools, OpenCodeIds, DshSchemas, SlimmerCatalog, StudioCatalog };

enum class FieldState { Present, Absent, Null, WrongType };

struct Tool
{
    std::u16string name; ///< as the source spells it; empty when it has none
    FieldState nameState = FieldState::Present;
    std::u16string description; ///< empty when absent
    FieldState descriptionState = FieldState::Absent;
    json::View schema; ///< parameters as the source wrote them; absent when the source has none
    FieldState schemaState = FieldState::Absent; ///< WrongType: a value that is no object
    json::View entry; ///< the whole entry, for everything else (title, annotations, _meta, outputSchema)
    std::size_t source = 0; ///< index in Catalog::sources
    Origin origin = Origin::Unknown;
};

enum class ImportNoteKind {
    InvalidUtf8, ///< bytes replaced by U+FFFD
    ByteOrderMark,
    EntryNotAnObject, ///< an element that is no tool: kept as a row without a name
    NoName,
    MorePagesExpected, ///< a nextCursor without the page it announces
    NonJsonLine, ///< a line between JSON lines that is no JSON
    DuplicateKey,
    ErrorAnswer, ///< a JSON-RPC error among answers that do list tools; detail: its message
};

/// Something noticed while reading; nothing is dropped silently.
struct ImportNote
{
    ImportNoteKind kind;
    TextRange where; ///< bytes in the file
    std::u16string detail;
    LineColumn at{}; ///< where it begins
};

struct Source
{
    std::u16string name; ///< server name, or a label where the tools are not an MCP server's
    std::string file; ///< empty: made in memory
    Format format = Format::McpTools;
    Origin origin = Origin::Unknown; ///< of tools that do not say otherwise
    std::u16string instructions; ///< an MCP server's, where the file has them
    std::vector<ImportNote> notes;
};

/// An ordered list of tools with their sources. Catalogs are immutable once shared.
struct Catalog
{
    std::vector<Source> sources;
    std::vector<Tool> tools;
};
using CatalogPtr = std::shared_ptr<const Catalog>;

} // namespace tss
