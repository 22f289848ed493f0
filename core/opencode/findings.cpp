// SPDX-License-Identifier: MIT
#include "core/opencode/findings.h"

#include "core/opencode/catalogfindings.h"
#include "core/text/utf16.h"

namespace tss::opencode {

void addFindings(Preview &preview, const FindingContext &context)
{
    addFileFindings(preview, context);
    addRuleFindings(preview, context);
    addCostFindings(preview, context);
    if (preview.host == Host::Stock) {
        for (Diagnostic &diagnostic : originFindings(context.state.catalog()))
            preview.diagnostics.push_back(std::move(diagnostic));
    }
    const std::vector<Diagnostic> &catalog = context.state.findings();
    preview.diagnostics.insert(preview.diagnostics.end(), catalog.begin(), catalog.end());
}

void addFix(Diagnostic &diagnostic, FixKind kind, std::vector<std::u16string> args, const Result<TextEdits> &edits)
{
    if (edits && !edits->empty())
        diagnostic.fixes.push_back({kind, std::move(args), *edits});
}

std::u16string numberText(std::size_t value)
{
    return fromUtf8(std::to_string(value));
}

} // namespace tss::opencode
