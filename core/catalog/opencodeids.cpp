// SPDX-License-Identifier: MIT
// OpenCode's GET /experimental/tool/ids: ["id", …]. Descriptions and schemas are not in it.
#include "core/catalog/formats.h"
#include "core/catalog/listformat.h"
#include "core/catalog/shape.h"

namespace tss {

namespace {

class OpenCodeIdsImporter final : public ListFormat
{
public:
    Format format() const override { return Format::OpenCodeIds; }

    bool recognises(const json::View &root) const override { return root.isArray() && styleOf(root) == EntryStyle::Text; }

    EntryFields fields(const json::View &entry) const override { return {entry.isString() ? entry : json::View(), {}, {}}; }

    Origin originOf(std::u16string_view name) const override { return originInOpenCode(name); }

protected:
    std::string makeEntry(const FieldTexts &fields) const override { return fields.name.empty() ? "null" : fields.name; }
};

} // namespace

const Importer &openCodeIdsImporter()
{
    static const OpenCodeIdsImporter importer;
    return importer;
}

} // namespace tss
