// SPDX-License-Identifier: MIT
// Edits of "tools" and of whole keys.
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/opencode/documentview.h"
#include "core/opencode/edits.h"
#include "core/text/utf16.h"

#include <iterator>
#include <map>
#include <optional>

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
        appendMember(json, member.key,
                     isIt ? std::string_view(change.valueJson) : member.value.raw());
        isDone = isDone || isIt;
    }
    if (!isDone)
        appendMember(json, change.key, change.valueJson);
    return json + "}";
}

/// A falsy "tools" in the file hides the inline entries. Once it is an object they would be back:
/// {} takes their place.
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

Result<TextEdits> changeFileEntry(std::string_view text, const json::View &entry,
                                  const json::View &inlineEntry, const MemberChange &change)
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
        return json::set(context.text, {kTools},
                         pretty(toolsInsteadOfNothing(inlineTools, change)));
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

/// The entry's text with other tags in place of its own: removals and additions at the end, so that
/// a list on several lines keeps its shape; nothing for any other change.
std::optional<Result<TextEdits>> changeTagsInPlace(std::string_view entry,
                                                   const json::View &oldTags,
                                                   const std::vector<std::u16string> &tags)
{
    const auto old = stringsOf(oldTags);
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
    EditChain chain(entry);
    Status status;
    for (auto index = removed.rbegin(); status && index != removed.rend(); ++index)
        status = chain.add(json::remove(chain.text(), {std::u16string(u"tags"), *index}));
    for (std::size_t i = kept; status && i < tags.size(); ++i)
        status = chain.add(json::insertElement(chain.text(), {std::u16string(u"tags")}, i,
                                               json::quotedUtf8(tags[i])));
    return status ? Result<TextEdits>(chain.edits()) : Result<TextEdits>(failure(status.error()));
}

/// Edits inside an entry that the file has, without reading the rest of the file again; nothing
/// where that will not do.
std::optional<Result<TextEdits>> changeTagsInside(const json::View &entry,
                                                  const std::vector<std::u16string> &tags)
{
    if (!entry.isObject() || entry.size() == 0 || tags.empty())
        return std::nullopt;
    auto edits = changeTagsInPlace(entry.raw(), entry[u"tags"], tags);
    if (!edits)
        edits = json::set(entry.raw(), {std::u16string(u"tags")}, tagsJson(tags));
    if (*edits) {
        for (TextEdit &edit : **edits)
            edit.offset += entry.range().begin;
    }
    return edits;
}

} // namespace

Result<TextEdits> setTags(const EditContext &context, std::u16string_view id,
                          const std::vector<std::u16string> &tags)
{
    return setTags(context, {TagChange{std::u16string(id), tags}});
}

// Entries that are there already are edited each on its own; all others one after the other.
Result<TextEdits> setTags(const EditContext &context, const std::vector<TagChange> &changes)
{
    const auto view = DocumentView::read(context);
    if (!view)
        return failure(view.error());
    const json::View tools = view->root()[kTools];
    std::map<std::size_t, TextEdits> inside;
    std::vector<const TagChange *> others;
    for (const TagChange &change : changes) {
        const json::View entry = tools[change.id];
        const std::size_t place = entry.isAbsent() ? 0 : entry.range().begin;
        auto edits = inside.contains(place) ? std::nullopt : changeTagsInside(entry, change.tags);
        if (edits && !*edits)
            return std::move(*edits);
        if (edits)
            inside[place] = std::move(**edits);
        else
            others.push_back(&change);
    }
    TextEdits all;
    for (auto &[place, edits] : inside)
        all.insert(all.end(), std::make_move_iterator(edits.begin()),
                   std::make_move_iterator(edits.end()));
    if (others.empty())
        return all;
    EditChain chain(context.text);
    Status status = chain.add(std::move(all));
    for (auto change = others.begin(); status && change != others.end(); ++change)
        status = chain.add(changeMember({chain.text(), context.inlineOptions},
                                        {(*change)->id, u"tags", tagsJson((*change)->tags)}));
    return status ? Result<TextEdits>(chain.edits()) : Result<TextEdits>(failure(status.error()));
}

Result<TextEdits> setDescription(const EditContext &context, std::u16string_view id,
                                 std::u16string_view description)
{
    return changeMember(
        context,
        {id, u"description", description.empty() ? std::string() : json::quotedUtf8(description)});
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

Result<TextEdits> setKey(const EditContext &context, std::u16string_view key,
                         std::string_view valueJson)
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
    return entry ? stringsOf(entry->value[u"tags"]).value_or(std::vector<std::u16string>())
                 : std::vector<std::u16string>();
}

std::u16string descriptionOverride(const Config &config, std::u16string_view id)
{
    const ToolEntry *entry = config.entry(id);
    return entry ? entry->value[u"description"].string() : std::u16string();
}

} // namespace tss::opencode
