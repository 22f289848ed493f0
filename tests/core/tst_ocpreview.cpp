// SPDX-License-Identifier: MIT
// Previews of OpenCode: hosts, collisions, the plugin's own tool, wire schemas, totals, time limits
// and cancelling.
#include "core/opencode/texts.h"
#include "core/text/utf16.h"
#include "tests/support/ocpreview.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

namespace {

void checkTotals(const Preview &preview)
{
    std::int64_t before = 0;
    std::int64_t now = 0;
    for (const ToolRow &row : preview.rows) {
        before += row.before.total();
        now += row.now.total();
    }
    QCOMPARE(preview.totals.before, before);
    QCOMPARE(preview.totals.rowsNow, now);
    QCOMPARE(preview.totals.after, now + preview.totals.fixedTool + preview.totals.fixedHint);
    QCOMPARE(preview.totals.visible + preview.totals.hidden + preview.totals.kept +
                 preview.totals.overridden + preview.totals.withheld,
             preview.rows.size());
}

} // namespace

class TestOcPreview : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hosts_data();
    void hosts();
    void winnersByOrigin();
    void mapKeepsTheFirstPlace();
    void pluginsOwnToolInCatalog();
    void disabledAddsNothing();
    void hintOnlyWhenWanted();
    void everyVerdictNamesItsRule();
    void runawayRegexIsStopped();
    void bunOnlySyntax();
    void cancelled();
    void matches();
    void emptyCatalog();
};

void TestOcPreview::hosts_data()
{
    QTest::addColumn<int>("origin");
    QTest::addColumn<bool>("onStock");
    QTest::newRow("unknown") << static_cast<int>(Origin::Unknown) << false;
    QTest::newRow("built-in") << static_cast<int>(Origin::BuiltIn) << true;
    QTest::newRow("custom") << static_cast<int>(Origin::Custom) << true;
    QTest::newRow("plugin") << static_cast<int>(Origin::Plugin) << true;
    QTest::newRow("mcp") << static_cast<int>(Origin::McpServer) << false;
}

void TestOcPreview::hosts()
{
    QFETCH(int, origin);
    QFETCH(bool, onStock);
    OcWorkbench bench(catalogOf({{u"x", static_cast<Origin>(origin)}}), "{\"hide\": [\"*x\"]}");
    const PreviewPtr stock = bench.preview(Host::Stock);
    QCOMPARE(stock->rows[0].verdict == Verdict::Hidden, onStock);
    QCOMPARE(stock->rows[0].reachable, onStock);
    QCOMPARE(stock->rows[0].saving() != 0, onStock);
    QCOMPARE(stock->totals.outOfReach, std::size_t(onStock ? 0 : 1));
    QCOMPARE(stock->hide[0].outOfReach, onStock ? 0U : 1U);
    QCOMPARE(bench.search(Host::Stock, u"x").hits.size(), std::size_t(onStock ? 1 : 0));
    QCOMPARE(findDiagnostic(*stock, DiagnosticCode::OriginUnknown) != nullptr,
             static_cast<Origin>(origin) == Origin::Unknown);
    QVERIFY(stock->rows[0].rule.has_value());
    checkTotals(*stock);
    const PreviewPtr hooked = bench.preview(Host::Hooked);
    QVERIFY(hooked->rows[0].verdict == Verdict::Hidden && hooked->rows[0].reachable);
    QVERIFY(!findDiagnostic(*hooked, DiagnosticCode::OriginUnknown));
    checkTotals(*hooked);
}

void TestOcPreview::winnersByOrigin()
{
    OcWorkbench bench(catalogOf({{u"srv_x", Origin::Plugin},
                                 {u"x", Origin::McpServer},
                                 {u"srv_x", Origin::BuiltIn},
                                 {u"srv_x", Origin::Unknown},
                                 {u"srv_x", Origin::Custom}}),
                      "{}");
    const PreviewPtr preview = bench.preview(Host::Hooked);
    for (const IndexedTool &tool : preview->index->tools)
        QCOMPARE(tool.winner, 1U);
    QCOMPARE(preview->totals.overridden, std::size_t(4));
    checkTotals(*preview);
    const Diagnostic *collision = findDiagnostic(*preview, DiagnosticCode::IdCollision);
    QVERIFY(collision);
    QCOMPARE(collision->args, (std::vector<std::u16string>{u"srv_x", u"5", u"srv", u"x"}));
    OcWorkbench later(
        catalogOf({{u"x", Origin::Custom}, {u"x", Origin::Unknown}, {u"x", Origin::BuiltIn}}),
        "{}");
    QCOMPARE(later.preview(Host::Hooked)->index->tools[0].winner, 1U);
}

void TestOcPreview::mapKeepsTheFirstPlace()
{
    OcWorkbench bench(catalogOf({{u"a", Origin::Custom, u"first"},
                                 {u"b", Origin::Custom},
                                 {u"a", Origin::Custom, u"second"}}),
                      "{\"hide\": [\"*\"]}");
    const SearchAnswer answer = bench.search(Host::Stock, u"*");
    QCOMPARE(answer.hits.size(), std::size_t(2));
    QCOMPARE(answer.hits[0].id, std::u16string(u"a"));
    QCOMPARE(answer.hits[0].row, std::size_t(2));
    QVERIFY(answer.output.find(u"second") != std::u16string::npos);
    QVERIFY(answer.output.find(u"first") == std::u16string::npos);
}

void TestOcPreview::pluginsOwnToolInCatalog()
{
    OcWorkbench bench(catalogOf({{u"tool_search", Origin::Plugin}, {u"x", Origin::Custom}}),
                      "{\"hide\": [\"*\"]}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    QVERIFY(preview->added.empty());
    QCOMPARE(preview->totals.fixedTool, 0);
    QCOMPARE(preview->rows[0].before.total(), 0U);
    QVERIFY(preview->rows[0].now.total() > 0);
    QVERIFY(preview->rows[0].verdict == Verdict::Kept && preview->rows[0].rule->builtIn);
    checkTotals(*preview);
    bench.setText("{\"enabled\": false}");
    const PreviewPtr disabled = bench.preview(Host::Stock);
    QCOMPARE(disabled->rows[0].now.total(), 0U);
    QVERIFY(bench.evaluator().sentDescription(*disabled, 0).empty());
    OcWorkbench without(catalogOf({{u"x", Origin::Custom}}), "{}");
    const PreviewPtr added = without.preview(Host::Stock);
    QCOMPARE(added->added.size(), std::size_t(1));
    QVERIFY(json::parse(toUtf8(added->added[0].schema), json::Leniency::Strict).has_value());
    QVERIFY(added->totals.fixedTool > 0);
    QCOMPARE(added->totals.after - added->totals.before, added->totals.fixedTool);
    QVERIFY(findDiagnostic(*added, DiagnosticCode::TotalGrows));
}

void TestOcPreview::disabledAddsNothing()
{
    for (const char *text : {"{\"enabled\": false, \"hide\": [\"*\"]}", "{\"hide\": \"*\"}",
                             "{\"enabled\": 0}", "{\"keep\": {}}"}) {
        OcWorkbench bench(catalogOf({{u"x", Origin::Custom}}), text);
        const PreviewPtr preview = bench.preview(Host::Hooked);
        QVERIFY(!preview->pluginActive && preview->added.empty() && preview->systemHint.empty());
        QCOMPARE(preview->totals.after, preview->totals.before);
        QVERIFY(preview->rows[0].verdict == Verdict::Visible && !preview->rows[0].rule);
        QVERIFY(bench.search(Host::Hooked, u"x").output.empty());
    }
}

void TestOcPreview::hintOnlyWhenWanted()
{
    OcWorkbench bench(catalogOf({{u"x", Origin::Custom}, {u"y", Origin::Custom}}),
                      "{\"hide\": [\"x\"]}");
    QCOMPARE(bench.preview(Host::Stock)->systemHint, opencode::systemHint(1));
    bench.setText("{\"hide\": [\"x\"], \"injectSystemHint\": false}");
    QCOMPARE(bench.preview(Host::Stock)->totals.fixedHint, 0);
    bench.setText("{\"hide\": []}");
    QVERIFY(bench.preview(Host::Stock)->systemHint.empty());
}

void TestOcPreview::everyVerdictNamesItsRule()
{
    OcWorkbench bench(catalogOf({{u"a", Origin::Custom},
                                 {u"ab", Origin::Custom},
                                 {u"b", Origin::Custom},
                                 {u"c", Origin::Custom}}),
                      "{\"hide\": [\"x\", \"a*\", \"*b\"], \"keep\": [\"y\", \"a\"]}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    QCOMPARE(preview->rows[0].rule, std::optional(RuleRef{RuleList::Keep, 1, false}));
    QCOMPARE(preview->rows[1].rule, std::optional(RuleRef{RuleList::Hide, 1, false}));
    QCOMPARE(preview->rows[2].rule, std::optional(RuleRef{RuleList::Hide, 2, false}));
    QVERIFY(!preview->rows[3].rule);
    QCOMPARE(preview->hide[1].rows, (std::vector<std::uint32_t>{0, 1}));
    QCOMPARE(preview->hide[1].decides, 1U);
    QCOMPARE(preview->hide[2].decides, 1U);
    QCOMPARE(preview->keep[1].decides, 1U);
}

void TestOcPreview::runawayRegexIsStopped()
{
    const std::vector<ToolSketch> rows{
        {u"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!", Origin::Custom},
        {u"x", Origin::Custom}};
    OcWorkbench bench(catalogOf(rows), "{\"hide\": [\"re:^(a+)+$\", \"x\"]}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    QVERIFY(preview->hide[0].problem == RuleProblem::Timeout && preview->hide[0].rows.empty());
    QVERIFY(preview->rows[1].verdict == Verdict::Hidden);
    const Diagnostic *timeout = findDiagnostic(*preview, DiagnosticCode::PatternTimeout);
    QVERIFY(timeout);
    QCOMPARE(timeout->args, (std::vector<std::u16string>{u"re:^(a+)+$", u"250"}));
}

void TestOcPreview::bunOnlySyntax()
{
    OcWorkbench bench(catalogOf({{u"x", Origin::Custom}}), "{\"hide\": [\"re:(?i:X)\"]}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    QVERIFY(preview->hide[0].problem == RuleProblem::BunOnly);
    QVERIFY(findDiagnostic(*preview, DiagnosticCode::PatternBunOnly));
}

void TestOcPreview::cancelled()
{
    const auto evaluator = findTarget("opencode")->makeEvaluator();
    const std::atomic_bool stop = true;
    PreviewInput input;
    input.catalog = catalogOf({{u"x", Origin::Custom}});
    input.cancelled = &stop;
    const auto result = evaluator->preview(input);
    QVERIFY(!result && result.error().code == ErrorCode::Cancelled);
    input.cancelled = nullptr;
    QVERIFY(evaluator->preview(input).has_value());
    input.cancelled = &stop;
    QVERIFY(!evaluator->preview(input));
}

void TestOcPreview::matches()
{
    const CatalogPtr catalog =
        catalogOf({{u"git_a", Origin::Custom}, {u"b", Origin::Custom}, {u"git_c", Origin::Custom}});
    const auto evaluator = findTarget("opencode")->makeEvaluator();
    QCOMPARE(evaluator->matches(catalog, u"git*").value(), (std::vector<std::uint32_t>{0, 2}));
    QCOMPARE(evaluator->matches(catalog, u"re:b|c$").value(), (std::vector<std::uint32_t>{1, 2}));
    QVERIFY(evaluator->matches(catalog, u"").value().empty());
    const auto malformed = evaluator->matches(catalog, u"re:(");
    QVERIFY(!malformed && malformed.error().code == ErrorCode::RegexSyntax &&
            !malformed.error().args.empty());
}

void TestOcPreview::emptyCatalog()
{
    OcWorkbench bench(std::make_shared<const Catalog>(),
                      "{\"hide\": [\"a\"], \"tools\": {\"x\": {\"tags\": [\"y\"]}}}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    QVERIFY(preview->rows.empty() && preview->diagnostics.empty());
    QVERIFY(bench.search(Host::Stock, u"a").title.starts_with(u"tool_search: no matches"));
}

QTEST_APPLESS_MAIN(TestOcPreview)

#include "tst_ocpreview.moc"
