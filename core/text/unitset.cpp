// SPDX-License-Identifier: MIT
#include "core/text/simplepattern.h"

#include <algorithm>

namespace tss {

void UnitSet::add(char16_t first, char16_t last)
{
    for (std::size_t unit = first; unit < kAscii && unit <= last; ++unit)
        m_ascii.set(unit);
    if (last >= kAscii)
        m_others.emplace_back(std::max(first, static_cast<char16_t>(kAscii)), last);
}

void UnitSet::add(const UnitSet &other)
{
    m_ascii |= other.m_ascii;
    m_others.insert(m_others.end(), other.m_others.begin(), other.m_others.end());
}

void UnitSet::complement()
{
    m_ascii.flip();
    std::sort(m_others.begin(), m_others.end());
    std::vector<std::pair<char16_t, char16_t>> gaps;
    std::size_t next = kAscii;
    for (const auto &[first, last] : m_others) {
        if (first > next)
            gaps.emplace_back(static_cast<char16_t>(next), static_cast<char16_t>(first - 1));
        next = std::max(next, std::size_t{last} + 1);
    }
    if (next <= 0xFFFF)
        gaps.emplace_back(static_cast<char16_t>(next), static_cast<char16_t>(0xFFFF));
    m_others = std::move(gaps);
}

bool UnitSet::contains(char16_t unit) const
{
    if (unit < kAscii)
        return m_ascii[unit];
    return std::any_of(m_others.begin(), m_others.end(),
        [unit](const auto &range) { return unit >= range.first && unit <= range.second; });
}

} // namespace tss
