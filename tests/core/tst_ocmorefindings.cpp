// SPDX-License-Identifier: MIT
// Problems that need more than one small file: inline options, ignored files, hosts, large
// catalogs, suggestions.
#include "core/text/utf16.h"
#include "tests/support/ocpreview.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

using Code = DiagnosticCode;
using Args = std::vector<std::u16string>;

class TestOcMoreFindings : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void inlineOptionsHaveNoPlace();
    void ignoredFileIsCheckedToo();
    void ruleOutOfReach();
    void manyOfOneKindAreOne();
    void tooManyTools();
    void deadPatternFindsItsTool_data();
    void deadPatternFindsItsTool();
};

void TestOcMoreFindings::inlineOptionsHaveNoPlace()
{
    OcWorkbench bench(smallOcCatalog(), "");
    bench.setInlineOptions(
        "{\"hide\": \"x\", \"topK\": 0, \"tools\": {\"custom_a\": {\"tags\": 1}}}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    for (const Code code : {Code::PluginThrowsAtStart, Code::NumberTreatedAs, Code::SearchThrows}) {
        const Diagnostic *found = findDiagnostic(*preview, code);
        QVERIFY(found && !found->place.range && found->fixes.empty());
    }
    bench.setText("{\"hide\": [\"custom_a\"], \"topK\": 5, \"tools\": {\"custom_a\": {}}}");
    const PreviewPtr overridden = bench.preview(Host::Stock);
    QVERIFY(!findDiagnostic(*overridden, Code::PluginThrowsAtStart) &&
            !findDiagnostic(*overridden, Code::SearchThrows));
}

void TestOcMoreFindings::ignoredFileIsCheckedToo()
{
    OcWorkbench bench(smallOcCatalog(), "{\"hide\": \"custom_*\", // note\n \"topK\": 0}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    QVERIFY(preview->pluginActive); // the plugin ignores the file
    QVERIFY(findDiagnostic(*preview, Code::PluginThrowsAtStart) &&
            findDiagnostic(*preview, Code::NumberTreatedAs));
    QCOMPARE(preview->hide.size(), std::size_t(2));
    QVERIFY(preview->hide[0].source == ValueSource::Default);
}

void TestOcMoreFindings::ruleOutOfReach()
{
    Catalog catalog = *customTools({u"a", u"b"});
    catalog.sources[0].origin = Origin::McpServer;
    catalog.sources[0].format = Format::McpTools;
    for (Tool &tool : catalog.tools)
        tool.origin = Origin::McpServer;
    OcWorkbench bench(std::make_shared<const Catalog>(std::move(catalog)),
                      "{\"hide\": [\"custom_*\"]}");
    const PreviewPtr stock = bench.preview(Host::Stock);
    const Diagnostic *found = findDiagnostic(*stock, Code::RuleOutOfReach);
    QVERIFY(found);
    QCOMPARE(found->args, (Args{u"custom_*", u"2"}));
    QVERIFY(!findDiagnostic(*bench.preview(Host::Hooked), Code::RuleOutOfReach));
}

void TestOcMoreFindings::manyOfOneKindAreOne()
{
    std::vector<std::u16string> ids;
    for (int i = 0; i < 1000; ++i)
        ids.push_back(u"custom_" + std::u16string(70, u'x') + fromUtf8(std::to_string(i)));
    OcWorkbench bench(customTools(ids), "{\"hide\": [\"*\"]}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    QVERIFY2(preview->diagnostics.size() < 20, std::to_string(preview->diagnostics.size()).c_str());
    const Diagnostic *tooLong = findDiagnostic(*preview, Code::NameTooLong);
    QVERIFY(tooLong);
    QCOMPARE(tooLong->args.back(), std::u16string(u"1000"));
}

void TestOcMoreFindings::tooManyTools()
{
    std::vector<std::u16string> ids;
    for (int i = 0; i < 127; ++i)
        ids.push_back(u"custom_" + fromUtf8(std::to_string(i)));
    OcWorkbench bench(customTools(ids), "{\"hide\": []}");
    QVERIFY(!findDiagnostic(*bench.preview(Host::Stock), Code::TooManyTools));
    ids.push_back(u"one more");
    OcWorkbench more(customTools(ids), "{\"hide\": []}");
    const PreviewPtr preview = more.preview(Host::Stock);
    const Diagnostic *found = findDiagnostic(*preview, Code::TooManyTools);
    QVERIFY(found);
    QCOMPARE(found->args, (Args{u"129", u"0", u"128", u"1"}));
}

void TestOcMoreFindings::deadPatternFindsItsTool_data()
{
    QTest::addColumn<QString>("pattern");
    QTest::addColumn<QString>("suggestion");
    const auto row = [](const char *pattern, const char *suggestion) {
        QTest::newRow(pattern) << QString::fromUtf8(pattern) << QString::fromUtf8(suggestion);
    };
    row("mcp__github__*", "github_*");
    row("mcp_github_*", "github_*");
    row("github__*", "github_*");
    row("github.*", "github_*");
    row("github/*", "github_*");
    row("GitHub_*", "github_*");
    row("github", "github_*");
    row("github_", "github_*");
    row("githbu_*", "github_*");
    row("github_list_isues", "github_list_issues");
    row("list_issues", "*list_issues");
    row("mcp__github__list_issues", "github_list_issues");
}

void TestOcMoreFindings::deadPatternFindsItsTool()
{
    QFETCH(QString, pattern);
    QFETCH(QString, suggestion);
    Catalog catalog = *customTools({u"list_issues", u"create_issue"});
    catalog.sources[0].name = u"github";
    catalog.sources[0].origin = Origin::McpServer;
    catalog.sources[0].format = Format::McpTools;
    for (Tool &tool : catalog.tools)
        tool.origin = Origin::McpServer;
    OcWorkbench bench(std::make_shared<const Catalog>(std::move(catalog)),
                      "{\"hide\": [\"" + pattern.toStdString() + "\"]}");
    const PreviewPtr preview = bench.preview(Host::Hooked);
    const Diagnostic *dead = findDiagnostic(*preview, Code::DeadPattern);
    QVERIFY(dead);
    QVERIFY(dead->fixes.front().kind == FixKind::ReplaceRule);
    QCOMPARE(QString::fromStdU16String(dead->fixes.front().args[1]), suggestion);
}

QTEST_APPLESS_MAIN(TestOcMoreFindings)

#include "tst_ocmorefindings.moc"
