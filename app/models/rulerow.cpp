// SPDX-License-Identifier: MIT
#include "app/models/rulerow.h"
#include "app/text/qstrings.h"

#include "app/text/errortext.h"

#include <algorithm>

namespace tss::app {

void RuleModel::Row::take(const RuleInfo &info, std::size_t tools)
{
    source = info.source;
    // With no tools at all "matches 0" would blame a rule for it.
    matches = tools == 0 ? -1 : static_cast<int>(info.rows.size());
    decides = static_cast<int>(info.decides);
    outOfReach = static_cast<int>(info.outOfReach);
    total = static_cast<int>(tools);
    problem = info.problem;
    problemDetail = toQString(info.problemDetail);
    toolRows = info.rows;
}

void RuleModel::Row::takeOld(const std::vector<Row> &rows)
{
    const auto same = std::find_if(rows.begin(), rows.end(), [this](const Row &row) { return row.pattern == pattern && row.isText == isText; });
    if (same == rows.end())
        return;
    const ValueSource from = source;
    *this = *same;
    source = from;
}

QString ruleProblemText(RuleProblem problem, const QString &detail)
{
    switch (problem) {
    case RuleProblem::None:
        return {};
    case RuleProblem::NotString:
        return RuleModel::tr("not a text: matches only the empty id");
    case RuleProblem::Empty:
        return RuleModel::tr("empty: matches only the empty id");
    case RuleProblem::Malformed:
        return RuleModel::tr("no valid regular expression: %1").arg(shown(detail));
    case RuleProblem::Timeout:
        return RuleModel::tr("takes too long, so that OpenCode would stand still");
    case RuleProblem::BunOnly:
        return RuleModel::tr("cannot be tested here, but OpenCode understands it");
    }
    return {};
}

} // namespace tss::app
