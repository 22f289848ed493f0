// SPDX-License-Identifier: MIT
#include "core/catalog/writing.h"
#include "core/text/utf16.h"

#include <algorithm>

namespace tss {

namespace {

constexpr std::size_t kMaxIndentedDepth = 64;

bool isSpace(char c)
{
    return c == ' ' || c == '\n' || c == '\r' || c == '\t';
}

bool isClose(char c)
{
    return c == '}' || c == ']';
}

/// Works on tokens alone and keeps no stack, so that nesting is no limit.
class Printer
{
public:
    explicit Printer(std::string_view json)
        : m_json(json)
    {
        m_out.reserve(json.size() + json.size() / 2);
    }

    std::string print()
    {
        for (skipBlank(); m_at < m_json.size(); skipBlank())
            printToken();
        m_out += '\n';
        return sanitizedUtf8(m_out);
    }

private:
    void printToken()
    {
        const char c = m_json[m_at];
        if (c == '{' || c == '[')
            open(c);
        else if (isClose(c))
            close(c);
        else if (c == ',')
            comma();
        else if (c == ':')
            colon();
        else
            literal();
    }

    void open(char c)
    {
        m_out += c;
        ++m_at;
        skipBlank();
        if (m_at < m_json.size() && isClose(m_json[m_at])) {
            m_out += m_json[m_at++];
            return;
        }
        ++m_depth;
        breakLine();
    }

    void close(char c)
    {
        breakLineBeforeClose();
        m_out += c;
        ++m_at;
    }

    void comma()
    {
        ++m_at;
        skipBlank();
        if (m_at < m_json.size() && isClose(m_json[m_at]))
            return; // a trailing comma
        m_out += ',';
        breakLine();
    }

    void colon()
    {
        m_out += m_depth > kMaxIndentedDepth ? ":" : ": ";
        ++m_at;
    }

    void literal()
    {
        const std::size_t begin = m_at;
        if (m_json[m_at] == '"')
            m_at = stringEnd(m_at);
        else
            m_at = std::min(m_json.find_first_of(",:{}[]\"/ \t\r\n", m_at + 1), m_json.size());
        m_out += m_json.substr(begin, m_at - begin);
    }

    std::size_t stringEnd(std::size_t at) const
    {
        for (++at; at < m_json.size() && m_json[at] != '"'; ++at) {
            if (m_json[at] == '\\')
                ++at;
        }
        return std::min(at + 1, m_json.size());
    }

    void skipBlank()
    {
        while (m_at < m_json.size()) {
            if (isSpace(m_json[m_at]))
                ++m_at;
            else if (m_json.substr(m_at, 2) == "//")
                m_at = std::min(m_json.find('\n', m_at), m_json.size());
            else if (m_json.substr(m_at, 2) == "/*")
                m_at = commentEnd();
            else
                return;
        }
    }

    std::size_t commentEnd() const
    {
        const std::size_t end = m_json.find("*/", m_at + 2);
        return end == std::string_view::npos ? m_json.size() : end + 2;
    }

    void breakLine()
    {
        if (m_depth > kMaxIndentedDepth)
            return;
        m_out += '\n';
        m_out.append(2 * m_depth, ' ');
    }

    void breakLineBeforeClose()
    {
        const bool wasIndented = m_depth <= kMaxIndentedDepth;
        m_depth -= m_depth > 0 ? 1 : 0;
        if (wasIndented)
            breakLine();
    }

    std::string_view m_json;
    std::size_t m_at = 0;
    std::size_t m_depth = 0;
    std::string m_out;
};

} // namespace

std::string prettyJson(std::string_view json)
{
    return Printer(json).print();
}

} // namespace tss
