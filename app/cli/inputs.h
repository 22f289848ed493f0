// SPDX-License-Identifier: MIT
// Inputs: what the verbs read. "-" is standard input, once; a catalog may be given as NAME=FILE.
#pragma once

#include "app/cli/verb.h"
#include "core/catalog/importer.h"
#include "core/error.h"

#include <string>
#include <string_view>
#include <vector>

namespace tss::app::cli {

/// One file's bytes and what to call it.
struct InputFile
{
    std::string path; ///< "-" for standard input
    std::u16string name; ///< of the server, from NAME=FILE; may be empty
    std::string bytes;
};

class Inputs
{
public:
    /// Splits NAME=FILE, unless a file of the whole name exists.
    [[nodiscard]] Outcome<InputFile> readCatalogFile(const std::string &argument);
    [[nodiscard]] Outcome<InputFile> read(const std::string &path);

private:
    bool m_stdinUsed = false;
};

[[nodiscard]] Outcome<Catalog> importedCatalog(InputFile file);
[[nodiscard]] Outcome<Catalog> readCatalogs(Inputs &inputs, const std::vector<std::string> &arguments);

/// "file:line:column: sentence"; `source` is what error.where points into.
[[nodiscard]] QString errorMessage(const Error &error, std::string_view source = {});
[[nodiscard]] tl::unexpected<Stop> inputError(const Error &error, std::string_view source = {});

} // namespace tss::app::cli
