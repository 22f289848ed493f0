// SPDX-License-Identifier: MIT
#include "core/opencode/jsvalue.h"

#include "core/opencode/config.h"
#include "core/text/jsstring.h"
#include "core/text/utf16.h"

#include <cmath>
#include <limits>

namespace tss::opencode {

namespace {

std::optional<std::u16string> toStringAt(const json::View &value, int depth);

std::optional<std::u16string> joinAt(const json::View &array, std::u16string_view separator,
                                     int depth)
{
    if (depth > kMaxJoinDepth)
        return std::nullopt;
    std::u16string text;
    bool first = true;
    for (const json::View &element : array.elements()) {
        if (!first)
            text += separator;
        first = false;
        if (element.isNull())
            continue;
        const auto part = toStringAt(element, depth + 1);
        if (!part)
            return std::nullopt;
        text += *part;
    }
    return text;
}

std::optional<std::u16string> toStringAt(const json::View &value, int depth)
{
    if (value.isAbsent())
        return u"undefined";
    switch (value.kind()) {
    case json::Kind::Null:
        return u"null";
    case json::Kind::False:
        return u"false";
    case json::Kind::True:
        return u"true";
    case json::Kind::Number:
        return fromUtf8(jsNumberToString(value.number()));
    case json::Kind::String:
        return value.string();
    case json::Kind::Array:
        return joinAt(value, u",", depth);
    case json::Kind::Object:
        break;
    }
    // Its own toString hides the inherited one and is no function; the inherited valueOf gives no
    // primitive value.
    if (!value[u"toString"].isAbsent())
        return std::nullopt;
    return u"[object Object]";
}

} // namespace

std::optional<Primitive> toPrimitive(const json::View &value)
{
    if (value.isAbsent())
        return Primitive(std::numeric_limits<double>::quiet_NaN());
    if (value.isNull())
        return Primitive(0.0);
    if (value.isBool())
        return Primitive(value.is(json::Kind::True) ? 1.0 : 0.0);
    if (value.isNumber())
        return Primitive(value.number());
    if (auto text = toString(value))
        return Primitive(std::move(*text));
    return std::nullopt;
}

double toNumber(const Primitive &value)
{
    if (const auto *text = std::get_if<std::u16string>(&value))
        return jsStringToNumber(*text);
    return std::get<double>(value);
}

bool lessOrEqual(const Primitive &left, const Primitive &right)
{
    const auto *leftText = std::get_if<std::u16string>(&left);
    const auto *rightText = std::get_if<std::u16string>(&right);
    if (leftText && rightText)
        return *leftText <= *rightText;
    return toNumber(left) <= toNumber(right);
}

std::optional<std::u16string> toString(const json::View &value)
{
    return toStringAt(value, 0);
}

std::optional<std::u16string> join(const json::View &array, std::u16string_view separator)
{
    return joinAt(array, separator, 0);
}

std::size_t sliceEnd(std::size_t length, double end)
{
    if (std::isnan(end))
        return 0;
    const double whole = std::trunc(end);
    const double size = static_cast<double>(length);
    if (whole < 0)
        return size + whole <= 0 ? 0 : static_cast<std::size_t>(size + whole);
    return whole >= size ? length : static_cast<std::size_t>(whole);
}

bool isArrayIndex(std::u16string_view key)
{
    if (key.empty() || key.size() > 10 || (key[0] == u'0' && key.size() > 1))
        return false;
    std::uint64_t value = 0;
    for (const char16_t unit : key) {
        if (unit < u'0' || unit > u'9')
            return false;
        value = value * 10 + static_cast<std::uint64_t>(unit - u'0');
    }
    return value < 0xFFFFFFFFULL;
}

double jsToNumber(const json::View &value)
{
    const auto primitive = toPrimitive(value);
    return primitive ? toNumber(*primitive) : std::numeric_limits<double>::quiet_NaN();
}

std::u16string jsToString(const json::View &value)
{
    return toString(value).value_or(std::u16string());
}

} // namespace tss::opencode
