// SPDX-License-Identifier: MIT
// CatalogState: what follows from a catalog alone, worked out once: ids, winners, tokens, and what
// each pattern matched. Belongs to the engine that it was made with.
#pragma once

#include "core/opencode/config.h"
#include "core/preview/preview.h"
#include "core/text/jsregex.h"
#include "core/tokens/counter.h"

#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tss::opencode {

/// Rows that one pattern matches, and why it matches none where the pattern itself is the reason.
struct PatternMatch
{
    std::vector<std::uint32_t> rows;
    RuleProblem problem = RuleProblem::None;
    std::u16string detail; ///< the engine's message
    std::chrono::milliseconds budget{}; ///< the time that was not enough
};

class CatalogState
{
public:
    /// Nothing when cancelled.
    [[nodiscard]] static std::unique_ptr<CatalogState> make(JsEngine &engine, CatalogPtr catalog,
                                                            const TokenCounter &counter,
                                                            const std::atomic_bool *cancelled);

    [[nodiscard]] const CatalogIndexPtr &index() const { return m_index; }
    [[nodiscard]] const Catalog &catalog() const { return *m_index->catalog; }
    [[nodiscard]] const std::vector<IndexedTool> &tools() const { return m_index->tools; }
    /// Row of the tool that is sent under an id.
    [[nodiscard]] std::optional<std::uint32_t> winner(std::u16string_view id) const;
    /// The winners in the order in which their ids appear first, the order of the plugin's Map.
    [[nodiscard]] const std::vector<std::uint32_t> &winnersInOrder() const { return m_winners; }

    /// The reference stays valid until nextGeneration().
    [[nodiscard]] const PatternMatch &match(const PatternText &pattern);
    /// suggestedPatterns(), remembered.
    [[nodiscard]] const std::vector<std::u16string> &suggestions(const std::u16string &pattern);
    /// Begins a preview: when there are many remembered patterns, those that the last one did not
    /// use are dropped.
    void nextGeneration();

    /// Problems of the catalog itself, found on first use.
    [[nodiscard]] const std::vector<Diagnostic> &findings();

private:
    CatalogState(JsEngine &engine, CatalogIndexPtr index);
    [[nodiscard]] PatternMatch matchRegex(std::u16string_view source);
    [[nodiscard]] PatternMatch matchGlob(std::u16string_view pattern) const;

    JsEngine &m_engine;
    CatalogIndexPtr m_index;
    std::unordered_map<std::u16string_view, std::uint32_t> m_winnerOf;
    std::vector<std::uint32_t> m_winners;
    JsSubjects m_subjects;
    std::string m_idBytes; ///< of all ids, one after the other
    std::vector<std::size_t> m_idEnds;
    template<class T>
    struct Remembered
    {
        T value;
        std::uint64_t lastUse = 0; ///< generation
    };
    std::unordered_map<std::u16string, Remembered<PatternMatch>> m_matches;
    std::unordered_map<std::u16string, Remembered<std::vector<std::u16string>>> m_suggestions;
    std::uint64_t m_generation = 1;
    std::chrono::milliseconds m_timeouts{}; ///< spent in this generation
    std::optional<std::vector<Diagnostic>> m_findings;
};

} // namespace tss::opencode
