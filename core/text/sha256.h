// SPDX-License-Identifier: MIT
// SHA-256 (FIPS 180-4) of a short text, for names that carry a hash.
#pragma once

#include <string>
#include <string_view>

namespace tss {

/// The digest as 64 lower-case hexadecimal digits.
[[nodiscard]] std::string sha256Hex(std::string_view bytes);

} // namespace tss
