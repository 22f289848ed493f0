// SPDX-License-Identifier: MIT
// DSH's tool schemas: [{name, description, parameters}], bare or as the `tools` of a recorded
// request header.
#include "core/catalog/formats.h"
#include "core/catalog/listformat.h"
#include "core/catalog/shape.h"
#include "core/dsh/ids.h"

namespace tss {

namespace {

class DshImporter final : public ListFormat
{
public:
    Format format() const override { return Format::DshSchemas; }

    bool recognises(const json::View &root) const override
    {
        if (!isPlainList(root))
            return false;
        const EntryStyle style = styleOf(toolList(root));
        return style == EntryStyle::Parameters || (root.isArray() && style == EntryStyle::Name);
    }

    EntryFields fields(const json::View &entry) const override
    {
        return {entry["name"], entry["description"], entry["parameters"]};
    }

    Origin originOf(std::u16string_view name) const override { return originOnTheWire(name); }

protected:
    std::u16string exportedName(const Source &source, const Tool &tool) const override
    {
        return dsh::toolId(source, tool);
    }

    std::string makeEntry(const FieldTexts &fields) const override
    {
        return ObjectText()
            .add("name", fields.name)
            .add("description", fields.description)
            .add("parameters", fields.schema)
            .text();
    }
};

} // namespace

const Importer &dshImporter()
{
    static const DshImporter importer;
    return importer;
}

} // namespace tss
