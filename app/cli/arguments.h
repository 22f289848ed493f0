// SPDX-License-Identifier: MIT
// Arguments of one verb: words and options. Bytes as the shell gave them, for they are file names.
#pragma once

#include <QString>

#include <tl/expected.hpp>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace tss::app::cli {

enum class Takes {
    Nothing,
    One,
    Many, ///< every word up to the next option; the option may be repeated too
};

struct OptionSpec
{
    std::string_view name; ///< "--catalog"
    Takes takes = Takes::Nothing;
    std::string_view shortName = {}; ///< "-o"
};

struct Arguments
{
    std::vector<std::string> words; ///< what belongs to no option
    std::map<std::string, std::vector<std::string>, std::less<>> options;

    [[nodiscard]] bool has(std::string_view option) const { return options.contains(option); }
    /// The value of a One option; empty when not given.
    [[nodiscard]] std::string value(std::string_view option) const;
    [[nodiscard]] std::vector<std::string> values(std::string_view option) const;
};

/// `--name value`, `--name=value`; "-" is a value (standard input); after "--" everything is a word.
/// The error is a sentence.
[[nodiscard]] tl::expected<Arguments, QString> parseArguments(std::span<const std::string> args, std::span<const OptionSpec> specs);

} // namespace tss::app::cli
