// SPDX-License-Identifier: MIT
#include "core/catalog/writing.h"

#include "core/json/stringify.h"

namespace tss {

namespace {

/// The value of a field that is no text: null, or of the wrong kind as the entry has it.
std::string otherText(FieldState state, const json::View &value)
{
    if (state == FieldState::Null)
        return "null";
    return state == FieldState::WrongType ? std::string(value.raw()) : std::string();
}

std::string schemaText(const Tool &tool)
{
    return tool.schemaState == FieldState::Present ? std::string(tool.schema.raw())
                                                   : otherText(tool.schemaState, tool.schema);
}

} // namespace

ObjectText &ObjectText::add(std::string_view key, std::string_view valueJson)
{
    if (valueJson.empty())
        return *this;
    if (m_text.size() > 1)
        m_text += ',';
    m_text += '"';
    m_text += key;
    m_text += "\":";
    m_text += valueJson;
    return *this;
}

FieldTexts fieldTexts(const Source &source, const Tool &tool, std::u16string_view exportedName)
{
    const Importer *format = importerFor(source.format);
    const EntryFields fields = format ? format->fields(tool.entry) : EntryFields();
    FieldTexts texts;
    texts.name = tool.nameState == FieldState::Present ? json::quotedUtf8(exportedName)
                                                       : otherText(tool.nameState, fields.name);
    texts.description = tool.descriptionState == FieldState::Present
                            ? json::quotedUtf8(tool.description)
                            : otherText(tool.descriptionState, fields.description);
    texts.schema = schemaText(tool);
    return texts;
}

std::string listText(const Catalog &catalog, const Importer &format)
{
    std::string text = "[";
    for (const Tool &tool : catalog.tools) {
        if (text.size() > 1)
            text += ',';
        text += format.entryText(catalog.sources[tool.source], tool);
    }
    text += ']';
    return text;
}

} // namespace tss
