// SPDX-License-Identifier: MIT
// OpenCode's naming rule (opencode-ai 1.18.33): MCP tools are san(server) + "_" + san(tool), where san replaces every
// UTF-16 code unit outside [a-zA-Z0-9_-] by "_"; all other tools keep their own id.
#pragma once

#include "core/catalog/tool.h"

namespace tss::opencode {

[[nodiscard]] std::u16string sanitized(std::u16string_view name);
[[nodiscard]] std::u16string toolId(const Source &source, const Tool &tool);
/// Ids of the tools that OpenCode 1.18.33 itself brings.
[[nodiscard]] bool isBuiltIn(std::u16string_view id);
/// list_mcp_resources and its kin, which any MCP server with resources adds.
[[nodiscard]] bool isMcpResourceTool(std::u16string_view id);

/// `invalid` passes through the plugin (its catalog, the hint and tool_search know it) but is never in a request.
[[nodiscard]] bool isNeverSent(const Tool &tool);

} // namespace tss::opencode
