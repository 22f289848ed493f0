// SPDX-License-Identifier: MIT
#include "core/opencode/ids.h"

#include <algorithm>
#include <array>

namespace tss::opencode {

namespace {

// Interface facts of opencode-ai 1.18.33. The last three exist only behind flags.
constexpr std::array<std::u16string_view, 17> kBuiltIns{
    u"invalid", u"question",    u"bash",    u"read",     u"glob",      u"grep",
    u"edit",    u"write",       u"task",    u"webfetch", u"todowrite", u"websearch",
    u"skill",   u"apply_patch", u"execute", u"lsp",      u"plan_exit",
};

constexpr std::array<std::u16string_view, 3> kMcpResourceTools{
    u"list_mcp_resources",
    u"list_mcp_resource_templates",
    u"read_mcp_resource",
};

bool isIdUnit(char16_t unit)
{
    return (unit >= u'a' && unit <= u'z') || (unit >= u'A' && unit <= u'Z') ||
           (unit >= u'0' && unit <= u'9') || unit == u'_' || unit == u'-';
}

} // namespace

std::u16string sanitized(std::u16string_view name)
{
    std::u16string id(name);
    std::replace_if(id.begin(), id.end(), [](char16_t unit) { return !isIdUnit(unit); }, u'_');
    return id;
}

std::u16string toolId(const Source &source, const Tool &tool)
{
    // Only a server's own list has raw names; every other format carries final ids, MCP tools
    // included.
    if (source.format != Format::McpTools || tool.origin != Origin::McpServer)
        return tool.name;
    std::u16string id = sanitized(source.name);
    id += u'_';
    id += sanitized(tool.name);
    return id;
}

bool isBuiltIn(std::u16string_view id)
{
    return std::find(kBuiltIns.begin(), kBuiltIns.end(), id) != kBuiltIns.end();
}

bool isMcpResourceTool(std::u16string_view id)
{
    return std::find(kMcpResourceTools.begin(), kMcpResourceTools.end(), id) !=
           kMcpResourceTools.end();
}

bool isNeverSent(const Tool &tool)
{
    return tool.origin == Origin::BuiltIn && tool.name == u"invalid";
}

} // namespace tss::opencode
