// SPDX-License-Identifier: MIT
// Pieces of plain text that several verbs print.
#pragma once

#include "app/cli/diagnosticjson.h"

#include <QString>

#include <cstdint>

namespace tss::app::cli {

/// With thousands separators: "48,210".
[[nodiscard]] QString grouped(std::int64_t value);
/// With a sign: "+19", "-1,204", "0".
[[nodiscard]] QString signedText(std::int64_t value);
/// An id or name for a table: escaped, the middle of a very long one left out.
[[nodiscard]] QString shownName(std::u16string_view name);

/// "file:line:column: error: tool: title [code]".
[[nodiscard]] QString diagnosticLineText(const Diagnostic &diagnostic, const DiagnosticContext &context);
/// "2 errors, 1 warning, 3 hints"; empty list: "no problems".
[[nodiscard]] QString problemSummary(const std::vector<Diagnostic> &diagnostics);
[[nodiscard]] std::size_t countOf(const std::vector<Diagnostic> &diagnostics, Severity severity);

} // namespace tss::app::cli
