// SPDX-License-Identifier: MIT
// OpenCode's GET /experimental/tool/ids: ["id", …]. Descriptions and schemas are not in it. A list
// of built-in tools made by hand says so: {"builtin": ["id", …]}.
#include "core/catalog/entries.h"
#include "core/catalog/formats.h"
#include "core/catalog/listformat.h"
#include "core/catalog/shape.h"

#include <utility>

namespace tss {

namespace {

json::View builtInList(const json::View &root)
{
    const json::View list = root["builtin"];
    return styleOf(list) == EntryStyle::Text ? list : json::View();
}

class OpenCodeIdsImporter final : public ListFormat
{
public:
    Format format() const override { return Format::OpenCodeIds; }

    bool recognises(const json::View &root) const override
    {
        const bool isBuiltInList = root.size() == 1 && !builtInList(root).isAbsent();
        return isBuiltInList || (root.isArray() && styleOf(root) == EntryStyle::Text);
    }

    Result<Catalog> read(const ImportInput &input) const override
    {
        Catalog catalog;
        for (std::size_t i = 0; i < input.pages.size(); ++i) {
            const json::View root = json::root(input.pages[i]);
            Source source = sourceFor(input, format());
            source.origin = root.isArray() ? Origin::Unknown : Origin::BuiltIn;
            catalog.sources.push_back(std::move(source));
            readEntries(catalog, *this, root.isArray() ? root : builtInList(root),
                        pageOffset(input, i));
        }
        return catalog;
    }

    EntryFields fields(const json::View &entry) const override
    {
        return {entry.isString() ? entry : json::View(), {}, {}};
    }

    Origin originOf(std::u16string_view name) const override { return originInOpenCode(name); }

protected:
    std::string makeEntry(const FieldTexts &fields) const override
    {
        return fields.name.empty() ? "null" : fields.name;
    }
};

} // namespace

const Importer &openCodeIdsImporter()
{
    static const OpenCodeIdsImporter importer;
    return importer;
}

} // namespace tss
