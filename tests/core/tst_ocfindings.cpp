// SPDX-License-Identifier: MIT
// Every problem of a configuration: found, at its exact place, with its arguments; and each fix
// makes it go away.
#include "tests/support/ocpreview.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

namespace {

using Code = DiagnosticCode;
using Args = std::vector<std::u16string>;

struct Problem
{
    Code code;
    std::string text; ///< the configuration
    Args args;
    std::string place; ///< the text at the range; empty: no range
    std::size_t fixes = 0;
    Severity severity = Severity::Warning;
};

const std::vector<Problem> kProblems{
    {Code::FileHasComments, "{/*x*/ \"hide\": [] // y\n}", {}, "/*x*/", 1, Severity::Error},
    {Code::FileHasTrailingCommas, "{\"hide\": [],}", {}, ",", 1, Severity::Error},
    {Code::FileHasBom, "\xEF\xBB\xBF{}", {}, "\xEF\xBB\xBF", 1, Severity::Error},
    {Code::FileSyntax, "{\"hide\": [}", {u"value"}, "}", 0, Severity::Error},
    {Code::FileNotObject, "[1]", {u"array"}, "[1]", 0},
    {Code::FileNotObject, "null", {u"null"}, "null", 0},
    {Code::FileInvalidUtf8, "{\"keep\": [\"tool_\xFF\"]}", {}, "\xFF", 0},
    {Code::DuplicateKey, "{\"topK\": 1, \"topK\": 2}", {u"topK"}, "\"topK\"", 0},
    {Code::UnknownKey, "{\"hidden\": 1}", {u"hidden"}, "\"hidden\"", 1, Severity::Hint},
    {Code::UnknownKey,
     "{\"tools\": {\"custom_a\": {\"priority\": 9}}}",
     {u"tools.custom_a.priority"},
     "\"priority\"",
     0,
     Severity::Hint},
    {Code::PluginThrowsAtStart,
     "{\"hide\": \"a\"}",
     {u"hide", u"\"a\""},
     "\"a\"",
     2,
     Severity::Error},
    {Code::PluginThrowsAtStart,
     "{\"keep\": {\"a\": 1}}",
     {u"keep", u"{\"a\":1}"},
     "{\"a\": 1}",
     1,
     Severity::Error},
    {Code::SearchThrows,
     "{\"tools\": {\"custom_a\": {\"tags\": \"t\"}}}",
     {u"custom_a", u"tags"},
     "\"t\"",
     2,
     Severity::Error},
    {Code::SearchThrows,
     "{\"tools\": {\"custom_a\": {\"description\": 5}}}",
     {u"custom_a", u"description"},
     "5",
     1,
     Severity::Error},
    {Code::SearchThrows,
     "{\"tools\": {\"custom_a\": {\"tags\": [{\"toString\": 1}]}}}",
     {u"custom_a", u"tags"},
     "[{\"toString\": 1}]",
     1,
     Severity::Error},
    {Code::SearchThrows,
     "{\"topK\": {\"toString\": 1}}",
     {u"", u"topK"},
     "{\"toString\": 1}",
     1,
     Severity::Error},
    {Code::WrongTypeIgnored, "{\"hide\": null}", {u"hide", u"null"}, "null", 2},
    {Code::WrongTypeIgnored, "{\"enabled\": \"no\"}", {u"enabled", u"\"no\""}, "\"no\"", 2},
    {Code::WrongTypeIgnored, "{\"tools\": [1]}", {u"tools", u"[1]"}, "[1]", 1},
    {Code::WrongTypeIgnored, "{\"tools\": {\"custom_a\": 7}}", {u"tools.custom_a", u"7"}, "7", 0},
    {Code::WrongTypeIgnored,
     "{\"tools\": {\"custom_a\": {\"tags\": [1]}}}",
     {u"tools.custom_a.tags", u"[1]"},
     "[1]",
     1,
     Severity::Hint},
    {Code::NumberTreatedAs, "{\"topK\": 0}", {u"topK", u"0", u"5"}, "0", 2},
    {Code::NumberTreatedAs, "{\"topK\": \"3\"}", {u"topK", u"\"3\"", u"3"}, "\"3\"", 2},
    {Code::NumberTreatedAs, "{\"topK\": 2.7}", {u"topK", u"2.7", u"2"}, "2.7", 2},
    {Code::NumberTreatedAs, "{\"topK\": \"many\"}", {u"topK", u"\"many\"", u"0"}, "\"many\"", 2},
    {Code::NumberTreatedAs,
     "{\"descriptionLimit\": false}",
     {u"descriptionLimit", u"false", u"600"},
     "false",
     2},
    {Code::NumberTreatedAs,
     "{\"descriptionLimit\": {}}",
     {u"descriptionLimit", u"{}", u"1"},
     "{}",
     2},
    {Code::NegativeTopK, "{\"topK\": -2, \"hide\": [\"custom_*\"]}", {u"-2", u"1", u"3"}, "-2", 2},
    {Code::PluginDisabled, "{\"enabled\": false}", {}, "false", 1},
    {Code::DeadPattern, "{\"hide\": [\"Custom_*\"]}", {u"Custom_*", u"4"}, "\"Custom_*\"", 2},
    {Code::DeadPattern,
     "{\"hide\": [\"mcp__custom__*\"]}",
     {u"mcp__custom__*", u"4"},
     "\"mcp__custom__*\"",
     2},
    {Code::DeadPattern, "{\"hide\": [\"custom\"]}", {u"custom", u"4"}, "\"custom\"", 4},
    {Code::DeadPattern, "{\"keep\": [\"re:^zz\"]}", {u"re:^zz", u"4"}, "\"re:^zz\"", 1},
    {Code::ShadowedByKeep,
     "{\"hide\": [\"custom_a\"], \"keep\": [\"custom_*\"]}",
     {u"custom_a"},
     "\"custom_a\"",
     1},
    {Code::ShadowedByEarlier,
     "{\"hide\": [\"custom_*\", \"custom_a\"]}",
     {u"custom_a", u"custom_*"},
     "\"custom_a\"",
     1},
    {Code::KeepWithoutEffect,
     "{\"hide\": [\"custom_b\"], \"keep\": [\"custom_a\"]}",
     {u"custom_a"},
     "\"custom_a\"",
     1,
     Severity::Hint},
    {Code::PatternTooWide, "{\"hide\": [\"*\"]}", {u"*", u"1", u"bash"}, "\"*\"", 2},
    {Code::PatternMalformed, "{\"hide\": [\"re:[\"]}", {u"re:["}, "\"re:[\"", 1, Severity::Error},
    {Code::PatternNotString,
     "{\"hide\": [[\"custom_a\"]]}",
     {u"[\"custom_a\"]"},
     "[\"custom_a\"]",
     1},
    {Code::PatternEmpty, "{\"keep\": [\"\"]}", {}, "\"\"", 1},
    {Code::OverrideUnknownTool,
     "{\"tools\": {\"custom_z\": {}}}",
     {u"custom_z"},
     "\"custom_z\"",
     1},
    {Code::OverrideNotSent,
     "{\"tools\": {\"custom_a\": {\"description\": \"D\"}}}",
     {u"custom_a"},
     "\"D\"",
     0,
     Severity::Hint},
    {Code::HidingCostsMore, "{\"hide\": [\"custom_*\"]}", {u"3"}, "", 1},
    {Code::TotalGrows, "{}", {}, "", 0},
    {Code::DefaultPatternsMatchNothing, "{}", {u"4"}, "", 0},
};

} // namespace

class TestOcFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void problems_data();
    void problems();
    void cleanFileHasNone();
};

void TestOcFindings::problems_data()
{
    QTest::addColumn<int>("index");
    for (std::size_t i = 0; i < kProblems.size(); ++i)
        QTest::newRow((diagnosticName(kProblems[i].code) + " " + kProblems[i].text).c_str())
            << static_cast<int>(i);
}

void TestOcFindings::problems()
{
    QFETCH(int, index);
    const Problem &problem = kProblems[static_cast<std::size_t>(index)];
    OcWorkbench bench(smallOcCatalog(), problem.text);
    const PreviewPtr preview = bench.preview(Host::Stock);
    const Diagnostic *found = findDiagnostic(*preview, problem.code);
    QVERIFY(found);
    QCOMPARE(countDiagnostics(*preview, problem.code), std::size_t(1));
    QVERIFY(found->severity == problem.severity);
    Args args = found->args;
    if (!problem.args.empty())
        args.resize(problem.args.size());
    if (!problem.args.empty())
        QCOMPARE(args, problem.args);
    QCOMPARE(found->place.range.has_value(), !problem.place.empty());
    if (found->place.range) {
        QCOMPARE(problem.text.substr(found->place.range->begin,
                                     found->place.range->end - found->place.range->begin),
                 problem.place);
        QCOMPARE(found->place.file, std::string("tool-search.json"));
    }
    QCOMPARE(found->fixes.size(), problem.fixes);
    for (const Fix &fix : found->fixes) {
        OcWorkbench repaired(smallOcCatalog(), applied(problem.text, fix.edits));
        QVERIFY2(!findDiagnostic(*repaired.preview(Host::Stock), problem.code),
                 repaired.text().c_str());
    }
}

void TestOcFindings::cleanFileHasNone()
{
    OcWorkbench bench(
        customTools({u"tool_search", u"custom_a"}),
        "{\"enabled\": true, \"hide\": [], \"keep\": [], \"topK\": 7, \"descriptionLimit\": 100, "
        "\"injectSystemHint\": false, \"tools\": {\"custom_a\": {\"tags\": [\"t\"]}}}");
    for (const Diagnostic &diagnostic : bench.preview(Host::Stock)->diagnostics)
        QVERIFY2(diagnostic.code == Code::SchemaMissing || diagnostic.code == Code::TotalGrows ||
                     diagnostic.severity == Severity::Hint,
                 diagnosticName(diagnostic.code).c_str());
}

QTEST_APPLESS_MAIN(TestOcFindings)

#include "tst_ocfindings.moc"
