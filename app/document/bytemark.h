// SPDX-License-Identifier: MIT
// The window works on the document's text without its byte-order mark; the plugin reads the file with it. These bring
// places from one to the other.
#pragma once

#include "core/preview/preview.h"

#include <string_view>

namespace tss::app {

inline constexpr std::string_view kByteOrderMark = "\xef\xbb\xbf";

/// A preview made from a text with a mark, with all its places and fixes in terms of the text without.
[[nodiscard]] PreviewPtr withoutByteOrderMark(const Preview &preview);

} // namespace tss::app
