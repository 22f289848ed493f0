// SPDX-License-Identifier: MIT
// The parameters schema of a tool as it stands in the request that the model's provider gets from
// OpenCode 1.18.33.
#pragma once

#include "core/catalog/tool.h"

#include <string>

namespace tss::opencode {

/// Tools of MCP servers: type, properties and required first, as the MCP client hands them on; then
/// { ...inputSchema, type: "object", properties: inputSchema.properties ?? {},
/// additionalProperties: false }; a schema that is no object counts as {}. All others: as given,
/// empty when absent.
[[nodiscard]] std::u16string wireSchema(const Tool &tool, int indent = 0);

} // namespace tss::opencode
