// SPDX-License-Identifier: MIT
// The same JSON value laid out as different people would: on one line, over many, with comments and
// trailing commas.
#pragma once

#include "tests/support/random.h"

#include <string>
#include <string_view>

namespace tss::test {

struct JsonLayout
{
    bool hasComments = false;
    bool hasTrailingCommas = false;
};

[[nodiscard]] std::string randomLayout(Random &random, std::string_view compactJson,
                                       JsonLayout layout);

} // namespace tss::test
