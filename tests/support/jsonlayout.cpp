// SPDX-License-Identifier: MIT
#include "tests/support/jsonlayout.h"

namespace tss::test {

namespace {

class Writer
{
public:
    Writer(Random &random, JsonLayout layout)
        : m_random(random)
        , m_layout(layout)
        , m_newLine(random.oneIn(3) ? "\r\n" : "\n")
        , m_indent(random.oneIn(3) ? "\t" : "  ")
        , m_isPretty(random.below(3) > 0)
    {
    }
    std::string write(std::string_view json);

private:
    void separator(char character);
    void close(char character);
    void breakLine();
    void comment();

    Random &m_random;
    JsonLayout m_layout;
    std::string m_newLine;
    std::string m_indent;
    bool m_isPretty;
    std::size_t m_depth = 0;
    int m_comments = 0;
    char m_last = ' '; ///< last character that is neither white space nor comment
    std::string m_text;
};

void Writer::breakLine()
{
    if (!m_isPretty)
        return;
    m_text += m_newLine;
    for (std::size_t i = 0; i < m_depth; ++i)
        m_text += m_indent;
}

void Writer::comment()
{
    if (!m_layout.hasComments || !m_random.oneIn(4))
        return;
    const std::string words = " note " + std::to_string(m_comments++) + " \"[{,}]\" ";
    if (m_random.oneIn(2))
        m_text += "/*" + words + "*/";
    else
        m_text += "//" + words + m_newLine;
}

void Writer::close(char character)
{
    if (m_layout.hasTrailingCommas && m_last != '{' && m_last != '[' && m_random.oneIn(3))
        m_text += ',';
    --m_depth;
    breakLine();
    comment();
    m_text += character;
}

void Writer::separator(char character)
{
    if (character == '}' || character == ']') {
        close(character);
        return;
    }
    m_text += character;
    if (character == ':') {
        m_text += m_isPretty ? " " : "";
        return;
    }
    if (character != ',')
        ++m_depth;
    comment();
    breakLine();
    comment();
}

std::string Writer::write(std::string_view json)
{
    bool isInString = false;
    for (std::size_t i = 0; i < json.size(); ++i) {
        const char character = json[i];
        if (isInString && character == '\\') {
            m_text += json.substr(i++, 2);
            continue;
        }
        isInString = isInString != (character == '"');
        const bool isStructure =
            !isInString && std::string_view("{}[],:").find(character) != std::string_view::npos;
        if (isStructure)
            separator(character);
        else
            m_text += character;
        m_last = character;
    }
    return m_text + (m_random.oneIn(2) ? m_newLine : "");
}

} // namespace

std::string randomLayout(Random &random, std::string_view compactJson, JsonLayout layout)
{
    return Writer(random, layout).write(compactJson);
}

} // namespace tss::test
