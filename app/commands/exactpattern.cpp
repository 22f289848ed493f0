// SPDX-License-Identifier: MIT
#include "app/commands/exactpattern.h"

#include "core/opencode/patterns.h"

namespace tss::app {

std::u16string exactPattern(std::u16string_view id)
{
    const bool isPlain = !id.empty() && !opencode::isRegexPattern(id) && id.find_first_of(u"*?") == std::u16string_view::npos;
    if (isPlain)
        return std::u16string(id);
    constexpr std::u16string_view kSpecial = u"\\^$.|?*+()[]{}/";
    std::u16string pattern = u"re:^";
    for (const char16_t unit : id) {
        if (kSpecial.find(unit) != std::u16string_view::npos)
            pattern += u'\\';
        pattern += unit;
    }
    pattern += u'$';
    return pattern;
}

} // namespace tss::app
