// SPDX-License-Identifier: MIT
// Edits of "tools" and of whole keys.
#include "core/opencode/documentview.h"
#include "core/opencode/edits.h"

#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/text/utf16.h"

#include <algorithm>

namespace tss::opencode {

namespace {

const std::u16string kTools = u"tools";

/// One member of a tool's entry: its new JSON text, or none to remove it.
struct MemberChange
{
    std::u16string_view id;
    std::u16string_view key;
    std::string valueJson;
};

void appendMember(std::string &json, std::u16string_view key, std::string_view value)
{
    json += json.size() > 1 ? "," : "";
    json += json::quotedUtf8(key) + ":";
    json += value;
}

std::string pretty(const std::string &json)
{
    const auto parsed = json::parse(json, json::Leniency::Jsonc);
    return parsed ? toUtf8(json::stringify(json::root(parsed->tree), 2)) : json;
}

/// The entry with the change; `base` is the one in force, if it is an object.
std::string changedEntry(const json::View &base, const MemberChange &change)
{
    std::string json = "{";
    bool isDone = change.valueJson.empty();
    for (const json::Member &member : base.members()) {
        const bool isIt = member.key == change.key;
        if (isIt && change.valueJson.empty())
            continue;
        appendMember(json, member.key, isIt ? std::string_view(change.valueJson) : member.value.raw());
        isDone = isDone || isIt;
    }
    if (!isDone)
        appendMember(json, change.key, change.valueJson);
    return json + "}";
}

/// A falsy "tools" in the file hides the inline entries. Once it is an object they would be back: {} takes their place.
std::string toolsInsteadOfNothing(const json::View &inlineTools, const MemberChange &change)
{
    std::string json = "{";
    for (const json::Member &member : inlineTools.members()) {
        if (member.key != change.id)
            appendMember(json, member.key, "{}");
    }
    appendMember(json, change.id, changedEntry({}, change));
    return json + "}";
}

Result<TextEdits> changeFileEntry(std::string_view text, const json::View &entry, const json::View &inlineEntry, const MemberChange &change)
{
    const std::u16string id(change.id);
    const std::u16string key(change.key);
    if (!change.valueJson.empty() && entry.isObject())
        return json::set(text, {kTools, id, key}, change.valueJson);
    if (!change.valueJson.empty())
        return json::set(text, {kTools, id}, pretty(changedEntry({}, change)));
    if (entry[key].isAbsent())
        return TextEdits();
    if (entry.members().size() == 1 && inlineEntry.isAbsent())
        return json::remove(text, {kTools, id});
    return json::remove(text, {kTools, id, key});
}

Result<TextEdits> changeMember(const EditContext &context, const MemberChange &change)
{
    const auto view = DocumentView::read(context);
    if (!view)
        return failure(view.error());
    const json::View fileTools = view->root()[kTools];
    const json::View inlineTools = view->options()[kTools];
    const json::View inlineEntry = inlineTools[change.id];
    if (fileTools.isObject() && !fileTools[change.id].isAbsent())
        return changeFileEntry(context.text, fileTools[change.id], inlineEntry, change);
    const bool hidesInline = !fileTools.isAbsent() && !fileTools.isTruthy();
    const json::View base = hidesInline || !inlineEntry.isObject() ? json::View() : inlineEntry;
    if (change.valueJson.empty() && base[change.key].isAbsent())
        return TextEdits();
    if (hidesInline)
        return json::set(context.text, {kTools}, pretty(toolsInsteadOfNothing(inlineTools, change)));
    const std::string entry = changedEntry(base, change);
    if (fileTools.isAbsent() || fileTools.isObject())
        return json::set(context.text, {kTools, std::u16string(change.id)}, pretty(entry));
    std::string tools = "{";
    appendMember(tools, change.id, entry);
    return json::set(context.text, {kTools}, pretty(tools + "}"));
}

std::string tagsJson(const std::vector<std::u16string> &tags)
{
    std::string json;
    for (const std::u16string &tag : tags)
        json += (json.empty() ? "[" : ", ") + json::quotedUtf8(tag);
    return json.empty() ? json : json + "]";
}

std::optional<std::vector<std::u16string>> stringsOf(const json::View &array)
{
    if (!array.isArray())
        return std::nullopt;
    std::vector<std::u16string> strings;
    for (const json::View &element : array.elements()) {
        if (!element.isString())
            return std::nullopt;
        strings.push_back(element.string());
    }
    return strings;
}

/// Removals and additions at the end, so that a list on several lines keeps its shape; nothing for any other change.
std::optional<Result<TextEdits>> changeTagsInPlace(const EditContext &context, std::u16string_view id, const std::vector<std::u16string> &tags)
{
    const auto view = DocumentView::read(context);
    if (!view || tags.empty() || !view->root()[kTools].isObject())
        return std::nullopt;
    const auto old = stringsOf(view->root()[kTools][id][u"tags"]);
    if (!old || old->empty())
        return std::nullopt;
    std::vector<std::size_t> removed;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < old->size(); ++i) {
        if (kept < tags.size() && tags[kept] == (*old)[i])
            ++kept;
        else
            removed.push_back(i);
    }
    if (kept == 0)
        return std::nullopt;
    const json::Path path{kTools, std::u16string(id), std::u16string(u"tags")};
    EditChain chain(context.text);
    Status status;
    for (auto index = removed.rbegin(); status && index != removed.rend(); ++index)
        status = chain.add(json::remove(chain.text(), {path[0], path[1], path[2], *index}));
    for (std::size_t i = kept; status && i < tags.size(); ++i)
        status = chain.add(json::insertElement(chain.text(), path, i, json::quotedUtf8(tags[i])));
    return status ? Result<TextEdits>(chain.edits()) : Result<TextEdits>(failure(status.error()));
}

} // namespace

Result<TextEdits> setTags(const EditContext &context, std::u16string_view id, const std::vector<std::u16string> &tags)
{
    if (auto inPlace = changeTagsInPlace(context, id, tags))
        return std::move(*inPlace);
    return changeMember(context, {id, u"tags", tagsJson(tags)});
}

Result<TextEdits> setTags(const EditContext &context, const std::vector<TagChange> &changes)
{
    EditChain chain(context.text);
    for (const TagChange &change : changes) {
        const auto status = chain.add(setTags({chain.text(), context.inlineOptions}, change.id, change.tags));
        if (!status)
            return failure(status.error());
    }
    return chain.edits();
}

Result<TextEdits> setDescription(const EditContext &context, std::u16string_view id, std::u16string_view description)
{
    return changeMember(context, {id, u"description", description.empty() ? std::string() : json::quotedUtf8(description)});
}

Result<TextEdits> removeEntry(const EditContext &context, std::u16string_view id)
{
    const auto view = DocumentView::read(context);
    if (!view)
        return failure(view.error());
    if (view->root()[kTools][id].isAbsent())
        return TextEdits();
    if (!view->options()[kTools][id].isAbsent())
        return json::set(context.text, {kTools, std::u16string(id)}, "{}");
    return json::remove(context.text, {kTools, std::u16string(id)});
}

Result<TextEdits> setKey(const EditContext &context, std::u16string_view key, std::string_view valueJson)
{
    if (!valueJson.empty())
        return json::set(context.text, {std::u16string(key)}, valueJson);
    const auto view = DocumentView::read(context);
    if (!view)
        return failure(view.error());
    if (view->root()[key].isAbsent())
        return TextEdits();
    return json::remove(context.text, {std::u16string(key)});
}

std::vector<std::u16string> tagsOf(const Config &config, std::u16string_view id)
{
    const ToolEntry *entry = config.entry(id);
    return entry ? stringsOf(entry->value[u"tags"]).value_or(std::vector<std::u16string>()) : std::vector<std::u16string>();
}

std::u16string descriptionOverride(const Config &config, std::u16string_view id)
{
    const ToolEntry *entry = config.entry(id);
    return entry ? entry->value[u"description"].string() : std::u16string();
}

} // namespace tss::opencode
