// SPDX-License-Identifier: MIT
// Telling text encodings apart that we do not read.
#pragma once

#include <string_view>

namespace tss {

/// A UTF-16 or UTF-32 file: by its byte-order mark, or by the NULs that every ASCII character leaves in it. JSON text
/// has no NUL.
[[nodiscard]] bool isUtf16(std::string_view bytes);

} // namespace tss
