// SPDX-License-Identifier: MIT
#include "core/json/tree.h"

#include "core/json/keys.h"
#include "core/text/jsnumber.h"
#include "core/text/utf16.h"

#include <algorithm>

namespace tss::json {

namespace {

/// Compares keys without decoding where that is safe.
class KeyMatcher
{
public:
    explicit KeyMatcher(std::u16string_view key)
        : m_key(key)
        , m_bytes(toWtf8(key))
        , m_isWellFormed(!firstInvalidUtf8(m_bytes))
        , m_mayBeIllFormed(key.find(u'\xFFFD') != std::u16string_view::npos)
    {
    }

    bool matches(std::string_view literal) const
    {
        const std::string_view inner = literal.substr(1, literal.size() - 2);
        const bool isPlain = inner.find('\\') == std::string_view::npos;
        if (isPlain && m_isWellFormed && inner == m_bytes)
            return true;
        // Escapes, and ill-formed bytes that read as U+FFFD, can spell the key otherwise.
        if (isPlain && !m_mayBeIllFormed)
            return false;
        return decodeString(literal) == m_key;
    }

private:
    std::u16string_view m_key;
    std::string m_bytes;
    bool m_isWellFormed;
    bool m_mayBeIllFormed;
};

/// The children of a container stand side by side in the vector exactly when none of them has children.
bool isContiguous(const Node &container)
{
    return container.childCount != 0 && container.lastChild - container.firstChild + 1 == container.childCount;
}

std::size_t indexInParent(const std::vector<Node> &nodes, std::uint32_t child)
{
    const Node &parent = nodes[nodes[child].parent];
    if (isContiguous(parent))
        return child - parent.firstChild;
    std::size_t index = 0;
    for (std::uint32_t sibling = parent.firstChild; sibling != child; sibling = nodes[sibling].nextSibling)
        ++index;
    return index;
}

std::string escapedStep(std::string_view key)
{
    std::string out;
    for (const char c : key) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

} // namespace

Tree::Tree(std::string source, std::vector<Node> nodes)
    : m_source(std::move(source))
    , m_nodes(std::move(nodes))
{
}

View::View(TreePtr tree, std::uint32_t node)
    : m_tree(std::move(tree))
    , m_node(node)
{
}

bool View::is(Kind kind) const
{
    return m_tree && m_tree->nodes()[m_node].kind == kind;
}

Kind View::kind() const
{
    return m_tree->nodes()[m_node].kind;
}

bool View::isTruthy() const
{
    if (isAbsent())
        return false;
    switch (kind()) {
    case Kind::Null:
    case Kind::False:
        return false;
    case Kind::Number:
        return number() != 0;
    case Kind::String:
        return raw().size() > 2;
    case Kind::True:
    case Kind::Array:
    case Kind::Object:
        break;
    }
    return true;
}

std::u16string View::string() const
{
    return isString() ? decodeString(raw()) : std::u16string();
}

double View::number() const
{
    return isNumber() ? decimalToDouble(raw()) : 0;
}

std::size_t View::size() const
{
    return isAbsent() ? 0 : m_tree->nodes()[m_node].childCount;
}

std::vector<View> View::elements() const
{
    std::vector<View> result;
    if (!isArray())
        return result;
    const std::vector<Node> &nodes = m_tree->nodes();
    result.reserve(size());
    for (std::uint32_t child = nodes[m_node].firstChild; child != 0; child = nodes[child].nextSibling)
        result.emplace_back(m_tree, child);
    return result;
}

View View::operator[](std::u16string_view key) const
{
    if (!isObject())
        return {};
    const std::vector<Node> &nodes = m_tree->nodes();
    const std::string_view source = m_tree->source();
    const KeyMatcher matcher(key);
    std::uint32_t found = 0;
    for (std::uint32_t child = nodes[m_node].firstChild; child != 0; child = nodes[child].nextSibling) {
        const Node &node = nodes[child];
        if (matcher.matches(source.substr(node.keyBegin, node.keyEnd - node.keyBegin)))
            found = child;
    }
    return found == 0 ? View() : View(m_tree, found);
}

View View::operator[](const char *asciiKey) const
{
    const std::string_view key(asciiKey);
    return (*this)[std::u16string(key.begin(), key.end())];
}

View View::at(std::size_t index) const
{
    if (!isArray() || index >= size())
        return {};
    const std::vector<Node> &nodes = m_tree->nodes();
    const Node &node = nodes[m_node];
    if (isContiguous(node))
        return {m_tree, node.firstChild + static_cast<std::uint32_t>(index)};
    std::uint32_t child = node.firstChild;
    for (std::size_t i = 0; i < index; ++i)
        child = nodes[child].nextSibling;
    return {m_tree, child};
}

std::vector<Member> View::members() const
{
    std::vector<Member> result;
    if (!isObject())
        return result;
    const ObjectKeys keys(*m_tree, m_node);
    const std::vector<std::uint32_t> order = keys.isInOrder() ? keys.nodes() : keys.enumerated();
    result.reserve(order.size());
    for (const std::uint32_t child : order) {
        const View value(m_tree, child);
        const TextRange key = value.keyRange();
        result.push_back({decodeString(std::string_view(m_tree->source()).substr(key.begin, key.end - key.begin)), value});
    }
    return result;
}

std::vector<Member> View::membersAsWritten() const
{
    std::vector<Member> result;
    if (!isObject())
        return result;
    const ObjectKeys keys(*m_tree, m_node);
    result.reserve(keys.nodes().size());
    for (std::size_t i = 0; i < keys.nodes().size(); ++i)
        result.push_back({fromWtf8(keys.keys()[i]), View(m_tree, keys.nodes()[i])});
    return result;
}

TextRange View::range() const
{
    if (isAbsent())
        return {};
    const Node &node = m_tree->nodes()[m_node];
    return {node.begin, node.end};
}

TextRange View::keyRange() const
{
    if (isAbsent())
        return {};
    const Node &node = m_tree->nodes()[m_node];
    return {node.keyBegin, node.keyEnd};
}

std::string_view View::raw() const
{
    const TextRange place = range();
    return isAbsent() ? std::string_view() : std::string_view(m_tree->source()).substr(place.begin, place.end - place.begin);
}

std::string pointerOf(const View &view)
{
    if (view.isAbsent())
        return {};
    const std::vector<Node> &nodes = view.tree()->nodes();
    const std::string_view source = view.tree()->source();
    std::vector<std::string> steps;
    for (std::uint32_t node = view.node(); node != 0; node = nodes[node].parent) {
        const Node &child = nodes[node];
        if (child.keyEnd > child.keyBegin)
            steps.push_back(escapedStep(toUtf8(decodeString(source.substr(child.keyBegin, child.keyEnd - child.keyBegin)))));
        else
            steps.push_back(std::to_string(indexInParent(nodes, node)));
    }
    std::string pointer;
    for (auto step = steps.rbegin(); step != steps.rend(); ++step)
        pointer += '/' + *step;
    return pointer;
}

} // namespace tss::json
