// SPDX-License-Identifier: MIT
// Config: the plugin's configuration in force, merged and interpreted as
// @yulimfish/opencode-tool-search 0.1.2 does (src/config.js loadConfig, src/index.js
// ToolSearchPlugin): defaults < inline options < file, wrong types included.
#pragma once

#include "core/json/parse.h"
#include "core/preview/preview.h"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace tss::opencode {

/// One element of hide or keep.
struct PatternText
{
    std::u16string text; ///< empty unless it is a string
    bool isString = true;
    json::View value; ///< absent for the defaults
};

/// One key in force and where it comes from.
struct EffectiveValue
{
    ValueSource source = ValueSource::Default;
    json::View value; ///< absent for a default
};

struct ToolEntry
{
    ValueSource source = ValueSource::File;
    json::View value; ///< the whole entry, any kind
};

struct Config
{
    EffectiveValue enabled, hide, keep, topK, descriptionLimit, injectSystemHint, tools;
    bool isEnabled = true;
    /// hide or keep is truthy but no array: the plugin throws when it starts and registers nothing.
    bool throwsAtStart = false;
    std::vector<PatternText> hidePatterns,
        keepPatterns; ///< keep without the plugin's own "tool_search"
    bool hasSystemHint = true;
    std::vector<std::pair<std::u16string, ToolEntry>>
        toolEntries; ///< merged, in JavaScript's key order

    [[nodiscard]] const ToolEntry *entry(std::u16string_view id) const;

    std::unordered_map<std::u16string, std::size_t> entryIndex;
};

struct ConfigTexts
{
    std::string_view inlineOptions; ///< JSON, empty: none
    std::string_view file;
    bool fileExists = false;
};

/// The plugin's own hide patterns (src/config.js DEFAULTS).
[[nodiscard]] std::vector<PatternText> defaultHidePatterns();

/// What the plugin makes of the two texts. A file that JSON.parse refuses counts as absent. Never
/// fails.
[[nodiscard]] Config mergedConfig(const ConfigTexts &texts);
/// The same for values that JSON.parse has given; absent where there is none.
[[nodiscard]] Config mergedConfig(const json::View &options, const json::View &file);
/// JSON.parse(text); absent when it throws or the text is empty.
[[nodiscard]] json::View strictValue(std::string_view text);

/// ToIntegerOrInfinity and truthiness helpers for values of any type as the plugin meets them.
[[nodiscard]] double jsToNumber(const json::View &value);
[[nodiscard]] std::u16string jsToString(const json::View &value);

} // namespace tss::opencode
