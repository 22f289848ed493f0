// SPDX-License-Identifier: MIT
// OpenCode's GET /experimental/tool: [{id, description, parameters}]. An empty array is taken for
// one too.
#include "core/catalog/formats.h"
#include "core/catalog/listformat.h"
#include "core/catalog/shape.h"

namespace tss {

namespace {

class OpenCodeToolsImporter final : public ListFormat
{
public:
    Format format() const override { return Format::OpenCodeTools; }

    bool recognises(const json::View &root) const override
    {
        const bool isEmptyArray = root.isArray() && root.size() == 0;
        return isEmptyArray ||
               (isPlainList(root) && styleOf(toolList(root)) == EntryStyle::OpenCode);
    }

    EntryFields fields(const json::View &entry) const override
    {
        return {entry["id"], entry["description"], entry["parameters"]};
    }

    Origin originOf(std::u16string_view name) const override { return originInOpenCode(name); }

protected:
    std::string makeEntry(const FieldTexts &fields) const override
    {
        return ObjectText()
            .add("id", fields.name)
            .add("description", fields.description)
            .add("parameters", fields.schema)
            .text();
    }
};

} // namespace

const Importer &openCodeToolsImporter()
{
    static const OpenCodeToolsImporter importer;
    return importer;
}

} // namespace tss
