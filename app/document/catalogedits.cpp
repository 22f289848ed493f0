// SPDX-License-Identifier: MIT
#include "app/document/catalogedits.h"

#include "core/catalog/importer.h"

#include <algorithm>
#include <limits>
#include <vector>

namespace tss::app {

namespace {

constexpr std::size_t kGone = std::numeric_limits<std::size_t>::max();

/// Where each source of the old catalog goes; kGone: nowhere. Tools follow.
void keepMapped(Catalog &catalog, const std::vector<std::size_t> &target)
{
    std::erase_if(catalog.tools, [&](const Tool &tool) { return target[tool.source] == kGone; });
    for (Tool &tool : catalog.tools)
        tool.source = target[tool.source];
    std::size_t old = 0;
    std::erase_if(catalog.sources, [&](const Source &) { return target[old++] == kGone; });
}

/// Index of the first source that was read from `file`; the number of sources when there is none.
std::size_t firstOf(const Catalog &catalog, const std::string &file)
{
    const auto found = std::find_if(catalog.sources.begin(), catalog.sources.end(), [&](const Source &source) { return source.file == file; });
    return static_cast<std::size_t>(found - catalog.sources.begin());
}

void removeFile(Catalog &catalog, const std::string &file)
{
    std::vector<std::size_t> target;
    std::size_t kept = 0;
    for (const Source &source : catalog.sources)
        target.push_back(source.file == file ? kGone : kept++);
    keepMapped(catalog, target);
}

/// The part of `catalog` that was read from one file.
Catalog partOf(const Catalog &catalog, const std::string &file)
{
    Catalog part = catalog;
    std::vector<std::size_t> target;
    std::size_t kept = 0;
    for (const Source &source : catalog.sources)
        target.push_back(source.file == file ? kept++ : kGone);
    keepMapped(part, target);
    return part;
}

std::size_t toolsBefore(const Catalog &catalog, std::size_t source)
{
    const auto found = std::find_if(catalog.tools.begin(), catalog.tools.end(), [&](const Tool &tool) { return tool.source >= source; });
    return static_cast<std::size_t>(found - catalog.tools.begin());
}

/// Puts the sources of `part`, all of one file, before source `at`.
void insertPart(Catalog &catalog, std::size_t at, Catalog part)
{
    const auto place = static_cast<std::ptrdiff_t>(toolsBefore(catalog, at));
    for (Tool &tool : catalog.tools) {
        if (tool.source >= at)
            tool.source += part.sources.size();
    }
    for (Tool &tool : part.tools)
        tool.source += at;
    catalog.tools.insert(catalog.tools.begin() + place, part.tools.begin(), part.tools.end());
    catalog.sources.insert(catalog.sources.begin() + static_cast<std::ptrdiff_t>(at), part.sources.begin(), part.sources.end());
}

std::vector<std::string> filesOf(const Catalog &catalog)
{
    std::vector<std::string> files;
    for (const Source &source : catalog.sources) {
        if (std::find(files.begin(), files.end(), source.file) == files.end())
            files.push_back(source.file);
    }
    return files;
}

/// Whether the entry itself says what it is, so that no choice may overrule it.
bool tellsOrigin(const Source &source, const Tool &tool)
{
    const Importer *importer = importerFor(source.format);
    return importer && tool.origin != Origin::Unknown && importer->originOf(tool.name) == tool.origin;
}

} // namespace

Catalog withSources(const Catalog &catalog, Catalog more)
{
    Catalog all = catalog;
    for (const std::string &file : filesOf(more)) {
        std::size_t at = all.sources.size();
        if (!file.empty()) {
            at = firstOf(all, file);
            removeFile(all, file);
        }
        insertPart(all, at, partOf(more, file));
    }
    return all;
}

Catalog withoutSource(const Catalog &catalog, std::size_t source)
{
    Catalog rest = catalog;
    std::vector<std::size_t> target;
    for (std::size_t i = 0; i < catalog.sources.size(); ++i)
        target.push_back(i == source ? kGone : i - (i > source ? 1 : 0));
    keepMapped(rest, target);
    return rest;
}

Catalog withSourceName(const Catalog &catalog, std::size_t source, std::u16string name)
{
    Catalog renamed = catalog;
    renamed.sources[source].name = std::move(name);
    return renamed;
}

Catalog withSourceOrigin(const Catalog &catalog, std::size_t source, Origin origin)
{
    Catalog changed = catalog;
    changed.sources[source].origin = origin;
    for (Tool &tool : changed.tools) {
        if (tool.source == source && !tellsOrigin(changed.sources[source], tool))
            tool.origin = origin;
    }
    return changed;
}

Catalog withChoices(Catalog catalog, const SourceChoices &choices)
{
    for (std::size_t i = 0; i < catalog.sources.size(); ++i) {
        const auto found = choices.find({catalog.sources[i].file, catalog.sources[i].name});
        if (found == choices.end())
            continue;
        if (found->second.origin)
            catalog = withSourceOrigin(catalog, i, *found->second.origin);
        catalog.sources[i].name = found->second.name;
    }
    return catalog;
}

} // namespace tss::app
