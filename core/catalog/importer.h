// SPDX-License-Identifier: MIT
// Importers: one file each, told apart by content, registered in importers.cpp.
#pragma once

#include "core/catalog/tool.h"
#include "core/json/parse.h"
#include "core/result.h"

#include <atomic>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tss {

/// One file, parsed. `pages` has one tree, or several for JSON lines.
struct ImportInput
{
    std::string file;
    std::u16string name; ///< server name taken from the file name ("github.tools.json" → "github")
    std::vector<json::TreePtr> pages;
    std::vector<std::size_t> offsets; ///< of each page in the file, in bytes; empty: all at 0
};

/// The three fields that every format spells in its own way; absent where the entry has none.
struct EntryFields
{
    json::View name;
    json::View description;
    json::View schema;
};

class Importer
{
public:
    virtual ~Importer() = default;
    [[nodiscard]] virtual Format format() const = 0;
    /// Whether the (first) value has this importer's shape. Exactly one importer recognises any non-empty file we know.
    [[nodiscard]] virtual bool recognises(const json::View &root) const = 0;
    [[nodiscard]] virtual Result<Catalog> read(const ImportInput &input) const = 0;
    /// The catalog in this format, pretty-printed UTF-8 with a final newline. What the format cannot carry is left out.
    [[nodiscard]] virtual std::string write(const Catalog &catalog) const = 0;
    /// Where an entry of this format keeps its fields. A format that is no list of tools has none.
    [[nodiscard]] virtual EntryFields fields(const json::View &entry) const;
    /// The origin of a tool listed in this format, as far as its name tells.
    [[nodiscard]] virtual Origin originOf(std::u16string_view name) const;
    /// One tool as an entry of this format, JSON.
    [[nodiscard]] virtual std::string entryText(const Source &source, const Tool &tool) const;
};

[[nodiscard]] std::span<const Importer *const> importers();
[[nodiscard]] const Importer *importerFor(Format format);
/// "mcp", "openai", "anthropic", "opencode", "opencode-ids", "dsh", "slimmer", "studio".
[[nodiscard]] std::string_view formatName(Format format);
/// "mcp", "builtin", "custom", "plugin", "unknown": as the studio's catalog file and tss spell them.
[[nodiscard]] std::string_view originName(Origin origin);

/// Reads a catalog from a file's bytes. Invalid UTF-8 is replaced and noted. `name` empty: from the file name.
/// Errors: CatalogUnknownFormat, CatalogEmptyFile, CatalogJsonRpcError (args: message), Utf16File, JsonSyntax, each
/// with file and place.
[[nodiscard]] Result<Catalog> importCatalog(std::string bytes, const std::string &file, std::u16string name = {});

/// Server name from a file name: the base name without ".tools.json", ".json" or ".jsonl".
[[nodiscard]] std::u16string serverNameFromFile(std::string_view file);

/// Appends `more` to `catalog`, source indices adjusted.
void append(Catalog &catalog, Catalog more);

} // namespace tss
