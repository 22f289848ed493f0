// SPDX-License-Identifier: MIT
// Anthropic's `tools`: {name, description, input_schema}, and server tools with a type; the bare
// array or a whole request.
#include "core/catalog/formats.h"
#include "core/catalog/listformat.h"
#include "core/catalog/shape.h"

namespace tss {

namespace {

class AnthropicImporter final : public ListFormat
{
public:
    Format format() const override { return Format::AnthropicTools; }

    bool recognises(const json::View &root) const override
    {
        return isPlainList(root) && styleOf(toolList(root)) == EntryStyle::Anthropic;
    }

    EntryFields fields(const json::View &entry) const override
    {
        return {entry["name"], entry["description"], entry["input_schema"]};
    }

    Origin originOf(std::u16string_view name) const override { return originOnTheWire(name); }

protected:
    std::string makeEntry(const FieldTexts &fields) const override
    {
        ObjectText entry;
        // The type is optional; without a schema nothing else would tell the format.
        entry.add("type", fields.schema.empty() ? "\"custom\"" : "");
        return entry.add("name", fields.name)
            .add("description", fields.description)
            .add("input_schema", fields.schema)
            .text();
    }
};

} // namespace

const Importer &anthropicImporter()
{
    static const AnthropicImporter importer;
    return importer;
}

} // namespace tss
