// SPDX-License-Identifier: MIT
// Preview: everything that follows from catalog, configuration and host: verdicts, tokens, rules, diagnostics.
// Immutable and shared between threads once made.
#pragma once

#include "core/catalog/tool.h"
#include "core/diagnostics/diagnostic.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tss::dsh {
struct Facts;
}

namespace tss {

enum class Host {
    Stock, ///< MCP tools never pass through the plugin
    Hooked, ///< the description hook covers MCP tools too
};

enum class Verdict : std::uint8_t {
    Visible,
    Hidden, ///< OpenCode: the stub stands in for the description
    Kept, ///< OpenCode: would be hidden but for a keep rule
    Listed, ///< DSH: not sent; at most a line of the manifest tells of it
};

/// Tokens of one tool definition as the model receives it.
struct TokenParts
{
    std::uint32_t name = 0;
    std::uint32_t description = 0;
    std::uint32_t schema = 0;
    [[nodiscard]] std::uint32_t total() const { return name + description + schema; }
    friend bool operator==(const TokenParts &, const TokenParts &) = default;
};

/// What does not depend on the configuration, worked out once per catalog and target. One entry per catalog tool.
struct IndexedTool
{
    std::u16string id; ///< final id by the target's naming rule
    std::uint32_t winner = 0; ///< row that the host sends under this id (itself unless ids collide)
    TokenParts full; ///< with its own description
    std::uint32_t stubDescription = 0; ///< tokens of the stub, were it hidden
};

struct CatalogIndex
{
    CatalogPtr catalog;
    std::vector<IndexedTool> tools;
};
using CatalogIndexPtr = std::shared_ptr<const CatalogIndex>;

struct ToolRow
{
    Verdict verdict = Verdict::Visible;
    bool reachable = true; ///< the host passes this tool through the plugin, so rules can take effect
    bool sent = true; ///< false: another row wins the id, or (a row that is its own winner) the host never sends it
    /// The rule that made the verdict; on an unreachable tool the rule that would have, and the verdict is Visible.
    std::optional<RuleRef> rule;
    TokenParts before; ///< without the plugin (0 when not sent)
    TokenParts now; ///< with it
    /// Tokens saved; negative when hiding costs more than it saves.
    [[nodiscard]] std::int64_t saving() const { return std::int64_t{before.total()} - std::int64_t{now.total()}; }
};

enum class ValueSource { Default, Inline, File };
enum class RuleProblem { None, NotString, Empty, Malformed, Timeout, BunOnly };

struct RuleInfo
{
    RuleRef ref;
    std::u16string pattern; ///< the text; for a non-string the JSON of it
    ValueSource source = ValueSource::Default;
    RuleProblem problem = RuleProblem::None;
    std::u16string problemDetail; ///< the engine's message
    std::chrono::milliseconds timeout{}; ///< the time that was not enough
    std::vector<std::uint32_t> rows; ///< every row whose id matches, reachable or not, ascending
    std::uint32_t decides = 0; ///< rows whose verdict this rule made
    std::uint32_t outOfReach = 0; ///< matching rows that bypass the plugin on this host
};

struct Totals
{
    std::int64_t before = 0; ///< all sent tools without the plugin
    std::int64_t after = 0; ///< rows + fixedTool + fixedHint
    std::int64_t fixedTool = 0; ///< the plugin's own tool_search definition
    std::int64_t fixedHint = 0; ///< the system hint
    std::int64_t rowsNow = 0;
    std::size_t visible = 0, hidden = 0, kept = 0, outOfReach = 0, overridden = 0;
    std::size_t withheld = 0; ///< rows that pass through the plugin but that the host never sends; not in the counts above
    std::size_t collapsed = 0; ///< what the hint counts: hidden, and hidden ones among the withheld
};

/// A tool that the plugin adds (not in the catalog).
struct AddedTool
{
    std::u16string id;
    std::u16string description;
    std::u16string schema; ///< JSON
    TokenParts tokens;
};

struct Preview
{
    CatalogIndexPtr index;
    Host host = Host::Stock;
    std::string counter; ///< name of the token counter
    bool counterIsExact = false;
    bool pluginActive = true; ///< false: disabled or fails at start
    std::vector<ToolRow> rows; ///< one per catalog tool, same order
    std::vector<RuleInfo> hide; ///< in force, in order
    std::vector<RuleInfo> keep; ///< without the plugin's own
    std::vector<AddedTool> added;
    std::u16string systemHint; ///< empty: none is sent
    Totals totals;
    std::vector<Diagnostic> diagnostics;
    std::shared_ptr<const dsh::Facts> dsh; ///< what only DSH has; null for other targets
    std::uint64_t revision = 0; ///< of the input it was made from
};
using PreviewPtr = std::shared_ptr<const Preview>;

} // namespace tss
