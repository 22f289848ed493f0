// SPDX-License-Identifier: MIT
// Patterns of hide and keep, as compilePattern() of @yulimfish/opencode-tool-search 0.1.2
// (src/catalog.js).
#pragma once

#include "core/preview/preview.h"
#include "core/text/jsregex.h"

#include <string>
#include <string_view>

namespace tss::opencode {

/// A wildcard pattern ("*" any run, "?" one code unit, neither matches a line terminator),
/// anchored, case-sensitive.
[[nodiscard]] bool globMatches(std::u16string_view pattern, std::u16string_view id);

/// True for "re:…".
[[nodiscard]] bool isRegexPattern(std::u16string_view pattern);

} // namespace tss::opencode
