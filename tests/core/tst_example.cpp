// SPDX-License-Identifier: MIT
// The bundled example: what it is meant to show is really there.
#include "catalogtesting.h"
#include "core/json/parse.h"
#include "core/opencode/ids.h"
#include "core/opencode/patterns.h"

#include <QTest>

#include <algorithm>

using namespace tss;
using namespace tss::test;

class ExampleTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void exampleCatalog();
    void exampleConfiguration();
};

void ExampleTest::exampleCatalog()
{
    const std::string bytes =
        readFile(QStringLiteral(TSS_SOURCE_DIR "/resources/examples/example.catalog.json"));
    const Result<Catalog> catalog = importCatalog(bytes, "example.catalog.json");
    QVERIFY(catalog.has_value());
    QCOMPARE(catalog->sources.size(), std::size_t{6});
    QVERIFY(catalog->tools.size() >= 55);
    QCOMPARE(QString::fromStdString(importerFor(Format::StudioCatalog)->write(*catalog)),
             QString::fromStdString(bytes));
    for (const Source &source : catalog->sources)
        QVERIFY(source.notes.empty());
    const QStringList all = names(*catalog);
    QCOMPARE(all.count(QStringLiteral("add_comment")), 2);
    QVERIFY(all.contains(QStringLiteral("table.describe")));
    for (const Tool &tool : catalog->tools) {
        QCOMPARE(tool.schemaState, FieldState::Present);
        QCOMPARE(tool.descriptionState, FieldState::Present);
        if (tool.origin == Origin::BuiltIn)
            QVERIFY(opencode::isBuiltIn(tool.name) &&
                    text(tool.description).startsWith(QStringLiteral("Stand-in text")));
    }
}

void ExampleTest::exampleConfiguration()
{
    const Result<Catalog> catalog = importCatalog(
        readFile(QStringLiteral(TSS_SOURCE_DIR "/resources/examples/example.catalog.json")),
        "example");
    const auto parsed =
        json::parse(readFile(QStringLiteral(TSS_SOURCE_DIR "/resources/examples/tool-search.json")),
                    json::Leniency::Strict);
    QVERIFY(parsed.has_value());
    std::vector<std::u16string> ids;
    for (const Tool &tool : catalog->tools)
        ids.push_back(opencode::toolId(catalog->sources[tool.source], tool));
    QStringList dead;
    for (const json::View &pattern : json::root(parsed->tree)["hide"].elements()) {
        const bool matches = std::any_of(ids.begin(), ids.end(), [&](const auto &id) {
            return opencode::globMatches(pattern.string(), id);
        });
        if (!matches)
            dead.append(text(pattern.string()));
    }
    QCOMPARE(dead, QStringList{QStringLiteral("mcp_*")});
    QStringList unknown;
    for (const json::Member &member : json::root(parsed->tree)["tools"].members()) {
        if (std::find(ids.begin(), ids.end(), member.key) == ids.end())
            unknown.append(text(member.key));
    }
    QCOMPARE(unknown, QStringList{QStringLiteral("tracker_close_ticket")});
}

QTEST_APPLESS_MAIN(ExampleTest)
#include "tst_example.moc"
