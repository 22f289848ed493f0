// SPDX-License-Identifier: MIT
// Any edit on any configuration text does exactly what it says: the lists and entries in force afterwards are those
// intended, every other key keeps its value, comments stay, and the inverse gives back every byte.
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/opencode/edits.h"
#include "core/opencode/patterns.h"
#include "core/opencode/searchtool.h"
#include "core/text/utf16.h"
#include "tests/support/jsonlayout.h"
#include "tests/support/ocscenario.h"
#include "tests/support/octexts.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tss;
using namespace tss::opencode;

namespace {

constexpr std::uint64_t kFirstSeed = 7000;
constexpr std::uint64_t kRuns = 1500;

const std::vector<std::u16string> kIds{u"a_b", u"github_list", u"x", u"10", u"2", u"tool_search", u"é_ü", u"a.b"};

struct Sample
{
    std::string text;
    std::string options;
    [[nodiscard]] EditContext context() const { return {text, options}; }
};

Sample randomSample(test::Random &random)
{
    Sample sample;
    const bool isHostile = random.oneIn(3);
    if (!random.oneIn(10)) {
        const std::string json = test::randomConfig(random, kIds, isHostile);
        sample.text = test::randomLayout(random, json, {random.oneIn(2), random.oneIn(3)});
    }
    if (random.oneIn(2))
        sample.options = test::randomConfig(random, kIds, isHostile);
    return sample;
}

std::string strictText(const std::string &text)
{
    const auto edits = json::toStrict(text);
    return edits ? applied(text, *edits) : text;
}

Config configOf(const Sample &sample)
{
    return mergedConfig({sample.options, strictText(sample.text), !sample.text.empty()});
}

/// The list in force as JSON texts; a string in place of the list is the list of it, as edits have it.
std::vector<std::u16string> listOf(const Sample &sample, RuleList list)
{
    const Config config = configOf(sample);
    const EffectiveValue &value = list == RuleList::Hide ? config.hide : config.keep;
    std::vector<std::u16string> elements;
    if (value.value.isAbsent() && list == RuleList::Hide)
        return {u"\"mcp_*\"", u"\"mcp__*\""};
    if (value.value.isString() && value.value.isTruthy())
        return {json::stringify(value.value)};
    for (const json::View &element : value.value.elements())
        elements.push_back(json::stringify(element));
    return elements;
}

/// Every key but one, as the plugin would read it, in one text.
std::u16string othersOf(const Sample &sample, std::u16string_view but)
{
    const auto parsed = json::parse(sample.text, json::Leniency::Jsonc);
    std::u16string all;
    if (parsed) {
        for (const json::Member &member : json::root(parsed->tree).members())
            all += member.key == but ? u"" : member.key + u"=" + json::stringify(member.value) + u"\n";
    }
    return all;
}

bool replacesOddValue(const Sample &sample, std::u16string_view key)
{
    const auto parsed = json::parse(sample.text, json::Leniency::Jsonc);
    const json::View value = parsed ? json::root(parsed->tree)[key] : json::View();
    return !value.isAbsent() && !value.isArray();
}

std::multiset<std::string> commentsOf(const std::string &text)
{
    std::multiset<std::string> comments;
    const auto parsed = json::parse(text, json::Leniency::Jsonc);
    if (!parsed)
        return comments;
    for (const json::Deviation &deviation : parsed->deviations) {
        if (deviation.kind == json::DeviationKind::BlockComment || deviation.kind == json::DeviationKind::LineComment)
            comments.insert(text.substr(deviation.where.begin, deviation.where.end - deviation.where.begin));
    }
    return comments;
}

std::u16string factsOf(const Config &config, std::u16string_view id)
{
    const ToolFacts facts = toolFacts(config.entry(id), u"own");
    return facts.description + u"|" + json::stringify(facts.oddDescription) + u"|" + json::stringify(facts.tags);
}

} // namespace

class TestOcEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules();
    void tags();
    void tagsOfMany();
    void descriptions();
    void keys();
    void shortestPatterns();

private:
    /// The sample after the edits; checks what every edit promises.
    [[nodiscard]] Sample edited(const Sample &sample, const Result<TextEdits> &edits, std::u16string_view key);
    void oneRuleEdit(test::Random &random, const Sample &sample);
};

Sample TestOcEdits::edited(const Sample &sample, const Result<TextEdits> &edits, std::u16string_view key)
{
    Sample after = sample;
    if (!edits)
        QTest::qFail("the edit was refused", __FILE__, __LINE__);
    if (!edits)
        return after;
    after.text = applied(sample.text, *edits);
    const auto same = [](bool isSame, const char *what) {
        if (!isSame)
            QTest::qFail(what, __FILE__, __LINE__);
    };
    same(after.text.empty() || json::parse(after.text, json::Leniency::Jsonc).has_value(), "the text does not parse any more");
    same(applied(after.text, inverse(sample.text, *edits)) == sample.text, "the inverse does not give the text back");
    same(othersOf(after, key) == othersOf(sample, key), "another key changed");
    return after;
}

void TestOcEdits::oneRuleEdit(test::Random &random, const Sample &sample)
{
    const RuleList list = random.oneIn(2) ? RuleList::Hide : RuleList::Keep;
    const std::u16string key = list == RuleList::Hide ? u"hide" : u"keep";
    std::vector<std::u16string> expected = listOf(sample, list);
    const std::size_t kind = expected.empty() ? 0 : random.below(4);
    const std::size_t index = expected.empty() ? 0 : random.below(expected.size());
    const std::u16string pattern = u"new_" + test::randomPattern(random, kIds);
    const auto at = [&expected](std::size_t i) { return expected.begin() + static_cast<std::ptrdiff_t>(i); };
    // What is removed takes its comments along, and so does a value of another kind in place of the list.
    bool losesComments = kind == 1 || replacesOddValue(sample, key);
    Result<TextEdits> edits;
    if (kind == 0) {
        const std::size_t place = random.oneIn(2) ? std::string::npos : random.below(expected.size() + 1);
        edits = addRules(sample.context(), list, {pattern, u"second_*", pattern}, place);
        const bool hasSecond = std::find(expected.begin(), expected.end(), u"\"second_*\"") != expected.end();
        const auto where = place == std::string::npos ? expected.end() : at(place);
        const auto next = expected.insert(where, json::quoted(pattern));
        if (!hasSecond)
            expected.insert(next + 1, u"\"second_*\"");
    } else if (kind == 1) {
        edits = removeRules(sample.context(), list, {index, index});
        expected.erase(at(index));
    } else if (kind == 2) {
        edits = replaceRule(sample.context(), list, index, pattern);
        losesComments = expected[index].front() == u'[' || expected[index].front() == u'{';
        expected[index] = json::quoted(pattern);
    } else {
        const std::size_t to = random.below(expected.size());
        edits = moveRule(sample.context(), list, index, to);
        const std::u16string moved = expected[index];
        expected.erase(at(index));
        expected.insert(at(to), moved);
    }
    const Sample after = edited(sample, edits, key);
    QCOMPARE(listOf(after, list), expected);
    if (!losesComments)
        QVERIFY(std::ranges::includes(commentsOf(after.text), commentsOf(sample.text)));
}

void TestOcEdits::rules()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        test::Random random(seed);
        const Sample sample = randomSample(random);
        oneRuleEdit(random, sample);
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("seed %1\n%2\n%3").arg(seed).arg(QString::fromStdString(sample.text), QString::fromStdString(sample.options))));
    }
}

void TestOcEdits::tags()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        test::Random random(seed);
        const Sample sample = randomSample(random);
        const std::u16string id = random.of(kIds);
        std::vector<std::u16string> tags = tagsOf(configOf(sample), id);
        if (!tags.empty() && random.oneIn(2))
            tags.erase(tags.begin());
        for (std::size_t left = random.below(3); left > 0; --left)
            tags.push_back(test::randomText(random, 2));
        const Sample after = edited(sample, setTags(sample.context(), id, tags), u"tools");
        const Config before = configOf(sample);
        const Config now = configOf(after);
        QCOMPARE(tagsOf(now, id), tags);
        const std::u16string wanted = factsOf(before, id).substr(0, factsOf(before, id).rfind(u'|'));
        QVERIFY(factsOf(now, id).starts_with(wanted));
        for (const std::u16string &other : kIds) {
            if (other != id && (before.tools.value.isAbsent() || before.tools.value.isObject()))
                QVERIFY2(factsOf(now, other) == factsOf(before, other), qPrintable(QStringLiteral("seed %1\n%2").arg(seed).arg(QString::fromStdString(sample.text))));
        }
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("seed %1\n%2\n%3").arg(seed).arg(QString::fromStdString(sample.text), QString::fromStdString(sample.options))));
    }
}

void TestOcEdits::tagsOfMany()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        test::Random random(seed);
        const Sample sample = randomSample(random);
        std::vector<TagChange> changes;
        for (const std::u16string &id : kIds) {
            if (random.oneIn(2))
                changes.push_back({id, random.oneIn(4) ? std::vector<std::u16string>() : std::vector<std::u16string>{u"new", test::randomText(random, 2)}});
        }
        const Sample after = edited(sample, setTags(sample.context(), changes), u"tools");
        Sample single = sample;
        for (const TagChange &change : changes)
            single = edited(single, setTags(single.context(), change.id, change.tags), u"tools");
        for (const TagChange &change : changes)
            QCOMPARE(tagsOf(configOf(after), change.id), change.tags);
        for (const std::u16string &id : kIds)
            QCOMPARE(factsOf(configOf(after), id), factsOf(configOf(single), id));
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("seed %1\n%2\n%3").arg(seed).arg(QString::fromStdString(sample.text), QString::fromStdString(sample.options))));
    }
}

void TestOcEdits::descriptions()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        test::Random random(seed);
        const Sample sample = randomSample(random);
        const std::u16string id = random.of(kIds);
        const std::u16string text = random.oneIn(3) ? std::u16string() : test::randomText(random, 4);
        const Sample after = edited(sample, setDescription(sample.context(), id, text), u"tools");
        QCOMPARE(descriptionOverride(configOf(after), id), text);
        const Sample without = edited(after, removeEntry(after.context(), id), u"tools");
        const ToolFacts facts = toolFacts(configOf(without).entry(id), u"own");
        const json::View inherited = configOf({{}, sample.options}).tools.value[id];
        if (inherited.isAbsent())
            QCOMPARE(facts.description, std::u16string(u"own"));
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("seed %1\n%2\n%3").arg(seed).arg(QString::fromStdString(sample.text), QString::fromStdString(sample.options))));
    }
}

void TestOcEdits::keys()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        test::Random random(seed);
        const Sample sample = randomSample(random);
        const std::u16string key = random.of(std::vector<std::u16string>{u"topK", u"descriptionLimit", u"enabled", u"new key", u"__proto__"});
        const std::string value = random.oneIn(3) ? std::string() : test::randomJson(random, 1);
        const Sample after = edited(sample, setKey(sample.context(), key, value), key);
        const auto parsed = json::parse(after.text, json::Leniency::Jsonc);
        const json::View now = parsed ? json::root(parsed->tree)[key] : json::View();
        const auto wanted = json::parse(value, json::Leniency::Strict);
        QCOMPARE(json::stringify(now), wanted ? json::stringify(json::root(wanted->tree)) : std::u16string());
    }
}

void TestOcEdits::shortestPatterns()
{
    test::Random random(kFirstSeed);
    int found = 0;
    for (int run = 0; run < 500; ++run) {
        CatalogIndex index;
        for (std::uint32_t row = 0; row < 12; ++row) {
            index.tools.emplace_back();
            index.tools.back().id = random.oneIn(2) ? test::randomId(random) : random.of(std::vector<std::u16string>{u"git_a_x", u"git_a_y", u"git_b_x", u"github_a", u"github_b", u"z_x"});
        }
        std::vector<std::uint32_t> rows;
        const std::u16string stem = random.of(index.tools).id.substr(0, 4);
        for (std::uint32_t row = 0; row < 12; ++row) {
            if (index.tools[row].id.starts_with(stem))
                rows.push_back(row);
        }
        const auto pattern = shortestPattern(index, rows);
        if (!pattern)
            continue;
        ++found;
        std::vector<std::uint32_t> matched;
        for (std::uint32_t row = 0; row < 12; ++row) {
            if (globMatches(*pattern, index.tools[row].id))
                matched.push_back(row);
        }
        QCOMPARE(matched, rows);
    }
    QVERIFY(found > 300);
}

QTEST_APPLESS_MAIN(TestOcEdits)

#include "tst_ocedits.moc"
