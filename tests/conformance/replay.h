// SPDX-License-Identifier: MIT
// Replays recorded sessions of the OpenCode plugin and says where ours differ.
#pragma once

#include "core/json/tree.h"
#include "core/text/jsengine.h"

#include <string>
#include <vector>

namespace tss::conformance {

/// One short line for each difference in one element of "cases".
[[nodiscard]] std::vector<std::string> replayOpenCode(JsEngine &engine, const json::View &recorded);

} // namespace tss::conformance
