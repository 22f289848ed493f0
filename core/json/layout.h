// SPDX-License-Identifier: MIT
// Layout: a parsed JSONC text as the edits see it: children, commas, comments and lines. Inside core/json only.
// A "blank" is a space or tab; a "gap" is what stands between two children, comma included.
#pragma once

#include "core/json/edit.h"
#include "core/json/parse.h"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace tss::json {

class Layout
{
public:
    [[nodiscard]] static Result<Layout> of(std::string_view text);

    [[nodiscard]] std::string_view text() const { return m_tree->source(); }
    [[nodiscard]] const Node &at(std::uint32_t node) const { return m_tree->nodes()[node]; }
    [[nodiscard]] const TreePtr &tree() const { return m_tree; }
    [[nodiscard]] const std::vector<Deviation> &deviations() const { return m_deviations; }

    [[nodiscard]] std::vector<std::uint32_t> children(std::uint32_t container) const;
    /// First byte of a child: of its key, where it has one.
    [[nodiscard]] std::size_t beginOf(std::uint32_t child) const;
    [[nodiscard]] std::size_t endOf(std::uint32_t child) const { return at(child).end; }
    [[nodiscard]] std::optional<std::size_t> commaAfter(std::uint32_t child) const;
    /// Where the gap before a child begins: after the bracket or the comma before it.
    [[nodiscard]] std::size_t gapBefore(const std::vector<std::uint32_t> &children, std::size_t index) const;

    /// A line break between begin and end that is not inside a comment.
    [[nodiscard]] bool hasLineBreak(std::size_t begin, std::size_t end) const;
    [[nodiscard]] bool hasComment(std::size_t begin, std::size_t end) const;
    /// The comments that begin in a range.
    [[nodiscard]] std::vector<TextRange> commentsIn(std::size_t begin, std::size_t end) const;

    [[nodiscard]] std::size_t skipBlanks(std::size_t offset) const;
    [[nodiscard]] std::size_t skipBlanksBack(std::size_t offset) const;
    [[nodiscard]] bool isLineEnd(std::size_t offset) const;
    /// Past the blanks and comments that begin on this line; nothing is skipped behind the last comment.
    [[nodiscard]] std::size_t pastLineComments(std::size_t offset) const;
    /// The same for block comments alone.
    [[nodiscard]] std::size_t pastBlockComments(std::size_t offset) const;
    /// Offset of the line break ("\n", "\r\n" or "\r") before `offset` when only blanks stand between.
    [[nodiscard]] std::optional<std::size_t> lineBreakBefore(std::size_t offset) const;
    /// The blanks at the start of the line of offset.
    [[nodiscard]] std::string_view indentation(std::size_t offset) const;

private:
    enum class Comments { All, Block };
    Layout(Parsed parsed);
    [[nodiscard]] std::size_t skipTrivia(std::size_t offset) const;
    [[nodiscard]] std::optional<TextRange> commentAt(std::size_t offset) const;
    [[nodiscard]] std::size_t pastComments(std::size_t offset, Comments kinds) const;

    TreePtr m_tree;
    std::vector<Deviation> m_deviations;
    std::vector<TextRange> m_comments;
};

/// Removes the ranges; they may overlap and come in any order.
[[nodiscard]] TextEdits removals(std::vector<TextRange> ranges);
/// Sorts, and joins edits that touch.
[[nodiscard]] TextEdits joined(TextEdits edits);

/// What a path leads to: the node, and how many steps it took to get there.
struct Reached
{
    std::uint32_t node = 0;
    std::size_t steps = 0;
};
/// Follows the path as far as there is something. JsonWrongContainer when a step meets a value of another kind.
[[nodiscard]] Result<Reached> reach(const Layout &layout, const Path &path);
[[nodiscard]] Error pathMissing();

} // namespace tss::json
