// SPDX-License-Identifier: MIT
#include "tests/support/oceditsample.h"

#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "tests/support/jsonlayout.h"
#include "tests/support/occonfigs.h"

#include <QTest>

namespace tss::test {

namespace {

std::string strictText(const std::string &text)
{
    const auto edits = json::toStrict(text);
    return edits ? applied(text, *edits) : text;
}

/// Every key but one, as the plugin would read it, in one text.
std::u16string othersOf(const EditSample &sample, std::u16string_view but)
{
    const auto parsed = json::parse(sample.text, json::Leniency::Jsonc);
    std::u16string all;
    if (parsed) {
        for (const json::Member &member : json::root(parsed->tree).members())
            all +=
                member.key == but ? u"" : member.key + u"=" + json::stringify(member.value) + u"\n";
    }
    return all;
}

void check(bool isRight, const char *problem)
{
    if (!isRight)
        QTest::qFail(problem, __FILE__, __LINE__);
}

} // namespace

opencode::Config EditSample::config() const
{
    return opencode::mergedConfig({options, strictText(text), !text.empty()});
}

const std::vector<std::u16string> &sampleIds()
{
    static const std::vector<std::u16string> ids{u"a_b", u"github_list", u"x",   u"10",
                                                 u"2",   u"tool_search", u"é_ü", u"a.b"};
    return ids;
}

EditSample randomEditSample(Random &random)
{
    EditSample sample;
    const bool isHostile = random.oneIn(3);
    if (!random.oneIn(10)) {
        const std::string json = randomConfig(random, sampleIds(), isHostile);
        sample.text = randomLayout(random, json, {random.oneIn(2), random.oneIn(3)});
    }
    if (random.oneIn(2))
        sample.options = randomConfig(random, sampleIds(), isHostile);
    return sample;
}

EditSample edited(const EditSample &sample, const Result<TextEdits> &edits, std::u16string_view key)
{
    EditSample after = sample;
    check(edits.has_value(), "the edit was refused");
    if (!edits)
        return after;
    after.text = applied(sample.text, *edits);
    check(after.text.empty() || json::parse(after.text, json::Leniency::Jsonc).has_value(),
          "the text does not parse any more");
    check(applied(after.text, inverse(sample.text, *edits)) == sample.text,
          "the inverse does not give the text back");
    check(othersOf(after, key) == othersOf(sample, key), "another key changed");
    return after;
}

std::string describe(std::uint64_t seed, const EditSample &sample)
{
    return "seed " + std::to_string(seed) + "\n" + sample.text + "\n" + sample.options;
}

} // namespace tss::test
