// SPDX-License-Identifier: MIT
// CheckedFile: one file that tss check looked at, and what it found.
#pragma once

#include "app/cli/diagnosticjson.h"
#include "app/cli/inputs.h"
#include "app/cli/request.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss::app::cli {

enum class CheckedKind { Config, Catalog, Unknown };

struct CheckedFile
{
    std::string path;
    CheckedKind kind = CheckedKind::Unknown;
    std::optional<Error> error; ///< the file is neither; nothing else is set then
    std::string source; ///< bytes that the error's place points into
    ConfigFile config; ///< of a configuration
    PreviewPtr preview; ///< what the diagnostics are from
    std::vector<Diagnostic> diagnostics;

    [[nodiscard]] std::size_t count(Severity severity) const;
};

[[nodiscard]] std::string_view kindName(CheckedKind kind);

/// What a file is, by its content. Only where that does not tell, because it does not parse, by its name.
[[nodiscard]] CheckedKind kindOf(const InputFile &file);

struct FileToCheck
{
    InputFile file;
    std::optional<CheckedKind> kind; ///< what the caller says it is
};

/// Each configuration is checked against all catalogs among the files and in `context`.
[[nodiscard]] Outcome<std::vector<CheckedFile>> checkFiles(const Request &settings, std::vector<FileToCheck> files, const Catalog &context);

} // namespace tss::app::cli
