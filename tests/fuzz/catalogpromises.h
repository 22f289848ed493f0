// SPDX-License-Identifier: MIT
// What holds for every import, whatever the bytes.
#pragma once

#include "../core/catalogtesting.h"
#include "core/diagnostics/schemalint.h"

namespace tss::test {

/// The name of the first broken promise, or an empty text.
inline QByteArray broken(const Result<Catalog> &catalog, const std::string &bytes)
{
    if (!catalog)
        return catalog.error().file == "fuzz.json" ? "" : "an error without its file";
    for (const Source &source : catalog->sources) {
        for (const ImportNote &note : source.notes) {
            if (note.where.begin > note.where.end || note.where.end > bytes.size())
                return "a note outside the file";
        }
    }
    for (const Tool &tool : catalog->tools) {
        if (tool.source >= catalog->sources.size() || tool.entry.isAbsent())
            return "a tool without source or entry";
        (void)lintTool(tool, catalog->sources[tool.source]);
    }
    const std::string written = importerFor(Format::StudioCatalog)->write(*catalog);
    const Result<Catalog> again = importCatalog(written, "fuzz.json");
    if (!again || rows(*again) != rows(*catalog) || entries(*again) != entries(*catalog))
        return "the studio's file does not bring it back";
    for (const Importer *importer : importers())
        (void)importer->write(*catalog);
    return {};
}

} // namespace tss::test
