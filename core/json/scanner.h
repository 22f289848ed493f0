// SPDX-License-Identifier: MIT
// Scanner: walks over the tokens of a JSON text. Each function that returns bool leaves the error behind when it
// returns false.
#pragma once

#include "core/json/parse.h"

#include <string_view>
#include <vector>

namespace tss::json {

class Scanner
{
public:
    Scanner(std::string_view text, Leniency leniency);

    [[nodiscard]] std::size_t position() const { return m_pos; }
    [[nodiscard]] bool isAtEnd() const { return m_pos == m_text.size(); }
    /// The current byte; '\0' at the end.
    [[nodiscard]] char peek() const { return isAtEnd() ? '\0' : m_text[m_pos]; }
    void advance() { ++m_pos; }
    void advance(std::size_t bytes) { m_pos += bytes; }
    [[nodiscard]] bool startsWith(std::string_view word) const { return m_text.substr(m_pos, word.size()) == word; }

    void skipByteOrderMark();
    /// Whitespace and, where leniency allows, comments.
    [[nodiscard]] bool skipBlank();
    /// Precondition: at a quotation mark.
    [[nodiscard]] bool string();
    /// Precondition: at '-' or a digit.
    [[nodiscard]] bool number();

    /// The error "`expected` was expected here", at the character or word that stands there.
    bool fail(const char *expected);
    bool fail(const char *expected, TextRange where);
    [[nodiscard]] const Error &error() const { return m_error; }
    [[nodiscard]] std::vector<Deviation> &deviations() { return m_deviations; }

private:
    void lineComment();
    bool blockComment();
    bool escape();
    std::size_t digits();
    bool failNumber(std::size_t begin);

    std::string_view m_text;
    std::size_t m_pos = 0;
    bool m_takesComments;
    std::vector<Deviation> m_deviations;
    Error m_error;
};

} // namespace tss::json
