// SPDX-License-Identifier: MIT
// The plugin's own tool in its own catalog: OpenCode 1.18.33 passes tool_search through the plugin too, after all
// built-in and custom tools, so a search can find it.
#pragma once

#include "core/catalog/tool.h"

namespace tss::opencode {

/// The catalog with tool_search at its end; unchanged when it has one already.
[[nodiscard]] CatalogPtr withSearchTool(const CatalogPtr &catalog);

} // namespace tss::opencode
