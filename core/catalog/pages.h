// SPDX-License-Identifier: MIT
// From a file's bytes to JSON values: one, or several for JSON lines and values written one after
// the other.
#pragma once

#include "core/catalog/tool.h"
#include "core/result.h"

#include <string>
#include <vector>

namespace tss {

struct Page
{
    json::TreePtr tree;
    std::size_t offset = 0; ///< of its first byte in the file
};

struct Pages
{
    std::vector<Page> pages;
    std::vector<ImportNote> notes;
    std::string text; ///< the whole file where it has several values; one value's tree has it
};

/// Lines of other text between values are noted and skipped (a server's log on its standard
/// output); a value that is cut off or broken is an error, never skipped.
[[nodiscard]] Result<Pages> readPages(std::string bytes, const std::string &file);

} // namespace tss
