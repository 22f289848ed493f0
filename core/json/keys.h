// SPDX-License-Identifier: MIT
// Keys of one object: when two literals mean the same key, and in which order JavaScript enumerates them.
#pragma once

#include "core/json/tree.h"

#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss::json {

/// Number of an array index: canonical decimal below 2^32-1. Such keys come first when JavaScript enumerates.
[[nodiscard]] std::optional<std::uint32_t> arrayIndex(std::string_view key);

/// The keys of an object in WTF-8, in the order written. Keys without escapes are views into the source.
class ObjectKeys
{
public:
    ObjectKeys(const Tree &tree, std::uint32_t object);
    ObjectKeys(const ObjectKeys &) = delete;
    ObjectKeys &operator=(const ObjectKeys &) = delete;

    [[nodiscard]] const std::vector<std::uint32_t> &nodes() const { return m_nodes; }
    [[nodiscard]] const std::vector<std::string_view> &keys() const { return m_keys; }
    /// For each key the index of the first equal one (its own where it is new); empty when all differ.
    [[nodiscard]] std::vector<std::uint32_t> firstEqual() const;
    /// Member nodes as JavaScript enumerates them after JSON.parse.
    [[nodiscard]] std::vector<std::uint32_t> enumerated() const;
    /// True when enumerated() is just nodes().
    [[nodiscard]] bool isInOrder() const;

private:
    std::vector<std::uint32_t> m_nodes;
    std::vector<std::string_view> m_keys;
    std::deque<std::string> m_decoded;
};

} // namespace tss::json
