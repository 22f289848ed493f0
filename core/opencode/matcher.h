// SPDX-License-Identifier: MIT
// Matcher: one compiled element of hide or keep (src/catalog.js compilePattern).
#pragma once

#include "core/opencode/config.h"
#include "core/text/jsregex.h"

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace tss::opencode {

/// How long one `re:` pattern may take over all ids. What needs longer would make the runtime stand
/// still.
inline constexpr std::chrono::milliseconds kRegexBudget{250};
/// How long the patterns that run out of time may take together in one preview, and what each one
/// gets after that: a file may hold thousands of them.
inline constexpr std::chrono::milliseconds kAllTimeoutsBudget{2000};
inline constexpr std::chrono::milliseconds kShortRegexBudget{10};

class Matcher
{
public:
    Matcher(JsEngine &engine, const PatternText &pattern);

    /// False also where the pattern does not compile or runs out of time.
    [[nodiscard]] bool matches(std::u16string_view id);

private:
    enum class Kind { EmptyIdOnly, Glob, Regex, Nothing };
    Kind m_kind = Kind::Glob;
    std::u16string m_glob;
    std::optional<JsRegex> m_regex;
};

} // namespace tss::opencode
