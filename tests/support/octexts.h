// SPDX-License-Identifier: MIT
// Hostile texts for tests of the OpenCode plugin: ids, patterns, regular expressions, descriptions,
// queries.
#pragma once

#include "tests/support/random.h"

#include <string>

namespace tss::test {

[[nodiscard]] std::u16string randomId(Random &random);
[[nodiscard]] std::u16string randomText(Random &random, std::size_t mostWords);
[[nodiscard]] std::u16string randomQuery(Random &random, const std::vector<std::u16string> &ids);
/// A wildcard pattern made from an id, or something else altogether.
[[nodiscard]] std::u16string randomPattern(Random &random, const std::vector<std::u16string> &ids);
/// The source of a regular expression, sometimes malformed. Repeats never nest, so that no engine
/// runs for ever.
[[nodiscard]] std::u16string randomRegex(Random &random);

} // namespace tss::test
