// SPDX-License-Identifier: MIT
// What a rule or a drop would do, in words: for the rule editor, the sections under the pointer and the status bar.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/preview/ruleeffect.h"

#include <QString>

namespace tss::app {

class Studio;

/// Rows of the preview's tools with one of these ids.
[[nodiscard]] std::vector<std::uint32_t> rowsWithIds(const Preview &preview, const QStringList &ids);

/// "saves 3,400 tokens", "costs 19 tokens more", "same tokens".
[[nodiscard]] QString tokensText(qint64 change);

/// "hides 12 tools, saves 3,400 tokens"; why where it does nothing. `outOfReach`: how many of its tools are.
[[nodiscard]] QString effectText(RuleList list, const RuleEffect &effect, std::size_t outOfReach);

/// For the status bar: "Hide 3 tools: −381 tokens". Without an effect yet: "Hide 3 tools".
struct DropSummary
{
    RuleList list = RuleList::Hide;
    qsizetype tools = 0;
    std::size_t outOfReach = 0;
    const RuleEffect *effect = nullptr;
};
[[nodiscard]] QString dropText(const DropSummary &drop);
/// The same for the section's heading: "3 tools · −381 tokens".
[[nodiscard]] QString dropFigure(const DropSummary &drop);

} // namespace tss::app
