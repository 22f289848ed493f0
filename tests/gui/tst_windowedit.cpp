// SPDX-License-Identifier: MIT
// The whole way on a real window: open a catalog, try a pattern, hide, undo, redo, tag, review, save.
#include "app/actions.h"
#include "app/models/rulemodel.h"
#include "app/models/sourcemodel.h"
#include "app/views/chip.h"
#include "app/views/organizepane.h"
#include "app/views/reviewdialog.h"
#include "app/views/ruleeditor.h"
#include "app/views/selection.h"
#include "app/views/statusline.h"
#include "app/views/tageditor.h"
#include "app/views/toolstable.h"
#include "app/views/toolverdict.h"
#include "tests/support/windowfixture.h"

#include <QClipboard>
#include <QLineEdit>
#include <QMenuBar>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

const QStringList kTools{QStringLiteral("create_issue"), QStringLiteral("list_issues"), QStringLiteral("merge"), QStringLiteral("search_code")};

} // namespace

class TestWindowEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void countsWhileTypingAPattern()
    {
        WindowFixture f;
        f.start({f.write(QStringLiteral("github.json"), mcpAnswer(kTools))});
        f.child<OrganizePane>()->startNewRule(RuleList::Hide);
        RuleEditor *field = nullptr;
        for (auto *editor : f.window->findChildren<RuleEditor *>()) {
            if (editor->hasFocus())
                field = editor;
        }
        QVERIFY(field);
        QTest::keyClicks(field, QStringLiteral("github_*issue"));
        QTRY_VERIFY2(field->statusText().contains(u'1'), qPrintable(field->statusText()));
        QTest::keyClicks(field, QStringLiteral("*"));
        QTRY_VERIFY2(field->statusText().contains(u'2'), qPrintable(field->statusText()));
        QCOMPARE(f.text(), QByteArray()); // nothing is written while typing
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_VERIFY(f.text().contains("github_*issue*"));
    }

    void fromCatalogToSavedFile()
    {
        WindowFixture f;
        f.write(QStringLiteral("config/tool-search.json"), "{\n    \"hide\": [],\n    \"mine\": 1.0\n}\n");
        f.start({f.write(QStringLiteral("github.json"), mcpAnswer(kTools))});
        hideUndoRedo(f);
        tag(f);
        review(f);
        QCOMPARE(f.read(QStringLiteral("config/tool-search.json")),
                 QByteArray("{\n    \"hide\": [\n        \"github_create_issue\",\n        \"github_list_issues\",\n        \"github_merge\"\n    ],\n"
                            "    \"mine\": 1.0,\n    \"tools\": {\n        \"github_search_code\": {\n            \"tags\": [\n                \"code\"\n            ]\n        }\n    }\n}\n"));
        QVERIFY(!f.studio.isModified());
        QVERIFY(!f.window->isWindowModified());
    }

    void everyToolActionIsInTheMenus()
    {
        WindowFixture f;
        f.start();
        QList<QAction *> reachable;
        const auto collect = [&](const auto &self, QWidget *menu) -> void {
            for (QAction *action : menu->actions()) {
                reachable.append(action);
                if (action->menu<QMenu *>())
                    self(self, action->menu<QMenu *>());
            }
        };
        collect(collect, f.window->menuBar());
        for (const QAction *action : static_cast<const QWidget &>(*f.window).actions())
            QVERIFY2(reachable.contains(action), qPrintable(action->text()));
    }

    void selectingShowsWhy()
    {
        WindowFixture f;
        f.write(QStringLiteral("config/tool-search.json"), R"({"hide": ["github_*"], "keep": ["*merge"]})");
        f.start({f.write(QStringLiteral("github.json"), mcpAnswer(kTools))});
        f.select({QStringLiteral("github_merge")});
        auto *rule = f.child<ToolVerdict>()->findChild<Chip *>();
        QTRY_COMPARE(rule->text(), QStringLiteral("keep[0] *merge"));
        QTRY_VERIFY(rule->height() > 0); // laid out
        QTest::mouseClick(rule, Qt::LeftButton);
        QCOMPARE(f.child<Selection>()->rule(), std::optional(RuleRef{RuleList::Keep, 0}));
        f.select({QStringLiteral("github_create_issue")});
        QTRY_COMPARE(rule->text(), QStringLiteral("hide[0] github_*"));
    }

    void hidesAWholeSource()
    {
        WindowFixture f;
        f.start({f.write(QStringLiteral("git hub.json"), mcpAnswer(kTools))});
        f.select({QStringLiteral("git_hub_merge")});
        QVERIFY(f.window->actions().hideSource->text().contains(u"git_hub_*"));
        f.window->actions().hideSource->trigger();
        QVERIFY(f.text().contains("\"git_hub_*\""));
    }

    void stoppingToHideUnderAWiderRuleKeeps()
    {
        WindowFixture f;
        f.write(QStringLiteral("config/tool-search.json"), R"({"hide": ["github_*"]})");
        f.start({f.write(QStringLiteral("github.json"), mcpAnswer(kTools))});
        f.select({QStringLiteral("github_merge")});
        QTRY_VERIFY(f.window->actions().stopHiding->isEnabled());
        f.window->actions().stopHiding->trigger();
        QVERIFY(f.settle());
        QCOMPARE(f.studio.preview()->totals.kept, std::size_t{1});
        QVERIFY(f.text().contains("\"github_*\""));
    }

private:
    void hideUndoRedo(WindowFixture &f)
    {
        f.select({QStringLiteral("github_create_issue"), QStringLiteral("github_list_issues"), QStringLiteral("github_merge")});
        const QByteArray before = f.text();
        QTest::keyClick(f.child<ToolsTable>(), Qt::Key_H);
        QVERIFY(f.settle());
        QCOMPARE(f.studio.preview()->totals.hidden, std::size_t{3});
        const QByteArray hidden = f.text();
        QVERIFY(f.window->isWindowModified());
        QVERIFY2(f.child<StatusLine>()->unsavedText().contains(u'1'), qPrintable(f.child<StatusLine>()->unsavedText()));
        f.window->actions().undo->trigger();
        QCOMPARE(f.text(), before);
        f.window->actions().redo->trigger();
        QCOMPARE(f.text(), hidden);
        QVERIFY(f.settle());
    }

    void tag(WindowFixture &f)
    {
        f.select({QStringLiteral("github_search_code")});
        QTest::keyClick(f.child<ToolsTable>(), Qt::Key_T);
        auto *field = f.child<TagEditor>()->findChild<QLineEdit *>();
        QVERIFY(field->hasFocus());
        QTest::keyClicks(field, QStringLiteral("code"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(f.child<TagEditor>()->tags(), QStringList{QStringLiteral("code")});
        QVERIFY(f.settle());
    }

    void review(WindowFixture &f)
    {
        f.window->actions().save->trigger();
        auto *dialog = f.child<ReviewDialog>();
        QVERIFY(dialog && dialog->isVisible());
        QSignalSpy saved(dialog, &ReviewDialog::saved);
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("save")), Qt::LeftButton);
        QCOMPARE(saved.count(), 1);
    }
};

QTEST_MAIN(TestWindowEdit)
#include "tst_windowedit.moc"
