// SPDX-License-Identifier: MIT
#include "core/json/layout.h"

#include <algorithm>

namespace tss::json {

namespace {

bool isBlank(char c)
{
    return c == ' ' || c == '\t';
}

bool isBreak(char c)
{
    return c == '\n' || c == '\r';
}

bool isComment(DeviationKind kind)
{
    return kind == DeviationKind::LineComment || kind == DeviationKind::BlockComment;
}

} // namespace

Layout::Layout(Parsed parsed)
    : m_tree(std::move(parsed.tree))
    , m_deviations(std::move(parsed.deviations))
{
    for (const Deviation &deviation : m_deviations) {
        if (isComment(deviation.kind))
            m_comments.push_back(deviation.where);
    }
}

Result<Layout> Layout::of(std::string_view text)
{
    auto parsed = parse(std::string(text), Leniency::Jsonc);
    if (!parsed)
        return failure(parsed.error());
    return Layout(std::move(*parsed));
}

std::vector<std::uint32_t> Layout::children(std::uint32_t container) const
{
    std::vector<std::uint32_t> result;
    result.reserve(at(container).childCount);
    for (std::uint32_t child = at(container).firstChild; child != 0; child = at(child).nextSibling)
        result.push_back(child);
    return result;
}

std::size_t Layout::beginOf(std::uint32_t child) const
{
    const Node &node = at(child);
    return node.keyEnd > node.keyBegin ? node.keyBegin : node.begin;
}

std::optional<std::size_t> Layout::commaAfter(std::uint32_t child) const
{
    const std::size_t next = skipTrivia(endOf(child));
    if (next < text().size() && text()[next] == ',')
        return next;
    return std::nullopt;
}

std::size_t Layout::gapBefore(const std::vector<std::uint32_t> &children, std::size_t index) const
{
    if (index == 0)
        return at(at(children[0]).parent).begin + std::size_t{1};
    return *commaAfter(children[index - 1]) + 1;
}

bool Layout::hasLineBreak(std::size_t begin, std::size_t end) const
{
    for (std::size_t i = begin; i < end;) {
        if (const auto comment = commentAt(i))
            i = comment->end;
        else if (isBreak(text()[i]))
            return true;
        else
            ++i;
    }
    return false;
}

bool Layout::hasComment(std::size_t begin, std::size_t end) const
{
    return !commentsIn(begin, end).empty();
}

std::vector<TextRange> Layout::commentsIn(std::size_t begin, std::size_t end) const
{
    const auto isBefore = [](const TextRange &comment, std::size_t offset) { return comment.begin < offset; };
    const auto first = std::lower_bound(m_comments.begin(), m_comments.end(), begin, isBefore);
    const auto last = std::lower_bound(first, m_comments.end(), end, isBefore);
    return {first, last};
}

std::size_t Layout::skipBlanks(std::size_t offset) const
{
    while (offset < text().size() && isBlank(text()[offset]))
        ++offset;
    return offset;
}

std::size_t Layout::skipBlanksBack(std::size_t offset) const
{
    while (offset > 0 && isBlank(text()[offset - 1]))
        --offset;
    return offset;
}

bool Layout::isLineEnd(std::size_t offset) const
{
    return offset >= text().size() || isBreak(text()[offset]);
}

std::size_t Layout::pastLineComments(std::size_t offset) const
{
    return pastComments(offset, Comments::All);
}

std::size_t Layout::pastBlockComments(std::size_t offset) const
{
    return pastComments(offset, Comments::Block);
}

std::size_t Layout::pastComments(std::size_t offset, Comments kinds) const
{
    for (;;) {
        const auto comment = commentAt(skipBlanks(offset));
        if (!comment || (kinds == Comments::Block && text()[comment->begin + 1] == '/'))
            return offset;
        offset = comment->end;
    }
}

std::optional<std::size_t> Layout::lineBreakBefore(std::size_t offset) const
{
    const std::size_t lineBegin = skipBlanksBack(offset);
    if (lineBegin == 0 || !isBreak(text()[lineBegin - 1]))
        return std::nullopt;
    const bool isCrlf = lineBegin >= 2 && text()[lineBegin - 1] == '\n' && text()[lineBegin - 2] == '\r';
    return lineBegin - (isCrlf ? 2 : 1);
}

std::string_view Layout::indentation(std::size_t offset) const
{
    std::size_t begin = offset;
    while (begin > 0 && !isBreak(text()[begin - 1]))
        --begin;
    return text().substr(begin, skipBlanks(begin) - begin);
}

std::size_t Layout::skipTrivia(std::size_t offset) const
{
    for (;;) {
        while (offset < text().size() && (isBlank(text()[offset]) || isBreak(text()[offset])))
            ++offset;
        const auto comment = commentAt(offset);
        if (!comment)
            return offset;
        offset = comment->end;
    }
}

std::optional<TextRange> Layout::commentAt(std::size_t offset) const
{
    if (offset >= text().size() || text()[offset] != '/')
        return std::nullopt;
    const auto isBefore = [](const TextRange &comment, std::size_t place) { return comment.begin < place; };
    const auto found = std::lower_bound(m_comments.begin(), m_comments.end(), offset, isBefore);
    if (found == m_comments.end() || found->begin != offset)
        return std::nullopt;
    return *found;
}

TextEdits removals(std::vector<TextRange> ranges)
{
    TextEdits edits;
    std::sort(ranges.begin(), ranges.end(), [](const TextRange &a, const TextRange &b) { return a.begin < b.begin; });
    for (const TextRange &range : ranges) {
        if (!edits.empty() && range.begin <= edits.back().offset + edits.back().length) {
            const std::size_t end = std::max(edits.back().offset + edits.back().length, range.end);
            edits.back().length = end - edits.back().offset;
        } else if (range.end > range.begin) {
            edits.push_back({range.begin, range.end - range.begin, {}});
        }
    }
    return edits;
}

TextEdits joined(TextEdits edits)
{
    std::stable_sort(
        edits.begin(), edits.end(), [](const TextEdit &a, const TextEdit &b) { return a.offset < b.offset; });
    TextEdits result;
    for (TextEdit &edit : edits) {
        if (!result.empty() && result.back().offset + result.back().length == edit.offset) {
            result.back().length += edit.length;
            result.back().replacement += edit.replacement;
        } else {
            result.push_back(std::move(edit));
        }
    }
    return result;
}

Result<Reached> reach(const Layout &layout, const Path &path)
{
    Reached reached;
    for (const PathStep &step : path) {
        const View here(layout.tree(), reached.node);
        const auto *key = std::get_if<std::u16string>(&step);
        if (key ? !here.isObject() : !here.isArray())
            return failure({ErrorCode::JsonWrongContainer, {}, here.range(), {pointerOf(here)}});
        const View next = key ? here[*key] : here.at(std::get<std::size_t>(step));
        if (next.isAbsent())
            break;
        reached = {next.node(), reached.steps + 1};
    }
    return reached;
}

Error pathMissing()
{
    return {ErrorCode::JsonPathMissing, {}, std::nullopt, {}};
}

} // namespace tss::json
