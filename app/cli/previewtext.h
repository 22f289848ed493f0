// SPDX-License-Identifier: MIT
// A preview for people.
#pragma once

#include "app/cli/previewjson.h"

#include <QString>

namespace tss::app::cli {

[[nodiscard]] QString previewText(const ShownPreview &shown);
/// Every description exactly as sent, tool_search and the hint.
[[nodiscard]] QString sentText(const ShownPreview &shown);

} // namespace tss::app::cli
