// SPDX-License-Identifier: MIT
// Facts: what DSH and dsh-tool-search make of a catalog and its configuration in the first turn of a session, beyond
// what every target's Preview tells. Every number says what it counts; tokens are those of the plugin's own estimate.
#pragma once

#include "core/dsh/groups.h"
#include "core/dsh/scope.h"
#include "core/dsh/staticfile.h"
#include "core/preview/preview.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace tss::dsh {

enum class TierReason {
    Off, ///< enabled: off
    NothingDeferred, ///< every tool is always visible
    SmallCatalog, ///< catalog ≤ minCatalogSize and not forced on
    FullFits, ///< tier 1
    NamesFit, ///< tier 2
    NothingFits, ///< tier 3
};

/// Why a tool is sent whole; one bit each, since several can hold.
enum EagerReason : std::uint8_t {
    kStaticCore = 1,
    kRuntimeCore = 2,
    kForced = 4, ///< the plugin's own five and `skill`
    kWarm = 8,
    kTierZero = 16,
};

struct TierFacts
{
    int tier = 0;
    TierReason reason = TierReason::NothingDeferred;
    double budget = 0; ///< tokens: min(thresholdPct % × contextWindow, listingMaxTokens)
    std::size_t fullListing = 0; ///< tokens of the listing with descriptions, without the header line
    std::size_t namesListing = 0; ///< tokens of the listing of names
    std::size_t catalogSize = 0; ///< tools that count towards minCatalogSize, the plugin's own included
    std::size_t deferred = 0;
    std::size_t ownAdded = 0; ///< of the plugin's five tools, how many the catalog lacked and were added
    friend bool operator==(const TierFacts &, const TierFacts &) = default;
};

struct RuleFacts
{
    std::u16string text;
    GroupRule rule;
    std::vector<std::uint32_t> rows; ///< every row whose name it matches, ascending
    std::size_t decides = 0; ///< rows that it puts into its group
};

struct GroupFacts
{
    std::u16string name;
    std::vector<RuleFacts> rules; ///< names, then prefixes, in the file's order
    std::vector<std::uint32_t> rows; ///< members: rows whose first match is this group, catalog order
    std::size_t listed = 0; ///< of them, those that are not always visible
    std::size_t fullTokens = 0; ///< this group's part of the full listing
    std::size_t namesTokens = 0; ///< and of the names listing
};

/// The figures as the plugin's family reports them, in tokens.
struct Savings
{
    std::size_t registeredSchema = 0; ///< every tool of the catalog, the plugin's own included
    std::size_t visibleSchema = 0;
    std::size_t manifest = 0; ///< header and listing
    std::int64_t saved = 0; ///< registered − visible − manifest
    std::size_t registeredTools = 0;
    std::size_t visibleTools = 0;
};

struct Facts
{
    StaticFile statics;
    ScopeVerdict scope;
    std::vector<GroupSpec> groups; ///< in force, declaration order
    std::vector<std::u16string> core; ///< of the runtime file in force
    std::vector<GroupFacts> groupFacts; ///< one per group
    std::vector<std::uint32_t> ungrouped; ///< rows of no group, catalog order
    std::size_t ungroupedListed = 0;
    std::size_t ungroupedFullTokens = 0;
    std::size_t ungroupedNamesTokens = 0;
    std::vector<std::optional<GroupRule>> rules; ///< per row: what puts it into its group
    std::vector<std::uint8_t> eager; ///< per row: EagerReason bits; 0: deferred
    TierFacts tier;
    std::u16string manifest; ///< the text of the runtime context "tool-search:catalog"; empty at tier 0
    std::vector<std::u16string> visible; ///< names as sent, in order, the added ones too
    Savings savings;
};

} // namespace tss::dsh
