// SPDX-License-Identifier: MIT
// SearchCorpus: the folded texts of a catalog; SearchSetup: what one configuration makes of them
// for tool_search.
#pragma once

#include "core/opencode/catalogstate.h"
#include "core/opencode/searchtool.h"
#include "core/preview/preview.h"

#include <deque>
#include <string>
#include <vector>

namespace tss::opencode {

class SearchCorpus
{
public:
    SearchCorpus(JsEngine &engine, const CatalogState &state);
    /// Name and description of a row without any configuration.
    [[nodiscard]] SearchDoc doc(std::uint32_t row) const;

private:
    std::string m_bytes;
    std::vector<std::size_t> m_ends; ///< of name and description, alternating
};

struct SearchSetup
{
    std::vector<std::uint32_t> rows; ///< the plugin's Map, in its order
    std::vector<SearchDoc> docs;     ///< one per row above
    std::deque<std::string> texts;   ///< folded texts of the configuration
    bool rankingThrows = false;
};

/// Facts of a row's tool under a configuration.
[[nodiscard]] ToolFacts factsOf(const CatalogState &state, const Config &config, std::uint32_t row);

struct SearchSources
{
    JsEngine &engine;
    const CatalogState &state;
    const SearchCorpus &corpus;
};

[[nodiscard]] SearchSetup searchSetup(const SearchSources &sources, const Config &config,
                                      const Preview &preview);

} // namespace tss::opencode
