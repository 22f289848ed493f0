// SPDX-License-Identifier: MIT
// Verb: one thing tss can do. Each lives in a file of its own and is registered in verbs.cpp.
#pragma once

#include "app/cli/arguments.h"
#include "app/cli/console.h"

#include <QString>

#include <tl/expected.hpp>

#include <span>
#include <string_view>

namespace tss::app::cli {

enum class ExitCode {
    Ok = 0,
    ProblemsFound = 1, ///< tss check found errors
    Usage = 2,
    Input = 3, ///< a file could not be read, understood or written
};

/// Why a verb ends early.
struct Stop
{
    ExitCode code = ExitCode::Input;
    QString message;
};

template<class T>
using Outcome = tl::expected<T, Stop>;

inline tl::unexpected<Stop> stop(ExitCode code, QString message)
{
    return tl::unexpected<Stop>({code, std::move(message)});
}

struct Verb
{
    std::string_view name;
    const char *summary; ///< one line, context "CommandLine"
    const char *usage; ///< for tss help NAME, context "CommandLine"
    std::span<const OptionSpec> options;
    bool takesWords = false;
    Outcome<ExitCode> (*run)(const Arguments &, Console &) = nullptr;
};

[[nodiscard]] const Verb &previewVerb();
[[nodiscard]] const Verb &checkVerb();
[[nodiscard]] const Verb &catalogVerb();
[[nodiscard]] const Verb &searchVerb();
[[nodiscard]] const Verb &helpVerb();

[[nodiscard]] std::span<const Verb *const> verbs();
[[nodiscard]] const Verb *findVerb(std::string_view name);

} // namespace tss::app::cli
