// SPDX-License-Identifier: MIT
#include "core/catalog/entries.h"

#include "core/catalog/shape.h"

#include <utility>

namespace tss {

namespace {

FieldState stateOf(const json::View &value, bool isRightKind)
{
    if (value.isAbsent())
        return FieldState::Absent;
    if (value.isNull())
        return FieldState::Null;
    return isRightKind ? FieldState::Present : FieldState::WrongType;
}

Tool toolOf(const json::View &entry, const EntryFields &fields)
{
    Tool tool;
    tool.entry = entry;
    tool.nameState = stateOf(fields.name, fields.name.isString());
    tool.name = fields.name.string();
    tool.descriptionState = stateOf(fields.description, fields.description.isString());
    tool.description = fields.description.string();
    tool.schemaState = stateOf(fields.schema, fields.schema.isObject());
    tool.schema = fields.schema;
    return tool;
}

void noteNamelessEntry(Source &source, const Tool &tool, std::size_t offset)
{
    if (tool.nameState == FieldState::Present)
        return;
    const TextRange range = tool.entry.range();
    const auto kind =
        tool.entry.isObject() ? ImportNoteKind::NoName : ImportNoteKind::EntryNotAnObject;
    source.notes.push_back({kind, {offset + range.begin, offset + range.end}, {}});
}

} // namespace

void readEntries(Catalog &catalog, const Importer &format, const json::View &list,
                 std::size_t offset)
{
    Source &source = catalog.sources.back();
    const std::vector<json::View> entries = list.elements();
    catalog.tools.reserve(catalog.tools.size() + entries.size());
    for (const json::View &entry : entries) {
        Tool tool = toolOf(entry, format.fields(entry));
        tool.source = catalog.sources.size() - 1;
        tool.origin = source.origin == Origin::Unknown ? format.originOf(tool.name) : source.origin;
        noteNamelessEntry(source, tool, offset);
        catalog.tools.push_back(std::move(tool));
    }
}

Catalog readLists(const ImportInput &input, const Importer &format)
{
    Catalog catalog;
    catalog.sources.push_back(sourceFor(input, format.format()));
    for (std::size_t i = 0; i < input.pages.size(); ++i)
        readEntries(catalog, format, toolList(json::root(input.pages[i])), pageOffset(input, i));
    return catalog;
}

Source sourceFor(const ImportInput &input, Format format)
{
    Source source;
    source.name = input.name;
    source.file = input.file;
    source.format = format;
    return source;
}

std::size_t pageOffset(const ImportInput &input, std::size_t page)
{
    return page < input.offsets.size() ? input.offsets[page] : 0;
}

} // namespace tss
