// SPDX-License-Identifier: MIT
// Removing children: with their commas, and with their line where they have one of their own.
#include "core/json/edit.h"
#include "core/json/layout.h"

#include <algorithm>

namespace tss::json {

namespace {

class Removal
{
public:
    Removal(const Layout &layout, std::uint32_t container)
        : m_layout(layout)
        , m_container(container)
        , m_children(layout.children(container))
    {
    }

    /// Precondition: `unwanted` is sorted.
    TextEdits run(const std::vector<std::uint32_t> &unwanted)
    {
        const Node &node = m_layout.at(m_container);
        const TextRange inside{node.begin + std::size_t{1}, node.end - std::size_t{1}};
        if (unwanted.size() == m_children.size() && !m_layout.hasComment(inside.begin, inside.end))
            return removals({inside});
        std::optional<std::size_t> lastKept;
        for (std::size_t i = 0; i < m_children.size(); ++i) {
            if (std::binary_search(unwanted.begin(), unwanted.end(), m_children[i]))
                child(i, lastKept);
            else
                lastKept = i;
        }
        return removals(std::move(m_ranges));
    }

private:
    void child(std::size_t index, std::optional<std::size_t> lastKept)
    {
        const std::size_t end = m_layout.endOf(m_children[index]);
        const auto comma = m_layout.commaAfter(m_children[index]);
        std::size_t pieceEnd = end;
        if (comma && m_layout.skipBlanks(end) == *comma)
            pieceEnd = *comma + 1;
        else if (comma)
            m_ranges.push_back({*comma, *comma + 1});
        // Without a comma of its own it was the last, and the comma before it goes.
        if (!comma && lastKept) {
            const std::size_t before = *m_layout.commaAfter(m_children[*lastKept]);
            m_ranges.push_back({before, before + 1});
        }
        m_ranges.push_back(withBlanks(index, pieceEnd));
    }

    /// The child's range with the blanks, line break and comments that belong to nothing else.
    TextRange withBlanks(std::size_t index, std::size_t pieceEnd) const
    {
        const std::size_t gap = m_layout.gapBefore(m_children, index);
        const std::size_t begin = m_layout.beginOf(m_children[index]);
        const auto lineBreak = m_layout.lineBreakBefore(begin);
        const bool startsLine = lineBreak && *lineBreak >= gap;
        const std::size_t lineEnd = endOfOwnComments(pieceEnd);
        if (startsLine && m_layout.isLineEnd(lineEnd))
            return {*lineBreak, lineEnd};
        const std::size_t next = m_layout.skipBlanks(pieceEnd);
        const bool closes = next + 1 == m_layout.at(m_container).end;
        // A line break may end a comment, so it goes only where there is none.
        if (startsLine && closes && !m_layout.hasComment(gap, begin))
            return {*lineBreak, pieceEnd};
        if (closes || m_layout.isLineEnd(next))
            return {std::max(gap, m_layout.skipBlanksBack(begin)), pieceEnd};
        return {begin, next};
    }

    /// Past the comments that begin and end on the line of offset, and the blanks behind them.
    std::size_t endOfOwnComments(std::size_t offset) const
    {
        const std::size_t end = m_layout.pastLineComments(offset);
        const std::string_view skipped = m_layout.text().substr(offset, end - offset);
        const bool staysOnLine = skipped.find_first_of("\r\n") == std::string_view::npos;
        return m_layout.skipBlanks(staysOnLine ? end : offset);
    }

    const Layout &m_layout;
    std::uint32_t m_container;
    std::vector<std::uint32_t> m_children;
    std::vector<TextRange> m_ranges;
};

/// The members that have the same key as this one, itself included; an element alone.
std::vector<std::uint32_t> allOf(const Layout &layout, std::uint32_t node, const PathStep &step)
{
    const auto *key = std::get_if<std::u16string>(&step);
    if (!key)
        return {node};
    std::vector<std::uint32_t> same;
    for (const Member &member : View(layout.tree(), layout.at(node).parent).membersAsWritten()) {
        if (member.key == *key)
            same.push_back(member.value.node());
    }
    return same;
}

} // namespace

Result<TextEdits> remove(std::string_view text, const Path &path)
{
    const auto layout = Layout::of(text);
    if (!layout)
        return failure(layout.error());
    const auto reached = reach(*layout, path);
    if (!reached)
        return failure(reached.error());
    if (path.empty() || reached->steps < path.size())
        return failure(pathMissing());
    Removal removal(*layout, layout->at(reached->node).parent);
    return removal.run(allOf(*layout, reached->node, path.back()));
}

} // namespace tss::json
