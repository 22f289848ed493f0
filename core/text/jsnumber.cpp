// SPDX-License-Identifier: MIT
#include "core/text/jsnumber.h"
#include "core/text/jsstring.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>

namespace tss {

namespace {

constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kInfinity = std::numeric_limits<double>::infinity();

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

/// The exponent of a decimal text, saturated: it may have more digits than any integer type.
long long exponentOf(std::string_view digits)
{
    const bool isNegative = digits.starts_with('-');
    if (isNegative || digits.starts_with('+'))
        digits.remove_prefix(1);
    long long value = 0;
    for (const char c : digits)
        value = std::min(value * 10 + (c - '0'), 1'000'000'000'000LL);
    return isNegative ? -value : value;
}

/// Infinity or 0 for a decimal outside the range of double, by the place of its first digit that counts.
double outOfRange(std::string_view decimal)
{
    const std::size_t e = decimal.find_first_of("eE");
    const std::string_view mantissa = decimal.substr(0, e);
    const std::size_t point = std::min(mantissa.find('.'), mantissa.size());
    const std::size_t first = mantissa.find_first_of("123456789");
    if (first == std::string_view::npos)
        return 0;
    const auto place = static_cast<long long>(point) - static_cast<long long>(first);
    return place + (e == std::string_view::npos ? 0 : exponentOf(decimal.substr(e + 1))) > 0 ? kInfinity : 0;
}

/// StrUnsignedDecimalLiteral without Infinity.
bool isDecimalLiteral(std::string_view text)
{
    std::size_t i = 0;
    const auto run = [&] {
        const std::size_t begin = i;
        while (i < text.size() && isDigit(text[i]))
            ++i;
        return i - begin;
    };
    std::size_t digits = run();
    if (i < text.size() && text[i] == '.') {
        ++i;
        digits += run();
    }
    if (digits == 0)
        return false;
    if (i < text.size() && (text[i] == 'e' || text[i] == 'E')) {
        ++i;
        if (i < text.size() && (text[i] == '+' || text[i] == '-'))
            ++i;
        if (run() == 0)
            return false;
    }
    return i == text.size();
}

int digitValue(char c)
{
    if (isDigit(c))
        return c - '0';
    if (c >= 'a' && c <= 'f')
        return c - 'a' + 10;
    if (c >= 'A' && c <= 'F')
        return c - 'A' + 10;
    return 16;
}

/// 0x, 0o and 0b literals. Bits that fall out of 64 stay in the last one as "sticky", so that rounding is right.
double radixLiteral(std::string_view digits, int bits)
{
    if (digits.empty())
        return kNan;
    std::uint64_t value = 0;
    int exponent = 0;
    for (const char c : digits) {
        const int digit = digitValue(c);
        if (digit >= 1 << bits)
            return kNan;
        if (value >> (63 - bits) == 0) {
            value = (value << bits) | static_cast<std::uint64_t>(digit);
        } else {
            exponent = std::min(exponent + bits, 100'000);
            value |= digit != 0 ? 1U : 0U;
        }
    }
    return std::ldexp(static_cast<double>(value), exponent);
}

std::optional<double> prefixedLiteral(std::string_view text)
{
    if (text.size() < 2 || text[0] != '0')
        return std::nullopt;
    switch (text[1]) {
    case 'x':
    case 'X':
        return radixLiteral(text.substr(2), 4);
    case 'o':
    case 'O':
        return radixLiteral(text.substr(2), 3);
    case 'b':
    case 'B':
        return radixLiteral(text.substr(2), 1);
    default:
        return std::nullopt;
    }
}

/// Shortest digits d1…dk and n with value = 0.d1…dk × 10^n.
struct Shortest
{
    std::string digits;
    int n = 0;
};

Shortest shortestOf(double value)
{
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value, std::chars_format::scientific).ptr;
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    const std::size_t e = text.find('e');
    Shortest result;
    for (const char c : text.substr(0, e)) {
        if (isDigit(c))
            result.digits += c;
    }
    result.n = static_cast<int>(exponentOf(text.substr(e + 1))) + 1;
    return result;
}

} // namespace

double decimalToDouble(std::string_view decimal)
{
    double value = 0;
    const auto result = std::from_chars(decimal.data(), decimal.data() + decimal.size(), value);
    if (result.ec != std::errc::result_out_of_range)
        return value;
    return decimal.starts_with('-') ? -outOfRange(decimal) : outOfRange(decimal);
}

std::string jsNumberToString(double value)
{
    // ECMAScript, Number::toString with radix 10; the names n and k are the specification's.
    if (std::isnan(value))
        return "NaN";
    if (value == 0)
        return "0";
    if (value < 0)
        return "-" + jsNumberToString(-value);
    if (std::isinf(value))
        return "Infinity";
    auto [digits, n] = shortestOf(value);
    const int k = static_cast<int>(digits.size());
    if (k <= n && n <= 21)
        return digits + std::string(static_cast<std::size_t>(n - k), '0');
    if (0 < n && n <= 21)
        return digits.insert(static_cast<std::size_t>(n), 1, '.');
    if (-6 < n && n <= 0)
        return "0." + std::string(static_cast<std::size_t>(-n), '0') + digits;
    if (k > 1)
        digits.insert(1, 1, '.');
    return digits + (n > 0 ? "e+" : "e-") + std::to_string(std::abs(n - 1));
}

double jsStringToNumber(std::u16string_view text)
{
    const std::u16string_view trimmed = jsTrim(text);
    std::string ascii;
    for (const char16_t unit : trimmed) {
        if (unit >= 0x80)
            return kNan;
        ascii += static_cast<char>(unit);
    }
    if (ascii.empty())
        return 0;
    if (const auto prefixed = prefixedLiteral(ascii))
        return *prefixed;
    std::string_view rest = ascii;
    const bool isNegative = rest.starts_with('-');
    if (isNegative || rest.starts_with('+'))
        rest.remove_prefix(1);
    if (rest == "Infinity")
        return isNegative ? -kInfinity : kInfinity;
    if (!isDecimalLiteral(rest))
        return kNan;
    return isNegative ? -decimalToDouble(rest) : decimalToDouble(rest);
}

} // namespace tss
