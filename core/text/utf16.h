// SPDX-License-Identifier: MIT
// Conversions between UTF-8 bytes and UTF-16 code units, the unit in which the runtimes count.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace tss {

/// Decodes as Node's Buffer.toString("utf8") does (WHATWG): each ill-formed sequence becomes U+FFFD.
/// A leading byte-order mark is kept as U+FEFF.
[[nodiscard]] std::u16string fromUtf8(std::string_view bytes);

/// Encodes to WTF-8: pairs become four bytes, a lone surrogate three bytes, so that nothing is lost.
[[nodiscard]] std::string toWtf8(std::u16string_view text);

/// Decodes WTF-8 (inverse of toWtf8); ill-formed bytes become U+FFFD.
[[nodiscard]] std::u16string fromWtf8(std::string_view bytes);

/// Encodes to well-formed UTF-8: a lone surrogate becomes U+FFFD, as Node writes it.
[[nodiscard]] std::string toUtf8(std::u16string_view text);

/// Offset in bytes of the first ill-formed UTF-8 sequence.
[[nodiscard]] std::optional<std::size_t> firstInvalidUtf8(std::string_view bytes);

/// Replaces ill-formed sequences by U+FFFD (three bytes), as decoding and encoding again would.
[[nodiscard]] std::string sanitizedUtf8(std::string_view bytes);

/// Line and column (both from 1; column in UTF-16 code units) of a byte offset.
struct LineColumn
{
    std::size_t line = 1;
    std::size_t column = 1;
    friend bool operator==(const LineColumn &, const LineColumn &) = default;
};
[[nodiscard]] LineColumn lineColumn(std::string_view bytes, std::size_t offset);

/// Text for people: control, bidi and other invisible characters and lone surrogates as \uXXXX escapes, so that
/// a name cannot hide what it is. Everything else unchanged.
[[nodiscard]] std::u16string visibleText(std::u16string_view text);

} // namespace tss
