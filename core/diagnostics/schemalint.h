// SPDX-License-Identifier: MIT
// Schema lints: what in a tool's definition some model provider refuses or cannot use. They read
// the schema as its source wrote it, never follow a reference to copy it, never fetch one, and take
// time linear in its size.
#pragma once

#include "core/catalog/tool.h"
#include "core/diagnostics/diagnostic.h"

#include <vector>

namespace tss {

/// Problems of the schema; place.schemaPath is a JSON pointer in it. The caller fills in file, row
/// and source. A format that has no schemas (a list of ids, tool_slimmer_catalog) is not blamed for
/// their absence.
[[nodiscard]] std::vector<Diagnostic> lintSchema(const Tool &tool, const Source &source);

/// DescriptionMissing (args: "absent", "null", "wrong-type" or "empty"), DescriptionOver1024 or
/// DescriptionOver2048.
[[nodiscard]] std::vector<Diagnostic> lintDescription(const Tool &tool, const Source &source);

/// Both.
[[nodiscard]] std::vector<Diagnostic> lintTool(const Tool &tool, const Source &source);

} // namespace tss
