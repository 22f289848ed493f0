// SPDX-License-Identifier: MIT
// Random scenarios for the OpenCode plugin: configurations with values of every wrong type, tools
// and steps.
#pragma once

#include "tests/support/random.h"

#include <optional>
#include <string>
#include <vector>

namespace tss::test {

struct ScenarioTool
{
    std::u16string id;
    std::u16string description;
    std::string parameters; ///< JSON; empty: none
};

struct ScenarioStep
{
    enum class Kind { Turn, Search, Call };
    Kind kind = Kind::Turn;
    std::vector<std::size_t> tools; ///< of a turn, in order, repeats included
    std::u16string text;            ///< query, or the tool that is called
    std::optional<double> topK;
};

struct Scenario
{
    std::string options;             ///< JSON; empty: none
    std::optional<std::string> file; ///< bytes
    std::vector<ScenarioTool> tools;
    std::vector<ScenarioStep> steps;
};

[[nodiscard]] Scenario randomScenario(Random &random);

/// One line of JSON for the program that runs the plugin.
[[nodiscard]] std::string scenarioLine(const Scenario &scenario);

} // namespace tss::test
