// SPDX-License-Identifier: MIT
#include "core/diagnostics/jsonpointer.h"

namespace tss {

namespace {

int hexDigit(char c)
{
    if (c >= '0' && c <= '9')
        return c - '0';
    const char lower = static_cast<char>(c | 0x20);
    return lower >= 'a' && lower <= 'f' ? lower - 'a' + 10 : -1;
}

} // namespace

std::string escapedStep(std::string_view step)
{
    std::string escaped;
    for (const char c : step) {
        if (c == '~')
            escaped += "~0";
        else if (c == '/')
            escaped += "~1";
        else
            escaped += c;
    }
    return escaped;
}

std::string percentDecoded(std::string_view text)
{
    std::string decoded;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool isEscape = text[i] == '%' && i + 2 < text.size() && hexDigit(text[i + 1]) >= 0 &&
                              hexDigit(text[i + 2]) >= 0;
        if (!isEscape) {
            decoded += text[i];
            continue;
        }
        decoded += static_cast<char>(hexDigit(text[i + 1]) * 16 + hexDigit(text[i + 2]));
        i += 2;
    }
    return decoded;
}

std::string unescapedStep(std::string_view step)
{
    std::string unescaped;
    for (std::size_t i = 0; i < step.size(); ++i) {
        const bool isEscape =
            step[i] == '~' && i + 1 < step.size() && (step[i + 1] == '0' || step[i + 1] == '1');
        unescaped += isEscape ? (step[++i] == '0' ? '~' : '/') : step[i];
    }
    return unescaped;
}

} // namespace tss
