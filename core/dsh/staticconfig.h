// SPDX-License-Identifier: MIT
// StaticConfig: the plugin's tuning in a profile's cordis.patch.yml (dsh-tool-search 0.1.2, src/config.ts
// ToolSearchConfigSchema), with defaults and bounds.
#pragma once

#include <array>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

namespace tss::dsh {

enum class Enabled { Auto, On, Off };
enum class ConfigScope { Auto, User, Project };

struct StaticConfig
{
    Enabled enabled = Enabled::Auto;
    double thresholdPct = 5;
    double listingMaxTokens = 4000;
    double contextWindow = 128000; ///< tokens
    double searchDefaultLimit = 5;
    double maxSearchLimit = 20;
    double minCatalogSize = 12;
    ConfigScope configScope = ConfigScope::Auto;
    std::vector<std::u16string> core{u"todo_write"};
    double matcherTimeoutMs = 15000;
    double maxWarmTools = 8;
    friend bool operator==(const StaticConfig &, const StaticConfig &) = default;

    /// min(thresholdPct / 100 × contextWindow, listingMaxTokens), in tokens (src/disclosure.ts budgetFor).
    [[nodiscard]] double budget() const;
};

/// One numeric key with its bounds.
struct StaticNumber
{
    std::u16string_view key;
    double StaticConfig::*value;
    double minimum;
    double maximum;
};

inline constexpr double kNoMaximum = std::numeric_limits<double>::infinity();

inline constexpr std::array<StaticNumber, 8> kStaticNumbers{{
    {u"thresholdPct", &StaticConfig::thresholdPct, 1, 100},
    {u"listingMaxTokens", &StaticConfig::listingMaxTokens, 100, kNoMaximum},
    {u"contextWindow", &StaticConfig::contextWindow, 1000, kNoMaximum},
    {u"searchDefaultLimit", &StaticConfig::searchDefaultLimit, 1, kNoMaximum},
    {u"maxSearchLimit", &StaticConfig::maxSearchLimit, 1, kNoMaximum},
    {u"minCatalogSize", &StaticConfig::minCatalogSize, 0, kNoMaximum},
    {u"matcherTimeoutMs", &StaticConfig::matcherTimeoutMs, 1000, kNoMaximum},
    {u"maxWarmTools", &StaticConfig::maxWarmTools, 0, kNoMaximum},
}};

[[nodiscard]] std::u16string_view enabledName(Enabled enabled); ///< "auto", "on", "off"
[[nodiscard]] std::u16string_view configScopeName(ConfigScope scope); ///< "auto", "user", "project"

} // namespace tss::dsh
