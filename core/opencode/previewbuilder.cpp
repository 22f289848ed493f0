// SPDX-License-Identifier: MIT
#include "core/opencode/previewbuilder.h"

#include "core/json/stringify.h"
#include "core/opencode/ids.h"
#include "core/opencode/texts.h"
#include "core/text/utf16.h"

namespace tss::opencode {

bool passesThroughPlugin(Host host, Origin origin)
{
    return host == Host::Hooked || (origin != Origin::McpServer && origin != Origin::Unknown);
}

PreviewBuilder::PreviewBuilder(CatalogState &state, const Config &config, const PreviewInput &input)
    : m_state(state)
    , m_config(config)
    , m_input(input)
    , m_counter(input.counter ? *input.counter : estimateCounter())
{
}

Preview PreviewBuilder::build()
{
    m_preview.index = m_state.index();
    m_preview.host = m_input.host;
    m_preview.counter = m_counter.name();
    m_preview.counterIsExact = m_counter.isExact();
    m_preview.pluginActive = m_config.isEnabled && !m_config.throwsAtStart;
    m_preview.revision = m_input.revision;
    addRules(RuleList::Hide);
    addRules(RuleList::Keep);
    decide();
    fillRows();
    if (m_preview.pluginActive)
        addPlugin();
    Totals &totals = m_preview.totals;
    totals.after = totals.rowsNow + totals.fixedTool + totals.fixedHint;
    return std::move(m_preview);
}

std::uint32_t PreviewBuilder::tokens(std::u16string_view text) const
{
    return static_cast<std::uint32_t>(m_counter.count(text));
}

bool PreviewBuilder::isReachable(std::uint32_t row) const
{
    return passesThroughPlugin(m_input.host, m_state.catalog().tools[row].origin);
}

// A row of the plugin's own tool, in a catalog that was taken while the plugin was there. An MCP
// server "tool" with a tool "search" has the same id and is none.
bool PreviewBuilder::isPluginsOwn(std::uint32_t row) const
{
    return m_state.tools()[row].id == searchToolId() &&
           m_state.catalog().tools[row].origin != Origin::McpServer;
}

void PreviewBuilder::addRules(RuleList list)
{
    const bool isHide = list == RuleList::Hide;
    const std::vector<PatternText> &patterns =
        isHide ? m_config.hidePatterns : m_config.keepPatterns;
    std::vector<RuleInfo> &rules = isHide ? m_preview.hide : m_preview.keep;
    rules.reserve(patterns.size());
    for (std::size_t i = 0; i < patterns.size(); ++i) {
        if (m_input.cancelled && m_input.cancelled->load(std::memory_order_relaxed))
            return;
        const PatternMatch &match = m_state.match(patterns[i]);
        RuleInfo &rule = rules.emplace_back();
        rule.ref = {list, i, false};
        rule.pattern = patterns[i].isString ? patterns[i].text : json::stringify(patterns[i].value);
        rule.source = (isHide ? m_config.hide : m_config.keep).source;
        rule.problem = patterns[i].isString ? match.problem : RuleProblem::NotString;
        rule.problemDetail = match.detail;
        rule.timeout = match.budget;
        rule.rows = match.rows;
        for (const std::uint32_t row : rule.rows)
            rule.outOfReach += isReachable(row) ? 0U : 1U;
    }
}

void PreviewBuilder::decideBy(std::vector<RuleInfo> &rules, Decision bit)
{
    for (std::uint32_t i = 0; i < rules.size(); ++i) {
        for (const std::uint32_t row : rules[i].rows) {
            if (m_decisions[row] != kNone)
                continue;
            m_decisions[row] = i | bit;
            rules[i].decides += m_preview.pluginActive && isReachable(row) ? 1U : 0U;
        }
    }
}

// src/catalog.js shouldHide: keep wins over hide, and the plugin puts its own keep rule first.
void PreviewBuilder::decide()
{
    m_decisions.assign(m_state.tools().size(), kNone);
    if (m_state.winner(searchToolId())) {
        for (std::uint32_t row = 0; row < m_decisions.size(); ++row) {
            if (m_state.tools()[row].id == searchToolId())
                m_decisions[row] = kBuiltInKeep;
        }
    }
    decideBy(m_preview.keep, 0);
    decideBy(m_preview.hide, kHideBit);
}

void PreviewBuilder::fillRows()
{
    m_preview.rows.resize(m_decisions.size());
    for (std::uint32_t row = 0; row < m_decisions.size(); ++row)
        fillRow(row);
}

void PreviewBuilder::fillRow(std::uint32_t index)
{
    ToolRow &row = m_preview.rows[index];
    const IndexedTool &tool = m_state.tools()[index];
    const Decision decision = m_decisions[index];
    row.reachable = isReachable(index);
    row.sent = tool.winner == index && !isNeverSent(m_state.catalog().tools[index]);
    if (m_preview.pluginActive && decision != kNone) {
        const bool isHide = decision != kBuiltInKeep && (decision & kHideBit) != 0;
        const bool isBuiltIn = decision == kBuiltInKeep;
        row.rule = RuleRef{isHide ? RuleList::Hide : RuleList::Keep,
                           isBuiltIn ? 0 : decision & ~kHideBit, isBuiltIn};
        if (row.reachable)
            row.verdict = isHide ? Verdict::Hidden : Verdict::Kept;
    }
    if (row.sent) {
        const bool own = isPluginsOwn(index);
        row.before = own ? TokenParts() : tool.full;
        row.now = own && !m_preview.pluginActive ? TokenParts() : tool.full;
        if (row.verdict == Verdict::Hidden)
            row.now.description = tool.stubDescription;
    }
    count(index);
}

void PreviewBuilder::count(std::uint32_t index)
{
    const ToolRow &row = m_preview.rows[index];
    Totals &totals = m_preview.totals;
    totals.before += row.before.total();
    totals.rowsNow += row.now.total();
    const bool wins = m_state.tools()[index].winner == index;
    totals.collapsed += wins && row.verdict == Verdict::Hidden ? 1U : 0U;
    if (!row.sent) {
        ++(wins ? totals.withheld : totals.overridden);
        return;
    }
    totals.outOfReach += row.reachable ? 0U : 1U;
    totals.visible += row.verdict == Verdict::Visible ? 1U : 0U;
    totals.hidden += row.verdict == Verdict::Hidden ? 1U : 0U;
    totals.kept += row.verdict == Verdict::Kept ? 1U : 0U;
}

void PreviewBuilder::addPlugin()
{
    Totals &totals = m_preview.totals;
    if (!m_state.winner(searchToolId())) {
        AddedTool &tool = m_preview.added.emplace_back();
        tool.id = searchToolId();
        tool.description = searchToolDescription();
        tool.schema = fromUtf8(searchToolSchema());
        tool.tokens = {tokens(tool.id), tokens(tool.description), tokens(tool.schema)};
        totals.fixedTool = tool.tokens.total();
    }
    if (m_config.hasSystemHint && totals.collapsed > 0) {
        m_preview.systemHint = systemHint(totals.collapsed);
        totals.fixedHint = tokens(m_preview.systemHint);
    }
}

} // namespace tss::opencode
