// SPDX-License-Identifier: MIT
#include "core/json/documentstyle.h"

#include <algorithm>
#include <optional>

namespace tss::json {

namespace {

/// Looking at more lines than this would not change the picture, and long lines make each look expensive.
constexpr int kEnoughLines = 1000;

bool isBlanks(std::string_view text)
{
    return text.find_first_not_of(" \t") == std::string_view::npos;
}

std::string_view slice(const Layout &layout, std::size_t begin, std::size_t end)
{
    return layout.text().substr(begin, end - begin);
}

std::string unitOf(const Layout &layout)
{
    int looks = 0;
    const auto count = static_cast<std::uint32_t>(layout.tree()->nodes().size());
    for (std::uint32_t i = 1; i < count && looks < kEnoughLines; ++i) {
        const std::size_t begin = layout.beginOf(i);
        if (!layout.lineBreakBefore(begin))
            continue;
        ++looks;
        const std::string_view outer = layout.indentation(layout.at(layout.at(i).parent).begin);
        const std::string_view inner = layout.indentation(begin);
        if (inner.size() > outer.size() && inner.starts_with(outer))
            return std::string(inner.substr(outer.size()));
    }
    return "  ";
}

std::optional<std::string> colonOf(const Layout &layout, std::uint32_t member)
{
    const Node &node = layout.at(member);
    if (node.keyEnd == node.keyBegin)
        return std::nullopt;
    const std::string_view between = slice(layout, node.keyEnd, node.begin);
    if (between.find_first_not_of(" \t:") != std::string_view::npos)
        return std::nullopt;
    return std::string(between);
}

/// What stands between the comma before this child and the child, when that is on one line.
std::optional<std::string> separatorOf(const Layout &layout, std::uint32_t child)
{
    const std::size_t begin = layout.beginOf(child);
    const std::size_t blanks = layout.skipBlanksBack(begin);
    if (blanks == 0 || layout.text()[blanks - 1] != ',')
        return std::nullopt;
    return std::string(slice(layout, blanks, begin));
}

/// What stands between the bracket and the first child, when that is on one line.
std::optional<std::string> paddingOf(const Layout &layout, std::uint32_t container)
{
    const Node &node = layout.at(container);
    if (node.childCount == 0)
        return std::nullopt;
    const std::string_view before = slice(layout, node.begin + std::size_t{1}, layout.beginOf(node.firstChild));
    if (!isBlanks(before))
        return std::nullopt;
    return std::string(before);
}

/// The first node of the document for which `look` finds something.
template<class Look>
std::optional<std::string> firstFound(const Layout &layout, Look look)
{
    const auto count = static_cast<std::uint32_t>(layout.tree()->nodes().size());
    for (std::uint32_t i = 0; i < count; ++i) {
        if (auto found = look(i))
            return found;
    }
    return std::nullopt;
}

} // namespace

DocumentStyle DocumentStyle::of(const Layout &layout, std::uint32_t container)
{
    DocumentStyle style;
    style.newline = newlineOf(layout.text());
    style.unit = unitOf(layout);

    const Node &node = layout.at(container);
    std::optional<std::string> colon = node.childCount > 0 ? colonOf(layout, node.lastChild) : std::nullopt;
    if (!colon)
        colon = firstFound(layout, [&](std::uint32_t i) { return colonOf(layout, i); });
    style.colon = colon.value_or(style.colon);

    std::optional<std::string> separator = node.childCount > 1 ? separatorOf(layout, node.lastChild) : std::nullopt;
    if (!separator)
        separator = firstFound(layout, [&](std::uint32_t i) { return separatorOf(layout, i); });
    style.separator = separator.value_or(style.colon.ends_with(':') ? "" : " ");

    const auto sameKind = [&](std::uint32_t i) {
        return layout.at(i).kind == node.kind ? paddingOf(layout, i) : std::nullopt;
    };
    style.padding = firstFound(layout, sameKind).value_or("");
    return style;
}

std::string newlineOf(std::string_view text)
{
    const std::size_t at = text.find_first_of("\r\n");
    if (at == std::string_view::npos || text[at] == '\n')
        return "\n";
    return text.substr(at, 2) == "\r\n" ? "\r\n" : "\r";
}

bool emptyOpensLines(const Layout &layout, std::uint32_t container)
{
    if (container == 0)
        return true;
    if (!layout.lineBreakBefore(layout.beginOf(container)))
        return false;
    const auto count = static_cast<std::uint32_t>(layout.tree()->nodes().size());
    std::ptrdiff_t vote = 0;
    for (std::uint32_t i = 1; i < count; ++i) {
        const Node &node = layout.at(i);
        if (node.kind != layout.at(container).kind || node.childCount == 0)
            continue;
        vote += layout.lineBreakBefore(layout.beginOf(node.firstChild)) ? 1 : -1;
    }
    return vote >= 0;
}

ValueLines::ValueLines(std::string_view value)
{
    std::vector<std::string_view> lines;
    for (;;) {
        const std::size_t at = value.find_first_of("\r\n");
        lines.push_back(value.substr(0, at));
        if (at == std::string_view::npos)
            break;
        value.remove_prefix(at + (value.substr(at, 2) == "\r\n" ? 2 : 1));
    }
    const auto lead = [](std::string_view line) { return std::min(line.find_first_not_of(" \t"), line.size()); };
    std::size_t least = std::string_view::npos;
    for (std::size_t i = 1; i < lines.size(); ++i)
        least = lines[i].size() > lead(lines[i]) ? std::min(least, lead(lines[i])) : least;
    std::size_t unit = std::string_view::npos;
    for (std::size_t i = 1; i < lines.size(); ++i)
        unit = lines[i].size() > lead(lines[i]) && lead(lines[i]) > least ? std::min(unit, lead(lines[i]) - least) : unit;
    m_lines.push_back({0, std::string(lines[0])});
    for (std::size_t i = 1; i < lines.size(); ++i) {
        const std::size_t blanks = lead(lines[i]);
        const std::size_t extra = blanks > least ? blanks - least : 0;
        m_lines.push_back({extra / unit, std::string(extra % unit, ' ').append(lines[i].substr(blanks))});
    }
}

void ValueLines::wrap(char open, char close, std::string_view label)
{
    for (Line &line : m_lines)
        ++line.depth;
    m_lines.front().text.insert(0, label);
    m_lines.insert(m_lines.begin(), Line{0, std::string(1, open)});
    m_lines.push_back({0, std::string(1, close)});
}

std::string ValueLines::written(std::string_view indentation, const DocumentStyle &style) const
{
    std::string out = m_lines.front().text;
    for (std::size_t i = 1; i < m_lines.size(); ++i) {
        out += style.newline;
        if (m_lines[i].text.find_first_not_of(' ') == std::string::npos)
            continue;
        out += indentation;
        for (std::size_t d = 0; d < m_lines[i].depth; ++d)
            out += style.unit;
        out += m_lines[i].text;
    }
    return out;
}

} // namespace tss::json
