// SPDX-License-Identifier: MIT
#include "core/json/tree.h"

#include "core/text/utf16.h"

namespace tss::json {

namespace {

char16_t hexUnit(std::string_view digits)
{
    unsigned value = 0;
    for (const char c : digits)
        value = value * 16 + static_cast<unsigned>(c <= '9' ? c - '0' : (c | 0x20) - 'a' + 10);
    return static_cast<char16_t>(value);
}

char16_t simpleEscape(char c)
{
    switch (c) {
    case 'b':
        return u'\b';
    case 'f':
        return u'\f';
    case 'n':
        return u'\n';
    case 'r':
        return u'\r';
    case 't':
        return u'\t';
    default:
        return static_cast<char16_t>(static_cast<unsigned char>(c));
    }
}

} // namespace

std::u16string decodeString(std::string_view literal)
{
    if (literal.size() < 2)
        return {};
    std::string_view rest = literal.substr(1, literal.size() - 2);
    std::u16string out;
    for (;;) {
        const std::size_t escape = rest.find('\\');
        if (escape == std::string_view::npos || escape + 1 >= rest.size())
            break;
        out += fromUtf8(rest.substr(0, escape));
        const bool isHex = rest[escape + 1] == 'u' && escape + 6 <= rest.size();
        out += isHex ? hexUnit(rest.substr(escape + 2, 4)) : simpleEscape(rest[escape + 1]);
        rest.remove_prefix(escape + (isHex ? 6 : 2));
    }
    if (out.empty())
        return fromUtf8(rest);
    return out + fromUtf8(rest);
}

} // namespace tss::json
