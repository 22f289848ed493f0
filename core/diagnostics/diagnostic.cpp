// SPDX-License-Identifier: MIT
#include "core/diagnostics/diagnostic.h"

#include <array>
#include <string_view>
#include <utility>

namespace tss {

namespace {

// In the order of the enum; the names are part of tss's output and never change.
constexpr auto kNames = std::to_array<std::pair<DiagnosticCode, std::string_view>>({
    {DiagnosticCode::FileHasComments, "file-has-comments"},
    {DiagnosticCode::FileHasTrailingCommas, "file-has-trailing-commas"},
    {DiagnosticCode::FileHasBom, "file-has-bom"},
    {DiagnosticCode::FileSyntax, "file-syntax"},
    {DiagnosticCode::FileNotObject, "file-not-object"},
    {DiagnosticCode::FileInvalidUtf8, "file-invalid-utf8"},
    {DiagnosticCode::DuplicateKey, "duplicate-key"},
    {DiagnosticCode::UnknownKey, "unknown-key"},
    {DiagnosticCode::PluginThrowsAtStart, "plugin-throws-at-start"},
    {DiagnosticCode::SearchThrows, "search-throws"},
    {DiagnosticCode::WrongTypeIgnored, "wrong-type-ignored"},
    {DiagnosticCode::NumberTreatedAs, "number-treated-as"},
    {DiagnosticCode::NegativeTopK, "negative-top-k"},
    {DiagnosticCode::PluginDisabled, "plugin-disabled"},
    {DiagnosticCode::DeadPattern, "dead-pattern"},
    {DiagnosticCode::DefaultPatternsMatchNothing, "default-patterns-match-nothing"},
    {DiagnosticCode::ShadowedByKeep, "shadowed-by-keep"},
    {DiagnosticCode::ShadowedByEarlier, "shadowed-by-earlier"},
    {DiagnosticCode::KeepWithoutEffect, "keep-without-effect"},
    {DiagnosticCode::PatternTooWide, "pattern-too-wide"},
    {DiagnosticCode::PatternMalformed, "pattern-malformed"},
    {DiagnosticCode::PatternTimeout, "pattern-timeout"},
    {DiagnosticCode::PatternBunOnly, "pattern-bun-only"},
    {DiagnosticCode::PatternNotString, "pattern-not-string"},
    {DiagnosticCode::PatternEmpty, "pattern-empty"},
    {DiagnosticCode::RuleOutOfReach, "rule-out-of-reach"},
    {DiagnosticCode::OverrideUnknownTool, "override-unknown-tool"},
    {DiagnosticCode::OverrideNotSent, "override-not-sent"},
    {DiagnosticCode::HidingCostsMore, "hiding-costs-more"},
    {DiagnosticCode::TotalGrows, "total-grows"},
    {DiagnosticCode::IdCollision, "id-collision"},
    {DiagnosticCode::SameNameOnServers, "same-name-on-servers"},
    {DiagnosticCode::NameTooLong, "name-too-long"},
    {DiagnosticCode::NameInvisibleCharacters, "name-invisible-characters"},
    {DiagnosticCode::EmptyId, "empty-id"},
    {DiagnosticCode::TooManyTools, "too-many-tools"},
    {DiagnosticCode::DescriptionOver1024, "description-over-1024"},
    {DiagnosticCode::DescriptionOver2048, "description-over-2048"},
    {DiagnosticCode::DescriptionMissing, "description-missing"},
    {DiagnosticCode::OriginUnknown, "origin-unknown"},
    {DiagnosticCode::ServerNameRefusedByDsh, "server-name-refused-by-dsh"},
    {DiagnosticCode::ServerListRefused, "server-list-refused"},
    {DiagnosticCode::ImportProblem, "import-problem"},
    {DiagnosticCode::SchemaMissing, "schema-missing"},
    {DiagnosticCode::SchemaNull, "schema-null"},
    {DiagnosticCode::SchemaNotObject, "schema-not-object"},
    {DiagnosticCode::SchemaRootNotObject, "root-not-object"},
    {DiagnosticCode::SchemaRootCombinator, "root-combinator"},
    {DiagnosticCode::SchemaArrayWithoutItems, "array-without-items"},
    {DiagnosticCode::SchemaCycle, "schema-cycle"},
    {DiagnosticCode::SchemaDanglingRef, "dangling-ref"},
    {DiagnosticCode::SchemaRemoteRef, "remote-ref"},
});

constexpr bool isInOrder()
{
    for (std::size_t i = 0; i < kNames.size(); ++i) {
        if (static_cast<std::size_t>(kNames[i].first) != i)
            return false;
    }
    return true;
}
static_assert(isInOrder());

} // namespace

std::string diagnosticName(DiagnosticCode code)
{
    const auto index = static_cast<std::size_t>(code);
    return index < kNames.size() ? std::string(kNames[index].second) : "unknown";
}

std::string severityName(Severity severity)
{
    switch (severity) {
    case Severity::Hint:
        return "hint";
    case Severity::Warning:
        return "warning";
    case Severity::Error:
        return "error";
    }
    return "unknown";
}

} // namespace tss
