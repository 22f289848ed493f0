// SPDX-License-Identifier: MIT
// Statements about the plugin are about @yulimfish/opencode-tool-search 0.1.2, about OpenCode up to 1.18.33.
#include "app/text/diagnosticsentences.h"

#include <QCoreApplication>

namespace tss::app {

namespace {

constexpr DiagnosticSentence kSentences[]{
    {DiagnosticCode::DeadPattern,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” matches 0 of %2 tools."),
     QT_TRANSLATE_NOOP("Diagnostics", "The rule does nothing here. Patterns stand for the whole id and tell capital letters from small ones.")},
    {DiagnosticCode::DefaultPatternsMatchNothing,
     QT_TRANSLATE_NOOP("Diagnostics", "The plugin’s own default patterns mcp_* and mcp__* match 0 of %1 tools."),
     QT_TRANSLATE_NOOP("Diagnostics", "OpenCode names MCP tools after their server, as in “github_create_issue”. Add a rule for each server that you want to hide.")},
    {DiagnosticCode::ShadowedByKeep,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” hides nothing: keep rules win for every tool that it matches."),
     QT_TRANSLATE_NOOP("Diagnostics", "Remove the rule, or the keep rules that stand against it.")},
    {DiagnosticCode::ShadowedByEarlier,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” adds nothing: the rule “%2” above it has every tool that it matches."),
     QT_TRANSLATE_NOOP("Diagnostics", "Remove one of the two.")},
    {DiagnosticCode::KeepWithoutEffect,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” keeps nothing: no rule hides what it matches."),
     QT_TRANSLATE_NOOP("Diagnostics", "You can remove the rule without changing anything.")},
    {DiagnosticCode::PatternTooWide,
     QT_TRANSLATE_N_NOOP("Diagnostics", "“%1” hides %n of OpenCode’s own tool(s): %3."),
     QT_TRANSLATE_NOOP("Diagnostics", "The model needs them for its work. Keep them visible or write a narrower pattern."), 1},
    {DiagnosticCode::PatternMalformed,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” is not a valid regular expression: %2."),
     QT_TRANSLATE_NOOP("Diagnostics", "It matches nothing; the other rules still work.")},
    {DiagnosticCode::PatternTimeout,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” was still searching after %2 ms and was stopped."),
     QT_TRANSLATE_NOOP("Diagnostics", "Here it counts as matching nothing; in OpenCode it would hold up every request. Write it without nested repeats such as (a+)+.")},
    {DiagnosticCode::PatternBunOnly,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” is written in a way that OpenCode understands and this preview does not."),
     QT_TRANSLATE_NOOP("Diagnostics", "Modifiers such as (?i:…) and group names used twice work in OpenCode’s own engine only. Here the rule counts as matching nothing.")},
    {DiagnosticCode::PatternNotString,
     QT_TRANSLATE_NOOP("Diagnostics", "The rule %1 is not a text, so it matches no tool."),
     QT_TRANSLATE_NOOP("Diagnostics", "Write the pattern in double quotes or remove the rule.")},
    {DiagnosticCode::PatternEmpty,
     QT_TRANSLATE_NOOP("Diagnostics", "An empty pattern matches no tool."),
     QT_TRANSLATE_NOOP("Diagnostics", "Write a pattern or remove the rule.")},
    {DiagnosticCode::RuleOutOfReach,
     QT_TRANSLATE_N_NOOP("Diagnostics", "“%1” cannot take effect: OpenCode passes none of the %n tool(s) that it matches to the plugin."),
     QT_TRANSLATE_NOOP("Diagnostics", "OpenCode up to 1.18.33 sends MCP tools in full, whatever the plugin says. To keep them from the model, switch the server off or deny its tools under “permission” in opencode.json."), 1},
    {DiagnosticCode::OverrideUnknownTool,
     QT_TRANSLATE_NOOP("Diagnostics", "No tool in this catalog has the id “%1”."),
     QT_TRANSLATE_NOOP("Diagnostics", "Its tags and description do nothing here. Check the spelling, or open the catalog that has the tool.")},
    {DiagnosticCode::OverrideNotSent,
     QT_TRANSLATE_NOOP("Diagnostics", "The description written for “%1” shows in search results only."),
     QT_TRANSLATE_NOOP("Diagnostics", "Plugin 0.1.2 sends it nowhere else: a visible tool keeps its own text, and a hidden one gets a short note. The plugin’s README says otherwise."), kNoCount, 1},
    {DiagnosticCode::HidingCostsMore,
     QT_TRANSLATE_N_NOOP("Diagnostics", "Hiding costs more than it saves for %n tool(s): %2 tokens."),
     QT_TRANSLATE_NOOP("Diagnostics", "The note that takes the place of a description is longer than these descriptions, and the parameters are sent either way. Keep these tools visible."), 0},
    {DiagnosticCode::TotalGrows,
     QT_TRANSLATE_NOOP("Diagnostics", "With this configuration every request is %1 tokens larger than without the plugin."),
     QT_TRANSLATE_NOOP("Diagnostics", "What hiding saves is less than what tool_search, its hint and the notes on hidden tools cost.")},
};

} // namespace

std::span<const DiagnosticSentence> ruleSentences()
{
    return kSentences;
}

} // namespace tss::app
