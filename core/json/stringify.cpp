// SPDX-License-Identifier: MIT
#include "core/json/stringify.h"

#include "core/json/keys.h"
#include "core/text/jsstring.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <cmath>

namespace tss::json {

namespace {

/// JSON.stringify clamps its indentation to ten spaces.
constexpr int kMaxIndent = 10;

void appendHexEscape(std::u16string &out, char16_t unit)
{
    constexpr std::u16string_view kDigits = u"0123456789abcdef";
    out += u"\\u";
    for (int shift = 12; shift >= 0; shift -= 4)
        out += kDigits[(unsigned{unit} >> shift) & 0xF];
}

void appendControl(std::u16string &out, char16_t unit)
{
    switch (unit) {
    case u'\b':
        out += u"\\b";
        break;
    case u'\t':
        out += u"\\t";
        break;
    case u'\n':
        out += u"\\n";
        break;
    case u'\f':
        out += u"\\f";
        break;
    case u'\r':
        out += u"\\r";
        break;
    default:
        appendHexEscape(out, unit);
    }
}

bool isLoneSurrogate(std::u16string_view text, std::size_t i)
{
    const auto isHigh = [](char16_t unit) { return (unit & 0xFC00) == 0xD800; };
    const auto isLow = [](char16_t unit) { return (unit & 0xFC00) == 0xDC00; };
    if (isHigh(text[i]))
        return i + 1 == text.size() || !isLow(text[i + 1]);
    return isLow(text[i]) && (i == 0 || !isHigh(text[i - 1]));
}

void appendQuoted(std::u16string &out, std::u16string_view text)
{
    out += u'"';
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i];
        if (unit == u'"' || unit == u'\\')
            (out += u'\\') += unit;
        else if (unit < 0x20)
            appendControl(out, unit);
        else if (isLoneSurrogate(text, i))
            appendHexEscape(out, unit);
        else
            out += unit;
    }
    out += u'"';
}

bool isPlainAscii(std::string_view literal)
{
    return std::none_of(
        literal.begin(), literal.end(), [](char c) { return c == '\\' || static_cast<unsigned char>(c) >= 0x80; });
}

void appendAscii(std::u16string &out, std::string_view ascii)
{
    out.append(ascii.begin(), ascii.end());
}

void appendLiteral(std::u16string &out, std::string_view literal)
{
    if (isPlainAscii(literal))
        appendAscii(out, literal);
    else
        appendQuoted(out, decodeString(literal));
}

class Writer
{
public:
    Writer(const View &view, int indent)
        : m_tree(*view.tree())
        , m_root(view)
        , m_indent(static_cast<std::size_t>(std::clamp(indent, 0, kMaxIndent)))
    {
    }

    std::u16string run()
    {
        value(m_root.node());
        while (!m_frames.empty())
            nextChild();
        return std::move(m_out);
    }

private:
    /// An open container and how far it is written. `order` is empty where the children come as written.
    struct Frame
    {
        std::uint32_t node;
        std::uint32_t next;
        std::vector<std::uint32_t> order;
        std::size_t done;
    };

    const Node &at(std::uint32_t node) const { return m_tree.nodes()[node]; }

    std::string_view source(std::uint32_t begin, std::uint32_t end) const
    {
        return std::string_view(m_tree.source()).substr(begin, end - begin);
    }

    void value(std::uint32_t index)
    {
        const Node &node = at(index);
        switch (node.kind) {
        case Kind::Null:
        case Kind::True:
        case Kind::False:
            return appendAscii(m_out, source(node.begin, node.end));
        case Kind::Number:
            return number(View(m_root.tree(), index).number());
        case Kind::String:
            return appendLiteral(m_out, source(node.begin, node.end));
        case Kind::Array:
        case Kind::Object:
            return open(index);
        }
    }

    void number(double value)
    {
        if (std::isfinite(value))
            appendAscii(m_out, jsNumberToString(value));
        else
            m_out += u"null";
    }

    void open(std::uint32_t index)
    {
        const Node &node = at(index);
        const bool isObject = node.kind == Kind::Object;
        if (node.childCount == 0) {
            m_out += isObject ? u"{}" : u"[]";
            return;
        }
        m_out += isObject ? u'{' : u'[';
        Frame frame{index, node.firstChild, {}, 0};
        if (isObject) {
            const ObjectKeys keys(m_tree, index);
            if (!keys.isInOrder())
                frame.order = keys.enumerated();
        }
        m_frames.push_back(std::move(frame));
    }

    /// The frame's next child to write; 0 when all are written.
    std::uint32_t take(Frame &frame)
    {
        if (!frame.order.empty())
            return frame.done == frame.order.size() ? 0 : frame.order[frame.done];
        const std::uint32_t child = frame.next;
        frame.next = child == 0 ? 0 : at(child).nextSibling;
        return child;
    }

    void nextChild()
    {
        Frame &frame = m_frames.back();
        const bool isObject = at(frame.node).kind == Kind::Object;
        const std::uint32_t child = take(frame);
        if (child == 0) {
            m_frames.pop_back();
            lineBreak();
            m_out += isObject ? u'}' : u']';
            return;
        }
        if (frame.done++ > 0)
            m_out += u',';
        lineBreak();
        if (isObject) {
            appendLiteral(m_out, source(at(child).keyBegin, at(child).keyEnd));
            m_out += m_indent > 0 ? u": " : u":";
        }
        value(child);
    }

    void lineBreak()
    {
        if (m_indent == 0)
            return;
        m_out += u'\n';
        m_out.append(m_frames.size() * m_indent, u' ');
    }

    const Tree &m_tree;
    const View &m_root;
    std::size_t m_indent;
    std::vector<Frame> m_frames;
    std::u16string m_out;
};

} // namespace

std::u16string stringify(const View &view, int indent)
{
    return view.isAbsent() ? std::u16string() : Writer(view, indent).run();
}

std::u16string quoted(std::u16string_view text)
{
    std::u16string out;
    out.reserve(text.size() + 2);
    appendQuoted(out, text);
    return out;
}

std::string quotedUtf8(std::u16string_view text)
{
    return toUtf8(quoted(text));
}

} // namespace tss::json
