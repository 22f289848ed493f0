// SPDX-License-Identifier: MIT
// shortestPattern: one rule in place of many ids.
#include "core/opencode/edits.h"
#include "core/opencode/patterns.h"

#include <algorithm>

namespace tss::opencode {

namespace {

bool isSeparator(char16_t unit)
{
    return unit == u'_' || unit == u'-' || unit == u'.' || unit == u'/' || unit == u':';
}

class Shortest
{
public:
    Shortest(const CatalogIndex &index, const std::vector<std::uint32_t> &rows);
    [[nodiscard]] std::optional<std::u16string> find() const;

private:
    [[nodiscard]] bool isExact(std::u16string_view pattern) const;
    [[nodiscard]] std::optional<std::u16string>
    fitting(const std::vector<std::u16string> &candidates) const;

    const CatalogIndex &m_index;
    std::vector<std::uint8_t> m_isWanted;
    std::u16string_view m_first;
    std::size_t m_prefix = 0;
    std::size_t m_suffix = 0;
    bool m_isOneId = true;
};

Shortest::Shortest(const CatalogIndex &index, const std::vector<std::uint32_t> &rows)
    : m_index(index)
    , m_isWanted(index.tools.size())
    , m_first(index.tools[rows.front()].id)
    , m_prefix(m_first.size())
    , m_suffix(m_first.size())
{
    for (const std::uint32_t row : rows) {
        const std::u16string &id = index.tools[row].id;
        m_isWanted[row] = 1;
        m_isOneId = m_isOneId && id == m_first;
        const auto differs =
            std::mismatch(id.begin(), id.end(), m_first.begin(), m_first.end()).first;
        m_prefix = std::min(m_prefix, static_cast<std::size_t>(differs - id.begin()));
        const auto differsBack =
            std::mismatch(id.rbegin(), id.rend(), m_first.rbegin(), m_first.rend()).first;
        m_suffix = std::min(m_suffix, static_cast<std::size_t>(differsBack - id.rbegin()));
    }
}

// A pattern that begins with "re:" would be a regular expression, and an empty one is no rule that
// anybody can read.
bool Shortest::isExact(std::u16string_view pattern) const
{
    if (pattern.empty() || isRegexPattern(pattern))
        return false;
    for (std::size_t row = 0; row < m_isWanted.size(); ++row) {
        if (globMatches(pattern, m_index.tools[row].id) != (m_isWanted[row] != 0))
            return false;
    }
    return true;
}

std::optional<std::u16string> Shortest::fitting(const std::vector<std::u16string> &candidates) const
{
    for (const std::u16string &candidate : candidates) {
        if (isExact(candidate))
            return candidate;
    }
    return std::nullopt;
}

// Whole words before parts of words, a beginning before an end, and of each kind the shortest
// first.
std::optional<std::u16string> Shortest::find() const
{
    if (m_isOneId)
        return fitting({std::u16string(m_first)});
    const std::u16string prefix(m_first.substr(0, m_prefix));
    const std::u16string suffix(m_first.substr(m_first.size() - m_suffix));
    std::vector<std::u16string> candidates;
    for (std::size_t i = 0; i < prefix.size(); ++i) {
        if (isSeparator(prefix[i]))
            candidates.push_back(prefix.substr(0, i + 1) + u"*");
    }
    candidates.push_back(prefix + u"*");
    for (std::size_t i = suffix.size(); i-- > 0;) {
        if (isSeparator(suffix[i]))
            candidates.push_back(u"*" + suffix.substr(i));
    }
    candidates.push_back(u"*" + suffix);
    candidates.push_back(prefix + u"*" + suffix);
    return fitting(candidates);
}

} // namespace

std::optional<std::u16string> shortestPattern(const CatalogIndex &index,
                                              const std::vector<std::uint32_t> &rows)
{
    const bool isValid = std::all_of(
        rows.begin(), rows.end(), [&index](std::uint32_t row) { return row < index.tools.size(); });
    if (rows.empty() || !isValid)
        return std::nullopt;
    return Shortest(index, rows).find();
}

} // namespace tss::opencode
