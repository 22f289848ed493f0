// SPDX-License-Identifier: MIT
// Files around a real window: other programs that write, drops, closing with edits, files that the plugin ignores.
#include "app/actions.h"
#include "app/catalogflow.h"
#include "app/commands/commands.h"
#include "app/documentflow.h"
#include "app/filekind.h"
#include "app/views/banner.h"
#include "app/views/reviewdialog.h"
#include "tests/support/windowfixture.h"

#include <QDir>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QMimeData>
#include <QRadioButton>
#include <QRegularExpression>
#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

const QString kConfig = QStringLiteral("config/tool-search.json");

void click(const QWidget &parent, const QString &words)
{
    QAbstractButton *target = button(parent, words);
    QVERIFY2(target, qPrintable(words));
    QTest::mouseClick(target, Qt::LeftButton);
}

void drop(QWidget &window, const QStringList &files)
{
    QMimeData data;
    QList<QUrl> urls;
    for (const QString &file : files)
        urls.append(QUrl::fromLocalFile(file));
    data.setUrls(urls);
    // Qt gives a drop only to where a drag has entered.
    QDragEnterEvent enter(QPoint(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
    QVERIFY(enter.isAccepted());
    QDropEvent event(QPointF(200, 200), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
}

} // namespace

class TestWindowFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void readsAgainWhenNothingIsUnsaved()
    {
        WindowFixture f;
        f.write(kConfig, R"({"hide": []})");
        f.start();
        f.write(kConfig, R"({"hide": ["a"]})");
        QTRY_COMPARE(f.text(), QByteArray(R"({"hide": ["a"]})"));
        QVERIFY(!f.studio.isModified());
        QVERIFY(!f.child<Banner>()->isVisible());
    }

    void noticesAReplacementByRenaming()
    {
        WindowFixture f;
        f.write(kConfig, R"({"hide": []})");
        f.start();
        for (const char *text : {R"({"hide": ["a"]})", R"({"hide": ["b"]})"}) {
            const QString other = f.write(QStringLiteral("config/new"), text);
            QVERIFY(QFile::remove(f.configPath()));
            QVERIFY(QFile::rename(other, f.configPath()));
            QTRY_COMPARE(f.text(), QByteArray(text));
        }
    }

    void conflictIsAskedAbout_data()
    {
        QTest::addColumn<QString>("choice");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("modified");
        QTest::newRow("theirs") << QStringLiteral("Reload (drop my edits)") << QByteArray("{\n  \"topK\": 7,\n  \"x\": 1,\n  \"keep\": []\n}\n") << false;
        QTest::newRow("mine") << QStringLiteral("Keep mine") << QByteArray("{\n  \"topK\": 5,\n  \"x\": 1,\n  \"keep\": [\"a\"]\n}\n") << true;
        QTest::newRow("both") << QStringLiteral("Merge both") << QByteArray("{\n  \"topK\": 7,\n  \"x\": 1,\n  \"keep\": [\"a\"]\n}\n") << true;
    }

    void conflictIsAskedAbout()
    {
        QFETCH(QString, choice);
        QFETCH(QByteArray, text);
        QFETCH(bool, modified);
        WindowFixture f;
        f.write(kConfig, "{\n  \"topK\": 5,\n  \"x\": 1,\n  \"keep\": []\n}\n");
        f.start();
        QVERIFY(addRules(f.studio, RuleList::Keep, {QStringLiteral("a")}));
        const QByteArray mine = f.text();
        f.write(kConfig, "{\n  \"topK\": 7,\n  \"x\": 1,\n  \"keep\": []\n}\n");
        QTRY_VERIFY(f.child<Banner>()->isVisible());
        QCOMPARE(f.text(), mine);
        click(*f.child<Banner>(), choice);
        QCOMPARE(QString::fromUtf8(f.text()).simplified().remove(u' '), QString::fromUtf8(text).simplified().remove(u' '));
        QCOMPARE(f.studio.isModified(), modified);
        QVERIFY(!f.child<Banner>()->isVisible());
    }

    void saveMeetsAConflict()
    {
        WindowFixture f;
        f.write(kConfig, "{\n  \"topK\": 5,\n  \"x\": 1,\n  \"keep\": []\n}\n");
        f.start();
        QVERIFY(addRules(f.studio, RuleList::Keep, {QStringLiteral("a")}));
        f.window->actions().save->trigger();
        auto *dialog = f.child<ReviewDialog>();
        f.write(kConfig, "{}\n");
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("save")), Qt::LeftButton);
        QVERIFY(dialog->findChild<QLabel *>(QStringLiteral("saveError"))->isVisible());
        QCOMPARE(f.read(kConfig), QByteArray("{}\n"));
        QVERIFY(button(*dialog, QStringLiteral("Merge both"))->isHidden());
        click(*dialog, QStringLiteral("Keep mine"));
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("save")), Qt::LeftButton);
        QCOMPARE(f.read(kConfig), f.text());
        QVERIFY(f.text().contains("\"a\""));
    }

    void failingSaveSaysSoAndKeepsTheEdits()
    {
        WindowFixture f;
        f.start();
        QVERIFY(addRules(f.studio, RuleList::Keep, {QStringLiteral("a")}));
        QVERIFY(QDir().mkpath(f.configPath())); // a folder where the file should be
        f.window->actions().save->trigger();
        auto *dialog = f.child<ReviewDialog>();
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("save")), Qt::LeftButton);
        QVERIFY(dialog->isVisible());
        QVERIFY(!dialog->findChild<QLabel *>(QStringLiteral("saveError"))->text().isEmpty());
        QVERIFY(f.studio.isModified());
    }

    void commentsAreNeverDroppedSilently_data()
    {
        QTest::addColumn<bool>("strict");
        QTest::newRow("strict") << true;
        QTest::newRow("as it is") << false;
    }

    void commentsAreNeverDroppedSilently()
    {
        QFETCH(bool, strict);
        WindowFixture f;
        const QByteArray old = "{\n  // mine\n  \"keep\": []\n}\n";
        f.write(kConfig, old);
        f.start();
        QVERIFY(addRules(f.studio, RuleList::Keep, {QStringLiteral("a")}));
        f.window->actions().save->trigger();
        auto *dialog = f.child<ReviewDialog>();
        const auto choices = dialog->findChildren<QRadioButton *>();
        QCOMPARE(choices.size(), 2);
        QVERIFY(choices[0]->isVisible());
        choices[strict ? 0 : 1]->setChecked(true);
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("save")), Qt::LeftButton);
        QCOMPARE(f.read(kConfig).contains("// mine"), !strict);
        QVERIFY(f.read(kConfig).contains("\"a\""));
        QCOMPARE(f.read(kConfig + QStringLiteral(".bak")), strict ? old : QByteArray());
        QVERIFY(!f.studio.isModified());
    }

    void closingWithEditsAsks()
    {
        WindowFixture f;
        f.start();
        QVERIFY(addRules(f.studio, RuleList::Keep, {QStringLiteral("a")}));
        f.window->close();
        QVERIFY(f.window->isVisible());
        auto *question = f.child<QMessageBox>();
        QVERIFY(question && question->isVisible());
        click(*question, QStringLiteral("Cancel"));
        QVERIFY(f.window->isVisible());
        QTRY_VERIFY(!f.child<QMessageBox>());
        f.window->close();
        click(*f.child<QMessageBox>(), QStringLiteral("Discard"));
        QTRY_VERIFY(!f.window->isVisible());
        QCOMPARE(f.read(kConfig), QByteArray());
    }

    void closingCanSaveFirst()
    {
        WindowFixture f;
        f.start();
        QVERIFY(addRules(f.studio, RuleList::Keep, {QStringLiteral("a")}));
        f.window->close();
        click(*f.child<QMessageBox>(), QStringLiteral("Review and Save"));
        auto *dialog = f.child<ReviewDialog>();
        QVERIFY(dialog);
        QTest::mouseClick(dialog->findChild<QAbstractButton *>(QStringLiteral("save")), Qt::LeftButton);
        QTRY_VERIFY(!f.window->isVisible());
        QVERIFY(f.read(kConfig).contains("\"a\""));
    }

    void tellsFilesApart()
    {
        WindowFixture f;
        const auto kind = [&](const char *name, const char *bytes) { return fileKind(f.studio.files(), f.write(QString::fromLatin1(name), bytes)); };
        QCOMPARE(kind("tool-search.json", "broken"), FileKind::Configuration);
        QCOMPARE(kind("a.json", R"({"keep": ["x"] /* c */})"), FileKind::Configuration);
        QCOMPARE(kind("b.json", R"({"tools": {"x": {"tags": []}}})"), FileKind::Configuration);
        QCOMPARE(kind("c.json", R"({"tools": [{"name": "x"}]})"), FileKind::Catalog);
        QCOMPARE(kind("d.json", "[]"), FileKind::Catalog);
        QCOMPARE(fileKind(f.studio.files(), f.path(QStringLiteral("missing.json"))), FileKind::Catalog);
    }

    void droppedFilesOpen()
    {
        WindowFixture f;
        f.start();
        const QString catalog = f.write(QStringLiteral("github.json"), mcpAnswer(4));
        const QString config = f.write(QStringLiteral("other.json"), R"({"hide": ["github_*"]})");
        drop(*f.window, {catalog, config});
        QTRY_COMPARE(f.studio.catalog()->tools.size(), std::size_t{4});
        QCOMPARE(f.studio.document().path(), config.toStdString());
        QVERIFY(f.settle());
        QCOMPARE(f.studio.preview()->totals.hidden, std::size_t{4});
    }

    void unreadableCatalogSaysWhichAndKeepsTheRest()
    {
        WindowFixture f;
        f.start({f.write(QStringLiteral("github.json"), mcpAnswer(4))});
        f.window->openFiles({f.write(QStringLiteral("bad.json"), "{")});
        QTRY_VERIFY(f.child<Banner>()->isVisible());
        QVERIFY(f.child<Banner>()->text().contains(u"bad.json"));
        QCOMPARE(f.studio.catalog()->tools.size(), std::size_t{4});
    }

    void exampleLeavesRememberedFilesAlone()
    {
        WindowFixture f(Settings::Memory::AllButFiles);
        f.start();
        f.window->catalogs().openExample();
        QVERIFY(f.settle());
        QVERIFY(f.window->catalogs().isExample());
        QVERIFY(f.studio.catalog()->tools.size() > 40);
        QVERIFY(!f.window->documents().hasUnsavedEdits());
        f.window->saveState();
        const Settings later;
        QVERIFY(later.lastCatalogs().isEmpty());
        QVERIFY(later.lastConfig().isEmpty());
    }

    void remembersFilesAndHost()
    {
        WindowFixture f;
        const QString catalog = f.write(QStringLiteral("github.json"), mcpAnswer(2));
        f.start({catalog});
        f.window->actions().hostStock->trigger();
        f.window->actions().hostHooked->trigger();
        f.window->close();
        const Settings later;
        QCOMPARE(later.lastCatalogs(), QStringList{catalog});
        QCOMPARE(later.lastConfig(), f.configPath());
        QCOMPARE(later.host(), Host::Hooked);
        QVERIFY(!later.blob(QStringLiteral("window/columns")).isEmpty());
    }
};

QTEST_MAIN(TestWindowFiles)
#include "tst_windowfiles.moc"
