// SPDX-License-Identifier: MIT
// What core's edits work on, taken from the studio, and several edits as one.
#pragma once

#include "core/opencode/edits.h"

#include <QString>

#include <functional>
#include <initializer_list>

namespace tss::app {

class Studio;

/// The texts stay alive as long as this does.
class Inputs
{
public:
    explicit Inputs(const Studio &studio);
    [[nodiscard]] opencode::EditContext context() const { return {m_text, m_inlineOptions}; }

    using Step = std::function<Result<TextEdits>(const opencode::EditContext &)>;
    /// Each step sees the text that the steps before it made; the first that fails fails all.
    [[nodiscard]] Result<TextEdits> inOneStep(std::initializer_list<Step> steps) const;

private:
    std::string m_text;
    std::string m_inlineOptions;
};

/// The text of a rule in force; empty when there is none or it is no string.
[[nodiscard]] QString ruleAt(const Studio &studio, RuleList list, std::size_t index);
[[nodiscard]] const std::vector<opencode::PatternText> &rulesOf(const Studio &studio, RuleList list);

} // namespace tss::app
