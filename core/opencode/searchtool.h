// SPDX-License-Identifier: MIT
// SearchAnswerer: execute() of the plugin's tool_search (src/index.js of
// @yulimfish/opencode-tool-search 0.1.2) over facts that its caller keeps. Values of the wrong type
// do what they do in JavaScript, exceptions included.
#pragma once

#include "core/opencode/config.h"
#include "core/opencode/jsvalue.h"
#include "core/opencode/ranker.h"
#include "core/target.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tss::opencode {

/// What userEntries[id] makes of a tool: its description and tags in force.
struct ToolFacts
{
    std::u16string
        description; ///< the override or the own one; unused when oddDescription is present
    json::View oddDescription; ///< an override that is truthy but no string
    json::View tags;           ///< absent, or truthy of any kind

    [[nodiscard]] bool isTagged() const { return tags.isArray() && tags.size() > 0; }
};

[[nodiscard]] ToolFacts toolFacts(const ToolEntry *entry, std::u16string_view ownDescription);

/// tags.join(" "): empty for none, nothing where JavaScript throws.
[[nodiscard]] std::optional<std::u16string> searchableTags(const ToolFacts &facts);

/// cfg.topK and cfg.descriptionLimit as numbers and strings; nothing: their use throws.
struct SearchLimits
{
    std::optional<double> topK;
    std::optional<Primitive> description;
};
[[nodiscard]] SearchLimits searchLimits(const Config &config);

/// args.top_k || cfg.topK || 5
[[nodiscard]] std::optional<double> topKInForce(const SearchLimits &limits,
                                                std::optional<double> argument);

/// The description as it stands in a search result, cut to the limit; nothing where JavaScript
/// throws.
[[nodiscard]] std::optional<std::u16string>
resultDescription(const ToolFacts &facts, const std::optional<Primitive> &limit);

/// One hit as the text shows it.
struct HitText
{
    std::u16string_view id;
    const ToolFacts &facts;
    int score;
    std::u16string parameters; ///< JSON with indent 2
};

/// Whether the query asks for all collapsed tools.
[[nodiscard]] bool isListAll(std::u16string_view query);

[[nodiscard]] std::u16string searchTitle(std::size_t hits, std::u16string_view query);
/// The whole text returned to the model; nothing where JavaScript throws.
[[nodiscard]] std::optional<std::u16string> searchOutput(const std::vector<HitText> &hits,
                                                         std::u16string_view query,
                                                         const SearchLimits &limits);
/// The block of one hit in the output; nothing where JavaScript throws.
[[nodiscard]] std::optional<std::u16string> hitBlock(const HitText &hit,
                                                     const SearchLimits &limits);

} // namespace tss::opencode
