// SPDX-License-Identifier: MIT
#include "core/json/keys.h"

#include "core/text/utf16.h"

#include <algorithm>
#include <bit>
#include <functional>
#include <numeric>
#include <optional>

namespace tss::json {

namespace {

/// Up to this many keys comparing each with each is faster than hashing.
constexpr std::size_t kFewKeys = 8;
constexpr std::uint32_t kEmpty = 0xFFFFFFFF;

bool hasDuplicateAmongFew(const std::vector<std::string_view> &keys)
{
    for (std::size_t i = 1; i < keys.size(); ++i) {
        const auto here = keys.begin() + std::ptrdiff_t(i);
        if (std::find(keys.begin(), here, *here) != here)
            return true;
    }
    return false;
}

/// Open addressing with at least twice as many slots as keys.
std::vector<std::uint32_t> firstEqualByHash(const std::vector<std::string_view> &keys, bool &anyEqual)
{
    const std::size_t mask = std::bit_ceil(keys.size() * 2) - 1;
    std::vector<std::uint32_t> slots(mask + 1, kEmpty);
    std::vector<std::uint32_t> first(keys.size());
    for (std::uint32_t i = 0; i < keys.size(); ++i) {
        std::size_t slot = std::hash<std::string_view>()(keys[i]) & mask;
        while (slots[slot] != kEmpty && keys[slots[slot]] != keys[i])
            slot = (slot + 1) & mask;
        if (slots[slot] == kEmpty)
            slots[slot] = i;
        else
            anyEqual = true;
        first[i] = slots[slot];
    }
    return first;
}

} // namespace

std::optional<std::uint32_t> arrayIndex(std::string_view key)
{
    if (key.empty() || key.size() > 10 || (key[0] == '0' && key.size() > 1))
        return std::nullopt;
    std::uint64_t value = 0;
    for (const char c : key) {
        if (c < '0' || c > '9')
            return std::nullopt;
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    }
    if (value >= 0xFFFFFFFF)
        return std::nullopt;
    return static_cast<std::uint32_t>(value);
}

ObjectKeys::ObjectKeys(const Tree &tree, std::uint32_t object)
{
    const std::vector<Node> &nodes = tree.nodes();
    const std::string_view source = tree.source();
    m_nodes.reserve(nodes[object].childCount);
    m_keys.reserve(nodes[object].childCount);
    for (std::uint32_t child = nodes[object].firstChild; child != 0; child = nodes[child].nextSibling) {
        const Node &node = nodes[child];
        const std::string_view literal = source.substr(node.keyBegin, node.keyEnd - node.keyBegin);
        const std::string_view inner = literal.substr(1, literal.size() - 2);
        m_nodes.push_back(child);
        if (inner.find('\\') == std::string_view::npos && !firstInvalidUtf8(inner))
            m_keys.push_back(inner);
        else
            m_keys.push_back(m_decoded.emplace_back(toWtf8(decodeString(literal))));
    }
}

std::vector<std::uint32_t> ObjectKeys::firstEqual() const
{
    if (m_keys.size() <= kFewKeys && !hasDuplicateAmongFew(m_keys))
        return {};
    bool anyEqual = false;
    std::vector<std::uint32_t> first = firstEqualByHash(m_keys, anyEqual);
    if (!anyEqual)
        first.clear();
    return first;
}

bool ObjectKeys::isInOrder() const
{
    const auto isIndex = [](std::string_view key) { return arrayIndex(key).has_value(); };
    return std::none_of(m_keys.begin(), m_keys.end(), isIndex) && firstEqual().empty();
}

std::vector<std::uint32_t> ObjectKeys::enumerated() const
{
    std::vector<std::uint32_t> value = m_nodes;
    std::vector<std::uint32_t> order;
    const std::vector<std::uint32_t> first = firstEqual();
    order.reserve(m_nodes.size());
    for (std::uint32_t i = 0; i < m_nodes.size(); ++i) {
        if (first.empty() || first[i] == i)
            order.push_back(i);
        else
            value[first[i]] = m_nodes[i];
    }
    const auto named = std::stable_partition(
        order.begin(), order.end(), [this](std::uint32_t i) { return arrayIndex(m_keys[i]).has_value(); });
    std::sort(order.begin(), named,
        [this](std::uint32_t a, std::uint32_t b) { return *arrayIndex(m_keys[a]) < *arrayIndex(m_keys[b]); });
    for (std::uint32_t &entry : order)
        entry = value[entry];
    return order;
}

} // namespace tss::json
