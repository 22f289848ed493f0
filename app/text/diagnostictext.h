// SPDX-License-Identifier: MIT
// Diagnostic → words: a title sentence, a detail (why it matters and the way out) and a short name for each fix.
// Used by the window and by tss.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QString>

#include <string_view>

namespace tss::app {

/// One sentence with a full stop.
[[nodiscard]] QString diagnosticTitle(const Diagnostic &diagnostic);
/// More about it, one to three sentences; may be empty.
[[nodiscard]] QString diagnosticDetail(const Diagnostic &diagnostic);
/// What the fix does, as an action: "Replace by “github_*”".
[[nodiscard]] QString fixTitle(const Fix &fix);

/// "Error", "Warning", "Hint".
[[nodiscard]] QString severityText(Severity severity);
/// "hide[0]", "keep[2]"; the plugin's own rule: "tool_search (always kept)".
[[nodiscard]] QString ruleText(const RuleRef &rule);
/// "file:line:column", "file", or empty. `source` is the document's text.
[[nodiscard]] QString diagnosticPlace(const Diagnostic &diagnostic, std::string_view source);

} // namespace tss::app
