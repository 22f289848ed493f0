// SPDX-License-Identifier: MIT
// JSON.stringify: equal to JavaScript's output (number format, key order, escapes, lone surrogates as \udXXX).
#pragma once

#include "core/json/tree.h"

#include <string>
#include <string_view>

namespace tss::json {

/// JSON.stringify(view) or, with indent > 0, JSON.stringify(view, null, indent). Absent gives an empty string
/// (JavaScript's undefined). Duplicate keys and integer-like keys come out as JSON.parse would have left them.
[[nodiscard]] std::u16string stringify(const View &view, int indent = 0);

/// A JSON string literal with quotes, as JSON.stringify writes it.
[[nodiscard]] std::u16string quoted(std::u16string_view text);
/// The same as UTF-8 bytes.
[[nodiscard]] std::string quotedUtf8(std::u16string_view text);

} // namespace tss::json
