// SPDX-License-Identifier: MIT
// Any edit of tags, descriptions and whole keys on any configuration text does exactly what it
// says, and what other tools have in force stays.
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/opencode/searchtool.h"
#include "tests/support/occonfigs.h"
#include "tests/support/oceditsample.h"
#include "tests/support/octexts.h"

#include <QTest>

using namespace tss;
using namespace tss::opencode;
using namespace tss::test;

namespace {

constexpr std::uint64_t kFirstSeed = 7000;
constexpr std::uint64_t kRuns = 1500;

std::u16string factsOf(const Config &config, std::u16string_view id)
{
    const ToolFacts facts = toolFacts(config.entry(id), u"own");
    return facts.description + u"|" + json::stringify(facts.oddDescription) + u"|" +
           json::stringify(facts.tags);
}

} // namespace

class TestOcEntryEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tags();
    void tagsOfMany();
    void descriptions();
    void keys();
};

void TestOcEntryEdits::tags()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        Random random(seed);
        const EditSample sample = randomEditSample(random);
        const std::u16string id = random.of(sampleIds());
        std::vector<std::u16string> tags = tagsOf(sample.config(), id);
        if (!tags.empty() && random.oneIn(2))
            tags.erase(tags.begin());
        for (std::size_t left = random.below(3); left > 0; --left)
            tags.push_back(randomText(random, 2));
        const EditSample after = edited(sample, setTags(sample.context(), id, tags), u"tools");
        const Config before = sample.config();
        const Config now = after.config();
        QCOMPARE(tagsOf(now, id), tags);
        const std::u16string wanted =
            factsOf(before, id).substr(0, factsOf(before, id).rfind(u'|'));
        QVERIFY(factsOf(now, id).starts_with(wanted));
        for (const std::u16string &other : sampleIds()) {
            if (other != id && (before.tools.value.isAbsent() || before.tools.value.isObject()))
                QVERIFY2(factsOf(now, other) == factsOf(before, other),
                         describe(seed, sample).c_str());
        }
        if (QTest::currentTestFailed())
            QFAIL(describe(seed, sample).c_str());
    }
}

void TestOcEntryEdits::tagsOfMany()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        Random random(seed);
        const EditSample sample = randomEditSample(random);
        std::vector<TagChange> changes;
        for (const std::u16string &id : sampleIds()) {
            if (random.oneIn(2))
                changes.push_back({id, random.oneIn(4) ? std::vector<std::u16string>()
                                                       : std::vector<std::u16string>{
                                                             u"new", randomText(random, 2)}});
        }
        const EditSample after = edited(sample, setTags(sample.context(), changes), u"tools");
        EditSample single = sample;
        for (const TagChange &change : changes)
            single = edited(single, setTags(single.context(), change.id, change.tags), u"tools");
        for (const TagChange &change : changes)
            QCOMPARE(tagsOf(after.config(), change.id), change.tags);
        for (const std::u16string &id : sampleIds())
            QCOMPARE(factsOf(after.config(), id), factsOf(single.config(), id));
        if (QTest::currentTestFailed())
            QFAIL(describe(seed, sample).c_str());
    }
}

void TestOcEntryEdits::descriptions()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        Random random(seed);
        const EditSample sample = randomEditSample(random);
        const std::u16string id = random.of(sampleIds());
        const std::u16string text = random.oneIn(3) ? std::u16string() : randomText(random, 4);
        const EditSample after =
            edited(sample, setDescription(sample.context(), id, text), u"tools");
        QCOMPARE(descriptionOverride(after.config(), id), text);
        const EditSample without = edited(after, removeEntry(after.context(), id), u"tools");
        const ToolFacts facts = toolFacts(without.config().entry(id), u"own");
        const json::View inherited = EditSample{{}, sample.options}.config().tools.value[id];
        if (inherited.isAbsent())
            QCOMPARE(facts.description, std::u16string(u"own"));
        if (QTest::currentTestFailed())
            QFAIL(describe(seed, sample).c_str());
    }
}

void TestOcEntryEdits::keys()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        Random random(seed);
        const EditSample sample = randomEditSample(random);
        const std::u16string key = random.of(std::vector<std::u16string>{
            u"topK", u"descriptionLimit", u"enabled", u"new key", u"__proto__"});
        const std::string value = random.oneIn(3) ? std::string() : randomJson(random, 1);
        const EditSample after = edited(sample, setKey(sample.context(), key, value), key);
        const auto parsed = json::parse(after.text, json::Leniency::Jsonc);
        const json::View now = parsed ? json::root(parsed->tree)[key] : json::View();
        const auto wanted = json::parse(value, json::Leniency::Strict);
        QCOMPARE(json::stringify(now),
                 wanted ? json::stringify(json::root(wanted->tree)) : std::u16string());
    }
}

QTEST_APPLESS_MAIN(TestOcEntryEdits)

#include "tst_ocentryedits.moc"
