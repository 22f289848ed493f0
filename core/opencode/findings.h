// SPDX-License-Identifier: MIT
// Findings: the diagnostics of a configuration on a catalog, each with its place and its fixes.
#pragma once

#include "core/opencode/catalogstate.h"
#include "core/opencode/config.h"
#include "core/opencode/configfile.h"
#include "core/opencode/edits.h"
#include "core/target.h"

#include <string>
#include <vector>

namespace tss::opencode {

struct FindingContext
{
    CatalogState &state;
    const Config &config;
    const PreviewInput &input;
    const ConfigFile &file;

    [[nodiscard]] EditContext editContext() const
    {
        return {input.documentExists ? std::string_view(input.documentText) : std::string_view(),
                input.inlineOptions};
    }
};

/// Of a kind of which there are more than this, only the first stands in a list, with their number
/// as its last argument and without its fixes.
inline constexpr std::size_t kMostOfOneKind = 100;
void joinMany(std::vector<Diagnostic> &diagnostics);

// Each fix reads the whole text again, so that of many of a kind only the first get theirs.
inline constexpr std::size_t kMostFixes = 20;

/// All of them, in the order file, values, entries, rules, costs, catalog.
void addFindings(Preview &preview, const FindingContext &context);

// One part each.
void addFileFindings(Preview &preview, const FindingContext &context);
void addValueFindings(Preview &preview, const FindingContext &context, const json::View &fileRoot);
void addEntryFindings(Preview &preview, const FindingContext &context, const json::View &fileRoot);
void addRuleFindings(Preview &preview, const FindingContext &context);
void addCostFindings(Preview &preview, const FindingContext &context);

/// Appends a fix unless its edits cannot be made or do nothing.
void addFix(Diagnostic &diagnostic, FixKind kind, std::vector<std::u16string> args,
            const Result<TextEdits> &edits);

[[nodiscard]] std::u16string numberText(std::size_t value);

} // namespace tss::opencode
