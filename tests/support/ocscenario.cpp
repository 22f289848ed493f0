// SPDX-License-Identifier: MIT
#include "tests/support/ocscenario.h"

#include "core/json/stringify.h"
#include "core/text/jsstring.h"
#include "tests/support/occonfigs.h"
#include "tests/support/octexts.h"

namespace tss::test {

namespace {

using Texts = std::vector<std::string>;
using Ids = std::vector<std::u16string>;

/// Bytes that JSON.parse refuses, or takes and finds no object in.
std::string oddFile(Random &random, const std::string &good)
{
    switch (random.below(8)) {
    case 0:
        return random.of(
            Texts{"null", "[]", "[\"a\"]", "\"text\"", "5", "true", "false", "0", "\"\""});
    case 1:
        return "\xEF\xBB\xBF" + good;
    case 2:
        return "// note\n" + good;
    case 3:
        return good.substr(0, good.size() - 1) + (good.size() > 2 ? ",}" : "}");
    case 4:
        return good.substr(0, random.below(good.size() + 1));
    case 5:
        return random.of(Texts{"", " ", "\n", "{", "{]", "nul", "{\"hide\":[\"a\" \"b\"]}",
                               "{'hide':[]}", "{\"hide\":[\"\t\"]}", "{\"topK\":01}",
                               "{\"topK\":.5}", "{\"hide\":[\"\\x\"]}"});
    case 6:
        return "{\"hide\":[\"git\xFF*\",\"*\xC3(\",\"\xED\xA0\x80*\"],\"tools\":{\"a_b\":{\"tags\":"
               "[\"\xF0\x9F\x98\"]}}}";
    default:
        return " \t\r\n" + good + "\n\n";
    }
}

ScenarioStep randomStep(Random &random, const Ids &ids)
{
    ScenarioStep step;
    const std::size_t kind = random.below(7);
    step.kind = kind < 3   ? ScenarioStep::Kind::Turn
                : kind < 6 ? ScenarioStep::Kind::Search
                           : ScenarioStep::Kind::Call;
    if (step.kind == ScenarioStep::Kind::Turn) {
        for (std::size_t i = 0; i < ids.size(); ++i) {
            if (random.below(5) > 0)
                step.tools.push_back(i);
        }
        if (random.oneIn(4))
            step.tools.insert(step.tools.begin(), random.below(ids.size()));
    } else if (step.kind == ScenarioStep::Kind::Search) {
        step.text = randomQuery(random, ids);
        if (random.oneIn(3))
            step.topK = random.of(std::vector<double>{0, 1, 2, 3, 20, -1, 2.5});
    } else {
        step.text = random.oneIn(5) ? randomId(random) : random.of(ids);
    }
    return step;
}

} // namespace

Scenario randomScenario(Random &random)
{
    Scenario scenario;
    Ids ids;
    for (std::size_t left = random.between(1, 10); left > 0; --left) {
        ids.push_back(randomId(random));
        scenario.tools.push_back({ids.back(), randomText(random, 10),
                                  random.oneIn(15) ? std::string() : randomJson(random, 3)});
    }
    const bool isHostile = random.below(3) > 0;
    if (random.oneIn(2))
        scenario.options =
            random.oneIn(12) ? randomJson(random, 1) : randomConfig(random, ids, isHostile);
    if (random.below(4) > 0) {
        scenario.file = randomConfig(random, ids, isHostile);
        if (random.oneIn(10))
            scenario.file = oddFile(random, *scenario.file);
    }
    for (std::size_t left = random.between(1, 7); left > 0; --left)
        scenario.steps.push_back(randomStep(random, ids));
    scenario.steps.front().kind = ScenarioStep::Kind::Turn;
    return scenario;
}

namespace {

std::string base64(const std::string &bytes)
{
    static const char digits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string text;
    unsigned buffer = 0;
    int bits = 0;
    for (const char byte : bytes) {
        buffer = (buffer << 8U) | static_cast<unsigned char>(byte);
        for (bits += 8; bits >= 6; bits -= 6)
            text += digits[(buffer >> static_cast<unsigned>(bits - 6)) & 63U];
    }
    if (bits > 0)
        text += digits[(buffer << static_cast<unsigned>(6 - bits)) & 63U];
    return text;
}

std::string stepJson(const ScenarioStep &step)
{
    if (step.kind == ScenarioStep::Kind::Call)
        return "{\"op\":\"call\",\"tool\":" + json::quotedUtf8(step.text) + "}";
    if (step.kind == ScenarioStep::Kind::Search) {
        const std::string topK =
            step.topK ? ",\"top_k\":" + jsNumberToString(*step.topK) : std::string();
        return "{\"op\":\"search\",\"query\":" + json::quotedUtf8(step.text) + topK + "}";
    }
    std::string indices;
    for (const std::size_t index : step.tools)
        indices += (indices.empty() ? "" : ",") + std::to_string(index);
    return "{\"op\":\"turn\",\"tools\":[" + indices + "]}";
}

} // namespace

std::string scenarioLine(const Scenario &scenario)
{
    std::string line =
        "{\"options\":" +
        (scenario.options.empty() ? std::string("null") : "\"" + base64(scenario.options) + "\"");
    line += ",\"file\":" +
            (scenario.file ? "\"" + base64(*scenario.file) + "\"" : std::string("null")) +
            ",\"tools\":[";
    for (std::size_t i = 0; i < scenario.tools.size(); ++i) {
        const ScenarioTool &tool = scenario.tools[i];
        line += (i == 0 ? "" : ",") + std::string("{\"id\":") + json::quotedUtf8(tool.id) +
                ",\"description\":" + json::quotedUtf8(tool.description);
        line += (tool.parameters.empty() ? "" : ",\"parameters\":" + tool.parameters) + "}";
    }
    line += "],\"steps\":[";
    for (std::size_t i = 0; i < scenario.steps.size(); ++i)
        line += (i == 0 ? "" : ",") + stepJson(scenario.steps[i]);
    return line + "]}";
}

} // namespace tss::test
