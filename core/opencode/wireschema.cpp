// SPDX-License-Identifier: MIT
#include "core/opencode/wireschema.h"

#include "core/json/keys.h"
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tss::opencode {

namespace {

using Forced = std::pair<std::u16string_view, std::u16string>;

void appendMember(std::u16string &text, std::u16string_view key, std::u16string_view value)
{
    if (text.size() > 1)
        text += u',';
    text += json::quoted(key);
    text += u':';
    text += value;
}

/// Members in the order in which the MCP client hands them on: its own reader of a tool knows type,
/// properties and required and puts them first (seen on the wire of opencode-ai 1.18.33).
/// Integer-like keys lead, as always.
std::vector<json::Member> clientOrder(const json::View &schema)
{
    constexpr std::array<std::u16string_view, 3> kKnown{u"type", u"properties", u"required"};
    const auto rank = [&](const json::Member &member) -> std::size_t {
        if (json::arrayIndex(toWtf8(member.key)))
            return 0;
        for (std::size_t i = 0; i < kKnown.size(); ++i) {
            if (kKnown[i] == member.key)
                return i + 1;
        }
        return kKnown.size() + 1;
    };
    std::vector<json::Member> members = schema.members();
    std::stable_sort(
        members.begin(), members.end(),
        [&](const json::Member &a, const json::Member &b) { return rank(a) < rank(b); });
    return members;
}

/// Setting a key that is there keeps its place; others are added at the end.
std::u16string mcpSchema(const json::View &schema)
{
    const json::View given = schema[u"properties"];
    const bool hasProperties = !given.isAbsent() && !given.isNull();
    std::array<Forced, 3> forced{
        Forced{u"type", u"\"object\""},
        Forced{u"properties", hasProperties ? json::stringify(given) : std::u16string(u"{}")},
        Forced{u"additionalProperties", u"false"},
    };
    std::array<bool, 3> done{};
    std::u16string text = u"{";
    for (const json::Member &member : clientOrder(schema)) {
        std::size_t i = 0;
        while (i < forced.size() && forced[i].first != member.key)
            ++i;
        const bool isForced = i < forced.size();
        appendMember(text, member.key, isForced ? forced[i].second : json::stringify(member.value));
        if (isForced)
            done[i] = true;
    }
    for (std::size_t i = 0; i < forced.size(); ++i) {
        if (!done[i])
            appendMember(text, forced[i].first, forced[i].second);
    }
    text += u'}';
    return text;
}

} // namespace

std::u16string wireSchema(const Tool &tool, int indent)
{
    if (tool.origin != Origin::McpServer)
        return json::stringify(tool.schema, indent);
    std::u16string compact = mcpSchema(tool.schema);
    if (indent == 0)
        return compact;
    const auto parsed = json::parse(toWtf8(compact), json::Leniency::Strict);
    return parsed ? json::stringify(json::root(parsed->tree), indent) : compact;
}

} // namespace tss::opencode
