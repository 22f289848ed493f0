// SPDX-License-Identifier: MIT
// Random commands on random documents: every step says what it should, undoing all gives the first byte back, redoing
// all the last. TSS_SEEDS sets how many documents are tried.
#include "app/models/rulemodel.h"
#include "core/json/parse.h"
#include "tests/support/modelprinter.h"
#include "tests/support/randomcommands.h"
#include "tests/support/scriptedtarget.h"
#include "tests/support/workspacebuilder.h"

#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

constexpr int kSteps = 40;

bool parses(const std::string &text)
{
    return text.find_first_not_of(" \t\r\n") == std::string::npos || json::parse(text, json::Leniency::Jsonc);
}

} // namespace

class TestCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void undoAllIsStartAndRedoAllIsEnd()
    {
        const int seeds = qEnvironmentVariableIsSet("TSS_SEEDS") ? qEnvironmentVariableIntValue("TSS_SEEDS") : 400;
        for (int seed = 1; seed <= seeds; ++seed) {
            runSeed(static_cast<std::uint64_t>(seed));
            if (QTest::currentTestFailed()) {
                qWarning("failed with seed %d", seed);
                return;
            }
        }
    }

private:
    MemoryFiles m_files;
    const ScriptedTarget m_target;

    void runSeed(std::uint64_t seed)
    {
        Random random(seed);
        Studio studio(m_files, m_target);
        qint64 now = 0;
        studio.setClock([&] { return now; });
        setText(studio, m_files, randomDocument(random));
        RuleModel hide(studio, RuleList::Hide);
        RuleModel keep(studio, RuleList::Keep);
        const ModelTester hideTester(hide);
        const ModelTester keepTester(keep);
        RandomCommands commands(studio, seed);
        std::vector<std::string> texts{studio.document().text()}; // by undo index
        for (int i = 0; i < kSteps; ++i) {
            now += random.oneIn(2) ? 100 : 2000;
            const QString what = commands.step();
            check(studio, commands.expected(), what);
            texts.resize(static_cast<std::size_t>(studio.undoStack().count()) + 1);
            texts.back() = studio.document().text();
            QCOMPARE(printed(hide, {{0}, RuleModel::PatternRole}), commands.expected().hide);
            QCOMPARE(printed(keep, {{0}, RuleModel::PatternRole}), commands.expected().keep);
            if (QTest::currentTestFailed())
                return;
        }
        walk(studio, texts);
    }

    static void check(const Studio &studio, const ExpectedConfig &expected, const QString &what)
    {
        QVERIFY2(parses(studio.document().text()), qPrintable(what));
        const ExpectedConfig config = configOf(studio);
        const QString message = what + QStringLiteral("\nis\n") + textOf(config) + QStringLiteral("\nnot\n") + textOf(expected) + u'\n'
            + QString::fromStdString(studio.document().text());
        QVERIFY2(config == expected, qPrintable(message));
    }

    static void walk(Studio &studio, const std::vector<std::string> &texts)
    {
        QUndoStack &stack = studio.undoStack();
        for (int i = stack.count(); i > 0; --i) {
            QCOMPARE(studio.document().text(), texts[static_cast<std::size_t>(i)]);
            stack.undo();
        }
        QCOMPARE(studio.document().text(), texts.front());
        QVERIFY(!studio.isModified());
        for (int i = 0; i < stack.count(); ++i) {
            QCOMPARE(studio.document().text(), texts[static_cast<std::size_t>(i)]);
            stack.redo();
        }
        QCOMPARE(studio.document().text(), texts.back());
    }
};

QTEST_GUILESS_MAIN(TestCommands)
#include "tst_commands.moc"
