// SPDX-License-Identifier: MIT
#include "core/opencode/patterns.h"

#include "core/text/jsstring.h"

namespace tss::opencode {

bool isRegexPattern(std::u16string_view pattern)
{
    return pattern.starts_with(u"re:");
}

namespace {

bool fits(char16_t pattern, char16_t unit)
{
    return pattern == u'?' ? !isJsLineTerminator(unit) : pattern == unit;
}

/// Without a star: unit by unit. Both have the same length.
bool fitsAll(std::u16string_view pattern, std::u16string_view id)
{
    for (std::size_t i = 0; i < pattern.size(); ++i) {
        if (!fits(pattern[i], id[i]))
            return false;
    }
    return true;
}

// Going back to the last star is enough: an earlier star could only help by crossing the line
// terminator that stopped this one.
bool starsFit(std::u16string_view pattern, std::u16string_view id)
{
    constexpr std::size_t none = std::u16string_view::npos;
    std::size_t p = 0;
    std::size_t i = 0;
    std::size_t starPattern = none;
    std::size_t starId = 0;
    while (i < id.size() || p < pattern.size()) {
        if (p < pattern.size() && pattern[p] == u'*') {
            starPattern = ++p;
            starId = i;
            continue;
        }
        if (p < pattern.size() && i < id.size() && fits(pattern[p], id[i])) {
            ++p;
            ++i;
            continue;
        }
        if (starPattern == none || starId >= id.size() || isJsLineTerminator(id[starId]))
            return false;
        p = starPattern;
        i = ++starId;
    }
    return true;
}

} // namespace

// "*" is ".*" and "?" is "." of a JavaScript expression without flags, so neither takes a line
// terminator. What stands before the first and after the last star is compared first: most ids
// differ there.
bool globMatches(std::u16string_view pattern, std::u16string_view id)
{
    const std::size_t head = pattern.find(u'*');
    if (head == std::u16string_view::npos)
        return pattern.size() == id.size() && fitsAll(pattern, id);
    const std::size_t tail = pattern.size() - pattern.rfind(u'*') - 1;
    if (id.size() < head + tail)
        return false;
    if (!fitsAll(pattern.substr(pattern.size() - tail), id.substr(id.size() - tail)) ||
        !fitsAll(pattern.substr(0, head), id.substr(0, head)))
        return false;
    return starsFit(pattern.substr(head, pattern.size() - head - tail),
                    id.substr(head, id.size() - head - tail));
}

} // namespace tss::opencode
