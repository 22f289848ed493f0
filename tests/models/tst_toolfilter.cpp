// SPDX-License-Identifier: MIT
#include "app/models/catalogmodel.h"
#include "app/models/toolfilter.h"

#include <QTest>

using namespace tss::app;

class TestToolFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void accepts_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<bool>("accepted");
        const auto row = [](const char *filter, bool accepted) { QTest::newRow(filter) << QString::fromUtf8(filter) << accepted; };
        // words
        row("", true);
        row("   ", true);
        row("issue", true);
        row("ISSUE", true);
        row("iss git", true);
        row("issue nothing", false);
        row("\"new issue\"", true);
        row("\"issue new\"", false);
        row("-issue", false);
        row("-nothing", true);
        row("- issue", false); // a lone "-" is a word
        row("straße", true);
        row("STRAßE", true);
        row("问题", true);
        row("\"new issue", true); // the quote goes to the end
        row("no:key", false);
        row("12:30", true);
        // tags
        row("tag:bug", true);
        row("tag:bu", true);
        row("tag:ug", false);
        row("tag:none", false);
        row("-tag:none", true);
        row("tag:\"two words\"", true);
        row("-tag:bug", false);
        row("tag:", true);
        // sources
        row("source:github", true);
        row("source:HUB", true);
        row("source:files", false);
        row("SOURCE:github", true);
        // is
        row("is:hidden", true);
        row("is:Hidden", true);
        row("is:visible", false);
        row("is:kept", false);
        row("-is:kept", true);
        row("is:unreachable", false);
        row("is:overridden", false);
        row("is:sent", true);
        row("is:problem", true);
        row("is:tagged", true);
        row("is:", true);
        row("is:nonsense", false);
        row("-is:nonsense", false);
        // tokens: 512
        row("tokens:512", true);
        row("tokens:=512", true);
        row("tokens:>511", true);
        row("tokens:>512", false);
        row("tokens:>=512", true);
        row("tokens:≥512", true);
        row("tokens:<512", false);
        row("tokens:<=512", true);
        row("tokens:≤511", false);
        row("tokens:<1k", true);
        row("tokens:>0.5k", true);
        row("tokens:>0.5K", true);
        row("tokens:1..9", false);
        row("tokens:512..512", true);
        row("tokens:500..1k", true);
        row("tokens:600..", false);
        row("tokens:..600", true);
        row("-tokens:>500", false);
        row("tokens:>", true);
        row("tokens:>=", true);
        row("tokens:many", false);
        row("-tokens:many", false);
        row("tokens:..", false);
        // together
        row("issue tag:bug source:github is:hidden tokens:>500", true);
        row("issue tag:bug source:github is:hidden tokens:>600", false);
    }
    void accepts()
    {
        QFETCH(QString, filter);
        QFETCH(bool, accepted);
        ToolFacts facts;
        facts.searchText = searchFolded(QStringLiteral("github_create_issue\nOpens a new issue at 12:30, Straße, 问题"));
        facts.source = QStringLiteral("github");
        facts.tags = {QStringLiteral("bug"), QStringLiteral("two words")};
        facts.state = CatalogModel::Hidden;
        facts.tokens = 512;
        facts.hasProblem = true;
        QCOMPARE(ToolFilter::parse(filter).accepts(facts), accepted);
    }

    void isEachState_data()
    {
        QTest::addColumn<QString>("filter");
        QTest::addColumn<int>("state");
        QTest::newRow("visible") << QStringLiteral("is:visible") << static_cast<int>(CatalogModel::Visible);
        QTest::newRow("hidden") << QStringLiteral("is:hidden") << static_cast<int>(CatalogModel::Hidden);
        QTest::newRow("kept") << QStringLiteral("is:kept") << static_cast<int>(CatalogModel::Kept);
        QTest::newRow("unreachable") << QStringLiteral("is:unreachable") << static_cast<int>(CatalogModel::OutOfReach);
        QTest::newRow("overridden") << QStringLiteral("is:overridden") << static_cast<int>(CatalogModel::Overridden);
    }
    void isEachState()
    {
        QFETCH(QString, filter);
        QFETCH(int, state);
        const ToolFilter parsed = ToolFilter::parse(filter);
        for (const int other : {CatalogModel::Visible, CatalogModel::Hidden, CatalogModel::Kept, CatalogModel::OutOfReach, CatalogModel::Overridden}) {
            ToolFacts facts;
            facts.state = other;
            QCOMPARE(parsed.accepts(facts), other == state);
        }
    }

    void untaggedUnsentAndFine()
    {
        ToolFacts facts;
        facts.sent = false;
        for (const auto &filter : {"tag:none", "-is:tagged", "-is:sent", "-is:problem", "-tag:"})
            QVERIFY2(ToolFilter::parse(QString::fromLatin1(filter)).accepts(facts) || filter == std::string_view("-tag:"), filter);
    }

    void composedAndDecomposedAreTheSame()
    {
        ToolFacts facts;
        facts.searchText = searchFolded(QStringLiteral("cafe\u0301"));
        QVERIFY(ToolFilter::parse(QStringLiteral("CAFÉ")).accepts(facts));
    }

    void problemsAreNamed()
    {
        const ToolFilter filter = ToolFilter::parse(QStringLiteral("issue -is:nonsense tokens:few is:hidden tokens:>1.."));
        QCOMPARE(filter.problems(), (QStringList{QStringLiteral("-is:nonsense"), QStringLiteral("tokens:few"), QStringLiteral("tokens:>1..")}));
        QVERIFY(ToolFilter::parse(QStringLiteral("a tag:b is: tokens:")).problems().isEmpty());
    }
};

QTEST_APPLESS_MAIN(TestToolFilter)
#include "tst_toolfilter.moc"
