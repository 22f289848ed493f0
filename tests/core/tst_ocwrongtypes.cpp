// SPDX-License-Identifier: MIT
// Case 39: what the plugin does with values of the wrong type, measured by running it; the editor
// says so and repairs it.
#include "tests/support/ocpreview.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

namespace {

// Four tools that the cases' rule hides, and one that the plugin's default patterns hide.
CatalogPtr fourTools()
{
    return customTools({u"a_b", u"a_c", u"a_d", u"a_e", u"mcp_f"});
}

} // namespace

class TestOcWrongTypes : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wrongTypes_data();
    void wrongTypes();
    void tagsStringBreaksEverySearch();
    void negativeTopKDropsTheLast();
};

void TestOcWrongTypes::wrongTypes_data()
{
    QTest::addColumn<QString>("file");
    QTest::addColumn<int>("code");
    QTest::addColumn<bool>("isActive");
    QTest::addColumn<int>("hidden");
    const auto row = [](const char *file, DiagnosticCode code, bool isActive, int hidden) {
        QTest::newRow(file) << QString::fromUtf8(file) << static_cast<int>(code) << isActive
                            << hidden;
    };
    row("hide-string.json", DiagnosticCode::PluginThrowsAtStart, false, 0);
    row("hide-null.json", DiagnosticCode::WrongTypeIgnored, true, 0);
    row("tags-string.json", DiagnosticCode::SearchThrows, true, 4);
    row("topk-zero.json", DiagnosticCode::NumberTreatedAs, true, 4);
    row("topk-negative.json", DiagnosticCode::NegativeTopK, true, 4);
    row("root-array.json", DiagnosticCode::FileNotObject, true, 1);
}

void TestOcWrongTypes::wrongTypes()
{
    QFETCH(QString, file);
    QFETCH(int, code);
    QFETCH(bool, isActive);
    QFETCH(int, hidden);
    const CaseFolder folder("39-wrong-types");
    OcWorkbench bench(fourTools(), folder.text(file.toStdString()));
    const PreviewPtr preview = bench.preview(Host::Stock);
    const Diagnostic *found = findDiagnostic(*preview, static_cast<DiagnosticCode>(code));
    QVERIFY(found);
    QVERIFY(found->place.range.has_value());
    QCOMPARE(preview->pluginActive, isActive);
    QCOMPARE(static_cast<int>(preview->totals.hidden), hidden);
    if (!isActive)
        QCOMPARE(preview->totals.after, preview->totals.before);
    for (const Fix &fix : found->fixes) {
        OcWorkbench repaired(fourTools(), applied(bench.text(), fix.edits));
        QVERIFY(!findDiagnostic(*repaired.preview(Host::Stock), static_cast<DiagnosticCode>(code)));
    }
}

void TestOcWrongTypes::tagsStringBreaksEverySearch()
{
    const CaseFolder folder("39-wrong-types");
    OcWorkbench bench(fourTools(), folder.text("tags-string.json"));
    QVERIFY(bench.search(Host::Stock, u"anything").throws);
    QVERIFY(bench.search(Host::Stock, u"*").throws);
    QVERIFY(!bench.search(Host::Stock, u"  ").throws);
}

void TestOcWrongTypes::negativeTopKDropsTheLast()
{
    const CaseFolder folder("39-wrong-types");
    OcWorkbench bench(fourTools(), folder.text("topk-negative.json"));
    QCOMPARE(bench.search(Host::Stock, u"*").hits.size(), 3U);
    const PreviewPtr preview = bench.preview(Host::Stock);
    QCOMPARE(findDiagnostic(*preview, DiagnosticCode::NegativeTopK)->args,
             (std::vector<std::u16string>{u"-1", u"3", u"4"}));
}

QTEST_APPLESS_MAIN(TestOcWrongTypes)

#include "tst_ocwrongtypes.moc"
