// SPDX-License-Identifier: MIT
// Edits of the hide and keep lists.
#include "core/json/stringify.h"
#include "core/opencode/documentview.h"
#include "core/opencode/edits.h"

#include <algorithm>

namespace tss::opencode {

namespace {

// More insertions than this are written as one new list: each insertion reads the text again.
constexpr std::size_t kMostInsertions = 64;

std::string listJson(const std::vector<std::string> &elements)
{
    if (elements.empty())
        return "[]";
    std::string json = "[\n";
    for (std::size_t i = 0; i < elements.size(); ++i)
        json += "  " + elements[i] + (i + 1 < elements.size() ? ",\n" : "\n");
    return json + "]";
}

Result<TextEdits> writeList(const EditContext &context, RuleList list,
                            const std::vector<std::string> &elements)
{
    return json::set(context.text, {std::u16string(keyOf(list))}, listJson(elements));
}

std::vector<std::u16string> newOnes(const std::vector<std::u16string> &patterns,
                                    const ListState &state)
{
    std::vector<std::u16string> added;
    for (const std::u16string &pattern : patterns) {
        const auto has = [&pattern](const auto &list) {
            return std::find(list.begin(), list.end(), pattern) != list.end();
        };
        if (!has(state.patterns) && !has(added))
            added.push_back(pattern);
    }
    return added;
}

Error missing()
{
    Error error;
    error.code = ErrorCode::JsonPathMissing;
    return error;
}

Result<TextEdits> insertEach(const EditContext &context, RuleList list,
                             const std::vector<std::u16string> &patterns, std::size_t index)
{
    EditChain chain(context.text);
    for (const std::u16string &pattern : patterns) {
        const auto status = chain.add(json::insertElement(
            chain.text(), {std::u16string(keyOf(list))}, index++, json::quotedUtf8(pattern)));
        if (!status)
            return failure(status.error());
    }
    return chain.edits();
}

} // namespace

Result<TextEdits> addRules(const EditContext &context, RuleList list,
                           const std::vector<std::u16string> &patterns, std::size_t index)
{
    const auto view = DocumentView::read(context);
    if (!view)
        return failure(view.error());
    ListState state = view->list(list);
    const std::vector<std::u16string> added = newOnes(patterns, state);
    if (added.empty())
        return TextEdits();
    index = std::min(index, state.elements.size());
    if (state.isInFile && added.size() <= kMostInsertions)
        return insertEach(context, list, added, index);
    std::vector<std::string> texts;
    for (const std::u16string &pattern : added)
        texts.push_back(json::quotedUtf8(pattern));
    state.elements.insert(state.elements.begin() + static_cast<std::ptrdiff_t>(index),
                          texts.begin(), texts.end());
    return writeList(context, list, state.elements);
}

Result<TextEdits> removeRules(const EditContext &context, RuleList list,
                              std::vector<std::size_t> indices)
{
    const auto view = DocumentView::read(context);
    if (!view)
        return failure(view.error());
    ListState state = view->list(list);
    std::sort(indices.begin(), indices.end(), std::greater<>());
    indices.erase(std::unique(indices.begin(), indices.end()), indices.end());
    if (!indices.empty() && indices.front() >= state.elements.size())
        return failure(missing());
    EditChain chain(context.text);
    for (const std::size_t index : indices) {
        state.elements.erase(state.elements.begin() + static_cast<std::ptrdiff_t>(index));
        if (!state.isInFile)
            continue;
        if (const auto status =
                chain.add(json::remove(chain.text(), {std::u16string(keyOf(list)), index}));
            !status)
            return failure(status.error());
    }
    if (state.isInFile || indices.empty())
        return chain.edits();
    return writeList(context, list, state.elements);
}

Result<TextEdits> replaceRule(const EditContext &context, RuleList list, std::size_t index,
                              std::u16string_view pattern)
{
    const auto view = DocumentView::read(context);
    if (!view)
        return failure(view.error());
    ListState state = view->list(list);
    if (index >= state.elements.size())
        return failure(missing());
    if (state.isInFile)
        return json::set(context.text, {std::u16string(keyOf(list)), index},
                         json::quotedUtf8(pattern));
    state.elements[index] = json::quotedUtf8(pattern);
    return writeList(context, list, state.elements);
}

Result<TextEdits> moveRule(const EditContext &context, RuleList list, std::size_t from,
                           std::size_t to)
{
    const auto view = DocumentView::read(context);
    if (!view)
        return failure(view.error());
    ListState state = view->list(list);
    if (from >= state.elements.size() || to >= state.elements.size())
        return failure(missing());
    if (from == to)
        return TextEdits();
    if (state.isInFile)
        return json::moveElement(context.text, {std::u16string(keyOf(list))}, from, to);
    std::string moved = std::move(state.elements[from]);
    state.elements.erase(state.elements.begin() + static_cast<std::ptrdiff_t>(from));
    state.elements.insert(state.elements.begin() + static_cast<std::ptrdiff_t>(to),
                          std::move(moved));
    return writeList(context, list, state.elements);
}

} // namespace tss::opencode
