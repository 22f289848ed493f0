// SPDX-License-Identifier: MIT
// Decimal text to double with JavaScript's rounding: nearest, too large is Infinity, too small is 0. Independent
// of the locale.
#pragma once

#include <string_view>

namespace tss {

/// Precondition: [-]digits[.digits][e[+-]digits], with at least one digit before the exponent.
[[nodiscard]] double decimalToDouble(std::string_view decimal);

} // namespace tss
