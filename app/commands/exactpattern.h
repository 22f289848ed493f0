// SPDX-License-Identifier: MIT
// The rule that selects one tool and no other.
#pragma once

#include <string>
#include <string_view>

namespace tss::app {

/// A hide or keep pattern that matches exactly this id: the id itself where no character of it has a meaning in a
/// pattern, else a regular expression.
[[nodiscard]] std::u16string exactPattern(std::u16string_view id);

} // namespace tss::app
