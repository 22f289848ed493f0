// SPDX-License-Identifier: MIT
// What the configuration costs: tools that are larger hidden, a request that grows, more tools than
// providers take.
#include "core/opencode/findings.h"
#include "core/opencode/patterns.h"
#include "core/text/utf16.h"

namespace tss::opencode {

namespace {

using Code = DiagnosticCode;

constexpr std::size_t kMostTools = 128;
// A fix with more keep rules than this would be no help to anybody.
constexpr std::size_t kMostKeepRules = 500;

void hidingCostsMore(Preview &preview, const FindingContext &context)
{
    std::vector<std::u16string> ids;
    std::int64_t lost = 0;
    std::size_t count = 0;
    std::optional<std::size_t> first;
    for (std::size_t i = 0; i < preview.rows.size(); ++i) {
        const ToolRow &row = preview.rows[i];
        if (row.verdict != Verdict::Hidden || row.saving() >= 0)
            continue;
        first = first.value_or(i);
        ++count;
        lost -= row.saving();
        if (ids.size() <= kMostKeepRules && !isRegexPattern(preview.index->tools[i].id))
            ids.push_back(preview.index->tools[i].id);
    }
    if (count == 0)
        return;
    Diagnostic &diagnostic = preview.diagnostics.emplace_back();
    diagnostic.code = Code::HidingCostsMore;
    diagnostic.severity = Severity::Warning;
    diagnostic.args = {numberText(count), fromUtf8(std::to_string(lost))};
    diagnostic.place.row = first;
    diagnostic.place.rule = preview.rows[*first].rule;
    if (ids.size() <= kMostKeepRules)
        addFix(diagnostic, FixKind::AddKeepRules, {numberText(ids.size())},
               addRules(context.editContext(), RuleList::Keep, ids));
}

void totalGrows(Preview &preview)
{
    const std::int64_t grown = preview.totals.after - preview.totals.before;
    if (grown <= 0 || preview.rows.empty())
        return;
    Diagnostic &diagnostic = preview.diagnostics.emplace_back();
    diagnostic.code = Code::TotalGrows;
    diagnostic.severity = Severity::Warning;
    diagnostic.args = {fromUtf8(std::to_string(grown))};
}

void tooManyTools(Preview &preview, const Catalog &catalog)
{
    std::size_t mcp = 0;
    std::size_t plugin = preview.added.size();
    std::size_t others = 0;
    for (std::size_t i = 0; i < preview.rows.size(); ++i) {
        if (!preview.rows[i].sent)
            continue;
        const Origin origin = catalog.tools[i].origin;
        ++(origin == Origin::McpServer ? mcp : origin == Origin::Plugin ? plugin : others);
    }
    if (mcp + plugin + others <= kMostTools)
        return;
    Diagnostic &diagnostic = preview.diagnostics.emplace_back();
    diagnostic.code = Code::TooManyTools;
    diagnostic.severity = Severity::Warning;
    diagnostic.args = {numberText(mcp + plugin + others), numberText(mcp), numberText(others),
                       numberText(plugin)};
}

} // namespace

void addCostFindings(Preview &preview, const FindingContext &context)
{
    if (preview.pluginActive) {
        hidingCostsMore(preview, context);
        totalGrows(preview);
    }
    tooManyTools(preview, context.state.catalog());
}

} // namespace tss::opencode
