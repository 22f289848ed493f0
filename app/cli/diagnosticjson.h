// SPDX-License-Identifier: MIT
// A diagnostic as JSON, and where it is.
#pragma once

#include "app/cli/jsonwriter.h"
#include "app/cli/request.h"
#include "core/preview/preview.h"
#include "core/text/utf16.h"

#include <optional>
#include <string>

namespace tss::app::cli {

/// What a diagnostic's places point into.
struct DiagnosticContext
{
    const Preview &preview;
    const ConfigFile &config;
};

/// Line and column in the configuration file, for a diagnostic that has a place there.
[[nodiscard]] std::optional<LineColumn> diagnosticLine(const Diagnostic &diagnostic, const ConfigFile &config);

/// The file a diagnostic is about: the configuration, or the catalog of its tool or source. May be empty.
[[nodiscard]] std::string diagnosticFile(const Diagnostic &diagnostic, const Preview &preview);
/// Id of the tool that it is about, or empty.
[[nodiscard]] std::u16string diagnosticTool(const Diagnostic &diagnostic, const Preview &preview);

void writeDiagnostic(JsonWriter &json, const Diagnostic &diagnostic, const DiagnosticContext &context);

} // namespace tss::app::cli
