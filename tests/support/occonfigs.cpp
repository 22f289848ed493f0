// SPDX-License-Identifier: MIT
#include "tests/support/occonfigs.h"

#include "core/json/stringify.h"
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
    return random.of(Texts{"0", "1", "-0", "2.5", "1e3", "1E400", "-1e400", "5e-324", "1.0",
                           "12345678901234567890", "1e21", "1e-7", "0.1", "-3", "100"});
}

std::string randomKey(Random &random)
{
    return random.of(Texts{"\"a\"", "\"10\"", "\"2\"", "\"__proto__\"", "\"toString\"",
                           "\"valueOf\"", "\"length\"", "\"toJSON\"", "\"type\"", "\"slice\"",
                           "\"join\"", "\"\"", "\"é\\n\"", "\"\\ud800\""});
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
    static const Texts odd{"null",
                           "false",
                           "true",
                           "0",
                           "1",
                           "-1",
                           "\"\"",
                           "\"x\"",
                           "[]",
                           "[null]",
                           "[[\"a\",[1]],{}]",
                           "{}",
                           "{\"length\":1}",
                           "{\"length\":\"9\"}",
                           "{\"length\":0}",
                           "{\"toString\":1}",
                           "{\"valueOf\":1}",
                           "[{\"toString\":null}]",
                           "{\"length\":{\"toString\":1}}",
                           "{\"map\":[]}",
                           "{\"join\":1,\"length\":2}",
                           "\"a_*\"",
                           "[1,2,3]",
                           "{\"toLowerCase\":1}",
                           "{\"length\":[5]}"};
    return random.oneIn(5) ? randomJson(random, 2) : random.of(odd);
}

std::string patternList(Random &random, const Ids &ids, bool isHostile)
{
    if (isHostile && random.oneIn(12))
        return oddValue(random);
    return listOf(random, 5, [&] {
        return isHostile && random.oneIn(12) ? oddValue(random)
                                             : json::quotedUtf8(randomPattern(random, ids));
    });
}

std::string countValue(Random &random, bool isHostile)
{
    if (!isHostile)
        return random.of(Texts{"1", "2", "3", "5", "10", "20"});
    if (random.oneIn(4))
        return oddValue(random);
    return random.of(Texts{"0",       "1",        "2",       "3",     "5",     "10",     "-1",
                           "-2",      "2.7",      "0.5",     "-0.5",  "1e400", "-1e400", "\"3\"",
                           "\" 4 \"", "\"0x10\"", "\"abc\"", "\"0\"", "[2]",   "[[3]]",  "[1,2]",
                           "\"1e1\"", "20",       "600",     "50"});
}

std::string tagsValue(Random &random, bool isHostile)
{
    if (isHostile && random.oneIn(4))
        return oddValue(random);
    return listOf(random, 3, [&] {
        return isHostile && random.oneIn(10) ? oddValue(random) : quotedText(random, 2);
    });
}

std::string entryValue(Random &random, bool isHostile)
{
    if (isHostile && random.oneIn(8))
        return oddValue(random);
    std::string json = "{";
    const auto member = [&json](const std::string &key, const std::string &value) {
        json += (json.size() > 1 ? "," : "") + key + ":" + value;
    };
    if (random.below(3) > 0)
        member("\"tags\"", tagsValue(random, isHostile));
    if (random.oneIn(2))
        member("\"description\"",
               isHostile && random.oneIn(10) ? oddValue(random) : quotedText(random, 6));
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
        return random.of(
            Texts{"null", "false", "0", "\"\"", "true", "\"ab\"", "[{\"tags\":[\"x\"]}]"});
    std::string json = "{";
    for (std::size_t i = 0, count = random.below(5); i < count; ++i)
        json += (i == 0 ? "" : ",") +
                json::quotedUtf8(random.oneIn(4) ? randomId(random) : random.of(ids)) + ":" +
                entryValue(random, isHostile);
    return json + "}";
}

std::string flagValue(Random &random, bool isHostile)
{
    if (isHostile && random.oneIn(6))
        return oddValue(random);
    return random.oneIn(6) ? "false" : "true";
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
    const auto member = [&members](const char *key, const std::string &value) {
        members.push_back("\"" + std::string(key) + "\":" + value);
    };
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

} // namespace tss::test
