// SPDX-License-Identifier: MIT
// Tree: an immutable parsed JSON text with the byte range of every value. View: a cheap handle on one value of it.
// Nothing is recursive, so nesting depth is no limit; nothing is converted until asked, so numbers, key order and
// duplicate keys stay as written.
#pragma once

#include "core/error.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tss::json {

enum class Kind : std::uint8_t { Null, False, True, Number, String, Array, Object };

struct Node
{
    std::uint32_t begin = 0; ///< first byte of the value
    std::uint32_t end = 0; ///< one past its last byte
    std::uint32_t firstChild = 0; ///< 0: none (the root is never a child)
    std::uint32_t lastChild = 0;
    std::uint32_t nextSibling = 0;
    std::uint32_t parent = 0;
    std::uint32_t keyBegin = 0; ///< range of the member's key, quotes included; equal when not a member
    std::uint32_t keyEnd = 0;
    std::uint32_t childCount = 0;
    Kind kind = Kind::Null;
};

class Tree;
using TreePtr = std::shared_ptr<const Tree>;

class View;

struct Member;

/// Handle on one value; default-constructed it is absent (JavaScript's undefined) and every look-up in it is absent.
class View
{
public:
    View() = default;
    View(TreePtr tree, std::uint32_t node);

    [[nodiscard]] bool isAbsent() const { return !m_tree; }
    [[nodiscard]] bool isNull() const { return is(Kind::Null); }
    [[nodiscard]] bool isBool() const { return is(Kind::True) || is(Kind::False); }
    [[nodiscard]] bool isNumber() const { return is(Kind::Number); }
    [[nodiscard]] bool isString() const { return is(Kind::String); }
    [[nodiscard]] bool isArray() const { return is(Kind::Array); }
    [[nodiscard]] bool isObject() const { return is(Kind::Object); }
    [[nodiscard]] bool is(Kind kind) const;
    [[nodiscard]] Kind kind() const; ///< precondition: not absent

    /// JavaScript truthiness; absent is falsy.
    [[nodiscard]] bool isTruthy() const;

    /// Decoded string (lone surrogates kept); empty for other kinds.
    [[nodiscard]] std::u16string string() const;
    /// Number as JavaScript reads it (1e400 is Infinity); 0 for other kinds.
    [[nodiscard]] double number() const;

    /// Number of elements, or of members as written (duplicates counted).
    [[nodiscard]] std::size_t size() const;
    /// Elements of an array, in order; empty for other kinds.
    [[nodiscard]] std::vector<View> elements() const;
    /// Member by key; the last of duplicates, as JSON.parse keeps it. Absent for other kinds.
    [[nodiscard]] View operator[](std::u16string_view key) const;
    [[nodiscard]] View operator[](const char *asciiKey) const;
    [[nodiscard]] View at(std::size_t index) const;
    /// Members as JavaScript enumerates them: integer-like keys first, ascending; a duplicate keeps the first
    /// place with the last value.
    [[nodiscard]] std::vector<Member> members() const;
    /// Members as written, duplicates included.
    [[nodiscard]] std::vector<Member> membersAsWritten() const;

    /// Bytes of the value, and of its key, in tree().source().
    [[nodiscard]] TextRange range() const;
    [[nodiscard]] TextRange keyRange() const;
    [[nodiscard]] std::string_view raw() const;
    [[nodiscard]] const TreePtr &tree() const { return m_tree; }
    [[nodiscard]] std::uint32_t node() const { return m_node; }

private:
    TreePtr m_tree;
    std::uint32_t m_node = 0;
};

struct Member
{
    std::u16string key;
    View value;
};

class Tree
{
public:
    Tree(std::string source, std::vector<Node> nodes);
    [[nodiscard]] const std::string &source() const { return m_source; }
    [[nodiscard]] const std::vector<Node> &nodes() const { return m_nodes; }

private:
    std::string m_source;
    std::vector<Node> m_nodes;
};

[[nodiscard]] inline View root(const TreePtr &tree)
{
    return View(tree, 0);
}

/// Decodes a JSON string literal, quotes included. Ill-formed UTF-8 becomes U+FFFD.
[[nodiscard]] std::u16string decodeString(std::string_view literal);

/// The value at a JSON pointer-like path of keys and indices rendered as "/a/0/b" (for diagnostics).
[[nodiscard]] std::string pointerOf(const View &view);

} // namespace tss::json
