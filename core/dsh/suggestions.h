// SPDX-License-Identifier: MIT
// Suggestions: a grouping for an ungrouped catalog, and what it would take to reach tier 1. Computed, never applied
// without being asked.
#pragma once

#include "core/dsh/facts.h"
#include "core/dsh/moves.h"

#include <string>
#include <vector>

namespace tss::dsh {

enum class GroupingWay { Server, CommonPrefix, Noun };

struct SuggestedGroup
{
    std::u16string name;
    std::vector<RuleText> rules; ///< the shortest that select exactly its tools
    std::vector<std::uint32_t> rows;
    GroupingWay way = GroupingWay::Server;
};

/// Five to twelve groups for the tools that no group has yet and that are not always visible; fewer when there are
/// fewer than ten such tools. Existing groups stay before them. Every suggested group is one that the plugin honours.
[[nodiscard]] std::vector<SuggestedGroup> suggestGroups(const Preview &preview);

enum class TierStep {
    MakeCore, ///< names: tools that go to core; what the listing saves and what the schemas then cost
    RaiseListingMax, ///< value: the listingMaxTokens that suffices
    RaiseThreshold, ///< value: the thresholdPct that suffices (only where it is what limits)
    RaiseContextWindow, ///< value: the contextWindow that suffices
};

struct TierChoice
{
    TierStep step = TierStep::MakeCore;
    std::vector<std::u16string> names;
    double value = 0;
    std::size_t fullListing = 0; ///< tokens afterwards
    std::int64_t totalChange = 0; ///< tokens of the whole request, against now
    bool reaches = false; ///< tier 1 is reached by this choice alone
};

struct CostlyDescription
{
    std::uint32_t row = 0;
    std::size_t tokens = 0; ///< of its line in the full listing
};

struct TierAdvice
{
    bool isReached = false;
    std::size_t missing = 0; ///< tokens by which the full listing is over the budget
    std::vector<TierChoice> choices;
    std::vector<CostlyDescription> costliest; ///< at most twenty, largest first
};

/// Empty for other targets.
[[nodiscard]] TierAdvice adviseTierOne(const Preview &preview);

} // namespace tss::dsh
