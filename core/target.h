// SPDX-License-Identifier: MIT
// Target: what every runtime that we configure offers. Implementations live in core/<target>/ and are registered in
// target.cpp. An Evaluator does the work; it caches, belongs to one thread at a time and has no other state.
#pragma once

#include "core/dsh/input.h"
#include "core/preview/preview.h"
#include "core/result.h"
#include "core/tokens/counter.h"

#include <atomic>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tss {

/// Everything a preview depends on.
struct PreviewInput
{
    CatalogPtr catalog;
    std::string documentText; ///< bytes of the configuration file; ignored when !documentExists
    bool documentExists = false; ///< false: a missing file, which is silent
    std::string documentFile; ///< for the places of diagnostics
    std::optional<dsh::DshInput> dsh; ///< DSH only; without it documentText is the user file
    std::string inlineOptions; ///< JSON object text of the inline plugin options; empty: none
    Host host = Host::Stock;
    const TokenCounter *counter = nullptr; ///< null: the estimate
    const std::atomic_bool *cancelled = nullptr; ///< polled; the result is then ErrorCode::Cancelled
    std::uint64_t revision = 0;
};

/// Why a hit scored: one reason, its token and its points.
struct ScorePart
{
    enum class Reason { IdEquals, IdStartsWith, IdContains, Tags, Description, TaggedBonus, ListAll };
    Reason reason;
    std::u16string token;
    int points = 0;
};

struct SearchHit
{
    std::size_t row = 0; ///< row of the preview
    std::u16string id;
    int score = 0;
    std::vector<ScorePart> parts;
};

struct SearchAnswer
{
    std::u16string title;
    std::u16string output; ///< the exact text returned to the model
    std::vector<SearchHit> hits;
    bool throws = false; ///< the plugin would throw (wrong types in tags or description); nothing is returned
};

class Evaluator
{
public:
    virtual ~Evaluator() = default;
    [[nodiscard]] virtual Result<PreviewPtr> preview(const PreviewInput &input) = 0;
    /// tool_search(query, topK?) on a fresh session after one turn.
    [[nodiscard]] virtual Result<SearchAnswer> search(const PreviewInput &input, std::u16string_view query, std::optional<double> topK) = 0;
    /// The description that the model receives for a row of `preview`.
    [[nodiscard]] virtual std::u16string sentDescription(const Preview &preview, std::size_t row) const = 0;
    /// The parameters schema that the model receives for a row, as JSON with the given indent.
    [[nodiscard]] virtual std::u16string sentSchema(const Preview &preview, std::size_t row, int indent) const = 0;
    /// Rows that a pattern matches, for live counts while typing; the error tells why it does not compile.
    [[nodiscard]] virtual Result<std::vector<std::uint32_t>> matches(const CatalogPtr &catalog, std::u16string_view pattern) = 0;
};

class Target
{
public:
    virtual ~Target() = default;
    [[nodiscard]] virtual std::string_view name() const = 0; ///< "opencode", "dsh"
    [[nodiscard]] virtual std::u16string toolId(const Source &source, const Tool &tool) const = 0;
    [[nodiscard]] virtual std::unique_ptr<Evaluator> makeEvaluator() const = 0;
};

[[nodiscard]] std::span<const Target *const> targets();
[[nodiscard]] const Target *findTarget(std::string_view name);

} // namespace tss
