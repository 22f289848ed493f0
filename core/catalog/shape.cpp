// SPDX-License-Identifier: MIT
#include "core/catalog/shape.h"

namespace tss {

namespace {

bool isWeak(EntryStyle style)
{
    return style == EntryStyle::None || style == EntryStyle::Text || style == EntryStyle::Name;
}

/// Tools with a type of their own: OpenAI's hosted tools have no name, Anthropic's server tools do.
EntryStyle styleOfTyped(const json::View &entry)
{
    const std::u16string type = entry["type"].string();
    if (type == u"function" || !entry["format"].isAbsent())
        return EntryStyle::OpenAi;
    return type == u"custom" || !entry["name"].isAbsent() ? EntryStyle::Anthropic
                                                          : EntryStyle::OpenAi;
}

EntryStyle styleOfObject(const json::View &entry)
{
    if (entry["function"].isObject())
        return EntryStyle::OpenAi;
    if (!entry["input_schema"].isAbsent())
        return EntryStyle::Anthropic;
    if (!entry["inputSchema"].isAbsent() || !entry["outputSchema"].isAbsent() ||
        entry["annotations"].isObject())
        return EntryStyle::Mcp;
    if (entry["type"].isString())
        return styleOfTyped(entry);
    if (entry["tools"].isArray() || isRpcMessage(entry))
        return EntryStyle::Page;
    const bool hasName = !entry["name"].isAbsent();
    if (!hasName && !entry["id"].isAbsent())
        return EntryStyle::OpenCode;
    if (!entry["parameters"].isAbsent())
        return hasName ? EntryStyle::Parameters : EntryStyle::None;
    return hasName || !entry["description"].isAbsent() ? EntryStyle::Name : EntryStyle::None;
}

} // namespace

EntryStyle styleOf(const json::View &list)
{
    EntryStyle found = EntryStyle::None;
    for (const json::View &entry : list.elements()) {
        if (entry.isString() && found == EntryStyle::None)
            found = EntryStyle::Text;
        if (!entry.isObject())
            continue;
        const EntryStyle style = styleOfObject(entry);
        if (!isWeak(style))
            return style;
        if (style == EntryStyle::Name)
            found = style;
    }
    return found;
}

json::View toolList(const json::View &root)
{
    if (root.isArray())
        return root;
    const json::View tools = root["tools"];
    return tools.isArray() ? tools : json::View();
}

bool isRpcMessage(const json::View &value)
{
    return value["jsonrpc"].isString() || value["result"]["tools"].isArray();
}

bool isStudioCatalog(const json::View &root)
{
    return root["format"].string() == kStudioFormat;
}

bool isSlimmerCatalog(const json::View &root)
{
    return root["count"].isNumber() && root["groups"].isArray() && root["tools"].isArray();
}

bool isPlainList(const json::View &root)
{
    return !toolList(root).isAbsent() && !isRpcMessage(root) && !isStudioCatalog(root) &&
           !isSlimmerCatalog(root);
}

} // namespace tss
