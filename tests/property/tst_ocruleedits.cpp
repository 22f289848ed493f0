// SPDX-License-Identifier: MIT
// Any edit of a rule list on any configuration text does exactly what it says: the list in force
// afterwards is the one intended, and comments stay.
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/opencode/patterns.h"
#include "tests/support/oceditsample.h"
#include "tests/support/octexts.h"

#include <QTest>

#include <algorithm>
#include <set>

using namespace tss;
using namespace tss::opencode;
using namespace tss::test;

namespace {

constexpr std::uint64_t kFirstSeed = 7000;
constexpr std::uint64_t kRuns = 1500;

/// The list in force as JSON texts; a string in place of the list is the list of it, as edits have
/// it.
std::vector<std::u16string> listOf(const EditSample &sample, RuleList list)
{
    const Config config = sample.config();
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

bool replacesOddValue(const EditSample &sample, std::u16string_view key)
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
        if (deviation.kind == json::DeviationKind::BlockComment ||
            deviation.kind == json::DeviationKind::LineComment)
            comments.insert(
                text.substr(deviation.where.begin, deviation.where.end - deviation.where.begin));
    }
    return comments;
}

} // namespace

class TestOcRuleEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void rules();
    void shortestPatterns();

private:
    void oneRuleEdit(Random &random, const EditSample &sample);
};

void TestOcRuleEdits::oneRuleEdit(Random &random, const EditSample &sample)
{
    const RuleList list = random.oneIn(2) ? RuleList::Hide : RuleList::Keep;
    const std::u16string key = list == RuleList::Hide ? u"hide" : u"keep";
    std::vector<std::u16string> expected = listOf(sample, list);
    const std::size_t kind = expected.empty() ? 0 : random.below(4);
    const std::size_t index = expected.empty() ? 0 : random.below(expected.size());
    const std::size_t other = expected.empty() ? 0 : random.below(expected.size());
    const std::u16string pattern = u"new_" + randomPattern(random, sampleIds());
    const auto at = [&expected](std::size_t i) {
        return expected.begin() + static_cast<std::ptrdiff_t>(i);
    };
    // What is removed takes its comments along, and so does a value of another kind in place of the
    // list.
    bool losesComments = kind == 1 || replacesOddValue(sample, key);
    Result<TextEdits> edits;
    if (kind == 0) {
        const std::size_t place =
            random.oneIn(2) ? std::string::npos : random.below(expected.size() + 1);
        edits = addRules(sample.context(), list, {pattern, u"second_*", pattern}, place);
        const bool hasSecond =
            std::find(expected.begin(), expected.end(), u"\"second_*\"") != expected.end();
        const auto where = place == std::string::npos ? expected.end() : at(place);
        const auto next = expected.insert(where, json::quoted(pattern));
        if (!hasSecond)
            expected.insert(next + 1, u"\"second_*\"");
    } else if (kind == 1) {
        edits = removeRules(sample.context(), list, {index, other, index});
        expected.erase(at(std::max(index, other)));
        if (index != other)
            expected.erase(at(std::min(index, other)));
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
    const EditSample after = edited(sample, edits, key);
    QCOMPARE(listOf(after, list), expected);
    if (!losesComments)
        QVERIFY(std::ranges::includes(commentsOf(after.text), commentsOf(sample.text)));
}

void TestOcRuleEdits::rules()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        Random random(seed);
        const EditSample sample = randomEditSample(random);
        oneRuleEdit(random, sample);
        if (QTest::currentTestFailed())
            QFAIL(describe(seed, sample).c_str());
    }
}

void TestOcRuleEdits::shortestPatterns()
{
    Random random(kFirstSeed);
    int found = 0;
    for (int run = 0; run < 500; ++run) {
        CatalogIndex index;
        for (std::uint32_t row = 0; row < 12; ++row) {
            index.tools.emplace_back();
            index.tools.back().id =
                random.oneIn(2)
                    ? randomId(random)
                    : random.of(std::vector<std::u16string>{u"git_a_x", u"git_a_y", u"git_b_x",
                                                            u"github_a", u"github_b", u"z_x"});
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

QTEST_APPLESS_MAIN(TestOcRuleEdits)

#include "tst_ocruleedits.moc"
