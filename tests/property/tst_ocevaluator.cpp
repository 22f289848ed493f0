// SPDX-License-Identifier: MIT
// The evaluator, which caches and works per catalog, says what a session of the plugin says that is
// run step by step; and one that has seen other configurations says the same as a new one.
#include "core/opencode/bytesearch.h"
#include "core/opencode/session.h"
#include "core/opencode/texts.h"
#include "core/text/utf16.h"
#include "tests/support/occonfigs.h"
#include "tests/support/ocpreview.h"
#include "tests/support/octexts.h"

#include <QTest>

using namespace tss;
using namespace tss::opencode;

namespace {

constexpr std::uint64_t kFirstSeed = 4200;
constexpr std::uint64_t kRuns = 600;

struct Tools
{
    std::vector<std::u16string> ids;
    std::vector<HookTool>
        hook; ///< as the host gives them: of one id only the last, in the first one's place
    CatalogPtr catalog;
};

Tools randomTools(test::Random &random)
{
    auto catalog = std::make_shared<Catalog>();
    Source source;
    source.name = u"custom";
    source.format = Format::OpenCodeTools;
    source.origin = Origin::Custom;
    catalog->sources.push_back(source);
    Tools tools;
    for (std::size_t left = random.between(1, 12); left > 0; --left) {
        Tool tool;
        tool.name = test::randomId(random);
        tool.description = test::randomText(random, 12);
        tool.descriptionState = FieldState::Present;
        tool.schema = json::root(
            json::parse("{\"type\":\"object\",\"x\":" + test::randomJson(random, 2) + "}",
                        json::Leniency::Strict)
                ->tree);
        tool.schemaState = FieldState::Present;
        tool.origin = Origin::Custom;
        const HookTool hook{tool.name, tool.description, tool.schema, catalog->tools.size()};
        const auto same =
            std::find_if(tools.hook.begin(), tools.hook.end(),
                         [&hook](const HookTool &other) { return other.id == hook.id; });
        if (same == tools.hook.end())
            tools.hook.push_back(hook);
        else
            *same = hook;
        tools.ids.push_back(tool.name);
        catalog->tools.push_back(std::move(tool));
    }
    tools.catalog = std::move(catalog);
    return tools;
}

PreviewInput randomInput(test::Random &random, const Tools &tools)
{
    PreviewInput input;
    input.catalog = tools.catalog;
    input.host = random.oneIn(2) ? Host::Stock : Host::Hooked;
    input.documentExists = !random.oneIn(8);
    input.documentText = test::randomConfig(random, tools.ids, random.oneIn(2));
    if (random.oneIn(3))
        input.inlineOptions = test::randomConfig(random, tools.ids, random.oneIn(2));
    return input;
}

} // namespace

class TestOcEvaluator : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sameAsSession();
    void sameAsNewEvaluator();
    void bytesAreFound();

private:
    void compareTurn(const Tools &tools, const PreviewInput &input, Evaluator &evaluator);
    void compareSearch(const Tools &tools, const PreviewInput &input, const std::u16string &query);

    JsEngine m_engine;
};

void TestOcEvaluator::compareTurn(const Tools &tools, const PreviewInput &input,
                                  Evaluator &evaluator)
{
    Session session(m_engine,
                    mergedConfig({input.inlineOptions, input.documentText, input.documentExists}));
    const Turn turn = session.turn(tools.hook);
    const PreviewPtr preview = evaluator.preview(input).value();
    std::int64_t rows = 0;
    for (std::size_t i = 0; i < tools.hook.size(); ++i) {
        const ToolRow &row = preview->rows[tools.hook[i].row];
        QVERIFY(row.sent);
        // Without the plugin its own tool is not there either.
        if (preview->pluginActive || tools.hook[i].id != searchToolId())
            QCOMPARE(evaluator.sentDescription(*preview, tools.hook[i].row), turn.descriptions[i]);
        rows += row.now.total();
    }
    QCOMPARE(preview->totals.rowsNow, rows);
    QCOMPARE(preview->totals.overridden, tools.ids.size() - tools.hook.size());
    QCOMPARE(preview->systemHint, turn.system.empty() ? std::u16string() : turn.system.front());
    QCOMPARE(preview->totals.after, rows + preview->totals.fixedTool + preview->totals.fixedHint);
}

void TestOcEvaluator::compareSearch(const Tools &tools, const PreviewInput &input,
                                    const std::u16string &query)
{
    Session session(m_engine,
                    mergedConfig({input.inlineOptions, input.documentText, input.documentExists}));
    (void)session.turn(tools.hook);
    const SearchAnswer theirs = session.search(query).answer;
    const auto evaluator = findTarget("opencode")->makeEvaluator();
    const SearchAnswer ours = evaluator->search(input, query, std::nullopt).value();
    QCOMPARE(ours.throws, theirs.throws);
    QCOMPARE(ours.title, theirs.title);
    QCOMPARE(ours.output, theirs.output);
    QCOMPARE(ours.hits.size(), theirs.hits.size());
    for (std::size_t i = 0; i < ours.hits.size(); ++i) {
        QCOMPARE(ours.hits[i].id, theirs.hits[i].id);
        QCOMPARE(ours.hits[i].row, theirs.hits[i].row);
    }
}

void TestOcEvaluator::sameAsSession()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns; ++seed) {
        test::Random random(seed);
        const Tools tools = randomTools(random);
        const PreviewInput input = randomInput(random, tools);
        const auto evaluator = findTarget("opencode")->makeEvaluator();
        compareTurn(tools, input, *evaluator);
        compareSearch(tools, input, test::randomQuery(random, tools.ids));
        if (QTest::currentTestFailed())
            QFAIL(qPrintable(QStringLiteral("seed %1\n%2\n%3")
                                 .arg(seed)
                                 .arg(QString::fromStdString(input.documentText),
                                      QString::fromStdString(input.inlineOptions))));
    }
}

void TestOcEvaluator::sameAsNewEvaluator()
{
    for (std::uint64_t seed = kFirstSeed; seed < kFirstSeed + kRuns / 10; ++seed) {
        test::Random random(seed);
        const Tools tools = randomTools(random);
        const auto used = findTarget("opencode")->makeEvaluator();
        for (int change = 0; change < 10; ++change) {
            const PreviewInput input = randomInput(random, tools);
            const auto fresh = findTarget("opencode")->makeEvaluator();
            const PreviewPtr a = used->preview(input).value();
            const PreviewPtr b = fresh->preview(input).value();
            QCOMPARE(a->totals.after, b->totals.after);
            QCOMPARE(a->diagnostics.size(), b->diagnostics.size());
            for (std::size_t row = 0; row < a->rows.size(); ++row) {
                QVERIFY(a->rows[row].verdict == b->rows[row].verdict &&
                        a->rows[row].rule == b->rows[row].rule &&
                        a->rows[row].now == b->rows[row].now);
            }
            const std::u16string query = test::randomQuery(random, tools.ids);
            QCOMPARE(used->search(input, query, 3.0).value().output,
                     fresh->search(input, query, 3.0).value().output);
        }
    }
}

void TestOcEvaluator::bytesAreFound()
{
    test::Random random(kFirstSeed);
    const auto bytes = [&random](std::size_t most) {
        std::string text;
        for (std::size_t left = random.below(most); left > 0; --left)
            text += "ab"[random.below(2)];
        return text;
    };
    for (int run = 0; run < 20000; ++run) {
        const std::string text = bytes(80);
        const std::string word = bytes(9);
        QVERIFY2(containsBytes(text, word) == (text.find(word) != std::string::npos),
                 (text + " / " + word).c_str());
    }
}

QTEST_APPLESS_MAIN(TestOcEvaluator)

#include "tst_ocevaluator.moc"
