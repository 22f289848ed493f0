// SPDX-License-Identifier: MIT
#include "core/json/edit.h"

#include "core/json/documentstyle.h"
#include "core/json/layout.h"
#include "core/json/scanner.h"
#include "core/json/stringify.h"

#include <algorithm>
#include <optional>

namespace tss::json {

namespace {

/// The value alone, without blanks and comments around it.
Result<std::string> bareValue(std::string_view valueJson)
{
    auto parsed = parse(std::string(valueJson), Leniency::Jsonc);
    if (!parsed)
        return failure(parsed.error());
    return std::string(root(parsed->tree).raw());
}

/// A value with the containers that are still missing on the way to it, outermost first.
struct Content
{
    std::string value;
    std::vector<PathStep> missing;
};

bool canBeMade(const std::vector<PathStep> &missing)
{
    return std::all_of(missing.begin(), missing.end(), [](const PathStep &step) {
        const auto *index = std::get_if<std::size_t>(&step);
        return !index || *index == 0;
    });
}

std::string labelOf(const PathStep &step, const DocumentStyle &style)
{
    const auto *key = std::get_if<std::u16string>(&step);
    return key ? quotedUtf8(*key) + style.colon : std::string();
}

enum class Spread { OnLines, OnOneLine };

std::string written(const Content &content, std::string_view indentation, const DocumentStyle &style, Spread spread)
{
    std::string oneLine = content.value;
    ValueLines lines(content.value);
    for (auto step = content.missing.rbegin(); step != content.missing.rend(); ++step) {
        const bool isKey = std::holds_alternative<std::u16string>(*step);
        const char open = isKey ? '{' : '[';
        const char close = isKey ? '}' : ']';
        lines.wrap(open, close, labelOf(*step, style));
        oneLine = open + style.padding + labelOf(*step, style) + oneLine + style.padding + close;
    }
    return (spread == Spread::OnLines ? lines : ValueLines(oneLine)).written(indentation, style);
}

/// Puts a new child into a container: where, and in which style, follows from the children that are there.
class Insertion
{
public:
    Insertion(const Layout &layout, std::uint32_t container, std::string_view label, const Content &content)
        : m_layout(layout)
        , m_container(container)
        , m_children(layout.children(container))
        , m_style(DocumentStyle::of(layout, container))
        , m_label(label)
        , m_content(content)
    {
    }

    TextEdits at(std::size_t index) const
    {
        if (m_children.empty())
            return first();
        return index < m_children.size() ? before(index) : append();
    }

private:
    std::string entry(std::string_view indentation, Spread spread) const
    {
        return m_label + written(m_content, indentation, m_style, spread);
    }

    bool isOnOwnLine(std::size_t index) const
    {
        return m_layout.hasLineBreak(m_layout.gapBefore(m_children, index), m_layout.beginOf(m_children[index]));
    }

    /// The entry with the line break or blanks that part it from what stands before, in the manner of a neighbour.
    std::string entryLike(std::size_t neighbour) const
    {
        if (!isOnOwnLine(neighbour))
            return m_style.separator + entry(m_layout.indentation(m_layout.at(m_container).begin), Spread::OnOneLine);
        const std::string_view indentation = m_layout.indentation(m_layout.beginOf(m_children[neighbour]));
        return m_style.newline + std::string(indentation) + entry(indentation, Spread::OnLines);
    }

    TextEdits append() const
    {
        const std::size_t last = m_children.size() - 1;
        const std::size_t end = m_layout.endOf(m_children[last]);
        const auto trailingComma = m_layout.commaAfter(m_children[last]);
        const std::size_t after = trailingComma ? *trailingComma + 1 : end;
        const std::size_t place = isOnOwnLine(last) ? m_layout.pastLineComments(after) : m_layout.pastBlockComments(after);
        if (trailingComma)
            return {{place, 0, entryLike(last) + ','}};
        return joined({{end, 0, ","}, {place, 0, entryLike(last)}});
    }

    TextEdits before(std::size_t index) const
    {
        const std::size_t gap = m_layout.gapBefore(m_children, index);
        if (isOnOwnLine(index))
            return {{m_layout.pastLineComments(gap), 0, entryLike(index) + ','}};
        if (index > 0)
            return {{gap, 0, entryLike(index) + ','}};
        const std::string_view indentation = m_layout.indentation(m_layout.at(m_container).begin);
        return {{m_layout.skipBlanks(gap), 0, entry(indentation, Spread::OnOneLine) + ',' + m_style.separator}};
    }

    /// The first child of an empty container. Comments in it stay, and stay before the child.
    TextEdits first() const
    {
        const Node &node = m_layout.at(m_container);
        const std::size_t open = node.begin + std::size_t{1};
        const std::size_t close = node.end - std::size_t{1};
        const std::vector<TextRange> comments = m_layout.commentsIn(open, close);
        const std::size_t place = comments.empty() ? open : comments.back().end;
        const std::string indentation(m_layout.indentation(node.begin));
        if (m_layout.hasLineBreak(open, close) || emptyOpensLines(m_layout, m_container)) {
            const std::string inner = indentation + m_style.unit;
            return {{place, close - place,
                m_style.newline + inner + entry(inner, Spread::OnLines) + m_style.newline + indentation}};
        }
        const std::string lead = comments.empty() ? m_style.padding : " ";
        return {{place, close - place, lead + entry(indentation, Spread::OnOneLine) + m_style.padding}};
    }

    const Layout &m_layout;
    std::uint32_t m_container;
    std::vector<std::uint32_t> m_children;
    DocumentStyle m_style;
    std::string m_label;
    const Content &m_content;
};

/// Of a text that has no value: the last comment, or the byte-order mark, or an empty range at its begin. nullopt
/// where it has more.
std::optional<Deviation> lastOfNothing(std::string_view text)
{
    Scanner scanner(text, Leniency::Jsonc);
    scanner.skipByteOrderMark();
    if (!scanner.skipBlank() || !scanner.isAtEnd())
        return std::nullopt;
    return scanner.deviations().empty() ? Deviation{DeviationKind::ByteOrderMark, {0, 0}} : scanner.deviations().back();
}

Result<TextEdits> create(std::string_view text, const Deviation &last, const Content &content)
{
    if (!canBeMade(content.missing))
        return failure(pathMissing());
    DocumentStyle style;
    style.newline = newlineOf(text);
    const std::size_t kept = last.where.end;
    const bool isBehindComment = last.kind != DeviationKind::ByteOrderMark;
    const std::string document = written(content, {}, style, Spread::OnLines) + style.newline;
    return TextEdits{{kept, text.size() - kept, (isBehindComment ? style.newline : std::string()) + document}};
}

TextEdits replaceValue(const Layout &layout, std::uint32_t node, const std::string &value)
{
    const Node &old = layout.at(node);
    const std::uint32_t container = node == 0 ? 0 : old.parent;
    const std::string_view indentation = layout.indentation(layout.beginOf(node));
    std::string text = ValueLines(value).written(indentation, DocumentStyle::of(layout, container));
    if (text == layout.text().substr(old.begin, old.end - std::size_t{old.begin}))
        return {};
    return {{old.begin, old.end - std::size_t{old.begin}, std::move(text)}};
}

} // namespace

Result<TextEdits> set(std::string_view text, const Path &path, std::string_view valueJson)
{
    auto value = bareValue(valueJson);
    if (!value)
        return failure(value.error());
    if (const auto last = lastOfNothing(text))
        return create(text, *last, {std::move(*value), path});
    const auto layout = Layout::of(text);
    if (!layout)
        return failure(layout.error());
    const auto reached = reach(*layout, path);
    if (!reached)
        return failure(reached.error());
    if (reached->steps == path.size())
        return replaceValue(*layout, reached->node, *value);

    const PathStep &step = path[reached->steps];
    const auto *index = std::get_if<std::size_t>(&step);
    const Content content{std::move(*value), Path(path.begin() + std::ptrdiff_t(reached->steps) + 1, path.end())};
    const std::size_t count = layout->at(reached->node).childCount;
    if ((index && *index > count) || !canBeMade(content.missing))
        return failure(pathMissing());
    const std::string label = labelOf(step, DocumentStyle::of(*layout, reached->node));
    return Insertion(*layout, reached->node, label, content).at(count);
}

Result<TextEdits> insertElement(std::string_view text, const Path &array, std::size_t index, std::string_view valueJson)
{
    auto value = bareValue(valueJson);
    if (!value)
        return failure(value.error());
    const auto layout = Layout::of(text);
    if (!layout)
        return failure(layout.error());
    const auto reached = reach(*layout, array);
    if (!reached)
        return failure(reached.error());
    if (reached->steps < array.size())
        return failure(pathMissing());
    const View container(layout->tree(), reached->node);
    if (!container.isArray())
        return failure({ErrorCode::JsonWrongContainer, {}, container.range(), {pointerOf(container)}});
    if (index > container.size())
        return failure(pathMissing());
    return Insertion(*layout, reached->node, {}, Content{std::move(*value), {}}).at(index);
}

} // namespace tss::json
