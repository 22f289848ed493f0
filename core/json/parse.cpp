// SPDX-License-Identifier: MIT
#include "core/json/parse.h"

#include "core/json/keys.h"
#include "core/json/scanner.h"
#include "core/text/utf16.h"

#include <algorithm>

namespace tss::json {

namespace {

constexpr std::size_t kLargest = 0xFFFFFFFF;

/// Builds the nodes in one pass. The open containers are the chain of parents, so there is no stack and no limit
/// to nesting.
class Parser
{
public:
    Parser(std::string_view text, Leniency leniency)
        : m_scanner(text, leniency)
        , m_isLenient(leniency == Leniency::Jsonc)
    {
        m_nodes.reserve(std::min(text.size() / 8, std::size_t{1} << 20) + 1);
    }

    bool run()
    {
        if (m_isLenient)
            m_scanner.skipByteOrderMark();
        if (!m_scanner.skipBlank())
            return false;
        State state = State::Value;
        while (state != State::Done) {
            if (!step(state))
                return false;
        }
        return m_scanner.isAtEnd() || m_scanner.fail("end");
    }

    Scanner &scanner() { return m_scanner; }
    std::vector<Node> &nodes() { return m_nodes; }

private:
    enum class State { Value, First, AfterValue, Done };

    static std::uint32_t narrow(std::size_t offset) { return static_cast<std::uint32_t>(offset); }

    bool step(State &state)
    {
        switch (state) {
        case State::Value:
            return value(state);
        case State::First:
            return first(state);
        case State::AfterValue:
            return afterValue(state);
        case State::Done:
            break;
        }
        return true;
    }

    bool isInObject() const { return m_nodes[m_open].kind == Kind::Object; }

    /// A value, after it the blanks behind it.
    bool value(State &state)
    {
        state = State::AfterValue;
        const char c = m_scanner.peek();
        switch (c) {
        case '{':
        case '[':
            m_open = add(c == '{' ? Kind::Object : Kind::Array);
            m_isOpen = true;
            m_scanner.advance();
            state = State::First;
            return m_scanner.skipBlank();
        case '"': {
            Node &node = m_nodes[add(Kind::String)];
            return m_scanner.string() && finish(node);
        }
        case 't':
            return word("true", Kind::True);
        case 'f':
            return word("false", Kind::False);
        case 'n':
            return word("null", Kind::Null);
        default:
            break;
        }
        if (c != '-' && (c < '0' || c > '9'))
            return m_scanner.fail("value");
        Node &node = m_nodes[add(Kind::Number)];
        return m_scanner.number() && finish(node);
    }

    bool word(std::string_view text, Kind kind)
    {
        if (!m_scanner.startsWith(text))
            return m_scanner.fail("value");
        Node &node = m_nodes[add(kind)];
        m_scanner.advance(text.size());
        return finish(node);
    }

    bool finish(Node &node)
    {
        node.end = narrow(m_scanner.position());
        return m_scanner.skipBlank();
    }

    /// What follows an opening bracket.
    bool first(State &state)
    {
        if (m_scanner.peek() == (isInObject() ? '}' : ']'))
            return close(state);
        state = State::Value;
        return !isInObject() || key();
    }

    bool key()
    {
        if (m_scanner.peek() != '"')
            return m_scanner.fail("key");
        m_keyBegin = narrow(m_scanner.position());
        if (!m_scanner.string())
            return false;
        m_keyEnd = narrow(m_scanner.position());
        if (!m_scanner.skipBlank())
            return false;
        if (m_scanner.peek() != ':')
            return m_scanner.fail("colon");
        m_scanner.advance();
        return m_scanner.skipBlank();
    }

    bool afterValue(State &state)
    {
        if (!m_isOpen) {
            state = State::Done;
            return true;
        }
        const char closing = isInObject() ? '}' : ']';
        if (m_scanner.peek() == closing)
            return close(state);
        if (m_scanner.peek() != ',')
            return m_scanner.fail("comma-or-close");
        const std::size_t comma = m_scanner.position();
        m_scanner.advance();
        if (!m_scanner.skipBlank())
            return false;
        if (m_isLenient && m_scanner.peek() == closing) {
            m_scanner.deviations().push_back({DeviationKind::TrailingComma, {comma, comma + 1}});
            return close(state);
        }
        state = State::Value;
        return !isInObject() || key();
    }

    bool close(State &state)
    {
        m_scanner.advance();
        m_nodes[m_open].end = narrow(m_scanner.position());
        m_isOpen = m_open != 0;
        m_open = m_nodes[m_open].parent;
        state = State::AfterValue;
        return m_scanner.skipBlank();
    }

    std::uint32_t add(Kind kind)
    {
        const std::uint32_t index = narrow(m_nodes.size());
        Node &node = m_nodes.emplace_back();
        node.begin = narrow(m_scanner.position());
        node.kind = kind;
        if (!m_isOpen)
            return index;
        node.parent = m_open;
        Node &parent = m_nodes[m_open];
        if (parent.kind == Kind::Object) {
            node.keyBegin = m_keyBegin;
            node.keyEnd = m_keyEnd;
        }
        if (parent.childCount++ == 0)
            parent.firstChild = index;
        else
            m_nodes[parent.lastChild].nextSibling = index;
        parent.lastChild = index;
        return index;
    }

    Scanner m_scanner;
    bool m_isLenient;
    std::vector<Node> m_nodes;
    std::uint32_t m_open = 0; ///< innermost open container, if m_isOpen
    bool m_isOpen = false;
    std::uint32_t m_keyBegin = 0;
    std::uint32_t m_keyEnd = 0;
};

void reportDuplicateKeys(const Tree &tree, std::vector<Deviation> &deviations)
{
    const std::vector<Node> &nodes = tree.nodes();
    for (std::uint32_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].kind != Kind::Object || nodes[i].childCount < 2)
            continue;
        const ObjectKeys keys(tree, i);
        const std::vector<std::uint32_t> first = keys.firstEqual();
        for (std::uint32_t k = 0; k < first.size(); ++k) {
            const Node &member = nodes[keys.nodes()[k]];
            if (first[k] != k)
                deviations.push_back({DeviationKind::DuplicateKey, {member.keyBegin, member.keyEnd}});
        }
    }
}

/// Each run of ill-formed bytes once.
void reportInvalidUtf8(std::string_view text, std::vector<Deviation> &deviations)
{
    std::size_t pos = 0;
    while (const auto invalid = firstInvalidUtf8(text.substr(pos))) {
        const std::size_t begin = pos + *invalid;
        pos = begin + 1;
        while (pos < text.size() && (static_cast<unsigned char>(text[pos]) & 0xC0) == 0x80)
            ++pos;
        Deviation *last = deviations.empty() ? nullptr : &deviations.back();
        if (last && last->kind == DeviationKind::InvalidUtf8 && last->where.end == begin)
            last->where.end = pos;
        else
            deviations.push_back({DeviationKind::InvalidUtf8, {begin, pos}});
    }
}

} // namespace

bool Parsed::isStrict() const
{
    return std::all_of(deviations.begin(), deviations.end(), [](const Deviation &deviation) {
        return deviation.kind == DeviationKind::DuplicateKey || deviation.kind == DeviationKind::InvalidUtf8;
    });
}

Result<Parsed> parse(std::string text, Leniency leniency)
{
    if (text.size() > kLargest)
        return failure({ErrorCode::JsonTooLarge, {}, std::nullopt, {}});
    Parser parser(text, leniency);
    if (!parser.run())
        return failure(parser.scanner().error());
    std::vector<Deviation> deviations = std::move(parser.scanner().deviations());
    reportInvalidUtf8(text, deviations);
    auto tree = std::make_shared<const Tree>(std::move(text), std::move(parser.nodes()));
    reportDuplicateKeys(*tree, deviations);
    std::stable_sort(deviations.begin(), deviations.end(),
        [](const Deviation &a, const Deviation &b) { return a.where.begin < b.where.begin; });
    return Parsed{std::move(tree), std::move(deviations)};
}

} // namespace tss::json
