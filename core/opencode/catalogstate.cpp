// SPDX-License-Identifier: MIT
#include "core/opencode/catalogstate.h"

#include "core/opencode/bytesearch.h"
#include "core/opencode/catalogfindings.h"
#include "core/opencode/ids.h"
#include "core/opencode/matcher.h"
#include "core/opencode/patterns.h"
#include "core/opencode/suggestions.h"
#include "core/opencode/texts.h"
#include "core/opencode/wireschema.h"
#include "core/text/utf16.h"

#include <algorithm>

namespace tss::opencode {

namespace {

constexpr std::size_t kMostMatches = 256;

bool isCancelled(const std::atomic_bool *cancelled)
{
    return cancelled && cancelled->load(std::memory_order_relaxed);
}

std::uint32_t tokens(const TokenCounter &counter, std::u16string_view text)
{
    return static_cast<std::uint32_t>(counter.count(text));
}

IndexedTool indexed(const Catalog &catalog, const Tool &tool, const TokenCounter &counter)
{
    IndexedTool result;
    result.id = toolId(catalog.sources[tool.source], tool);
    result.full.name = tokens(counter, result.id);
    result.full.description = tokens(counter, tool.description);
    result.full.schema = tokens(counter, wireSchema(tool));
    result.stubDescription = tokens(counter, stub(result.id));
    return result;
}

// Of tools with one id OpenCode sends the last one in the order built-in, custom, plugin, MCP.
int precedence(Origin origin)
{
    switch (origin) {
    case Origin::BuiltIn:
        return 0;
    case Origin::Unknown:
    case Origin::Custom:
        return 1;
    case Origin::Plugin:
        return 2;
    case Origin::McpServer:
        return 3;
    }
    return 1;
}

void findWinners(CatalogIndex &index)
{
    std::unordered_map<std::u16string_view, std::uint32_t> winners;
    winners.reserve(index.tools.size());
    const std::vector<Tool> &tools = index.catalog->tools;
    for (std::uint32_t row = 0; row < tools.size(); ++row) {
        const auto [place, isNew] = winners.try_emplace(index.tools[row].id, row);
        if (!isNew && precedence(tools[row].origin) >= precedence(tools[place->second].origin))
            place->second = row;
    }
    for (IndexedTool &tool : index.tools)
        tool.winner = winners.at(tool.id);
}

std::vector<std::u16string_view> idsOf(const CatalogIndex &index)
{
    std::vector<std::u16string_view> ids;
    ids.reserve(index.tools.size());
    for (const IndexedTool &tool : index.tools)
        ids.emplace_back(tool.id);
    return ids;
}

PatternMatch matchEmpty(const CatalogIndex &index, RuleProblem problem)
{
    PatternMatch match;
    match.problem = problem;
    for (std::uint32_t row = 0; row < index.tools.size(); ++row) {
        if (index.tools[row].id.empty())
            match.rows.push_back(row);
    }
    return match;
}

/// The longest part of a pattern without wildcards: every id that matches contains it.
std::u16string_view longestLiteral(std::u16string_view pattern)
{
    std::u16string_view longest;
    while (!pattern.empty()) {
        const std::u16string_view part = pattern.substr(0, pattern.find_first_of(u"*?"));
        if (part.size() > longest.size())
            longest = part;
        pattern.remove_prefix(std::min(pattern.size(), part.size() + 1));
    }
    return longest;
}

} // namespace

std::unique_ptr<CatalogState> CatalogState::make(JsEngine &engine, CatalogPtr catalog,
                                                 const TokenCounter &counter,
                                                 const std::atomic_bool *cancelled)
{
    auto index = std::make_shared<CatalogIndex>();
    index->tools.reserve(catalog->tools.size());
    for (const Tool &tool : catalog->tools) {
        if (isCancelled(cancelled))
            return nullptr;
        index->tools.push_back(indexed(*catalog, tool, counter));
    }
    index->catalog = std::move(catalog);
    findWinners(*index);
    return std::unique_ptr<CatalogState>(new CatalogState(engine, std::move(index)));
}

CatalogState::CatalogState(JsEngine &engine, CatalogIndexPtr index)
    : m_engine(engine)
    , m_index(std::move(index))
    , m_subjects(engine, idsOf(*m_index))
{
    m_winnerOf.reserve(m_index->tools.size());
    m_idEnds.reserve(m_index->tools.size());
    for (const IndexedTool &tool : m_index->tools) {
        m_idBytes += unitBytes(tool.id);
        m_idEnds.push_back(m_idBytes.size());
        if (m_winnerOf.try_emplace(tool.id, tool.winner).second)
            m_winners.push_back(tool.winner);
    }
}

std::optional<std::uint32_t> CatalogState::winner(std::u16string_view id) const
{
    const auto found = m_winnerOf.find(id);
    return found == m_winnerOf.end() ? std::nullopt : std::optional(found->second);
}

const PatternMatch &CatalogState::match(const PatternText &pattern)
{
    // A non-string matches what the empty pattern matches; no string pattern can be this key.
    std::u16string key = pattern.isString ? u"s" + pattern.text : std::u16string();
    const auto [place, isNew] = m_matches.try_emplace(std::move(key));
    PatternMatch &match = place->second.value;
    if (isNew && !pattern.isString)
        match = matchEmpty(*m_index, RuleProblem::NotString);
    else if (isNew && pattern.text.empty())
        match = matchEmpty(*m_index, RuleProblem::Empty);
    else if (isNew && isRegexPattern(pattern.text))
        match = matchRegex(std::u16string_view(pattern.text).substr(3));
    else if (isNew)
        match = matchGlob(pattern.text);
    place->second.lastUse = m_generation;
    return match;
}

PatternMatch CatalogState::matchGlob(std::u16string_view pattern) const
{
    const std::string literal = unitBytes(longestLiteral(pattern));
    const std::string_view bytes = m_idBytes;
    PatternMatch match;
    std::size_t begin = 0;
    for (std::uint32_t row = 0; row < m_idEnds.size(); ++row) {
        const std::string_view id = bytes.substr(begin, m_idEnds[row] - begin);
        begin = m_idEnds[row];
        if (containsBytes(id, literal) && globMatches(pattern, m_index->tools[row].id))
            match.rows.push_back(row);
    }
    return match;
}

PatternMatch CatalogState::matchRegex(std::u16string_view source)
{
    PatternMatch match;
    auto regex = JsRegex::compile(m_engine, source);
    if (!regex) {
        match.problem = usesBunOnlySyntax(source) ? RuleProblem::BunOnly : RuleProblem::Malformed;
        if (!regex.error().args.empty())
            match.detail = fromUtf8(regex.error().args.front());
        return match;
    }
    const auto budget = std::clamp(kAllTimeoutsBudget - m_timeouts, kShortRegexBudget, kRegexBudget);
    const auto flags = regex->testAll(m_subjects, budget);
    if (!flags) {
        m_timeouts += budget;
        match.problem = RuleProblem::Timeout;
        match.budget = budget;
        return match;
    }
    for (std::uint32_t row = 0; row < flags->size(); ++row) {
        if ((*flags)[row] != 0)
            match.rows.push_back(row);
    }
    return match;
}

const std::vector<std::u16string> &CatalogState::suggestions(const std::u16string &pattern)
{
    const auto [place, isNew] = m_suggestions.try_emplace(pattern);
    if (isNew)
        place->second.value = suggestedPatterns(*m_index, pattern);
    place->second.lastUse = m_generation;
    return place->second.value;
}

void CatalogState::nextGeneration()
{
    const auto isOld = [this](const auto &entry) { return entry.second.lastUse < m_generation; };
    if (m_matches.size() > kMostMatches)
        std::erase_if(m_matches, isOld);
    if (m_suggestions.size() > kMostMatches)
        std::erase_if(m_suggestions, isOld);
    // A pattern that got a short time only may get more next time.
    std::erase_if(m_matches, [](const auto &entry) {
        const PatternMatch &match = entry.second.value;
        return match.problem == RuleProblem::Timeout && match.budget < kRegexBudget;
    });
    m_timeouts = {};
    ++m_generation;
}

const std::vector<Diagnostic> &CatalogState::findings()
{
    if (!m_findings)
        m_findings = catalogFindings(*m_index);
    return *m_findings;
}

} // namespace tss::opencode
