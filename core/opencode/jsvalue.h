// SPDX-License-Identifier: MIT
// What JavaScript's operators make of a JSON value of the wrong type. A conversion that throws
// gives nothing: an object with a "toString" of its own cannot become a primitive value. So does
// nesting past kMaxJoinDepth, where the engine's stack ends (about 3,500 arrays deep in Node 20;
// the exact depth is the engine's affair).
#pragma once

#include "core/json/tree.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tss::opencode {

inline constexpr int kMaxJoinDepth = 3000;

/// A number (null, booleans and undefined included) or a string.
using Primitive = std::variant<double, std::u16string>;

/// ToPrimitive(value, number).
[[nodiscard]] std::optional<Primitive> toPrimitive(const json::View &value);
[[nodiscard]] double toNumber(const Primitive &value);
/// left <= right
[[nodiscard]] bool lessOrEqual(const Primitive &left, const Primitive &right);

/// String(value)
[[nodiscard]] std::optional<std::u16string> toString(const json::View &value);
/// value.join(separator) of an array.
[[nodiscard]] std::optional<std::u16string> join(const json::View &array,
                                                 std::u16string_view separator);

/// Where text.slice(0, end) or list.slice(0, end) ends.
[[nodiscard]] std::size_t sliceEnd(std::size_t length, double end);

/// True for a key that JavaScript enumerates before all others, in numeric order ("0", "17").
[[nodiscard]] bool isArrayIndex(std::u16string_view key);

} // namespace tss::opencode
