// SPDX-License-Identifier: MIT
#include "tests/support/ocscenario.h"

#include "core/json/stringify.h"
#include "core/text/jsstring.h"
#include "tests/support/octexts.h"

namespace tss::test {

namespace {

using Texts = std::vector<std::string>;
using Ids = std::vector<std::u16string>;

template<class Make>
std::string listOf(Random &random, std::size_t most, Make make)
{
    std::string json = "[";
    for (std::size_t i = 0, count = random.below(most + 1); i < count; ++i)
        json += (i == 0 ? "" : ",") + make();
    return json + "]";
}

std::string quotedText(Random &random, std::size_t mostWords)
{
    return json::quotedUtf8(randomText(random, mostWords));
}

std::string randomNumber(Random &random)
{
    return random.of(Texts{"0", "1", "-0", "2.5", "1e3", "1E400", "-1e400", "5e-324", "1.0", "12345678901234567890", "1e21", "1e-7", "0.1", "-3", "100"});
}

std::string randomKey(Random &random)
{
    return random.of(Texts{"\"a\"", "\"10\"", "\"2\"", "\"__proto__\"", "\"toString\"", "\"valueOf\"", "\"length\"", "\"toJSON\"", "\"type\"", "\"slice\"", "\"join\"", "\"\"", "\"é\\n\"", "\"\\ud800\""});
}

std::string randomObject(Random &random, int depth)
{
    std::string json = "{";
    for (std::size_t i = 0, count = random.below(4); i < count; ++i)
        json += (i == 0 ? "" : ",") + randomKey(random) + ":" + randomJson(random, depth - 1);
    return json + "}";
}

/// A value of some other type than the one that is meant.
std::string oddValue(Random &random)
{
    static const Texts odd{"null", "false", "true", "0", "1", "-1", "\"\"", "\"x\"", "[]", "[null]", "[[\"a\",[1]],{}]", "{}", "{\"length\":1}", "{\"length\":\"9\"}", "{\"length\":0}",
        "{\"toString\":1}", "{\"valueOf\":1}", "[{\"toString\":null}]", "{\"length\":{\"toString\":1}}", "{\"map\":[]}", "{\"join\":1,\"length\":2}", "\"a_*\"", "[1,2,3]", "{\"toLowerCase\":1}", "{\"length\":[5]}"};
    return random.oneIn(5) ? randomJson(random, 2) : random.of(odd);
}

std::string patternList(Random &random, const Ids &ids, bool isHostile)
{
    if (isHostile && random.oneIn(12))
        return oddValue(random);
    return listOf(random, 5, [&] {
        return isHostile && random.oneIn(12) ? oddValue(random) : json::quotedUtf8(randomPattern(random, ids));
    });
}

std::string countValue(Random &random, bool isHostile)
{
    if (!isHostile)
        return random.of(Texts{"1", "2", "3", "5", "10", "20"});
    if (random.oneIn(4))
        return oddValue(random);
    return random.of(Texts{"0", "1", "2", "3", "5", "10", "-1", "-2", "2.7", "0.5", "-0.5", "1e400", "-1e400", "\"3\"", "\" 4 \"", "\"0x10\"", "\"abc\"", "\"0\"", "[2]", "[[3]]", "[1,2]", "\"1e1\"", "20", "600", "50"});
}

std::string tagsValue(Random &random, bool isHostile)
{
    if (isHostile && random.oneIn(4))
        return oddValue(random);
    return listOf(random, 3, [&] { return isHostile && random.oneIn(10) ? oddValue(random) : quotedText(random, 2); });
}

std::string entryValue(Random &random, bool isHostile)
{
    if (isHostile && random.oneIn(8))
        return oddValue(random);
    std::string json = "{";
    const auto member = [&json](const std::string &key, const std::string &value) { json += (json.size() > 1 ? "," : "") + key + ":" + value; };
    if (random.below(3) > 0)
        member("\"tags\"", tagsValue(random, isHostile));
    if (random.oneIn(2))
        member("\"description\"", isHostile && random.oneIn(10) ? oddValue(random) : quotedText(random, 6));
    if (random.oneIn(5))
        member("\"priority\"", randomJson(random, 1));
    if (isHostile && random.oneIn(15))
        member("\"tags\"", tagsValue(random, true));
    return json + "}";
}

std::string toolsValue(Random &random, const Ids &ids, bool isHostile)
{
    if (isHostile && random.oneIn(10))
        return oddValue(random);
    if (isHostile && random.oneIn(5))
        return random.of(Texts{"null", "false", "0", "\"\"", "true", "\"ab\"", "[{\"tags\":[\"x\"]}]"});
    std::string json = "{";
    for (std::size_t i = 0, count = random.below(5); i < count; ++i)
        json += (i == 0 ? "" : ",") + json::quotedUtf8(random.oneIn(4) ? randomId(random) : random.of(ids)) + ":" + entryValue(random, isHostile);
    return json + "}";
}

std::string flagValue(Random &random, bool isHostile)
{
    if (isHostile && random.oneIn(6))
        return oddValue(random);
    return random.oneIn(6) ? "false" : "true";
}

/// Bytes that JSON.parse refuses, or takes and finds no object in.
std::string oddFile(Random &random, const std::string &good)
{
    switch (random.below(8)) {
    case 0:
        return random.of(Texts{"null", "[]", "[\"a\"]", "\"text\"", "5", "true", "false", "0", "\"\""});
    case 1:
        return "\xEF\xBB\xBF" + good;
    case 2:
        return "// note\n" + good;
    case 3:
        return good.substr(0, good.size() - 1) + (good.size() > 2 ? ",}" : "}");
    case 4:
        return good.substr(0, random.below(good.size() + 1));
    case 5:
        return random.of(Texts{"", " ", "\n", "{", "{]", "nul", "{\"hide\":[\"a\" \"b\"]}", "{'hide':[]}", "{\"hide\":[\"\t\"]}", "{\"topK\":01}", "{\"topK\":.5}", "{\"hide\":[\"\\x\"]}"});
    case 6:
        return "{\"hide\":[\"git\xFF*\",\"*\xC3(\",\"\xED\xA0\x80*\"],\"tools\":{\"a_b\":{\"tags\":[\"\xF0\x9F\x98\"]}}}";
    default:
        return " \t\r\n" + good + "\n\n";
    }
}

} // namespace

std::string randomJson(Random &random, int depth)
{
    switch (random.below(depth > 0 ? 8 : 5)) {
    case 0:
        return random.of(Texts{"null", "true", "false"});
    case 1:
    case 2:
        return randomNumber(random);
    case 3:
    case 4:
        return quotedText(random, 3);
    case 5:
        return listOf(random, 3, [&] { return randomJson(random, depth - 1); });
    default:
        return randomObject(random, depth);
    }
}

std::string randomConfig(Random &random, const Ids &ids, bool isHostile)
{
    Texts members;
    const auto member = [&members](const char *key, const std::string &value) { members.push_back("\"" + std::string(key) + "\":" + value); };
    if (random.oneIn(8))
        member("enabled", flagValue(random, isHostile));
    if (random.below(4) > 0)
        member("hide", patternList(random, ids, isHostile));
    if (random.oneIn(3))
        member("keep", patternList(random, ids, isHostile));
    if (random.oneIn(3))
        member("topK", countValue(random, isHostile));
    if (random.oneIn(3))
        member("descriptionLimit", countValue(random, isHostile));
    if (random.oneIn(5))
        member("injectSystemHint", flagValue(random, isHostile));
    if (random.below(3) > 0)
        member("tools", toolsValue(random, ids, isHostile));
    if (random.oneIn(6))
        member("__proto__", isHostile ? oddValue(random) : "1");
    if (isHostile && random.oneIn(10))
        member("hide", patternList(random, ids, true));
    std::string json = "{";
    while (!members.empty()) {
        const std::size_t i = random.below(members.size());
        json += (json.size() > 1 ? "," : "") + members[i];
        members.erase(members.begin() + static_cast<std::ptrdiff_t>(i));
    }
    return json + "}";
}

namespace {

ScenarioStep randomStep(Random &random, const Ids &ids)
{
    ScenarioStep step;
    const std::size_t kind = random.below(7);
    step.kind = kind < 3 ? ScenarioStep::Kind::Turn : kind < 6 ? ScenarioStep::Kind::Search : ScenarioStep::Kind::Call;
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
        scenario.tools.push_back({ids.back(), randomText(random, 10), random.oneIn(15) ? std::string() : randomJson(random, 3)});
    }
    const bool isHostile = random.below(3) > 0;
    if (random.oneIn(2))
        scenario.options = random.oneIn(12) ? randomJson(random, 1) : randomConfig(random, ids, isHostile);
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
        const std::string topK = step.topK ? ",\"top_k\":" + jsNumberToString(*step.topK) : std::string();
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
    std::string line = "{\"options\":" + (scenario.options.empty() ? std::string("null") : "\"" + base64(scenario.options) + "\"");
    line += ",\"file\":" + (scenario.file ? "\"" + base64(*scenario.file) + "\"" : std::string("null")) + ",\"tools\":[";
    for (std::size_t i = 0; i < scenario.tools.size(); ++i) {
        const ScenarioTool &tool = scenario.tools[i];
        line += (i == 0 ? "" : ",") + std::string("{\"id\":") + json::quotedUtf8(tool.id) + ",\"description\":" + json::quotedUtf8(tool.description);
        line += (tool.parameters.empty() ? "" : ",\"parameters\":" + tool.parameters) + "}";
    }
    line += "],\"steps\":[";
    for (std::size_t i = 0; i < scenario.steps.size(); ++i)
        line += (i == 0 ? "" : ",") + stepJson(scenario.steps[i]);
    return line + "]}";
}

} // namespace tss::test
