// SPDX-License-Identifier: MIT
#include "core/text/patternunit.h"

#include "core/text/jsstring.h"

namespace tss {

namespace {

UnitSet literal(char16_t unit)
{
    UnitSet set;
    set.add(unit, unit);
    return set;
}

UnitSet spaces()
{
    UnitSet set;
    for (unsigned unit = 0; unit <= 0xFFFF; ++unit) {
        const auto candidate = static_cast<char16_t>(unit);
        if (isJsSpace(candidate))
            set.add(candidate, candidate);
    }
    return set;
}

UnitSet anyButLineTerminators()
{
    UnitSet set;
    for (const char16_t unit : {u'\n', u'\r', u'\x2028', u'\x2029'})
        set.add(unit, unit);
    set.complement();
    return set;
}

/// \d \w \s and their complements, behind the backslash; the cursor stays where there is none of them.
std::optional<UnitSet> classEscape(PatternCursor &cursor)
{
    const auto kind = static_cast<char16_t>(cursor.peek() | 0x20);
    if (kind != u'd' && kind != u'w' && kind != u's')
        return std::nullopt;
    UnitSet set;
    if (kind == u's') {
        set = spaces();
    } else {
        set.add(u'0', u'9');
    }
    if (kind == u'w') {
        set.add(u'a', u'z');
        set.add(u'A', u'Z');
        set.add(u'_', u'_');
    }
    if (cursor.next() != kind)
        set.complement();
    return set;
}

/// Escapes of one unit that mean the same inside and outside of a class; behind the backslash.
std::optional<char16_t> unitEscape(PatternCursor &cursor)
{
    constexpr std::u16string_view kThemselves = u"^$\\.*+?()[]{}|/-_\"'#&,:;<=>@!%~` ";
    constexpr std::u16string_view kLetters = u"tnrvf";
    constexpr std::u16string_view kControls = u"\t\n\r\v\f";
    if (cursor.isAtEnd())
        return std::nullopt;
    const char16_t unit = cursor.next();
    if (kThemselves.find(unit) != std::u16string_view::npos)
        return unit;
    const std::size_t letter = kLetters.find(unit);
    return letter == std::u16string_view::npos ? std::nullopt : std::optional(kControls[letter]);
}

/// One end of a range in a class.
std::optional<char16_t> classUnit(PatternCursor &cursor)
{
    if (cursor.take(u'\\'))
        return unitEscape(cursor);
    return cursor.isAtEnd() ? std::nullopt : std::optional(cursor.next());
}

bool addRange(UnitSet &set, PatternCursor &cursor)
{
    const auto first = classUnit(cursor);
    if (!first)
        return false;
    const bool isRange = cursor.peek() == u'-' && cursor.has(2) && cursor.peek(1) != u']';
    if (isRange)
        cursor.next();
    const auto last = isRange ? classUnit(cursor) : first;
    if (!last || *last < *first)
        return false;
    set.add(*first, *last);
    return true;
}

bool addClassItem(UnitSet &set, PatternCursor &cursor)
{
    if (cursor.peek() != u'\\')
        return addRange(set, cursor);
    PatternCursor escape = cursor;
    escape.next();
    const auto escaped = classEscape(escape);
    if (!escaped)
        return addRange(set, cursor);
    cursor = escape;
    set.add(*escaped);
    // In \w-z the hyphen means something else from engine to engine.
    return cursor.peek() != u'-';
}

/// Behind the opening bracket.
std::optional<UnitSet> unitClass(PatternCursor &cursor)
{
    UnitSet set;
    const bool isComplemented = cursor.take(u'^');
    if (cursor.peek() == u']')
        return std::nullopt;
    while (!cursor.take(u']')) {
        if (cursor.isAtEnd() || !addClassItem(set, cursor))
            return std::nullopt;
    }
    if (isComplemented)
        set.complement();
    return set;
}

} // namespace

std::optional<UnitSet> readUnit(PatternCursor &cursor)
{
    if (cursor.take(u'['))
        return unitClass(cursor);
    if (cursor.take(u'.'))
        return anyButLineTerminators();
    if (cursor.take(u'\\')) {
        if (auto set = classEscape(cursor))
            return set;
        const auto unit = unitEscape(cursor);
        return unit ? std::optional(literal(*unit)) : std::nullopt;
    }
    if (std::u16string_view(u"*+?{}])").find(cursor.peek()) != std::u16string_view::npos)
        return std::nullopt;
    return literal(cursor.next());
}

} // namespace tss
