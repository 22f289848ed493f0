// SPDX-License-Identifier: MIT
#include "core/text/linediff.h"

#include <QTest>

#include <random>

using namespace tss;

namespace {

std::string rebuilt(std::string_view from, std::string_view to)
{
    const auto a = splitLines(from), b = splitLines(to);
    std::string out;
    std::size_t old = 0;
    for (const LineChange &change : lineChanges(from, to)) {
        for (; old < change.oldBegin; ++old)
            out += a[old];
        for (std::size_t i = change.newBegin; i < change.newEnd; ++i)
            out += b[i];
        old = change.oldEnd;
    }
    for (; old < a.size(); ++old)
        out += a[old];
    return out;
}

std::string printed(std::string_view from, std::string_view to, std::size_t context = 3)
{
    std::string out;
    for (const DiffHunk &hunk : unifiedDiff(from, to, context)) {
        out += "@@ -" + std::to_string(hunk.oldStart) + "," + std::to_string(hunk.oldCount) + " +"
            + std::to_string(hunk.newStart) + "," + std::to_string(hunk.newCount) + " @@\n";
        for (const DiffLine &line : hunk.lines)
            out += std::string(1, " -+\\"[int(line.kind)]) + std::string(line.text) + "\n";
    }
    return out;
}

std::string randomText(std::mt19937 &random)
{
    std::string text;
    for (auto lines = random() % 12; lines > 0; --lines)
        text += std::string(1, char('a' + random() % 4)) + (random() % 15 ? "\n" : "");
    return text;
}

} // namespace

class TestLineDiff : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void printsAsDiffDoes()
    {
        QCOMPARE(printed("a\nb\nc\n", "a\nx\nc\n", 1), std::string("@@ -1,3 +1,3 @@\n a\n-b\n+x\n c\n"));
        QCOMPARE(printed("", "a\n"), std::string("@@ -0,0 +1,1 @@\n+a\n"));
        QCOMPARE(printed("a\n", ""), std::string("@@ -1,1 +0,0 @@\n-a\n"));
        QCOMPARE(printed("a\n", "a"), std::string("@@ -1,1 +1,1 @@\n-a\n+a\n\\\n"));
        QCOMPARE(printed("same\n", "same\n"), std::string());
    }

    void farChangesGetHunksOfTheirOwn()
    {
        std::string from, to;
        for (int i = 0; i < 30; ++i) {
            from += std::to_string(i) + "\n";
            to += (i == 3 || i == 25 ? "x" : std::to_string(i)) + "\n";
        }
        const auto hunks = unifiedDiff(from, to);
        QCOMPARE(hunks.size(), std::size_t{2});
        QCOMPARE(hunks[1].oldStart, std::size_t{23});
        QCOMPARE(hunks[1].lines.size(), std::size_t{8});
    }

    void changesRebuildTheNewText()
    {
        for (unsigned seed = 0; seed < 3000; ++seed) {
            std::mt19937 random(seed);
            const std::string from = randomText(random), to = randomText(random);
            QVERIFY2(rebuilt(from, to) == to, qPrintable(QStringLiteral("seed %1").arg(seed)));
        }
    }

    void hugeDifferencesStillRebuild()
    {
        std::string from, to;
        for (int i = 0; i < 3000; ++i) {
            from += "a" + std::to_string(i) + "\n";
            to += "b" + std::to_string(i) + "\n";
        }
        QCOMPARE(rebuilt(from, to), to);
    }

    void mergesWhatDoesNotTouch()
    {
        const std::string base = "{\n  a\n  b\n  c\n  d\n}\n";
        QCOMPARE(mergedLines(base, "{\n  A\n  b\n  c\n  d\n}\n", "{\n  a\n  b\n  c\n  D\n}\n"), std::optional<std::string>("{\n  A\n  b\n  c\n  D\n}\n"));
        QCOMPARE(mergedLines(base, base, "new\n"), std::optional<std::string>("new\n"));
        QCOMPARE(mergedLines(base, "mine\n", base), std::optional<std::string>("mine\n"));
    }

    void refusesToMergeNeighbours()
    {
        const std::string base = "a\nb\nc\n";
        QVERIFY(!mergedLines(base, "A\nb\nc\n", "a\nB\nc\n"));
        QVERIFY(!mergedLines(base, "A\nb\nc\n", "x\nb\nc\n"));
        QVERIFY(!mergedLines(base, "a\nb\nc\nmine\n", "a\nb\nc\ntheirs\n"));
    }
};

QTEST_APPLESS_MAIN(TestLineDiff)
#include "tst_linediff.moc"
