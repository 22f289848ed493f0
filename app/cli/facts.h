// SPDX-License-Identifier: MIT
// Names and small facts of a preview as tss prints them; the same in text and JSON.
#pragma once

#include "core/preview/preview.h"

#include <string>
#include <string_view>

namespace tss::app::cli {

[[nodiscard]] std::string_view hostName(Host host);
[[nodiscard]] std::string_view verdictName(Verdict verdict);
[[nodiscard]] std::string_view problemName(RuleProblem problem);
[[nodiscard]] std::string_view valueSourceName(ValueSource source);

/// "hide[0]", "keep[1]"; "built-in" for the plugin's own.
[[nodiscard]] std::string ruleName(const RuleRef &rule);
/// The rule's text in the preview it is from.
[[nodiscard]] std::u16string rulePattern(const Preview &preview, const RuleRef &rule);

/// What the request's tools array holds.
struct SentCounts
{
    std::size_t mcp = 0;
    std::size_t other = 0; ///< built-in, custom and of unknown origin
    std::size_t plugin = 0; ///< tool_search included
    [[nodiscard]] std::size_t total() const { return mcp + other + plugin; }
};
[[nodiscard]] SentCounts sentCounts(const Preview &preview);

} // namespace tss::app::cli
