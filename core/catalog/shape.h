// SPDX-License-Identifier: MIT
// What a file looks like: where its list of tools is, and in which style the entries are written.
// Importers tell their files by it; since a list has one style only, no two of them can claim the
// same file.
#pragma once

#include "core/json/tree.h"

#include <string_view>

namespace tss {

enum class EntryStyle {
    None,       ///< no entry, or none that tells anything
    Text,       ///< strings
    Name,       ///< objects with a name and nothing that tells more
    OpenAi,     ///< {type: "function", …} or {function: {…}}, or a hosted tool without a name
    Anthropic,  ///< input_schema, or a typed tool with a name
    Mcp,        ///< inputSchema, outputSchema, annotations
    OpenCode,   ///< id and no name
    Parameters, ///< name and parameters
    Page,       ///< pages of a list, each with entries of its own
};

/// The style of a list's first entry that shows one; weak styles (None, Text, Name) give way to any
/// other.
[[nodiscard]] EntryStyle styleOf(const json::View &list);

/// The list of tools: the value itself when it is an array, or its "tools" when that is one. Absent
/// otherwise.
[[nodiscard]] json::View toolList(const json::View &root);

/// An MCP answer or message: {jsonrpc, …} or {result: {tools: […]}}.
[[nodiscard]] bool isRpcMessage(const json::View &value);

[[nodiscard]] bool isStudioCatalog(const json::View &root);
/// {count, groups, tools}: what tool_slimmer_catalog of dsh-tool-search 0.1.x answers
/// (src/catalog.ts, buildCatalogView).
[[nodiscard]] bool isSlimmerCatalog(const json::View &root);

/// A list that only its entries' style tells: none of the shapes above.
[[nodiscard]] bool isPlainList(const json::View &root);

/// "format" of the studio's own file.
inline constexpr std::u16string_view kStudioFormat = u"tool-search-studio-catalog";

} // namespace tss
