// SPDX-License-Identifier: MIT
#include "core/catalog/formats.h"
#include "core/catalog/importer.h"
#include "core/catalog/pages.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace tss {

namespace {

constexpr std::size_t kMaxKeysSeen = 8;

/// The pages of a file that belong to one importer; most files have one group.
struct Group
{
    const Importer *importer = nullptr;
    ImportInput input;
};

std::string kindName(const json::View &value)
{
    constexpr std::array<const char *, 6> kNames{"null",   "boolean", "boolean",
                                                 "number", "string",  "array"};
    const auto index = static_cast<std::size_t>(value.kind());
    return index < kNames.size() ? kNames[index] : "object";
}

std::string keysOf(const json::View &object)
{
    std::string keys;
    std::size_t count = 0;
    for (const json::Member &member : object.members()) {
        if (count++ == kMaxKeysSeen)
            return keys + ", …";
        keys += keys.empty() ? "" : ", ";
        keys += toUtf8(visibleText(std::u16string_view(member.key).substr(0, 40)));
    }
    return keys;
}

/// args: kind of the value; its keys, or for an array the kind of its first element; that element's
/// keys.
Error unknownFormat(const std::string &file, const json::View &root)
{
    Error error{ErrorCode::CatalogUnknownFormat, file, {}, {kindName(root)}};
    const json::View sample = root.isArray() ? root.at(0) : root;
    if (root.isArray() && !sample.isAbsent())
        error.args.push_back(kindName(sample));
    if (sample.isObject())
        error.args.push_back(keysOf(sample));
    return error;
}

const Importer *importerOf(const json::View &root)
{
    const auto all = importers();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Importer *importer) {
        return importer->recognises(root);
    });
    return found == all.end() ? nullptr : *found;
}

ImportNote noteForStranger(const Page &page)
{
    const std::string_view source = page.tree->source();
    return {ImportNoteKind::NonJsonLine,
            {page.offset, page.offset + source.size()},
            fromUtf8(source.substr(0, 200))};
}

/// Values that no importer knows are a log's when tools stand beside them: noted, not dropped
/// silently.
std::vector<Group> groupsOf(Pages &pages, const std::string &file, const std::u16string &name)
{
    std::vector<Group> groups;
    for (const Page &page : pages.pages) {
        const Importer *importer = importerOf(json::root(page.tree));
        if (!importer) {
            pages.notes.push_back(noteForStranger(page));
            continue;
        }
        auto group = std::find_if(groups.begin(), groups.end(),
                                  [&](const Group &known) { return known.importer == importer; });
        if (group == groups.end())
            group = groups.insert(groups.end(), Group{importer, {file, name, {}, {}}});
        group->input.pages.push_back(page.tree);
        group->input.offsets.push_back(page.offset);
    }
    return groups;
}

/// Works out lines and columns, walking through the file once however many notes there are.
void placeNotes(Catalog &catalog, std::string_view text)
{
    std::vector<ImportNote *> notes;
    for (Source &source : catalog.sources)
        for (ImportNote &note : source.notes)
            notes.push_back(&note);
    std::sort(notes.begin(), notes.end(), [](const ImportNote *a, const ImportNote *b) {
        return a->where.begin < b->where.begin;
    });
    LineColumn at;
    std::size_t done = 0;
    for (ImportNote *note : notes) {
        const LineColumn step = lineColumn(text.substr(done), note->where.begin - done);
        at = step.line == 1 ? LineColumn{at.line, at.column + step.column - 1}
                            : LineColumn{at.line + step.line - 1, step.column};
        done = note->where.begin;
        note->at = at;
    }
}

bool endsWith(std::string_view text, std::string_view lowerCaseEnd)
{
    if (text.size() < lowerCaseEnd.size())
        return false;
    const std::string_view end = text.substr(text.size() - lowerCaseEnd.size());
    return std::equal(end.begin(), end.end(), lowerCaseEnd.begin(), [](char c, char lower) {
        return c == lower || (c >= 'A' && c <= 'Z' && c - 'A' + 'a' == lower);
    });
}

} // namespace

EntryFields Importer::fields(const json::View &) const
{
    return {};
}

Origin Importer::originOf(std::u16string_view) const
{
    return Origin::Unknown;
}

std::string Importer::entryText(const Source &, const Tool &tool) const
{
    return tool.entry.isAbsent() ? "null" : std::string(tool.entry.raw());
}

std::span<const Importer *const> importers()
{
    static const std::array<const Importer *, 8> kAll{
        &mcpImporter(),         &openAiImporter(), &anthropicImporter(), &openCodeToolsImporter(),
        &openCodeIdsImporter(), &dshImporter(),    &slimmerImporter(),   &studioImporter(),
    };
    return kAll;
}

const Importer *importerFor(Format format)
{
    const auto all = importers();
    const auto found = std::find_if(all.begin(), all.end(), [format](const Importer *importer) {
        return importer->format() == format;
    });
    return found == all.end() ? nullptr : *found;
}

Result<Catalog> importCatalog(std::string bytes, const std::string &file, std::u16string name)
{
    Result<Pages> pages = readPages(std::move(bytes), file);
    if (!pages)
        return failure(pages.error());
    if (name.empty())
        name = serverNameFromFile(file);
    const std::vector<Group> groups = groupsOf(*pages, file, name);
    if (groups.empty())
        return failure(unknownFormat(file, json::root(pages->pages.front().tree)));
    Catalog catalog;
    for (const Group &group : groups) {
        Result<Catalog> part = group.importer->read(group.input);
        if (!part)
            return part;
        append(catalog, std::move(*part));
    }
    if (!catalog.sources.empty()) {
        std::vector<ImportNote> &notes = catalog.sources.front().notes;
        notes.insert(notes.begin(), pages->notes.begin(), pages->notes.end());
    }
    placeNotes(catalog, pages->text.empty() ? pages->pages.front().tree->source()
                                            : std::string_view(pages->text));
    return catalog;
}

std::u16string serverNameFromFile(std::string_view file)
{
    std::string_view base = file.substr(file.rfind('/') + 1); // npos + 1 is 0
    for (const std::string_view end : {".tools.json", ".json", ".jsonl"}) {
        if (endsWith(base, end) && base.size() > end.size()) {
            base.remove_suffix(end.size());
            break;
        }
    }
    return fromUtf8(base);
}

void append(Catalog &catalog, Catalog more)
{
    const std::size_t shift = catalog.sources.size();
    for (Tool &tool : more.tools)
        tool.source += shift;
    std::move(more.sources.begin(), more.sources.end(), std::back_inserter(catalog.sources));
    std::move(more.tools.begin(), more.tools.end(), std::back_inserter(catalog.tools));
}

} // namespace tss
