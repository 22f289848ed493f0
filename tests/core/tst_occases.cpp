// SPDX-License-Identifier: MIT
// The cases under tests/data/cases that concern OpenCode's patterns, search, names and
// configuration file, through the same evaluator that the window and the command line use. Where a
// case states tokens of an exact counter, signs and structure are checked here with the estimate.
#include "tests/support/ocpreview.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

namespace {

std::vector<std::u16string> stringsOf(const json::View &array)
{
    std::vector<std::u16string> strings;
    for (const json::View &element : array.elements())
        strings.push_back(element.string());
    return strings;
}

} // namespace

class TestOcCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hiddenIsNotZero();
    void hidingCanCostMore();
    void descriptionLimits();
    void sanitisedCollision();
    void sameToolTwoServers();
    void nonAsciiNames();
    void defaultPatternsMatchNothing();
    void patternTooWide();
    void invalidRegex();
    void searchRanking();
    void overrideIsNotShown();
    void mcpToolsBypassTheHook();
};

void TestOcCases::hiddenIsNotZero()
{
    const CaseFolder folder("03-hidden-is-not-zero");
    OcWorkbench bench(folder.catalog({"books.tools.json"}), folder.text("tool-search.json"));
    const PreviewPtr preview = bench.preview(Host::Hooked);
    const json::View expected = folder.json("expected.json");
    QCOMPARE(preview->index->tools[0].id, expected["id"].string());
    QCOMPARE(bench.evaluator().sentDescription(*preview, 0), expected["stub"].string());
    const TokenParts now = preview->rows[0].now;
    QVERIFY(now.name > 0 && now.description > 0 && now.schema > now.description);
    QCOMPARE(now.schema, preview->rows[0].before.schema);
    QVERIFY(preview->rows[0].saving() < 0);
}

void TestOcCases::hidingCanCostMore()
{
    const CaseFolder folder("04-hiding-can-cost-more");
    OcWorkbench bench(folder.catalog({"crm.tools.json"}), folder.text("tool-search.json"));
    const PreviewPtr preview = bench.preview(Host::Hooked);
    const json::View expected = folder.json("expected.json");
    std::int64_t sum = 0;
    for (std::size_t row = 0; row < preview->rows.size(); ++row) {
        const json::View theirs = expected[preview->index->tools[row].id];
        QVERIFY(!theirs.isAbsent());
        const std::int64_t saving = preview->rows[row].saving();
        QCOMPARE(saving > 0, theirs["delta_if_hidden"].number() < 0);
        sum += saving;
    }
    QCOMPARE(preview->totals.before - preview->totals.rowsNow, sum);
    const Diagnostic *costs = findDiagnostic(*preview, DiagnosticCode::HidingCostsMore);
    QVERIFY(costs);
    QCOMPARE(costs->args[0], std::u16string(u"2"));
    QCOMPARE(costs->fixes.size(), 1U);
    bench.setText(applied(bench.text(), costs->fixes[0].edits));
    const PreviewPtr repaired = bench.preview(Host::Hooked);
    QVERIFY(!findDiagnostic(*repaired, DiagnosticCode::HidingCostsMore));
    QCOMPARE(repaired->totals.kept, 2U);
}

void TestOcCases::descriptionLimits()
{
    const CaseFolder folder("10-description-limits");
    OcWorkbench bench(folder.catalog({"long.tools.json"}), folder.text("tool-search.json"));
    const json::View expected = folder.json("expected.json");
    for (const json::Member &member : expected["search_result_lengths"].members()) {
        const SearchAnswer answer = bench.search(Host::Hooked, member.key, 1.0);
        const std::size_t begin = answer.output.find(u")\n", answer.output.find(u"(score")) + 2;
        const std::u16string shown =
            answer.output.substr(begin, answer.output.find(u"\n\nParameters:") - begin);
        QCOMPARE(static_cast<double>(shown.size()), member.value.number());
        QVERIFY(shown.ends_with(expected["tails"][member.key].string()));
    }
    const PreviewPtr preview = bench.preview(Host::Hooked);
    QVERIFY(findDiagnostic(*preview, DiagnosticCode::DescriptionOver1024));
    QVERIFY(findDiagnostic(*preview, DiagnosticCode::DescriptionOver2048));
}

void TestOcCases::sanitisedCollision()
{
    const CaseFolder folder("12-sanitised-collision");
    OcWorkbench bench(folder.catalog({"files.tools.json"}), "{}");
    const PreviewPtr preview = bench.preview(Host::Hooked);
    const json::View expected = folder.json("expected.json");
    for (std::size_t row = 0; row < preview->rows.size(); ++row)
        QCOMPARE(preview->index->tools[row].id,
                 expected["opencode"][preview->index->catalog->tools[row].name].string());
    QCOMPARE(static_cast<double>(preview->totals.visible), expected["opencode_distinct"].number());
    QCOMPARE(preview->totals.overridden, 3U);
    const Diagnostic *collision = findDiagnostic(*preview, DiagnosticCode::IdCollision);
    QVERIFY(collision);
    QCOMPARE(collision->args,
             (std::vector<std::u16string>{u"files_read_file", u"4", u"files", u"read file"}));
    QCOMPARE(collision->place.row.value(), 4U);
    for (const std::size_t row : {1U, 2U, 3U}) {
        QVERIFY(!preview->rows[row].sent);
        QCOMPARE(preview->rows[row].now.total(), 0U);
        QCOMPARE(preview->index->tools[row].winner, 4U);
    }
}

void TestOcCases::sameToolTwoServers()
{
    const CaseFolder folder("13-same-tool-two-servers");
    const json::View expected = folder.json("expected.json");
    OcWorkbench bench(folder.catalog({"pg-live.tools.json", "pg-test.tools.json"}),
                      "{\"hide\": " + std::string(expected["hide"].raw()) + "}");
    const PreviewPtr preview = bench.preview(Host::Hooked);
    QCOMPARE(idsOf(*preview), stringsOf(expected["ids"]));
    QCOMPARE(idsWith(*preview, Verdict::Hidden), stringsOf(expected["hidden"]));
    const Diagnostic *same = findDiagnostic(*preview, DiagnosticCode::SameNameOnServers);
    QVERIFY(same);
    QCOMPARE(same->args, (std::vector<std::u16string>{u"query", u"2"}));
}

void TestOcCases::nonAsciiNames()
{
    const CaseFolder folder("15-non-ascii-names");
    OcWorkbench bench(folder.catalog({"工具箱.tools.json", "ascii-server.tools.json"}), "{}");
    const PreviewPtr preview = bench.preview(Host::Hooked);
    const json::View expected = folder.json("expected.json")["opencode"];
    for (std::size_t row = 0; row < preview->rows.size(); ++row) {
        const Tool &tool = preview->index->catalog->tools[row];
        QCOMPARE(preview->index->tools[row].id,
                 expected[tool.source == 0 ? "cn" : "ascii"][tool.name].string());
    }
    QCOMPARE(countDiagnostics(*preview, DiagnosticCode::IdCollision), 2U);
    const Diagnostic *refused = findDiagnostic(*preview, DiagnosticCode::ServerNameRefusedByDsh);
    QVERIFY(refused);
    QCOMPARE(refused->args[0], std::u16string(u"工具箱"));
}

void TestOcCases::defaultPatternsMatchNothing()
{
    const CaseFolder folder("44-default-pattern-matches-nothing");
    const json::View expected = folder.json("expected.json");
    OcWorkbench all(folder.catalog({"ids.json"}), folder.text("tool-search.json"));
    QCOMPARE(idsWith(*all.preview(Host::Hooked), Verdict::Hidden),
             stringsOf(expected["hidden_by_default"]));
    OcWorkbench github(folder.catalog({"github.tools.json"}), folder.text("tool-search.json"));
    const PreviewPtr preview = github.preview(Host::Hooked);
    QCOMPARE(preview->hide.size(), 2U);
    QVERIFY(preview->hide[0].rows.empty() && preview->hide[1].rows.empty());
    const Diagnostic *dead = findDiagnostic(*preview, DiagnosticCode::DefaultPatternsMatchNothing);
    QVERIFY(dead);
    QCOMPARE(dead->args[0], std::u16string(u"2"));
    QCOMPARE(dead->fixes.size(), 1U);
    QCOMPARE(dead->fixes[0].args, stringsOf(expected["suggest"]));
    OcWorkbench repaired(folder.catalog({"github.tools.json"}),
                         applied(github.text(), dead->fixes[0].edits));
    QCOMPARE(repaired.preview(Host::Hooked)->totals.hidden, 2U);
}

void TestOcCases::patternTooWide()
{
    const CaseFolder folder("46-pattern-too-wide");
    const json::View expected = folder.json("expected.json");
    OcWorkbench bench(folder.catalog({"ids.json"}), folder.text("tool-search.json"));
    const PreviewPtr preview = bench.preview(Host::Hooked);
    QCOMPARE(idsOf(*preview, preview->hide[0].rows), stringsOf(expected["git*"]));
    QCOMPARE(preview->hide[1].rows.size(), preview->rows.size());
    std::vector<std::u16string> notHidden = idsWith(*preview, Verdict::Visible);
    const std::vector<std::u16string> kept = idsWith(*preview, Verdict::Kept);
    notHidden.insert(notHidden.end(), kept.begin(), kept.end());
    QCOMPARE(notHidden, stringsOf(expected["with_keep_not_hidden"]));
    const Diagnostic *wide = findDiagnostic(*preview, DiagnosticCode::PatternTooWide);
    QVERIFY(wide);
    QCOMPARE(wide->args, (std::vector<std::u16string>{u"*", u"2", u"bash, read"}));
}

void TestOcCases::invalidRegex()
{
    const CaseFolder folder("47-invalid-regex");
    const json::View matches = folder.json("expected.json")["matches"];
    OcWorkbench bench(folder.catalog({"ids.json"}), folder.text("tool-search.json"));
    const PreviewPtr preview = bench.preview(Host::Hooked);
    for (const RuleInfo &rule : preview->hide) {
        if (!matches[rule.pattern].isAbsent())
            QCOMPARE(idsOf(*preview, rule.rows), stringsOf(matches[rule.pattern]));
    }
    QCOMPARE(static_cast<int>(preview->hide[0].problem), static_cast<int>(RuleProblem::Malformed));
    const Diagnostic *malformed = findDiagnostic(*preview, DiagnosticCode::PatternMalformed);
    QVERIFY(malformed && malformed->place.range && !malformed->args[1].empty());
    QCOMPARE(std::string_view(bench.text()).substr(malformed->place.range->begin, 6), "\"re:(\"");
    QVERIFY(findDiagnostic(*preview, DiagnosticCode::PatternEmpty));
    QCOMPARE(countDiagnostics(*preview, DiagnosticCode::DeadPattern), 2U);
}

void TestOcCases::searchRanking()
{
    const CaseFolder folder("55-search-ranking-preview");
    OcWorkbench bench(folder.catalog({"catalog.json"}),
                      "{\"topK\": 5, \"tools\": " + folder.tagsOfCatalog("catalog.json") + "}");
    for (const json::Member &query : folder.json("expected.json").members()) {
        const SearchAnswer answer = bench.search(Host::Hooked, query.key);
        const std::vector<json::View> expected = query.value.elements();
        QCOMPARE(answer.hits.size(), expected.size());
        for (std::size_t i = 0; i < expected.size(); ++i) {
            const SearchHit &hit = answer.hits[i];
            QCOMPARE(hit.id, expected[i].at(0).string());
            QCOMPARE(static_cast<double>(hit.score), expected[i].at(1).number());
            int sum = 0;
            for (const ScorePart &part : hit.parts)
                sum += part.points;
            QCOMPARE(sum, hit.score);
        }
    }
}

void TestOcCases::overrideIsNotShown()
{
    const CaseFolder folder("57-override-description-not-shown");
    const json::View expected = folder.json("expected.json");
    OcWorkbench bench(folder.catalog({"bash.tools.json"}), folder.text("tool-search.json"));
    const PreviewPtr preview = bench.preview(Host::Hooked);
    QCOMPARE(bench.evaluator().sentDescription(*preview, 0), expected["visible"].string());
    const SearchAnswer answer = bench.search(Host::Hooked, u"shell");
    QCOMPARE(answer.hits.size(), 1U);
    QVERIFY(answer.output.find(expected["search_result"].string()) != std::u16string::npos);
    QVERIFY(findDiagnostic(*preview, DiagnosticCode::OverrideNotSent));
    QVERIFY(findDiagnostic(*preview, DiagnosticCode::OverrideUnknownTool));
    OcWorkbench hidden(
        folder.catalog({"bash.tools.json"}),
        "{\"hide\": [\"bash_*\"], \"tools\": {\"bash_run\": {\"description\": \"MY TEXT\"}}}");
    const PreviewPtr collapsed = hidden.preview(Host::Hooked);
    QVERIFY(hidden.evaluator().sentDescription(*collapsed, 0).starts_with(u"[hidden"));
}

void TestOcCases::mcpToolsBypassTheHook()
{
    const CaseFolder folder("59-mcp-tools-bypass-the-hook");
    const json::View expected = folder.json("expected.json");
    OcWorkbench bench(folder.catalog({"github.tools.json"}), folder.text("tool-search.json"));
    const PreviewPtr stock = bench.preview(Host::Stock);
    QCOMPARE(stock->rows[0].verdict == Verdict::Hidden, expected["stock"]["hidden"].isTruthy());
    QCOMPARE(static_cast<double>(stock->rows[0].saving()), expected["stock"]["saving"].number());
    QVERIFY(!stock->rows[0].reachable && stock->rows[0].rule.has_value());
    QVERIFY(stock->systemHint.empty());
    QVERIFY(findDiagnostic(*stock, DiagnosticCode::RuleOutOfReach));
    QVERIFY(bench.search(Host::Stock, u"issue").hits.empty());
    const PreviewPtr hooked = bench.preview(Host::Hooked);
    QCOMPARE(hooked->rows[0].verdict == Verdict::Hidden, expected["patched"]["hidden"].isTruthy());
    QVERIFY(hooked->rows[0].reachable && !hooked->systemHint.empty());
}

QTEST_APPLESS_MAIN(TestOcCases)

#include "tst_occases.moc"
