// SPDX-License-Identifier: MIT
#include "app/document/catalogedits.h"
#include "tests/support/workspacebuilder.h"

#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

QString printedCatalog(const Catalog &catalog)
{
    QStringList parts;
    for (std::size_t i = 0; i < catalog.sources.size(); ++i) {
        QStringList tools;
        for (const Tool &tool : catalog.tools) {
            if (tool.source == i)
                tools << QString::fromStdU16String(tool.name);
        }
        parts << QString(QString::fromStdU16String(catalog.sources[i].name) + u'(' + tools.join(u' ') + u')');
    }
    return parts.join(u' ');
}

QString toolOrder(const Catalog &catalog)
{
    QStringList names;
    for (const Tool &tool : catalog.tools)
        names << QString::fromStdU16String(tool.name);
    return names.join(u' ');
}

Catalog abc()
{
    return catalogFrom(QStringLiteral("a mcp\n  a1\n  a2\nb mcp\n  b1\nc unknown\n  c1\n  bash\n"));
}

} // namespace

class TestCatalogEdits : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newSourcesComeLast()
    {
        const Catalog all = withSources(abc(), catalogFrom(QStringLiteral("d mcp\n  d1\n")));
        QCOMPARE(printedCatalog(all), QStringLiteral("a(a1 a2) b(b1) c(c1 bash) d(d1)"));
        QCOMPARE(toolOrder(all), QStringLiteral("a1 a2 b1 c1 bash d1"));
    }

    void sameFileIsReplacedInPlace()
    {
        const Catalog all = withSources(abc(), catalogFrom(QStringLiteral("b mcp\n  b2\n  b3\n")));
        QCOMPARE(printedCatalog(all), QStringLiteral("a(a1 a2) b(b2 b3) c(c1 bash)"));
        QCOMPARE(toolOrder(all), QStringLiteral("a1 a2 b2 b3 c1 bash"));
    }

    void fileOfSeveralSourcesIsReplacedAsAWhole()
    {
        Catalog first = abc();
        first.sources[0].file = first.sources[1].file = "both.json";
        Catalog second = catalogFrom(QStringLiteral("x mcp\n  x1\ny mcp\n  y1\nz mcp\n  z1\n"));
        second.sources[0].file = second.sources[1].file = "both.json";
        const Catalog all = withSources(first, second);
        QCOMPARE(printedCatalog(all), QStringLiteral("x(x1) y(y1) c(c1 bash) z(z1)"));
        QCOMPARE(toolOrder(all), QStringLiteral("x1 y1 c1 bash z1"));
    }

    void sourcesWithoutFileNeverReplace()
    {
        Catalog memory = catalogFrom(QStringLiteral("m mcp\n  m1\n"));
        memory.sources[0].file.clear();
        const Catalog all = withSources(withSources(abc(), memory), memory);
        QCOMPARE(printedCatalog(all), QStringLiteral("a(a1 a2) b(b1) c(c1 bash) m(m1) m(m1)"));
    }

    void emptySourceKeepsItsPlace()
    {
        const Catalog emptied = withSources(abc(), catalogFrom(QStringLiteral("b mcp\n")));
        QCOMPARE(printedCatalog(emptied), QStringLiteral("a(a1 a2) b() c(c1 bash)"));
        QCOMPARE(printedCatalog(withSources(emptied, catalogFrom(QStringLiteral("b mcp\n  b1\n")))), QStringLiteral("a(a1 a2) b(b1) c(c1 bash)"));
    }

    void removing()
    {
        QCOMPARE(printedCatalog(withoutSource(abc(), 1)), QStringLiteral("a(a1 a2) c(c1 bash)"));
    }

    void originOfWhatDoesNotTell()
    {
        Catalog catalog = abc();
        catalog.sources[2].format = Format::OpenAiTools;
        catalog = withSourceOrigin(catalog, 2, Origin::Custom);
        QVERIFY(catalog.tools[3].origin == Origin::Custom);
        QVERIFY(catalog.tools[0].origin == Origin::McpServer);
        QVERIFY(withSourceOrigin(catalog, 2, Origin::Plugin).tools[3].origin == Origin::Plugin); // another choice
    }

    void originThatTheFormatTells()
    {
        Catalog catalog = abc(); // as OpenCode lists its tools
        catalog.tools.back().origin = Origin::BuiltIn;
        catalog = withSourceOrigin(catalog, 2, Origin::Plugin);
        QVERIFY(catalog.tools[3].origin == Origin::Plugin);
        QVERIFY(catalog.tools[4].origin == Origin::BuiltIn);
    }

    void choicesComeBack()
    {
        const SourceChoices choices{{{"c.json", u"c"}, {u"renamed", Origin::Plugin}}};
        const Catalog catalog = withChoices(abc(), choices);
        QCOMPARE(catalog.sources[2].name, std::u16string(u"renamed"));
        QVERIFY(catalog.tools[3].origin == Origin::Plugin);
        QCOMPARE(catalog.sources[1].name, std::u16string(u"b"));
    }
};

QTEST_APPLESS_MAIN(TestCatalogEdits)
#include "tst_catalogedits.moc"
