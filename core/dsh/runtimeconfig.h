// SPDX-License-Identifier: MIT
// RuntimeConfig: dsh-tool-search.json as dsh-tool-search 0.1.2 reads it (src/config.ts parseRuntimeFile,
// src/groups.ts validateGroups), with the plugin's own verdict and message for every malformed shape.
#pragma once

#include "core/error.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss::dsh {

struct GroupSpec
{
    std::u16string name;
    std::optional<std::vector<std::u16string>> tools; ///< exact names
    std::optional<std::vector<std::u16string>> prefixes;
    friend bool operator==(const GroupSpec &, const GroupSpec &) = default;
};

struct MatcherConfig
{
    std::u16string endpoint;
    std::u16string apiKey; ///< secret: never printed, logged or shown unmasked
    std::u16string model;
    std::optional<double> topN;
    friend bool operator==(const MatcherConfig &, const MatcherConfig &) = default;
};

struct PreloadConfig
{
    bool enabled = false;
    double topK = 0;
    friend bool operator==(const PreloadConfig &, const PreloadConfig &) = default;
};

struct RuntimeConfig
{
    std::optional<double> version;
    std::optional<std::u16string> scope; ///< "user" or "project"; chooses nothing
    std::optional<std::vector<GroupSpec>> groups;
    std::optional<MatcherConfig> matcher;
    std::optional<PreloadConfig> preload;
    std::optional<std::vector<std::u16string>> core;
    friend bool operator==(const RuntimeConfig &, const RuntimeConfig &) = default;
};

/// What the plugin makes of the file's text: a configuration, or the message with which it ignores the file.
struct RuntimeVerdict
{
    RuntimeConfig config; ///< empty when refused
    bool isValid = false;
    std::u16string message; ///< the plugin's, byte for byte; empty when valid
    std::optional<TextRange> where; ///< bytes of the value that it refuses
};

/// `path` appears in the message. Any text is taken; nothing fails.
[[nodiscard]] RuntimeVerdict parseRuntimeFile(std::string_view text, std::string_view path);

/// The same text read for editing: comments, trailing commas and a byte-order mark are borne, and parts of the wrong
/// shape are left out instead of refusing the whole. What would be in force once the file is repaired. A group that
/// the plugin refuses (blank, without rules) is still there, so that indices are those of the file.
[[nodiscard]] RuntimeConfig lenientRuntimeConfig(std::string_view text);

} // namespace tss::dsh
