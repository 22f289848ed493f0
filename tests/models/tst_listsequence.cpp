// SPDX-License-Identifier: MIT
#include "app/models/listsequence.h"

#include <QRandomGenerator>
#include <QTest>

#include <array>

using namespace tss::app;

namespace {

std::vector<ListStep> stepsOf(const QString &before, const QString &after)
{
    return listSteps({static_cast<std::size_t>(before.size()), static_cast<std::size_t>(after.size())},
                     [&](std::size_t i, std::size_t j) { return before.at(static_cast<qsizetype>(i)) == after.at(static_cast<qsizetype>(j)); });
}

QString textOf(const std::vector<ListStep> &steps)
{
    constexpr std::array<char16_t, 4> letters{u'+', u'-', u'>', u'='};
    QStringList texts;
    for (const ListStep &step : steps) {
        QString text = QChar(letters[static_cast<std::size_t>(step.kind)]) + QString::number(step.at);
        if (step.kind == ListStep::Kind::Move)
            text += u':' + QString::number(step.to);
        texts << text;
    }
    return texts.join(u' ');
}

QString taken(QString list, const QString &after, const std::vector<ListStep> &steps)
{
    for (const ListStep &step : steps) {
        const auto at = static_cast<qsizetype>(step.at);
        switch (step.kind) {
        case ListStep::Kind::Insert:
            list.insert(at, after.at(at));
            break;
        case ListStep::Kind::Remove:
            list.remove(at, 1);
            break;
        case ListStep::Kind::Move: {
            const QChar moved = list.at(at);
            list.remove(at, 1);
            list.insert(static_cast<qsizetype>(step.to), moved);
            break;
        }
        case ListStep::Kind::Replace:
            list[at] = after.at(at);
            break;
        }
    }
    return list;
}

QString randomList(QRandomGenerator &random)
{
    QString list;
    for (int left = random.bounded(7); left > 0; --left)
        list += QChar(u'a' + random.bounded(5));
    return list;
}

} // namespace

class TestListSequence : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void oneEditIsFound_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<QString>("steps");
        const auto row = [](const char *before, const char *after, const char *steps) {
            QTest::addRow("%s to %s", before, after) << QString::fromLatin1(before) << QString::fromLatin1(after) << QString::fromLatin1(steps);
        };
        row("", "", "");
        row("abc", "abc", "");
        row("", "ab", "+0 +1");
        row("abc", "", "-0 -0 -0");
        row("abc", "abxc", "+2");
        row("abc", "ac", "-1");
        row("abcde", "bd", "-0 -1 -2");
        row("bd", "abcde", "+0 +2 +4");
        row("abcd", "bcda", ">0:3");
        row("abcd", "dabc", ">3:0");
        row("abcd", "acbd", ">1:2");
        row("abc", "axc", "=1");
        row("aab", "ab", "-1");
        row("aa", "aaa", "+2");
        row("abcd", "xyd", "=0 =1 -2");
        row("ab", "xyz", "=0 =1 +2");
    }
    void oneEditIsFound()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QTEST(textOf(stepsOf(before, after)), "steps");
        QCOMPARE(taken(before, after, stepsOf(before, after)), after);
    }

    void anyListBecomesAnyOther()
    {
        QRandomGenerator random(20240917);
        for (int i = 0; i < 20000; ++i) {
            const QString before = randomList(random);
            const QString after = randomList(random);
            QCOMPARE(taken(before, after, stepsOf(before, after)), after);
        }
    }
};

QTEST_APPLESS_MAIN(TestListSequence)
#include "tst_listsequence.moc"
