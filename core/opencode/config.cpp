// SPDX-License-Identifier: MIT
#include "core/opencode/config.h"

#include "core/opencode/jsvalue.h"

#include <algorithm>

namespace tss::opencode {

namespace {

using Entries = std::vector<std::pair<std::u16string, ToolEntry>>;

// Only objects have these keys; spreading or assigning any other kind adds nothing that the plugin
// reads.
void overlay(EffectiveValue &target, ValueSource source, const json::View &object, const char *key)
{
    const json::View value = object[key];
    if (value.isAbsent())
        return;
    target.source = source;
    target.value = value;
}

void overlayAll(Config &config, ValueSource source, const json::View &object)
{
    if (object.isAbsent() || !object.isObject())
        return;
    overlay(config.enabled, source, object, "enabled");
    overlay(config.hide, source, object, "hide");
    overlay(config.keep, source, object, "keep");
    overlay(config.topK, source, object, "topK");
    overlay(config.descriptionLimit, source, object, "descriptionLimit");
    overlay(config.injectSystemHint, source, object, "injectSystemHint");
    overlay(config.tools, source, object, "tools");
}

bool isTruthy(const EffectiveValue &value)
{
    return value.value.isAbsent() || value.value.isTruthy();
}

void put(Config &config, std::u16string key, ToolEntry entry)
{
    const auto [place, isNew] = config.entryIndex.try_emplace(key, config.toolEntries.size());
    if (isNew)
        config.toolEntries.emplace_back(std::move(key), std::move(entry));
    else
        config.toolEntries[place->second].second = std::move(entry);
}

// { ...value }: the members of an object, the elements of an array, the code units of a string. A
// code unit stands here as the whole string: both are truthy strings without a description and
// tags.
void spread(Config &config, ValueSource source, const json::View &value)
{
    if (value.isAbsent())
        return;
    for (json::Member &member : value.members())
        put(config, std::move(member.key), {source, member.value});
    std::size_t index = 0;
    const auto nextKey = [&index] {
        const std::string digits = std::to_string(index++);
        return std::u16string(digits.begin(), digits.end());
    };
    for (const json::View &element : value.elements())
        put(config, nextKey(), {source, element});
    if (value.isString()) {
        for (std::size_t left = value.string().size(); left > 0; --left)
            put(config, nextKey(), {source, value});
    }
}

std::uint64_t indexOf(std::u16string_view key)
{
    std::uint64_t value = 0;
    for (const char16_t unit : key)
        value = value * 10 + static_cast<std::uint64_t>(unit - u'0');
    return value;
}

// Enumeration order of an object: array indices first, ascending; then all others as they were
// added.
void sortEntries(Config &config)
{
    Entries &entries = config.toolEntries;
    const auto rest = std::stable_partition(entries.begin(), entries.end(), [](const auto &entry) {
        return isArrayIndex(entry.first);
    });
    std::sort(entries.begin(), rest,
              [](const auto &a, const auto &b) { return indexOf(a.first) < indexOf(b.first); });
    for (std::size_t i = 0; i < entries.size(); ++i)
        config.entryIndex[entries[i].first] = i;
}

void mergeTools(Config &config, const json::View &inlineTools, const json::View &fileTools)
{
    if (fileTools.isTruthy()) {
        if (inlineTools.isTruthy())
            spread(config, ValueSource::Inline, inlineTools);
        spread(config, ValueSource::File, fileTools);
    } else if (fileTools.isAbsent() && inlineTools.isTruthy()) {
        spread(config, ValueSource::Inline, inlineTools);
    }
    sortEntries(config);
}

void readPatterns(const EffectiveValue &list, std::vector<PatternText> &patterns,
                  bool &throwsAtStart)
{
    if (!list.value.isTruthy())
        return;
    if (!list.value.isArray()) {
        throwsAtStart = true;
        return;
    }
    for (const json::View &element : list.value.elements())
        patterns.push_back({element.string(), element.isString(), element});
}

} // namespace

std::vector<PatternText> defaultHidePatterns()
{
    return {{u"mcp_*", true, {}}, {u"mcp__*", true, {}}};
}

const ToolEntry *Config::entry(std::u16string_view id) const
{
    const auto found = entryIndex.find(std::u16string(id));
    return found == entryIndex.end() ? nullptr : &toolEntries[found->second].second;
}

json::View strictValue(std::string_view text)
{
    auto parsed = json::parse(std::string(text), json::Leniency::Strict);
    return parsed ? json::root(parsed->tree) : json::View();
}

Config mergedConfig(const ConfigTexts &texts)
{
    return mergedConfig(strictValue(texts.inlineOptions),
                        texts.fileExists ? strictValue(texts.file) : json::View());
}

// src/config.js loadConfig: { ...DEFAULTS, ...inline }, Object.assign(merged, file), and tools
// merged id by id when the file has a truthy "tools". A file that is the value null makes its
// look-up of "tools" fail after nothing was assigned.
Config mergedConfig(const json::View &options, const json::View &file)
{
    Config config;
    overlayAll(config, ValueSource::Inline, options);
    overlayAll(config, ValueSource::File, file);
    mergeTools(config, options["tools"], file["tools"]);

    config.isEnabled = isTruthy(config.enabled);
    config.hasSystemHint = isTruthy(config.injectSystemHint);
    if (config.hide.value.isAbsent())
        config.hidePatterns = defaultHidePatterns();
    readPatterns(config.hide, config.hidePatterns, config.throwsAtStart);
    readPatterns(config.keep, config.keepPatterns, config.throwsAtStart);
    if (!config.isEnabled)
        config.throwsAtStart = false;
    return config;
}

} // namespace tss::opencode
