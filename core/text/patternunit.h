// SPDX-License-Identifier: MIT
// Reading one place of a regular expression that stands for one UTF-16 unit: literal, escape, class or dot. Inside
// core/text only.
#pragma once

#include "core/text/simplepattern.h"

namespace tss {

class PatternCursor
{
public:
    explicit PatternCursor(std::u16string_view source)
        : m_source(source)
    {
    }

    [[nodiscard]] bool isAtEnd() const { return m_pos == m_source.size(); }
    /// The unit here, or `ahead` units further on; U+0000 behind the end.
    [[nodiscard]] char16_t peek(std::size_t ahead = 0) const
    {
        return m_pos + ahead < m_source.size() ? m_source[m_pos + ahead] : u'\0';
    }
    [[nodiscard]] bool has(std::size_t units) const { return m_source.size() - m_pos >= units; }
    /// Precondition: not at the end.
    char16_t next() { return m_source[m_pos++]; }
    bool take(char16_t unit)
    {
        if (isAtEnd() || m_source[m_pos] != unit)
            return false;
        ++m_pos;
        return true;
    }

private:
    std::u16string_view m_source;
    std::size_t m_pos = 0;
};

/// Precondition: not at the end. nullopt for what is not surely understood, and for syntax errors.
[[nodiscard]] std::optional<UnitSet> readUnit(PatternCursor &cursor);

} // namespace tss
