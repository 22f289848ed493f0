// SPDX-License-Identifier: MIT
// From list entries to tools, the same for every format: nothing is dropped, what is missing or of
// the wrong kind is said by the field's state and by notes.
#pragma once

#include "core/catalog/importer.h"

namespace tss {

/// Appends each entry of `list` to `catalog` as a tool of its last source; `offset` is the page's
/// place in the file.
void readEntries(Catalog &catalog, const Importer &format, const json::View &list,
                 std::size_t offset);

/// Reads all pages of a format whose pages are plain lists into a catalog with one source.
[[nodiscard]] Catalog readLists(const ImportInput &input, const Importer &format);

/// A source for `input`, without tools yet.
[[nodiscard]] Source sourceFor(const ImportInput &input, Format format);

[[nodiscard]] std::size_t pageOffset(const ImportInput &input, std::size_t page);

} // namespace tss
