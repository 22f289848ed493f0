// SPDX-License-Identifier: MIT
// RuleModel::Row: one rule and what the newest preview that knows it says about it.
#pragma once

#include "app/models/rulemodel.h"

namespace tss::app {

struct RuleModel::Row
{
    QString pattern; ///< of what is no text: its JSON
    bool isText = true;
    ValueSource source = ValueSource::Default;
    int matches = -1; ///< not known yet
    int decides = 0;
    int outOfReach = 0;
    int total = 0;
    RuleProblem problem = RuleProblem::None;
    QString problemDetail;
    std::vector<std::uint32_t> toolRows;

    void take(const RuleInfo &info, std::size_t tools);
    /// Keeps what was known of the same rule.
    void takeOld(const std::vector<Row> &rows);
};

/// A short reason why a rule does not work; empty for None.
[[nodiscard]] QString ruleProblemText(RuleProblem problem, const QString &detail);

} // namespace tss::app
