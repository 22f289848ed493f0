// SPDX-License-Identifier: MIT
#include "core/json/edit.h"
#include "core/json/layout.h"

namespace tss::json {

namespace {

/// A comment with what would be left of its line: the whole line where it stands alone, else the blanks before it.
TextRange withLine(const Layout &layout, TextRange comment)
{
    const std::string_view text = layout.text();
    const std::size_t before = layout.skipBlanksBack(comment.begin);
    const std::size_t after = layout.skipBlanks(comment.end);
    const bool isBehindMark = before == 3 && text.starts_with("\xEF\xBB\xBF");
    const bool startsLine = before == 0 || isBehindMark || text[before - 1] == '\n' || text[before - 1] == '\r';
    if (startsLine && layout.isLineEnd(after)) {
        const std::size_t lineBreak = after >= text.size() ? 0 : text.substr(after, 2) == "\r\n" ? 2 : 1;
        return {before, after + lineBreak};
    }
    if (startsLine)
        return {comment.begin, after};
    if (layout.isLineEnd(after))
        return {before, after};
    const bool standsApart = after > comment.end || std::string_view(",]}:").find(text[after]) != std::string_view::npos;
    return {standsApart ? before : comment.begin, comment.end};
}

} // namespace

Result<TextEdits> toStrict(std::string_view text)
{
    const auto layout = Layout::of(text);
    if (!layout)
        return failure(layout.error());
    std::vector<TextRange> ranges;
    for (const Deviation &deviation : layout->deviations()) {
        switch (deviation.kind) {
        case DeviationKind::ByteOrderMark:
        case DeviationKind::TrailingComma:
            ranges.push_back(deviation.where);
            break;
        case DeviationKind::LineComment:
        case DeviationKind::BlockComment:
            ranges.push_back(withLine(*layout, deviation.where));
            break;
        case DeviationKind::DuplicateKey:
        case DeviationKind::InvalidUtf8:
            break;
        }
    }
    return removals(std::move(ranges));
}

} // namespace tss::json
