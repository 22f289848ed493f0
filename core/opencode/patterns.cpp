// SPDX-License-Identifier: MIT
#include "core/opencode/patterns.h"

#include "core/text/jsstring.h"

namespace tss::opencode {

bool isRegexPattern(std::u16string_view pattern)
{
    return pattern.starts_with(u"re:");
}

// "*" is ".*" and "?" is "." of a JavaScript expression without flags, so neither takes a line terminator. Going back
// to the last star is enough: an earlier star could only help by crossing the line terminator that stopped this one.
bool globMatches(std::u16string_view pattern, std::u16string_view id)
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
        const bool fits = p < pattern.size() && i < id.size()
            && (pattern[p] == u'?' ? !isJsLineTerminator(id[i]) : pattern[p] == id[i]);
        if (fits) {
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

} // namespace tss::opencode
