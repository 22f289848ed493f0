// SPDX-License-Identifier: MIT
#include "catalogtesting.h"
#include "core/diagnostics/schemalint.h"

#include <QJsonArray>
#include <QTest>

using namespace tss;
using namespace tss::test;

class SchemaLintTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void arrayWithoutItems();
    void missingOrNull();
    void rootAnyOf();
    void recursiveRefs();
    void schemas_data();
    void schemas();
    void formatsWithoutSchemas();
    void descriptions();
    void deepSchema();
    void manyReferences();
    void namesAreStable();
};

namespace {

/// "code path args" of each problem.
QStringList shown(const std::vector<Diagnostic> &diagnostics)
{
    QStringList result;
    for (const Diagnostic &diagnostic : diagnostics) {
        QStringList parts{QString::fromStdString(diagnosticName(diagnostic.code))};
        if (!diagnostic.place.schemaPath.empty())
            parts.append(QString::fromStdString(diagnostic.place.schemaPath));
        for (const std::u16string &arg : diagnostic.args)
            parts.append(text(arg));
        result.append(parts.join(QLatin1Char(' ')));
    }
    return result;
}

QStringList lint(const Catalog &catalog, std::size_t row)
{
    return shown(lintTool(catalog.tools[row], catalog.sources[catalog.tools[row].source]));
}

Catalog withSchema(const std::string &schema)
{
    return *importCatalog(
        R"({"tools":[{"name":"t","description":"d","inputSchema":)" + schema + "}]}", "t.json");
}

/// Names of the tools that have a problem of this code.
QStringList toolsWith(const Catalog &catalog, DiagnosticCode code)
{
    QStringList result;
    for (const Tool &tool : catalog.tools) {
        for (const Diagnostic &diagnostic : lintTool(tool, catalog.sources[tool.source])) {
            if (diagnostic.code == code)
                result.append(text(tool.name));
        }
    }
    return result;
}

QStringList strings(const QJsonValue &value)
{
    return value.toVariant().toStringList();
}

} // namespace

void SchemaLintTest::arrayWithoutItems()
{
    const Catalog catalog = load(QStringLiteral("cases/17-array-without-items/batch.tools.json"));
    const QJsonObject wanted = expected(QStringLiteral("17-array-without-items"))
                                   .value(QStringLiteral("warnings"))
                                   .toArray()
                                   .at(0)
                                   .toObject();
    const QStringList line{wanted.value(QStringLiteral("rule")).toString(),
                           wanted.value(QStringLiteral("path")).toString()};
    QCOMPARE(lint(catalog, 0), QStringList{line.join(QLatin1Char(' '))});
    QCOMPARE(lint(catalog, 1), QStringList());
}

void SchemaLintTest::missingOrNull()
{
    const Catalog catalog = load(QStringLiteral("cases/18-missing-or-null-schema/zero.tools.json"));
    const QJsonObject wanted = expected(QStringLiteral("18-missing-or-null-schema"));
    QCOMPARE(static_cast<int>(catalog.tools.size()), wanted.value(QStringLiteral("rows")).toInt());
    QStringList warned;
    QSet<QString> reasons;
    for (std::size_t row = 0; row < catalog.tools.size(); ++row) {
        const QStringList problems = lint(catalog, row);
        if (problems.isEmpty())
            continue;
        QCOMPARE(problems.size(), 1);
        warned.append(text(catalog.tools[row].name));
        reasons.insert(problems.first());
    }
    QCOMPARE(warned, strings(wanted.value(QStringLiteral("warn"))));
    QCOMPARE(reasons,
             (QSet<QString>{QStringLiteral("schema-missing"), QStringLiteral("schema-null"),
                            QStringLiteral("root-not-object string"),
                            QStringLiteral("description-missing absent"),
                            QStringLiteral("description-missing null")}));
}

void SchemaLintTest::rootAnyOf()
{
    const Catalog catalog = load(QStringLiteral("cases/19-root-anyof/mem.tools.json"));
    const QJsonObject wanted = expected(QStringLiteral("19-root-anyof"))
                                   .value(QStringLiteral("warnings"))
                                   .toArray()
                                   .at(0)
                                   .toObject();
    const QStringList line{wanted.value(QStringLiteral("rule")).toString(),
                           wanted.value(QStringLiteral("keyword")).toString()};
    QCOMPARE(lint(catalog, 0), QStringList{line.join(QLatin1Char(' '))});
}

void SchemaLintTest::recursiveRefs()
{
    const Catalog catalog = load(QStringLiteral("cases/20-recursive-ref/tree.tools.json"));
    const QJsonObject wanted = expected(QStringLiteral("20-recursive-ref"));
    QCOMPARE(toolsWith(catalog, DiagnosticCode::SchemaCycle),
             strings(wanted.value(QStringLiteral("cyclic"))));
    QCOMPARE(toolsWith(catalog, DiagnosticCode::SchemaDanglingRef),
             strings(wanted.value(QStringLiteral("dangling"))));
    QCOMPARE(toolsWith(catalog, DiagnosticCode::SchemaRemoteRef),
             strings(wanted.value(QStringLiteral("remote_not_fetched"))));
    QCOMPARE(lint(catalog, 0),
             QStringList{QStringLiteral(
                 "schema-cycle /$defs/node/properties/children/items #/$defs/node")});
    QCOMPARE(lint(catalog, 4), QStringList{QStringLiteral(
                                   "remote-ref /properties/a https://example.invalid/x.json")});
}

void SchemaLintTest::schemas_data()
{
    QTest::addColumn<QString>("problems");
    const auto row = [](const char *schema, const char *problems) {
        QTest::newRow(schema) << QString::fromUtf8(problems);
    };
    row("{}", "");
    row("null", "schema-null");
    row("true", "schema-not-object");
    row("[]", "schema-not-object");
    row(R"({"type":["object","null"]})", R"(root-not-object ["object","null"])");
    row(R"({"type":"array","items":{}})", "root-not-object array");
    row(R"({"type":"object","oneOf":[],"not":{}})", "root-combinator oneOf;root-combinator not");
    row(R"({"properties":{"a":{"anyOf":[{}]}}})", "");
    row(R"({"properties":{"a/b~c":{"type":"array"}}})", "array-without-items /properties/a~1b~0c");
    row(R"({"properties":{"a":{"type":["array","null"]}}})", "array-without-items /properties/a");
    row(R"({"properties":{"a":{"type":"array","items":true},"d":{"type":"array","items":false},"b":{"type":"array","prefixItems":[{}]},"c":{"type":"array","items":[{"type":"array"}]}}})",
        "array-without-items /properties/c/items/0");
    row(R"({"properties":{"type":{"type":"string"},"items":{"type":"array","items":{}}}})", "");
    row(R"({"enum":[{"type":"array"}],"default":{"type":"array"},"properties":{"a":{"const":{"type":"array"}}}})",
        "root-combinator enum");
    row(R"({"additionalProperties":{"type":"array"},"patternProperties":{"^x":{"type":"array"}},"if":{"type":"array"}})",
        "array-without-items /additionalProperties;array-without-items "
        "/patternProperties/^x;array-without-items /if");
    // references
    row(R"({"properties":{"a":{"$ref":"#/$defs/x"},"b":{"$ref":"#/$defs/x"}},"$defs":{"x":{}}})",
        "");
    row(R"({"properties":{"a":{"$ref":"#/definitions/a%20b~1c"}},"definitions":{"a b/c":{}}})", "");
    row(R"({"properties":{"a":{"$ref":"#node"}},"$defs":{"x":{"$anchor":"node"}}})", "");
    row(R"({"properties":{"a":{"$ref":"#nowhere"}}})", "dangling-ref /properties/a #nowhere");
    row(R"({"properties":{"a":{"$ref":"#/title"}},"title":"x"})",
        "dangling-ref /properties/a #/title");
    row(R"({"properties":{"a":{"$ref":"#/anyOf/1"}},"$defs":{"b":{"anyOf":[{},{}]}}})",
        "dangling-ref /properties/a #/anyOf/1");
    row(R"({"properties":{"a":{"$ref":"#/$defs/b/anyOf/1"}},"$defs":{"b":{"anyOf":[{},true]}}})",
        "");
    row(R"({"properties":{"a":{"$ref":"#/components/x"}},"components":{"x":{"type":"array"}}})",
        "array-without-items /components/x");
    row(R"({"$id":"https://example.invalid/s","properties":{"a":{"$ref":"https://example.invalid/s#/$defs/x"},"b":{"$ref":"other"}},"$defs":{"x":{},"o":{"$id":"other"}}})",
        "");
    row(R"({"properties":{"a":{"$ref":"#/$defs/in/$defs/leaf"}},"$defs":{"in":{"$id":"in","$defs":{"leaf":{}},"properties":{"b":{"$ref":"#/$defs/leaf"}}}}})",
        "");
    row(R"({"$defs":{"in":{"properties":{"b":{"$ref":"#/$defs/leaf"}},"$defs":{"leaf":{}},"$id":"in"}}})",
        "");
    row(R"({"properties":{"a":{"$ref":"other.json#/x"}}})",
        "remote-ref /properties/a other.json#/x");
    row(R"({"properties":{"$ref":{"type":"string"}}})", "");
    // cycles
    row(R"({"properties":{"a":{"$ref":"#/properties/a"}}})",
        "schema-cycle /properties/a #/properties/a");
    row(R"({"$defs":{"unused":{"properties":{"up":{"$ref":"#"}}}}})", "");
    row(R"({"$defs":{"a":{"items":{"$ref":"#/$defs/b"}},"b":{"items":{"$ref":"#/$defs/a"}}}})",
        "schema-cycle /$defs/b/items #/$defs/a");
    row(R"({"properties":{"a":{"$ref":"#/properties/b/properties/c"},"b":{"properties":{"c":{"properties":{"d":{"$ref":"#/properties/b"}}}}}}})",
        "schema-cycle /properties/b/properties/c/properties/d #/properties/b");
    row(R"({"properties":{"a":{"$ref":"#"},"b":{"$ref":"#"}}})", "schema-cycle /properties/a #");
}

void SchemaLintTest::schemas()
{
    QFETCH(const QString, problems);
    const Catalog catalog = withSchema(QTest::currentDataTag());
    QCOMPARE(lint(catalog, 0).join(QLatin1Char(';')), problems);
}

void SchemaLintTest::formatsWithoutSchemas()
{
    QCOMPARE(lint(load(QStringLiteral("catalogs/opencode-ids.json")), 0), QStringList());
    QCOMPARE(lint(load(QStringLiteral("catalogs/slimmer.json")), 0), QStringList());
    QCOMPARE(lint(load(QStringLiteral("catalogs/rooms.tools.json")), 11),
             QStringList()); // a number in the list
    QCOMPARE(lint(load(QStringLiteral("catalogs/dsh-schemas.json")), 2),
             QStringList{QStringLiteral("description-missing absent")});
}

void SchemaLintTest::descriptions()
{
    const auto problem = [](std::size_t length) {
        Tool tool;
        tool.descriptionState = FieldState::Present;
        tool.description = std::u16string(length, u'x');
        return shown(lintDescription(tool, Source())).join(QLatin1Char(';'));
    };
    QCOMPARE(problem(0), QStringLiteral("description-missing empty"));
    QCOMPARE(problem(1), QString());
    QCOMPARE(problem(1024), QString());
    QCOMPARE(problem(1025), QStringLiteral("description-over-1024 1025"));
    QCOMPARE(problem(2048), QStringLiteral("description-over-1024 2048"));
    QCOMPARE(problem(2049), QStringLiteral("description-over-2048 2049"));
}

void SchemaLintTest::deepSchema()
{
    constexpr int kDepth = 100'000;
    std::string schema;
    for (int i = 0; i < kDepth; ++i)
        schema += R"({"type":"array","items":)";
    schema += R"({"type":"array"})" + std::string(kDepth, '}');
    const Catalog catalog = withSchema(R"({"properties":{"a":)" + schema + "}}");
    const std::vector<Diagnostic> found = lintSchema(catalog.tools[0], catalog.sources[0]);
    QCOMPARE(found.size(), std::size_t{1});
    QCOMPARE(found[0].code, DiagnosticCode::SchemaArrayWithoutItems);
    QCOMPARE(found[0].place.schemaPath.substr(0, 26), std::string("/properties/a/items/items/"));
}

void SchemaLintTest::manyReferences()
{
    // Looking each of these up from the start would take 10^9 steps.
    constexpr int kCount = 30'000;
    std::string properties;
    std::string definitions;
    for (int i = 0; i < kCount; ++i) {
        const std::string number = std::to_string(i);
        properties += (i ? ",\"p" : "\"p") + number + R"(":{"$ref":"#/$defs/d)" + number + R"("})";
        definitions += (i ? ",\"d" : "\"d") + number + R"(":{"$ref":"#/$defs/d)" +
                       std::to_string((i + 1) % kCount) + R"("})";
    }
    const Catalog catalog =
        withSchema(R"({"properties":{)" + properties + R"(},"$defs":{)" + definitions + "}}");
    QCOMPARE(lint(catalog, 0).size(), 1); // one ring
}

void SchemaLintTest::namesAreStable()
{
    QCOMPARE(diagnosticName(DiagnosticCode::FileHasComments), std::string("file-has-comments"));
    QCOMPARE(diagnosticName(DiagnosticCode::DeadPattern), std::string("dead-pattern"));
    QCOMPARE(diagnosticName(DiagnosticCode::SchemaRemoteRef), std::string("remote-ref"));
    QSet<QString> names;
    for (int code = 0; code <= static_cast<int>(DiagnosticCode::SchemaRemoteRef); ++code)
        names.insert(QString::fromStdString(diagnosticName(static_cast<DiagnosticCode>(code))));
    QCOMPARE(names.size(), static_cast<int>(DiagnosticCode::SchemaRemoteRef) + 1);
    QCOMPARE(severityName(Severity::Hint), std::string("hint"));
    QCOMPARE(severityName(Severity::Error), std::string("error"));
}

QTEST_APPLESS_MAIN(SchemaLintTest)
#include "tst_schemalint.moc"
