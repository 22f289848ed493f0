// SPDX-License-Identifier: MIT
// String operations with JavaScript's meaning, on UTF-16 code units. The ones that need Unicode tables live in
// JsEngine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tss {

/// JavaScript's WhiteSpace and LineTerminator: what \s, trim() and split(/\s+/) take.
[[nodiscard]] bool isJsSpace(char16_t unit);
[[nodiscard]] bool isJsLineTerminator(char16_t unit);

[[nodiscard]] std::u16string_view jsTrim(std::u16string_view text);
[[nodiscard]] std::u16string_view jsTrimEnd(std::u16string_view text);

/// text.split(/\s+/), empty first and last parts included, as JavaScript gives them.
[[nodiscard]] std::vector<std::u16string_view> jsSplitSpaces(std::u16string_view text);

/// String(number) of ECMAScript (Number::toString, radix 10).
[[nodiscard]] std::string jsNumberToString(double value);

/// Number(text) of ECMAScript (StringToNumber): NaN where the text is no number.
[[nodiscard]] double jsStringToNumber(std::u16string_view text);

} // namespace tss
