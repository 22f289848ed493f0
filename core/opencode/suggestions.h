// SPDX-License-Identifier: MIT
// What somebody may have meant by a pattern that matches no tool.
#pragma once

#include "core/preview/preview.h"

#include <string>
#include <string_view>
#include <vector>

namespace tss::opencode {

/// Patterns that each match at least one tool, likeliest first, three at most.
[[nodiscard]] std::vector<std::u16string> suggestedPatterns(const CatalogIndex &index,
                                                            std::u16string_view pattern);

/// "<server>_*" for each MCP server of the catalog, in its order.
[[nodiscard]] std::vector<std::u16string> serverPatterns(const Catalog &catalog);

} // namespace tss::opencode
