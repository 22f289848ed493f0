// SPDX-License-Identifier: MIT
#include "app/views/sourcetextmap.h"

#include <algorithm>

namespace tss::app {

namespace {

/// What QTextCursor::insertText turns into a new block.
bool endsBlock(QChar character)
{
    return character == u'\n' || character == u'\r' || character == QChar::ParagraphSeparator
        || character == QChar(0xfdd0) || character == QChar(0xfdd1);
}

struct Step
{
    std::size_t bytes;
    qsizetype units;
};

/// The character at `at`: how long it is in the file and in the view.
Step stepAt(std::string_view bytes, std::size_t at)
{
    const auto lead = static_cast<unsigned char>(bytes[at]);
    if (lead == '\r' && at + 1 < bytes.size() && bytes[at + 1] == '\n')
        return {2, 1};
    if (lead < 0x80)
        return {1, 1};
    const std::size_t length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : 2;
    return {std::min(length, bytes.size() - at), lead >= 0xf0 ? 2 : 1};
}

bool usesCrLf(std::string_view bytes)
{
    const std::size_t first = bytes.find('\n');
    return first != std::string_view::npos && first > 0 && bytes[first - 1] == '\r';
}

} // namespace

QString viewText(std::string_view bytes)
{
    QString text = QString::fromUtf8(bytes.data(), static_cast<qsizetype>(bytes.size()));
    // fromUtf8 drops a leading byte-order mark; a document has none, but a second one may follow.
    if (bytes.starts_with("\xef\xbb\xbf"))
        text.prepend(QChar::ByteOrderMark);
    text.replace(QStringLiteral("\r\n"), QStringLiteral("\n"));
    std::ranges::replace_if(text, endsBlock, u'\n');
    return text;
}

std::size_t byteOffset(std::string_view bytes, qsizetype viewPosition)
{
    std::size_t at = 0;
    qsizetype position = 0;
    while (at < bytes.size() && position < viewPosition) {
        const Step step = stepAt(bytes, at);
        at += step.bytes;
        position += step.units;
    }
    return at;
}

qsizetype viewPosition(std::string_view bytes, std::size_t byteOffset)
{
    std::size_t at = 0;
    qsizetype position = 0;
    while (at < bytes.size()) {
        const Step step = stepAt(bytes, at);
        if (at + step.bytes > byteOffset)
            break;
        at += step.bytes;
        position += step.units;
    }
    return position;
}

Changed changedPart(QStringView from, QStringView to)
{
    Changed part;
    const qsizetype shorter = std::min(from.size(), to.size());
    while (part.prefix < shorter && from[part.prefix] == to[part.prefix])
        ++part.prefix;
    if (part.prefix > 0 && from[part.prefix - 1].isHighSurrogate())
        --part.prefix;
    while (part.suffix < shorter - part.prefix && from[from.size() - 1 - part.suffix] == to[to.size() - 1 - part.suffix])
        ++part.suffix;
    if (part.suffix > 0 && from[from.size() - part.suffix].isLowSurrogate())
        --part.suffix;
    return part;
}

TextEdits editsFromView(std::string_view bytes, const QString &view)
{
    const QString shown = viewText(bytes);
    if (shown == view)
        return {};
    const Changed part = changedPart(shown, view);
    QString added = view.mid(part.prefix, view.size() - part.prefix - part.suffix);
    if (usesCrLf(bytes))
        added.replace(u'\n', QStringLiteral("\r\n"));
    const std::size_t begin = byteOffset(bytes, part.prefix);
    const std::size_t end = byteOffset(bytes, shown.size() - part.suffix);
    return {TextEdit{begin, end - begin, added.toStdString()}};
}

} // namespace tss::app
