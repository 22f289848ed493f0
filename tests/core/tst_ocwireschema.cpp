// SPDX-License-Identifier: MIT
// Parameter schemas of MCP tools as they stand in OpenCode's request.
#include "core/opencode/wireschema.h"
#include "tests/support/ocpreview.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

class TestOcWireSchema : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void wireSchemas_data();
    void wireSchemas();
};

void TestOcWireSchema::wireSchemas_data()
{
    QTest::addColumn<QString>("given");
    QTest::addColumn<QString>("sent");
    const auto row = [](const char *name, const char *given, const char *sent) {
        QTest::newRow(name) << QString::fromUtf8(given) << QString::fromUtf8(sent);
    };
    row("empty", "{}", R"({"type":"object","properties":{},"additionalProperties":false})");
    row("absent", "", R"({"type":"object","properties":{},"additionalProperties":false})");
    row("null", "null", R"({"type":"object","properties":{},"additionalProperties":false})");
    row("list", "[1]", R"({"type":"object","properties":{},"additionalProperties":false})");
    row("the client's known keys first",
        R"({"additionalProperties": true, "properties": {"a": {"type": "string"}}, "type": "object", "title": "T", "required": ["a"], "$defs": {}})",
        R"({"type":"object","properties":{"a":{"type":"string"}},"required":["a"],"additionalProperties":false,"title":"T","$defs":{}})");
    row("without properties", R"({"type": "object", "title": "T", "required": ["q"]})",
        R"({"type":"object","required":["q"],"title":"T","properties":{},"additionalProperties":false})");
    row("null properties", R"({"properties": null, "type": "object"})",
        R"({"type":"object","properties":{},"additionalProperties":false})");
    row("odd properties stay", R"({"properties": 0})",
        R"({"properties":0,"type":"object","additionalProperties":false})");
    row("number-like keys first", R"({"type": "object", "2": 1, "1": 1.0})",
        R"({"1":1,"2":1,"type":"object","properties":{},"additionalProperties":false})");
}

void TestOcWireSchema::wireSchemas()
{
    QFETCH(QString, given);
    QFETCH(QString, sent);
    const CatalogPtr catalog = catalogOf({{u"x", Origin::McpServer, u"d", given.toStdString()}});
    QCOMPARE(QString::fromStdU16String(opencode::wireSchema(catalog->tools[0])), sent);
    OcWorkbench bench(catalog, "{}");
    const PreviewPtr preview = bench.preview(Host::Stock);
    QCOMPARE(QString::fromStdU16String(bench.evaluator().sentSchema(*preview, 0, 0)), sent);
    QVERIFY(bench.evaluator().sentSchema(*preview, 0, 2).starts_with(u"{\n  \""));
    Tool custom = catalog->tools[0];
    custom.origin = Origin::Custom;
    QCOMPARE(opencode::wireSchema(custom).empty(), given.isEmpty());
}

QTEST_APPLESS_MAIN(TestOcWireSchema)

#include "tst_ocwireschema.moc"
