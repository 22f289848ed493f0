// SPDX-License-Identifier: MIT
#include "app/pluginentry.h"

#include "core/json/edit.h"
#include "core/json/parse.h"

namespace tss::app {

namespace {

/// The package by name, with a version, or by a path that ends in it.
bool isPluginSpec(const json::View &spec)
{
    return spec.isString() && spec.string().find(u"opencode-tool-search") != std::u16string::npos;
}

json::View entryIn(const json::View &list)
{
    json::View last;
    for (const json::View &entry : list.elements()) {
        if (isPluginSpec(entry) || (entry.isArray() && isPluginSpec(entry.at(0))))
            last = entry;
    }
    return last;
}

} // namespace

Result<std::string> inlineOptionsFrom(const std::string &text)
{
    if (text.find_first_not_of(" \t\r\n") == std::string::npos)
        return std::string();
    const auto edits = json::toStrict(text);
    if (!edits)
        return failure(edits.error());
    const auto parsed = json::parse(applied(text, *edits), json::Leniency::Jsonc);
    if (!parsed)
        return failure(parsed.error());
    const json::View root = json::root(parsed->tree);
    if (root.isObject() && root["plugin"].isAbsent())
        return std::string(root.raw());
    const json::View list = root.isObject() ? root["plugin"] : root;
    // Either one entry by itself, or a list of them.
    const json::View entry = list.isArray() && isPluginSpec(list.at(0)) && list.at(1).isObject() ? list : entryIn(list);
    if (entry.isAbsent())
        return failure({ErrorCode::JsonPathMissing, {}, {}, {"plugin"}});
    const json::View options = entry.at(1);
    return options.isObject() ? std::string(options.raw()) : std::string();
}

} // namespace tss::app
