// SPDX-License-Identifier: MIT
#include "core/json/edit.h"

#include <algorithm>

namespace tss {

namespace {

bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// True when a text may be cut before offset without parting a character or a CRLF.
bool isBoundary(std::string_view text, std::size_t offset)
{
    if (offset == 0 || offset >= text.size())
        return true;
    return !isContinuation(text[offset]) && !(text[offset] == '\n' && text[offset - 1] == '\r');
}

} // namespace

std::string applied(std::string_view text, const TextEdits &edits)
{
    std::string out;
    std::size_t done = 0;
    for (const TextEdit &edit : edits) {
        out += text.substr(done, edit.offset - done);
        out += edit.replacement;
        done = edit.offset + edit.length;
    }
    out += text.substr(done);
    return out;
}

TextEdits inverse(std::string_view text, const TextEdits &edits)
{
    TextEdits result;
    result.reserve(edits.size());
    std::size_t grown = 0;
    std::size_t shrunk = 0;
    for (const TextEdit &edit : edits) {
        result.push_back({edit.offset + grown - shrunk, edit.replacement.size(), std::string(text.substr(edit.offset, edit.length))});
        grown += edit.replacement.size();
        shrunk += edit.length;
    }
    return result;
}

TextEdits difference(std::string_view from, std::string_view to)
{
    if (from == to)
        return {};
    const std::size_t shorter = std::min(from.size(), to.size());
    std::size_t prefix = 0;
    while (prefix < shorter && from[prefix] == to[prefix])
        ++prefix;
    while (!isBoundary(from, prefix) || !isBoundary(to, prefix))
        --prefix;
    std::size_t suffix = 0;
    while (suffix < shorter - prefix && from[from.size() - 1 - suffix] == to[to.size() - 1 - suffix])
        ++suffix;
    while (!isBoundary(from, from.size() - suffix) || !isBoundary(to, to.size() - suffix))
        --suffix;
    return {{prefix, from.size() - suffix - prefix, std::string(to.substr(prefix, to.size() - suffix - prefix))}};
}

} // namespace tss
