// SPDX-License-Identifier: MIT
#include "core/opencode/suggestions.h"

#include "core/opencode/ids.h"
#include "core/opencode/patterns.h"

#include <algorithm>
#include <array>
#include <span>
#include <utility>

namespace tss::opencode {

namespace {

constexpr std::size_t kMost = 3;
constexpr std::size_t kMostTypingErrors = 2;

bool isWildcard(char16_t unit)
{
    return unit == u'*' || unit == u'?';
}

std::u16string lowered(std::u16string_view text)
{
    std::u16string lower(text);
    for (char16_t &unit : lower)
        unit = unit >= u'A' && unit <= u'Z' ? static_cast<char16_t>(unit + 32) : unit;
    return lower;
}

/// As OpenCode would have written it: other characters become "_".
std::u16string sanitizedPattern(std::u16string_view pattern)
{
    std::u16string result;
    for (const char16_t unit : pattern)
        result +=
            isWildcard(unit) ? std::u16string(1, unit) : sanitized(std::u16string_view(&unit, 1));
    return result;
}

/// "mcp__github__*" as other programs write it, without the prefix and the doubled separators.
std::u16string withoutMcpPrefix(std::u16string_view pattern)
{
    for (const std::u16string_view prefix :
         {std::u16string_view(u"mcp__"), std::u16string_view(u"mcp_")}) {
        if (pattern.starts_with(prefix)) {
            pattern.remove_prefix(prefix.size());
            break;
        }
    }
    std::u16string result;
    for (const char16_t unit : pattern) {
        if (unit != u'_' || result.empty() || result.back() != u'_')
            result += unit;
    }
    return result;
}

/// Edit distance, or any larger number once it exceeds kMostTypingErrors.
std::size_t typingErrors(std::u16string_view a, std::u16string_view b)
{
    const std::size_t longer = std::max(a.size(), b.size());
    if (longer - std::min(a.size(), b.size()) > kMostTypingErrors)
        return longer;
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j)
        row[j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        std::size_t best = row[0];
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0U : 1U);
            diagonal = row[j];
            row[j] = std::min({changed, row[j] + 1, row[j - 1] + 1});
            best = std::min(best, row[j]);
        }
        if (best > kMostTypingErrors)
            return longer;
    }
    return row.back();
}

class Suggestions
{
public:
    Suggestions(const CatalogIndex &index, std::u16string_view pattern)
        : m_index(index)
        , m_pattern(pattern)
    {
    }
    std::vector<std::u16string> find();

private:
    void offer(const std::u16string &candidate);
    void offerCloseId();
    void offerCloseServer();

    const CatalogIndex &m_index;
    std::u16string m_pattern;
    std::vector<std::u16string> m_found;
};

void Suggestions::offer(const std::u16string &candidate)
{
    const bool isKnown = candidate == m_pattern ||
                         std::find(m_found.begin(), m_found.end(), candidate) != m_found.end();
    const bool isTooWide = candidate.find_first_not_of(u"*?_") == std::u16string::npos;
    if (isKnown || isTooWide || m_found.size() >= kMost || isRegexPattern(candidate))
        return;
    const auto matches = [&candidate](const IndexedTool &tool) {
        return globMatches(candidate, tool.id);
    };
    if (std::any_of(m_index.tools.begin(), m_index.tools.end(), matches))
        m_found.push_back(candidate);
}

void Suggestions::offerCloseId()
{
    const IndexedTool *closest = nullptr;
    std::size_t fewest = kMostTypingErrors + 1;
    for (const IndexedTool &tool : m_index.tools) {
        const std::size_t errors = typingErrors(m_pattern, tool.id);
        if (errors >= fewest)
            continue;
        fewest = errors;
        closest = &tool;
    }
    if (closest && m_pattern.size() > kMostTypingErrors)
        offer(closest->id);
}

void Suggestions::offerCloseServer()
{
    const std::size_t stem = m_pattern.find_first_of(u"*?");
    if (stem == std::u16string::npos || stem <= kMostTypingErrors)
        return;
    for (const std::u16string &server : serverPatterns(*m_index.catalog)) {
        if (typingErrors(m_pattern.substr(0, stem), server.substr(0, server.size() - 1)) <=
            kMostTypingErrors)
            offer(server);
    }
}

std::vector<std::u16string> Suggestions::find()
{
    const std::u16string bare = withoutMcpPrefix(sanitizedPattern(m_pattern));
    const std::array<std::u16string, 3> spellings{bare, sanitizedPattern(m_pattern), lowered(bare)};
    for (const std::u16string &spelling : spellings)
        offer(spelling);
    const bool isPlain = m_pattern.find_first_of(u"*?") == std::u16string::npos;
    if (isPlain)
        offerCloseId();
    offerCloseServer();
    for (const std::u16string &spelling :
         isPlain ? std::span<const std::u16string>(spellings) : std::span<const std::u16string>()) {
        offer(spelling + (spelling.ends_with(u'_') ? u"*" : u"_*"));
        offer(spelling + u"*");
        offer(u"*" + spelling);
    }
    return std::move(m_found);
}

} // namespace

std::vector<std::u16string> suggestedPatterns(const CatalogIndex &index,
                                              std::u16string_view pattern)
{
    if (pattern.empty() || isRegexPattern(pattern))
        return {};
    return Suggestions(index, pattern).find();
}

std::vector<std::u16string> serverPatterns(const Catalog &catalog)
{
    std::vector<std::u16string> patterns;
    for (const Source &source : catalog.sources) {
        if (source.origin != Origin::McpServer)
            continue;
        std::u16string pattern = sanitized(source.name) + u"_*";
        if (std::find(patterns.begin(), patterns.end(), pattern) == patterns.end())
            patterns.push_back(std::move(pattern));
    }
    return patterns;
}

} // namespace tss::opencode
