// SPDX-License-Identifier: MIT
#include "core/catalog/listformat.h"

#include "core/catalog/entries.h"
#include "core/opencode/ids.h"
#include "core/opencode/texts.h"

namespace tss {

namespace {

/// A value in the list that is no tool at all stays what it is in every format.
bool isNoTool(const Tool &tool)
{
    return !tool.entry.isAbsent() && !tool.entry.isObject() &&
           tool.nameState != FieldState::Present;
}

} // namespace

Result<Catalog> ListFormat::read(const ImportInput &input) const
{
    return readLists(input, *this);
}

std::string ListFormat::write(const Catalog &catalog) const
{
    return prettyJson(listText(catalog, *this));
}

std::string ListFormat::entryText(const Source &source, const Tool &tool) const
{
    if (isNoTool(tool)) // a string in a list of ids would become a tool
        return fields(tool.entry).name.isString() ? "null" : std::string(tool.entry.raw());
    const std::u16string name = exportedName(source, tool);
    if (source.format == format() && name == tool.name && !tool.entry.isAbsent())
        return std::string(tool.entry.raw());
    return makeEntry(fieldTexts(source, tool, name));
}

std::u16string ListFormat::exportedName(const Source &source, const Tool &tool) const
{
    return opencode::toolId(source, tool);
}

Origin originOnTheWire(std::u16string_view name)
{
    if (opencode::isMcpResourceTool(name))
        return Origin::McpServer;
    const Origin origin = originInOpenCode(name);
    return origin == Origin::Custom ? Origin::Unknown : origin;
}

Origin originInOpenCode(std::u16string_view name)
{
    if (opencode::isBuiltIn(name))
        return Origin::BuiltIn;
    return name == opencode::searchToolId() ? Origin::Plugin : Origin::Custom;
}

} // namespace tss
