// SPDX-License-Identifier: MIT
// PreviewBuilder: verdicts, rules and totals of one configuration on one catalog. Diagnostics are
// added by others.
#pragma once

#include "core/opencode/catalogstate.h"
#include "core/opencode/config.h"
#include "core/target.h"

#include <vector>

namespace tss::opencode {

class PreviewBuilder
{
public:
    PreviewBuilder(CatalogState &state, const Config &config, const PreviewInput &input);

    /// Everything but the diagnostics. Cancelled in between, the result is not complete.
    [[nodiscard]] Preview build();

private:
    /// Which rule decides a row: kNone, kBuiltInKeep, or the rule's index with kHideBit for a hide
    /// rule.
    using Decision = std::uint32_t;
    static constexpr Decision kNone = 0xFFFFFFFFU;
    static constexpr Decision kBuiltInKeep = 0xFFFFFFFEU;
    static constexpr Decision kHideBit = 0x40000000U;

    void addRules(RuleList list);
    void decide();
    void decideBy(std::vector<RuleInfo> &rules, Decision bit);
    void fillRows();
    void fillRow(std::uint32_t row);
    void count(std::uint32_t row);
    void addPlugin();
    [[nodiscard]] bool isReachable(std::uint32_t row) const;
    [[nodiscard]] bool isPluginsOwn(std::uint32_t row) const;
    [[nodiscard]] std::uint32_t tokens(std::u16string_view text) const;

    CatalogState &m_state;
    const Config &m_config;
    const PreviewInput &m_input;
    const TokenCounter &m_counter;
    Preview m_preview;
    std::vector<Decision> m_decisions;
};

/// True where the host passes tools of this origin through the plugin. Unknown ones count as if it
/// did not.
[[nodiscard]] bool passesThroughPlugin(Host host, Origin origin);

} // namespace tss::opencode
