// SPDX-License-Identifier: MIT
// The answer of tool_slimmer_catalog (dsh-tool-search 0.1.2 by Letter2025, src/catalog.ts
// buildCatalogView and src/types.ts CatalogView): {count, groups: [{name, count}], tools: [{name,
// description, group, deferred}]}, without schemas. Groups are numbered in the order in which tools
// name them; a tool without one counts as "ungrouped".
#include "core/catalog/formats.h"
#include "core/catalog/listformat.h"
#include "core/catalog/shape.h"
#include "core/dsh/ids.h"
#include "core/json/stringify.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tss {

namespace {

using GroupCounts = std::vector<std::pair<std::u16string, std::size_t>>;

GroupCounts groupCounts(const Catalog &catalog)
{
    GroupCounts counts;
    for (const Tool &tool : catalog.tools) {
        const bool hasGroups = catalog.sources[tool.source].format == Format::SlimmerCatalog;
        const json::View written = hasGroups ? tool.entry["group"] : json::View();
        const std::u16string group = written.isString() ? written.string() : u"ungrouped";
        const auto known = std::find_if(counts.begin(), counts.end(),
                                        [&](const auto &count) { return count.first == group; });
        if (known == counts.end())
            counts.emplace_back(group, 1);
        else
            ++known->second;
    }
    return counts;
}

std::string groupsText(const Catalog &catalog)
{
    std::string text = "[";
    for (const auto &[name, count] : groupCounts(catalog)) {
        text += text.size() > 1 ? "," : "";
        text += ObjectText()
                    .add("name", json::quotedUtf8(name))
                    .add("count", std::to_string(count))
                    .text();
    }
    return text + ']';
}

class SlimmerImporter final : public ListFormat
{
public:
    Format format() const override { return Format::SlimmerCatalog; }

    bool recognises(const json::View &root) const override
    {
        return isSlimmerCatalog(root) && !isStudioCatalog(root) && !isRpcMessage(root);
    }

    std::string write(const Catalog &catalog) const override
    {
        ObjectText root;
        root.add("count", std::to_string(catalog.tools.size())).add("groups", groupsText(catalog));
        return prettyJson(root.add("tools", listText(catalog, *this)).text());
    }

    EntryFields fields(const json::View &entry) const override
    {
        return {entry["name"], entry["description"], {}};
    }

    Origin originOf(std::u16string_view name) const override { return originOnTheWire(name); }

protected:
    std::u16string exportedName(const Source &source, const Tool &tool) const override
    {
        return dsh::toolId(source, tool);
    }

    std::string makeEntry(const FieldTexts &fields) const override
    {
        ObjectText entry;
        entry.add("name", fields.name).add("description", fields.description);
        return entry.add("group", "null").add("deferred", "false").text();
    }
};

} // namespace

const Importer &slimmerImporter()
{
    static const SlimmerImporter importer;
    return importer;
}

} // namespace tss
