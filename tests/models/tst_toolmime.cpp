// SPDX-License-Identifier: MIT
#include "app/models/toolmime.h"

#include <QTest>

using namespace tss;
using namespace tss::app;

class TestToolMime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void toolsComeBack()
    {
        const QString odd = QStringLiteral("line\nbreak ") + QChar(0xd800); // a lone surrogate
        const std::unique_ptr<QMimeData> data(toMime(DraggedTools{{QStringLiteral("a"), odd}, QStringLiteral("github")}));
        const auto tools = toolsFrom(data.get());
        QVERIFY(tools);
        QCOMPARE(tools->ids, (QStringList{QStringLiteral("a"), odd}));
        QCOMPARE(tools->source, QStringLiteral("github"));
        QVERIFY(!ruleFrom(data.get()));
    }

    void toolsAreTextForOthers()
    {
        const std::unique_ptr<QMimeData> data(toMime(DraggedTools{{QStringLiteral("a"), QStringLiteral("b")}, {}}));
        QCOMPARE(data->text(), QStringLiteral("a\nb"));
    }

    void rulesComeBack()
    {
        for (const RuleList list : {RuleList::Hide, RuleList::Keep}) {
            const RuleRef rule{list, 3, false};
            const std::unique_ptr<QMimeData> data(toMime(rule, QStringLiteral("git*")));
            QVERIFY(ruleFrom(data.get()) == rule);
            QVERIFY(!toolsFrom(data.get()));
            QCOMPARE(data->text(), QStringLiteral("git*"));
        }
    }

    void rubbishIsRefused()
    {
        QMimeData data;
        QVERIFY(!toolsFrom(&data) && !ruleFrom(&data));
        QVERIFY(!toolsFrom(nullptr) && !ruleFrom(nullptr));
        data.setData(QString::fromLatin1(kToolsMime), QByteArray("\xff\xff\xff\xff\x01", 5));
        data.setData(QString::fromLatin1(kRuleMime), QByteArray("short"));
        QVERIFY(!toolsFrom(&data));
        QVERIFY(!ruleFrom(&data));
    }
};

QTEST_GUILESS_MAIN(TestToolMime)
#include "tst_toolmime.moc"
