// SPDX-License-Identifier: MIT
// The sentences for diagnostic codes, as data. %1 … %9 are the diagnostic's arguments, %n a count among them.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <span>

namespace tss::app {

inline constexpr const char *kDiagnosticContext = "Diagnostics";
inline constexpr int kNoCount = -1;

struct DiagnosticSentence
{
    DiagnosticCode code;
    const char *title;
    const char *detail; ///< may be empty
    int countArgument = kNoCount; ///< index of the argument that is the title's %n
    int arguments = kNoCount; ///< how many there are; one more is the number of tools with the same problem
};

[[nodiscard]] std::span<const DiagnosticSentence> fileSentences();
[[nodiscard]] std::span<const DiagnosticSentence> ruleSentences();
[[nodiscard]] std::span<const DiagnosticSentence> catalogSentences();
[[nodiscard]] std::span<const DiagnosticSentence> schemaSentences();

} // namespace tss::app
