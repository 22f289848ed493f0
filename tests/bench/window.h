// SPDX-License-Identifier: MIT
// The window's part of the benchmark: the real main window with the large catalog, painted off
// screen.
#pragma once

#include "core/catalog/tool.h"
#include "tests/bench/measure.h"

#include <string>
#include <vector>

namespace tss::bench {

struct WindowTimes
{
    Times firstPaint; ///< from the catalog to a painted window with its preview
    Times filterKey;  ///< from a typed key to the painted table
    Times change;     ///< from a changed rule to a painted window with the new preview
};

/// Needs a QApplication.
[[nodiscard]] WindowTimes measureWindow(const CatalogPtr &catalog,
                                        const std::vector<std::string> &configs);

} // namespace tss::bench
