// SPDX-License-Identifier: MIT
// The text of JSON pointers (RFC 6901) and of the URI fragments that hold them.
#pragma once

#include <string>
#include <string_view>

namespace tss {

/// A key as a step of a pointer: "~" and "/" escaped.
[[nodiscard]] std::string escapedStep(std::string_view step);
[[nodiscard]] std::string unescapedStep(std::string_view step);
/// A fragment is a part of a URI: "%25" stands for "%".
[[nodiscard]] std::string percentDecoded(std::string_view text);

} // namespace tss
