// SPDX-License-Identifier: MIT
// Diagnostic: a problem found, with a severity, a place, and where possible fixes. Codes and arguments only; the
// sentences are made in app/text.
#pragma once

#include "core/json/edit.h"
#include "core/text/utf16.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tss {

enum class Severity { Hint, Warning, Error };

enum class RuleList { Hide, Keep };

/// One rule of the configuration in force. `builtIn`: the plugin's own keep rule for tool_search, in no file.
struct RuleRef
{
    RuleList list = RuleList::Hide;
    std::size_t index = 0; ///< in the list in force
    bool builtIn = false;
    friend bool operator==(const RuleRef &, const RuleRef &) = default;
};

/// Which of a target's documents a place or a fix is in.
enum class FileRole : unsigned char {
    Main, ///< OpenCode: tool-search.json; DSH: the user's dsh-tool-search.json
    Project, ///< DSH: the workspace's dsh-tool-search.json
    Static, ///< DSH: cordis.patch.yml
};

/// One rule of a DSH group: groups[group].tools[index] or .prefixes[index].
struct GroupRuleRef
{
    std::size_t group = 0;
    bool isPrefix = false;
    std::optional<std::size_t> index; ///< nullopt: the group itself
    friend bool operator==(const GroupRuleRef &, const GroupRuleRef &) = default;
};

enum class DiagnosticCode {
    // the configuration file as a whole
    FileHasComments, ///< the plugin ignores the file
    FileHasTrailingCommas, ///< the plugin ignores the file
    FileHasBom, ///< the plugin ignores the file
    FileSyntax, ///< the plugin ignores the file; args: what was expected
    FileNotObject, ///< args: kind; loads, changes nothing
    FileInvalidUtf8,
    DuplicateKey, ///< args: key; the last one counts
    UnknownKey, ///< args: key; kept, ignored by the plugin
    // values of the wrong type; args: key, and what the plugin does with it
    PluginThrowsAtStart, ///< hide or keep is no array: no tool_search at all
    SearchThrows, ///< a tag list or description that breaks every search; args: tool id, key
    WrongTypeIgnored, ///< args: key
    NumberTreatedAs, ///< args: key, value written, value in force
    NegativeTopK, ///< args: value, hits shown, hits there would be
    PluginDisabled,
    // rules
    DeadPattern, ///< matches 0 of N; args: pattern, N
    DefaultPatternsMatchNothing, ///< args: N
    ShadowedByKeep, ///< args: pattern
    ShadowedByEarlier, ///< every tool it matches is taken by an earlier rule of the same list; args: pattern, the earlier
    KeepWithoutEffect, ///< nothing that it matches would be hidden; args: pattern
    PatternTooWide, ///< hides built-ins; args: pattern, count, first names
    PatternMalformed, ///< args: pattern, engine's message
    PatternTimeout, ///< args: pattern, milliseconds
    PatternBunOnly, ///< args: pattern
    PatternNotString, ///< matches only the empty id; args: value
    PatternEmpty,
    RuleOutOfReach, ///< on this host everything it matches bypasses the plugin; args: pattern, count
    // per-tool entries
    OverrideUnknownTool, ///< args: id
    OverrideNotSent, ///< a description only shows in search results; args: id
    // what hiding does
    HidingCostsMore, ///< args: count, tokens lost
    TotalGrows, ///< the whole configuration makes the request larger; args: tokens
    // catalog
    IdCollision, ///< args: id, count, winner's source, winner's raw name
    SameNameOnServers, ///< args: raw name, count
    NameTooLong, ///< args: id, length
    NameInvisibleCharacters, ///< args: id
    EmptyId,
    TooManyTools, ///< args: total, MCP, built-in and other, plugin
    DescriptionOver1024, ///< args: length
    DescriptionOver2048, ///< args: length
    DescriptionMissing,
    OriginUnknown, ///< args: source, count
    ServerNameRefusedByDsh, ///< args: server
    ServerListRefused, ///< OpenCode refuses the server's whole list because of one tool; args: server, raw tool name
    ImportProblem, ///< args: note kind, detail
    // schemas; place.schemaPath tells where
    SchemaMissing,
    SchemaNull,
    SchemaNotObject,
    SchemaRootNotObject, ///< args: type
    SchemaRootCombinator, ///< args: keyword
    SchemaArrayWithoutItems,
    SchemaCycle,
    SchemaDanglingRef, ///< args: ref
    SchemaRemoteRef, ///< args: ref
};

struct Place
{
    std::string file;
    FileRole role = FileRole::Main;
    std::optional<TextRange> range; ///< in the document's text
    std::optional<RuleRef> rule;
    std::optional<GroupRuleRef> groupRule;
    std::optional<std::size_t> row; ///< row of the preview (= tool of the catalog)
    std::optional<std::size_t> source; ///< source of the catalog
    std::string schemaPath; ///< JSON pointer in the tool's schema
    std::optional<LineColumn> at; ///< in a catalog's file
};

enum class FixKind {
    MakeStrict, ///< remove comments, trailing commas and byte-order mark
    RemoveRule, ///< args: pattern
    ReplaceRule, ///< args: old, new
    AddKeepRules, ///< keep the named tools visible; args: count
    WrapInArray, ///< args: key
    RemoveKey, ///< args: key
    SetValue, ///< args: key, value
    RemoveOverride, ///< args: id
    AddHideRule, ///< args: pattern
};

/// A fix is a list of text edits on one of the documents.
struct Fix
{
    FixKind kind;
    std::vector<std::u16string> args;
    TextEdits edits;
    FileRole role = FileRole::Main;
};

struct Diagnostic
{
    DiagnosticCode code;
    Severity severity = Severity::Warning;
    Place place;
    std::vector<std::u16string> args;
    std::vector<Fix> fixes;
};

/// Stable name as tss prints it ("dead-pattern").
[[nodiscard]] std::string diagnosticName(DiagnosticCode code);
[[nodiscard]] std::string severityName(Severity severity);

} // namespace tss
