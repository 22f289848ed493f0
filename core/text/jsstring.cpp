// SPDX-License-Identifier: MIT
#include "core/text/jsstring.h"

namespace tss {

bool isJsSpace(char16_t unit)
{
    if (unit < 0x80)
        return unit == u' ' || (unit >= 0x09 && unit <= 0x0D);
    return unit == 0xA0 || unit == 0x1680 || (unit >= 0x2000 && unit <= 0x200A) || unit == 0x2028 || unit == 0x2029
        || unit == 0x202F || unit == 0x205F || unit == 0x3000 || unit == 0xFEFF;
}

bool isJsLineTerminator(char16_t unit)
{
    return unit == u'\n' || unit == u'\r' || unit == 0x2028 || unit == 0x2029;
}

std::u16string_view jsTrim(std::u16string_view text)
{
    while (!text.empty() && isJsSpace(text.front()))
        text.remove_prefix(1);
    return jsTrimEnd(text);
}

std::u16string_view jsTrimEnd(std::u16string_view text)
{
    while (!text.empty() && isJsSpace(text.back()))
        text.remove_suffix(1);
    return text;
}

std::vector<std::u16string_view> jsSplitSpaces(std::u16string_view text)
{
    std::vector<std::u16string_view> parts;
    std::size_t begin = 0;
    std::size_t i = 0;
    while (i < text.size()) {
        if (!isJsSpace(text[i])) {
            ++i;
            continue;
        }
        parts.push_back(text.substr(begin, i - begin));
        while (i < text.size() && isJsSpace(text[i]))
            ++i;
        begin = i;
    }
    parts.push_back(text.substr(begin));
    return parts;
}

} // namespace tss
