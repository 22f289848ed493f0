// SPDX-License-Identifier: MIT
// What becomes one undo step, and what none.
#include "app/commands/commands.h"
#include "tests/support/scriptedtarget.h"
#include "tests/support/workspacebuilder.h"

#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

class TestTyping : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void typingIsOneStep()
    {
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        qint64 now = 0;
        studio.setClock([&] { return now; });
        setText(studio, files, "{\"hide\": [\"x\", \"y\"]}");
        for (const auto &text : {"xa", "xab", "xabc"}) {
            QVERIFY(replaceRule(studio, RuleList::Hide, 0, QString::fromLatin1(text), true));
            now += 999;
        }
        QCOMPARE(studio.undoStack().count(), 1);
        QVERIFY(replaceRule(studio, RuleList::Hide, 1, QStringLiteral("yz"), true)); // another field
        QCOMPARE(studio.undoStack().count(), 2);
        now += 1000;
        QVERIFY(replaceRule(studio, RuleList::Hide, 1, QStringLiteral("yzz"), true)); // too late
        QCOMPARE(studio.undoStack().count(), 3);
        QVERIFY(replaceRule(studio, RuleList::Hide, 1, QStringLiteral("q"))); // no typing
        QCOMPARE(studio.undoStack().count(), 4);
        const std::string end = studio.document().text();
        studio.undoStack().setIndex(0);
        QCOMPARE(studio.document().text(), std::string("{\"hide\": [\"x\", \"y\"]}"));
        studio.undoStack().setIndex(4);
        QCOMPARE(studio.document().text(), end);
    }

    void typingBackToWhereItBeganLeavesNoStep()
    {
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        studio.setClock([] { return qint64{0}; });
        setText(studio, files, "{\"hide\": [\"x\"]}");
        replaceRule(studio, RuleList::Hide, 0, QStringLiteral("xa"), true);
        replaceRule(studio, RuleList::Hide, 0, QStringLiteral("x"), true);
        QCOMPARE(studio.undoStack().count(), 0);
        QVERIFY(!studio.undoStack().canUndo());
        QVERIFY(!studio.isModified());
    }

    void typingAfterSavingIsAStepOfItsOwn()
    {
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        studio.setClock([] { return qint64{0}; });
        setText(studio, files, "{\"hide\": [\"x\"]}");
        replaceRule(studio, RuleList::Hide, 0, QStringLiteral("xa"), true);
        QVERIFY(studio.save());
        replaceRule(studio, RuleList::Hide, 0, QStringLiteral("xab"), true);
        QCOMPARE(studio.undoStack().count(), 2);
        studio.undoStack().undo();
        QVERIFY(!studio.isModified());
    }

    void editThatChangesNothingIsNoStep()
    {
        MemoryFiles files;
        const ScriptedTarget target;
        Studio studio(files, target);
        setText(studio, files, "{\"hide\": [\"x\"]}");
        QVERIFY(!replaceRule(studio, RuleList::Hide, 0, QStringLiteral("x")));
        QVERIFY(!addRules(studio, RuleList::Hide, {QStringLiteral("x")}));
        QVERIFY(!moveRule(studio, RuleList::Hide, 0, 0));
        QCOMPARE(studio.undoStack().count(), 0);
    }
};

QTEST_GUILESS_MAIN(TestTyping)
#include "tst_typing.moc"
