// SPDX-License-Identifier: MIT
#include "core/text/utf16.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace tss {

namespace {

struct CodeRange
{
    char32_t first, last;
};

/// Characters without a shape of their own, or that change the order or shape of their neighbours: controls
/// (Cc), bidi and other format characters (Cf), line separators, fillers, variation selectors, tags. Ascending.
constexpr auto kInvisible = std::to_array<CodeRange>({
    {0x00, 0x1F},
    {0x7F, 0x9F},
    {0xAD, 0xAD},
    {0x34F, 0x34F},
    {0x600, 0x605},
    {0x61C, 0x61C},
    {0x6DD, 0x6DD},
    {0x70F, 0x70F},
    {0x890, 0x891},
    {0x8E2, 0x8E2},
    {0x115F, 0x1160},
    {0x17B4, 0x17B5},
    {0x180B, 0x180F},
    {0x200B, 0x200F},
    {0x2028, 0x202E},
    {0x2060, 0x206F},
    {0x2800, 0x2800},
    {0x3164, 0x3164},
    {0xD800, 0xDFFF},
    {0xFE00, 0xFE0F},
    {0xFEFF, 0xFEFF},
    {0xFFA0, 0xFFA0},
    {0xFFF0, 0xFFFB},
    {0xFFFE, 0xFFFF},
    {0x110BD, 0x110BD},
    {0x110CD, 0x110CD},
    {0x13430, 0x1343F},
    {0x1BCA0, 0x1BCA3},
    {0x1D173, 0x1D17A},
    {0xE0000, 0xE0FFF},
});

bool isInvisible(char32_t code)
{
    const auto *after = std::upper_bound(kInvisible.begin(), kInvisible.end(), code,
        [](char32_t value, const CodeRange &range) { return value < range.first; });
    return after != kInvisible.begin() && code <= std::prev(after)->last;
}

void appendEscape(std::u16string &out, char16_t unit)
{
    constexpr std::u16string_view kDigits = u"0123456789abcdef";
    out += u"\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        out += kDigits[(unsigned{unit} >> shift) & 0xF];
}

} // namespace

std::u16string visibleText(std::u16string_view text)
{
    std::u16string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isPair = (text[i] & 0xFC00) == 0xD800 && i + 1 < text.size() && (text[i + 1] & 0xFC00) == 0xDC00;
        const char32_t code = !isPair
            ? char32_t{text[i]}
            : 0x10000 + ((char32_t{text[i]} & 0x3FF) << 10) + (char32_t{text[i + 1]} & 0x3FF);
        for (const char16_t unit : text.substr(i, isPair ? 2 : 1)) {
            if (isInvisible(code))
                appendEscape(out, unit);
            else
                out += unit;
        }
        i += isPair ? 1 : 0;
    }
    return out;
}

} // namespace tss
