// SPDX-License-Identifier: MIT
// Moving an element: as a block of lines with its comments where the array has an element a line, else by
// handing the values on from place to place, so that everything between them stays.
#include "core/json/edit.h"
#include "core/json/layout.h"

#include <algorithm>
#include <utility>

namespace tss::json {

namespace {

/// An element with its comments, from the line break before it to the end of its last line.
struct Block
{
    std::size_t begin = 0;
    std::size_t end = 0;
};

class Move
{
public:
    Move(const Layout &layout, std::uint32_t array)
        : m_layout(layout)
        , m_children(layout.children(array))
    {
    }

    TextEdits run(std::size_t from, std::size_t to) const
    {
        std::vector<Block> blocks;
        const auto [low, high] = std::minmax(from, to);
        for (std::size_t i = low; i <= high; ++i) {
            const auto block = blockOf(i);
            if (!block)
                return handOn(from, to);
            blocks.push_back(*block);
        }
        return moveBlock(from, to, blocks);
    }

private:
    /// nullopt where the element shares its lines with something else.
    std::optional<Block> blockOf(std::size_t index) const
    {
        const std::size_t gap = m_layout.gapBefore(m_children, index);
        const std::size_t valueEnd = m_layout.endOf(m_children[index]);
        auto begin = m_layout.lineBreakBefore(m_layout.beginOf(m_children[index]));
        const auto comma = m_layout.commaAfter(m_children[index]);
        const std::size_t behind = comma ? *comma + 1 : valueEnd;
        const std::size_t end = m_layout.skipBlanks(m_layout.pastLineComments(behind));
        const bool ownsLines = begin && *begin >= gap && m_layout.isLineEnd(end) && isOneLine(valueEnd, end);
        if (!ownsLines)
            return std::nullopt;
        return Block{withCommentsAbove(*begin, gap), end};
    }

    bool isOneLine(std::size_t begin, std::size_t end) const
    {
        return m_layout.text().substr(begin, end - begin).find_first_of("\r\n") == std::string_view::npos;
    }

    std::size_t withCommentsAbove(std::size_t begin, std::size_t gap) const
    {
        const std::vector<TextRange> comments = m_layout.commentsIn(gap, begin);
        for (auto comment = comments.rbegin(); comment != comments.rend(); ++comment) {
            const auto lineBreak = m_layout.lineBreakBefore(comment->begin);
            const bool isDirectlyAbove = m_layout.skipBlanks(comment->end) == begin;
            if (!isDirectlyAbove || !lineBreak || *lineBreak < gap)
                break;
            begin = *lineBreak;
        }
        return begin;
    }

    TextEdits moveBlock(std::size_t from, std::size_t to, const std::vector<Block> &blocks) const
    {
        const std::size_t low = std::min(from, to);
        const Block &moved = blocks[from - low];
        const std::size_t place = from < to ? blocks[to - low].end : blocks[to - low].begin;
        std::string text(m_layout.text().substr(moved.begin, moved.end - moved.begin));
        TextEdits edits{{moved.begin, moved.end - moved.begin, {}}};

        const std::size_t last = m_children.size() - 1;
        const bool hasTrailingComma = m_layout.commaAfter(m_children[last]).has_value();
        if (!hasTrailingComma && from == last) {
            text.insert(m_layout.endOf(m_children[last]) - moved.begin, 1, ',');
            edits.push_back({*m_layout.commaAfter(m_children[last - 1]), 1, {}});
        } else if (!hasTrailingComma && to == last) {
            text.erase(*m_layout.commaAfter(m_children[from]) - moved.begin, 1);
            edits.push_back({m_layout.endOf(m_children[last]), 0, ","});
        }
        edits.push_back({place, 0, std::move(text)});
        return joined(std::move(edits));
    }

    TextEdits handOn(std::size_t from, std::size_t to) const
    {
        const auto [low, high] = std::minmax(from, to);
        TextEdits edits;
        for (std::size_t i = low; i <= high; ++i) {
            std::size_t source = from < to ? i + 1 : i - 1;
            if (i == to)
                source = from;
            if (valueText(source) != valueText(i))
                edits.push_back({m_layout.at(m_children[i]).begin, valueText(i).size(), std::string(valueText(source))});
        }
        return edits;
    }

    std::string_view valueText(std::size_t index) const
    {
        return View(m_layout.tree(), m_children[index]).raw();
    }

    const Layout &m_layout;
    std::vector<std::uint32_t> m_children;
};

} // namespace

Result<TextEdits> moveElement(std::string_view text, const Path &array, std::size_t from, std::size_t to)
{
    const auto layout = Layout::of(text);
    if (!layout)
        return failure(layout.error());
    const auto reached = reach(*layout, array);
    if (!reached)
        return failure(reached.error());
    const View container(layout->tree(), reached->node);
    if (reached->steps < array.size())
        return failure(pathMissing());
    if (!container.isArray())
        return failure({ErrorCode::JsonWrongContainer, {}, container.range(), {pointerOf(container)}});
    if (from >= container.size() || to >= container.size())
        return failure(pathMissing());
    if (from == to)
        return TextEdits{};
    return Move(*layout, reached->node).run(from, to);
}

} // namespace tss::json
