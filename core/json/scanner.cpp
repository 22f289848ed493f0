// SPDX-License-Identifier: MIT
#include "core/json/scanner.h"

#include <algorithm>
#include <array>

namespace tss::json {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

constexpr bool isBlank(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

constexpr bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

constexpr bool isHexDigit(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

constexpr bool isWordByte(char c)
{
    return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$';
}

constexpr bool isContinuation(char c)
{
    return (static_cast<unsigned char>(c) & 0xC0) == 0x80;
}

/// True for the bytes that end a run of plain characters in a string: quotation mark, backslash, controls.
constexpr std::array<bool, 256> kStopsString = [] {
    std::array<bool, 256> table{};
    for (std::size_t c = 0; c < 0x20; ++c)
        table[c] = true;
    table['"'] = true;
    table['\\'] = true;
    return table;
}();

} // namespace

Scanner::Scanner(std::string_view text, Leniency leniency)
    : m_text(text)
    , m_takesComments(leniency == Leniency::Jsonc)
{
}

void Scanner::skipByteOrderMark()
{
    if (!m_text.starts_with(kByteOrderMark))
        return;
    m_deviations.push_back({DeviationKind::ByteOrderMark, {0, kByteOrderMark.size()}});
    m_pos = kByteOrderMark.size();
}

bool Scanner::skipBlank()
{
    for (;;) {
        while (m_pos < m_text.size() && isBlank(m_text[m_pos]))
            ++m_pos;
        if (m_takesComments && startsWith("//"))
            lineComment();
        else if (!m_takesComments || !startsWith("/*"))
            return true;
        else if (!blockComment())
            return false;
    }
}

void Scanner::lineComment()
{
    const std::size_t begin = m_pos;
    m_pos = std::min(m_text.find_first_of("\r\n", begin), m_text.size());
    m_deviations.push_back({DeviationKind::LineComment, {begin, m_pos}});
}

bool Scanner::blockComment()
{
    const std::size_t begin = m_pos;
    const std::size_t close = m_text.find("*/", begin + 2);
    if (close == std::string_view::npos)
        return fail("comment-end", {begin, m_text.size()});
    m_pos = close + 2;
    m_deviations.push_back({DeviationKind::BlockComment, {begin, m_pos}});
    return true;
}

bool Scanner::string()
{
    const std::size_t begin = m_pos++;
    for (;;) {
        while (m_pos < m_text.size() && !kStopsString[static_cast<unsigned char>(m_text[m_pos])])
            ++m_pos;
        if (isAtEnd())
            return fail("string-end", {begin, m_pos});
        const char c = m_text[m_pos];
        if (c == '"') {
            ++m_pos;
            return true;
        }
        if (c != '\\')
            return fail("control-character", {m_pos, m_pos + 1});
        if (!escape())
            return false;
    }
}

bool Scanner::escape()
{
    const std::size_t begin = m_pos++;
    if (isAtEnd())
        return fail("escape", {begin, m_pos});
    const char kind = m_text[m_pos++];
    if (kind == 'u') {
        const std::size_t end = m_pos + 4;
        while (m_pos < end && !isAtEnd() && isHexDigit(m_text[m_pos]))
            ++m_pos;
        return m_pos == end || fail("escape", {begin, m_pos});
    }
    if (std::string_view("\"\\/bfnrt").find(kind) != std::string_view::npos)
        return true;
    while (!isAtEnd() && isContinuation(m_text[m_pos]))
        ++m_pos;
    return fail("escape", {begin, m_pos});
}

std::size_t Scanner::digits()
{
    const std::size_t begin = m_pos;
    while (m_pos < m_text.size() && isDigit(m_text[m_pos]))
        ++m_pos;
    return m_pos - begin;
}

bool Scanner::number()
{
    const std::size_t begin = m_pos;
    if (peek() == '-')
        ++m_pos;
    const bool startsWithZero = peek() == '0';
    const std::size_t whole = digits();
    if (whole == 0 || (startsWithZero && whole > 1))
        return failNumber(begin);
    if (peek() == '.') {
        ++m_pos;
        if (digits() == 0)
            return failNumber(begin);
    }
    if (peek() == 'e' || peek() == 'E') {
        ++m_pos;
        if (peek() == '+' || peek() == '-')
            ++m_pos;
        if (digits() == 0)
            return failNumber(begin);
    }
    return true;
}

bool Scanner::failNumber(std::size_t begin)
{
    while (!isAtEnd() && (isWordByte(m_text[m_pos]) || m_text[m_pos] == '.' || m_text[m_pos] == '+' || m_text[m_pos] == '-'))
        ++m_pos;
    return fail("number", {begin, m_pos});
}

bool Scanner::fail(const char *expected)
{
    std::size_t end = m_pos;
    while (end < m_text.size() && isWordByte(m_text[end]))
        ++end;
    if (end == m_pos && end < m_text.size()) {
        ++end;
        while (end < m_text.size() && isContinuation(m_text[end]))
            ++end;
    }
    return fail(expected, {m_pos, end});
}

bool Scanner::fail(const char *expected, TextRange where)
{
    m_error = {ErrorCode::JsonSyntax, {}, where, {expected}};
    return false;
}

} // namespace tss::json
