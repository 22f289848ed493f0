// SPDX-License-Identifier: MIT
// conformance FILE…: replays vectors recorded from the runtimes themselves. Prints a line for each
// difference and at last "N cases, M mismatches". Exit code 1 with mismatches, 2 when a file cannot
// be used.
#include "core/json/parse.h"
#include "core/text/utf16.h"
#include "tests/conformance/replay.h"

#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>

namespace {

using namespace tss;

struct Counts
{
    std::size_t cases = 0;
    std::size_t mismatches = 0;
};

std::optional<json::TreePtr> readVectors(const std::string &file)
{
    std::ifstream stream(file, std::ios::binary);
    if (!stream) {
        std::cerr << file << ": cannot be read\n";
        return std::nullopt;
    }
    std::ostringstream text;
    text << stream.rdbuf();
    auto parsed = json::parse(std::move(text).str(), json::Leniency::Strict);
    if (!parsed) {
        std::cerr << file << ": no JSON\n";
        return std::nullopt;
    }
    return parsed->tree;
}

bool replayFile(JsEngine &engine, const std::string &file, Counts &counts)
{
    const auto tree = readVectors(file);
    if (!tree)
        return false;
    const json::View root = json::root(*tree);
    const std::string runtime = toUtf8(root["runtime"].string());
    if (!runtime.starts_with("@yulimfish/opencode-tool-search@") || !root["cases"].isArray()) {
        std::cerr << file << ": vectors of runtime \"" << runtime << "\" are not supported\n";
        return false;
    }
    for (const json::View &recorded : root["cases"].elements()) {
        const std::vector<std::string> differences = conformance::replayOpenCode(engine, recorded);
        ++counts.cases;
        counts.mismatches += differences.empty() ? 0U : 1U;
        for (const std::string &line : differences)
            std::cout << line << '\n';
    }
    return true;
}

} // namespace

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::cerr << "usage: conformance FILE…\n";
        return 2;
    }
    JsEngine engine;
    Counts counts;
    bool allRead = true;
    for (int i = 1; i < argc; ++i)
        allRead = replayFile(engine, argv[i], counts) && allRead;
    std::cout << counts.cases << " cases, " << counts.mismatches << " mismatches\n";
    if (!allRead)
        return 2;
    return counts.mismatches > 0 ? 1 : 0;
}
