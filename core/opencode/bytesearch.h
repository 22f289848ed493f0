// SPDX-License-Identifier: MIT
// Whether bytes occur in other bytes, fast for the short texts and short words of a tool search.
#pragma once

#include <string_view>

namespace tss::opencode {

[[nodiscard]] bool containsBytes(std::string_view text, std::string_view word);

} // namespace tss::opencode
