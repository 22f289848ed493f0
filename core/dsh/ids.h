// SPDX-License-Identifier: MIT
// DSH's naming rule (DeepSeek Harness 0.1.x): MCP tools are "mcp__" + server + "__" + tool; a name
// that had to be changed, or is longer than 64, is cut and ends in a hash, so that names never
// collide. All other tools keep theirs.
#pragma once

#include "core/catalog/tool.h"

#include <string>
#include <string_view>

namespace tss::dsh {

/// The name of an MCP server's tool.
[[nodiscard]] std::u16string toolName(std::u16string_view server, std::u16string_view tool);
/// The name of any tool of a catalog.
[[nodiscard]] std::u16string toolId(const Source &source, const Tool &tool);
/// Whether DSH takes `name` as an MCP server's name: [A-Za-z0-9_-]{1,32}.
[[nodiscard]] bool acceptsServerName(std::u16string_view name);

} // namespace tss::dsh
