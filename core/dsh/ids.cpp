// SPDX-License-Identifier: MIT
#include "core/dsh/ids.h"

#include "core/opencode/ids.h"
#include "core/text/sha256.h"
#include "core/text/utf16.h"

#include <algorithm>

namespace tss::dsh {

namespace {

constexpr std::size_t kMaxName = 64;
constexpr std::size_t kKeptUnits = 51;
constexpr std::size_t kHashDigits = 12;
constexpr std::size_t kMaxServerName = 32;

/// First digits of SHA-256(server NUL tool), both as UTF-8.
std::u16string hashOf(std::u16string_view server, std::u16string_view tool)
{
    std::string text = toUtf8(server);
    text += '\0';
    text += toUtf8(tool);
    const std::string digits = sha256Hex(text).substr(0, kHashDigits);
    return std::u16string(digits.begin(), digits.end());
}

} // namespace

std::u16string toolName(std::u16string_view server, std::u16string_view tool)
{
    std::u16string full = u"mcp__";
    full += server;
    full += u"__";
    full += tool;
    std::u16string name = opencode::sanitized(full); // the same set of characters
    if (name == full && name.size() <= kMaxName)
        return name;
    name.resize(std::min(name.size(), kKeptUnits));
    name += u'_';
    return name + hashOf(server, tool);
}

std::u16string toolId(const Source &source, const Tool &tool)
{
    if (source.format != Format::McpTools || tool.origin != Origin::McpServer)
        return tool.name;
    return toolName(source.name, tool.name);
}

bool acceptsServerName(std::u16string_view name)
{
    return !name.empty() && name.size() <= kMaxServerName && opencode::sanitized(name) == name;
}

} // namespace tss::dsh
