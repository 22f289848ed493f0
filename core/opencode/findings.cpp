// SPDX-License-Identifier: MIT
#include "core/opencode/findings.h"

#include "core/opencode/catalogfindings.h"
#include "core/text/utf16.h"

#include <map>
#include <set>

namespace tss::opencode {

void joinMany(std::vector<Diagnostic> &diagnostics)
{
    std::map<DiagnosticCode, std::size_t> counts;
    for (const Diagnostic &diagnostic : diagnostics)
        ++counts[diagnostic.code];
    std::set<DiagnosticCode> joined;
    std::vector<Diagnostic> kept;
    for (Diagnostic &diagnostic : diagnostics) {
        const std::size_t count = counts[diagnostic.code];
        if (count > kMostOfOneKind) {
            if (!joined.insert(diagnostic.code).second)
                continue;
            diagnostic.args.push_back(numberText(count));
            diagnostic.fixes.clear();
        }
        kept.push_back(std::move(diagnostic));
    }
    diagnostics = std::move(kept);
}

void addFindings(Preview &preview, const FindingContext &context)
{
    addFileFindings(preview, context);
    addRuleFindings(preview, context);
    addCostFindings(preview, context);
    if (preview.host == Host::Stock) {
        for (Diagnostic &diagnostic : originFindings(context.state.catalog()))
            preview.diagnostics.push_back(std::move(diagnostic));
    }
    joinMany(preview.diagnostics);
    const std::vector<Diagnostic> &catalog = context.state.findings();
    preview.diagnostics.insert(preview.diagnostics.end(), catalog.begin(), catalog.end());
}

void addFix(Diagnostic &diagnostic, FixKind kind, std::vector<std::u16string> args,
            const Result<TextEdits> &edits)
{
    if (edits && !edits->empty())
        diagnostic.fixes.push_back({kind, std::move(args), *edits});
}

std::u16string numberText(std::size_t value)
{
    return fromUtf8(std::to_string(value));
}

} // namespace tss::opencode
