// SPDX-License-Identifier: MIT
#include "core/text/jsregex.h"

#include <algorithm>
#include <string>

namespace tss {

namespace {

constexpr auto kNone = std::u16string_view::npos;

/// One past the escape or class that begins at i, or i where none does.
std::size_t pastOpaque(std::u16string_view source, std::size_t i)
{
    if (source[i] == u'\\')
        return std::min(i + 2, source.size());
    if (source[i] != u'[')
        return i;
    for (++i; i < source.size(); ++i) {
        if (source[i] == u'\\')
            ++i;
        else if (source[i] == u']')
            return i + 1;
    }
    return source.size();
}

/// True for what stands between "(?" and ":" in a group with modifiers: i, m, s, a minus, each at most once.
bool isModifierGroup(std::u16string_view afterQuestionMark)
{
    const std::size_t colon = afterQuestionMark.find(u':');
    if (colon == kNone || colon == 0)
        return false;
    std::u16string letters(afterQuestionMark.substr(0, colon));
    if (letters == u"-" || letters.find_first_not_of(u"ims-") != kNone)
        return false;
    std::sort(letters.begin(), letters.end());
    return std::adjacent_find(letters.begin(), letters.end()) == letters.end();
}

/// Name of the capturing group whose "(?" stands before `after`; empty for any other group.
std::u16string_view groupName(std::u16string_view after)
{
    if (!after.starts_with(u'<') || after.starts_with(u"<=") || after.starts_with(u"<!"))
        return {};
    const std::size_t close = after.find(u'>');
    return close == kNone ? std::u16string_view() : after.substr(1, close - 1);
}

} // namespace

bool usesBunOnlySyntax(std::u16string_view source)
{
    std::vector<std::u16string_view> names;
    std::size_t i = 0;
    while (i < source.size()) {
        const std::size_t past = pastOpaque(source, i);
        if (past != i) {
            i = past;
            continue;
        }
        if (source.substr(i, 2) == u"(?") {
            const std::u16string_view after = source.substr(i + 2);
            if (isModifierGroup(after))
                return true;
            const std::u16string_view name = groupName(after);
            if (!name.empty() && std::find(names.begin(), names.end(), name) != names.end())
                return true;
            if (!name.empty())
                names.push_back(name);
        }
        ++i;
    }
    return false;
}

} // namespace tss
