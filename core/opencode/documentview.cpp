// SPDX-License-Identifier: MIT
#include "core/opencode/documentview.h"

#include "core/json/parse.h"
#include "core/json/stringify.h"

namespace tss::opencode {

namespace {

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

void append(ListState &state, const json::View &array)
{
    for (const json::View &element : array.elements()) {
        state.elements.emplace_back(element.raw());
        state.patterns.push_back(element.string());
    }
}

void append(ListState &state, std::u16string_view pattern)
{
    state.elements.push_back(json::quotedUtf8(pattern));
    state.patterns.emplace_back(pattern);
}

} // namespace

const char16_t *keyOf(RuleList list)
{
    return list == RuleList::Hide ? u"hide" : u"keep";
}

Result<DocumentView> DocumentView::read(const EditContext &context)
{
    DocumentView view;
    if (!isBlank(context.text)) {
        auto parsed = json::parse(std::string(context.text), json::Leniency::Jsonc);
        if (!parsed)
            return failure(std::move(parsed.error()));
        view.m_root = json::root(parsed->tree);
    }
    if (!context.inlineOptions.empty()) {
        if (const auto parsed =
                json::parse(std::string(context.inlineOptions), json::Leniency::Strict))
            view.m_options = json::root(parsed->tree);
    }
    return view;
}

// A single string counts as the list of it: that is what was meant, and the edit makes it so.
ListState DocumentView::list(RuleList list) const
{
    const json::View own = m_root[keyOf(list)];
    const json::View inForce = own.isAbsent() ? m_options[keyOf(list)] : own;
    ListState state;
    state.isInFile = own.isArray();
    if (inForce.isString() && inForce.isTruthy())
        append(state, inForce.string());
    else if (!inForce.isAbsent())
        append(state, inForce);
    else if (list == RuleList::Hide) {
        for (const PatternText &pattern : defaultHidePatterns())
            append(state, pattern.text);
    }
    return state;
}

Status EditChain::add(const Result<TextEdits> &edits)
{
    if (!edits)
        return failure(edits.error());
    m_now = applied(m_now, *edits);
    return {};
}

} // namespace tss::opencode
