// SPDX-License-Identifier: MIT
#include "core/preview/ruleeffect.h"

#include <algorithm>

namespace tss {

RuleEffect effectBetween(const Preview &now, const Preview &trial)
{
    RuleEffect effect;
    effect.tokens = trial.totals.after - now.totals.after;
    const std::size_t count = std::min(now.rows.size(), trial.rows.size());
    for (std::size_t row = 0; row < count; ++row) {
        const bool wasHidden = now.rows[row].verdict == Verdict::Hidden;
        const bool isHidden = trial.rows[row].verdict == Verdict::Hidden;
        if (!wasHidden && isHidden)
            ++effect.hides;
        else if (wasHidden && !isHidden)
            ++effect.shows;
    }
    return effect;
}

std::size_t countOutOfReach(const Preview &preview, const std::vector<std::uint32_t> &rows)
{
    return static_cast<std::size_t>(std::ranges::count_if(rows, [&](std::uint32_t row) {
        return row < preview.rows.size() && !preview.rows[row].reachable;
    }));
}

} // namespace tss
