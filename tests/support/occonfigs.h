// SPDX-License-Identifier: MIT
// Random configurations of the OpenCode plugin, with values of every wrong type.
#pragma once

#include "tests/support/random.h"

#include <string>
#include <vector>

namespace tss::test {

/// Any JSON value.
[[nodiscard]] std::string randomJson(Random &random, int depth);
/// A configuration object; with the right types when `isHostile` is false.
[[nodiscard]] std::string randomConfig(Random &random, const std::vector<std::u16string> &ids,
                                       bool isHostile);

} // namespace tss::test
