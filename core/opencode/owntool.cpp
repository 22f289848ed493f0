// SPDX-License-Identifier: MIT
#include "core/opencode/owntool.h"

#include "core/json/parse.h"
#include "core/opencode/texts.h"

#include <algorithm>

namespace tss::opencode {

CatalogPtr withSearchTool(const CatalogPtr &catalog)
{
    const auto isOwn = [](const Tool &tool) { return tool.origin == Origin::Plugin && tool.name == searchToolId(); };
    if (std::any_of(catalog->tools.begin(), catalog->tools.end(), isOwn))
        return catalog;
    auto result = std::make_shared<Catalog>(*catalog);
    Source source;
    source.name = searchToolId();
    source.format = Format::OpenCodeTools;
    source.origin = Origin::Plugin;
    Tool tool;
    tool.name = searchToolId();
    tool.description = searchToolDescription();
    tool.descriptionState = FieldState::Present;
    if (const auto schema = json::parse(std::string(searchToolSchema()), json::Leniency::Strict)) {
        tool.schema = json::root(schema->tree);
        tool.schemaState = FieldState::Present;
    }
    tool.source = result->sources.size();
    tool.origin = Origin::Plugin;
    result->sources.push_back(std::move(source));
    result->tools.push_back(std::move(tool));
    return result;
}

} // namespace tss::opencode
