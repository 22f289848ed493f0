// SPDX-License-Identifier: MIT
#include "core/opencode/matcher.h"

#include "core/opencode/patterns.h"

namespace tss::opencode {

Matcher::Matcher(JsEngine &engine, const PatternText &pattern)
{
    if (!pattern.isString || pattern.text.empty()) {
        m_kind = Kind::EmptyIdOnly;
    } else if (isRegexPattern(pattern.text)) {
        auto regex = JsRegex::compile(engine, std::u16string_view(pattern.text).substr(3));
        m_kind = regex ? Kind::Regex : Kind::Nothing;
        if (regex)
            m_regex = std::move(*regex);
    } else {
        m_glob = pattern.text;
    }
}

bool Matcher::matches(std::u16string_view id)
{
    switch (m_kind) {
    case Kind::EmptyIdOnly:
        return id.empty();
    case Kind::Glob:
        return globMatches(m_glob, id);
    case Kind::Regex:
        return m_regex->test(id, kRegexBudget).value_or(false);
    case Kind::Nothing:
        break;
    }
    return false;
}

} // namespace tss::opencode
