// SPDX-License-Identifier: MIT
// Request: what the options of preview, search and check ask to be evaluated.
#pragma once

#include "app/cli/inputs.h"
#include "core/target.h"

#include <memory>
#include <string>

namespace tss::app::cli {

struct ConfigFile
{
    std::string path; ///< empty: no configuration file
    std::string text; ///< its bytes, byte-order mark included
    bool exists = false;
};

struct Request
{
    const Target *target = nullptr;
    const TokenCounter *counter = nullptr;
    Host host = Host::Stock;
    CatalogPtr catalog;
    ConfigFile config;
    std::string inlineOptions; ///< strict JSON object or empty

    [[nodiscard]] PreviewInput input() const;
};

/// The options that readRequest() understands besides a verb's own.
inline constexpr OptionSpec kTargetOption{"--target", Takes::One};
inline constexpr OptionSpec kCatalogOption{"--catalog", Takes::Many};
inline constexpr OptionSpec kConfigOption{"--config", Takes::One};
inline constexpr OptionSpec kOptionsOption{"--options", Takes::One};
inline constexpr OptionSpec kHostOption{"--host", Takes::One};
inline constexpr OptionSpec kTokensOption{"--tokens", Takes::One};
inline constexpr OptionSpec kJsonOption{"--json"};

/// Target, host, counter and inline options.
[[nodiscard]] Outcome<Request> readSettings(const Arguments &arguments, Inputs &inputs);
/// The same with --catalog, which must be there, and --config.
[[nodiscard]] Outcome<Request> readRequest(const Arguments &arguments, Inputs &inputs);
/// The bundled example instead of files.
[[nodiscard]] Outcome<Request> readExample(const Arguments &arguments, Inputs &inputs);

[[nodiscard]] Outcome<ConfigFile> configFrom(InputFile file);
[[nodiscard]] Outcome<PreviewPtr> evaluate(Evaluator &evaluator, const Request &request);

} // namespace tss::app::cli
