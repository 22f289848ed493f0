// SPDX-License-Identifier: MIT
// Texts as bytes for searching: one to three bytes for each UTF-16 code unit, so that a search for
// bytes finds exactly what String.prototype.includes finds, half surrogate pairs included.
#pragma once

#include <string>
#include <string_view>

namespace tss::opencode {

[[nodiscard]] std::string unitBytes(std::u16string_view text);

/// Whether the word occurs in the text; fast where both are short.
[[nodiscard]] bool containsBytes(std::string_view text, std::string_view word);

} // namespace tss::opencode
