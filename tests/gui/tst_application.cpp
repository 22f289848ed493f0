// SPDX-License-Identifier: MIT
// The program as a whole: its command line, what it opens, and a change of language while it runs.
#include "app/application.h"
#include "app/catalogflow.h"
#include "app/documentflow.h"
#include "app/mainwindow.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QMenuBar>
#include <QPointer>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>

using namespace tss;
using namespace tss::app;

namespace {

Launch parsed(const QStringList &arguments)
{
    return parseLaunch(QStringList{QStringLiteral("tool-search-studio")} + arguments);
}

QString firstMenu(const MainWindow &window)
{
    return window.menuBar()->actions().first()->text();
}

} // namespace

class TestApplication : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_folder.isValid());
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, m_folder.path());
        QCoreApplication::setOrganizationName(QStringLiteral("test"));
        qputenv("OPENCODE_CONFIG_DIR", m_folder.path().toUtf8());
    }
    void init() { QTest::failOnWarning(QRegularExpression(QStringLiteral("^(?!This plugin does not support)"))); }

    void understandsItsCommandLine()
    {
        const Launch launch = parsed({QStringLiteral("a.json"), QStringLiteral("--config"), QStringLiteral("c.json"), QStringLiteral("--size"), QStringLiteral("1200x700"),
                                      QStringLiteral("--scheme"), QStringLiteral("dark"), QStringLiteral("--select"), QStringLiteral("x")});
        QVERIFY(!launch.answer);
        QCOMPARE(launch.options.files, QStringList{QStringLiteral("a.json")});
        QCOMPARE(launch.options.config, QStringLiteral("c.json"));
        QCOMPARE(launch.options.size, QSize(1200, 700));
        QCOMPARE(launch.options.scheme, QStringLiteral("dark"));
        QCOMPARE(launch.options.select, QStringLiteral("x"));
        QVERIFY(!launch.options.example);
    }

    void refusesWhatItDoesNotUnderstand_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::newRow("unknown") << QStringList{QStringLiteral("--nonsense")};
        QTest::newRow("size") << QStringList{QStringLiteral("--size"), QStringLiteral("12")};
        QTest::newRow("scheme") << QStringList{QStringLiteral("--scheme"), QStringLiteral("pink")};
        QTest::newRow("no value") << QStringList{QStringLiteral("--config")};
    }

    void refusesWhatItDoesNotUnderstand()
    {
        QFETCH(QStringList, arguments);
        const Launch launch = parsed(arguments);
        QVERIFY(launch.answer && launch.answer->isError);
        QVERIFY(!launch.answer->text.isEmpty());
    }

    void helpNamesEveryOption()
    {
        const Launch launch = parsed({QStringLiteral("--help")});
        QVERIFY(launch.answer && !launch.answer->isError);
        for (const char *option : {"--example", "--config", "--screenshot", "--size", "--scheme", "--language", "--select", "--version"})
            QVERIFY2(launch.answer->text.contains(QString::fromLatin1(option)), option);
    }

    void changesLanguageWhileRunning()
    {
        LaunchOptions options;
        options.example = true;
        options.language = QStringLiteral("en");
        Application application(options);
        application.start();
        QCOMPARE(firstMenu(application.window()), QStringLiteral("&File"));
        QTRY_VERIFY(application.studio().isPreviewCurrent());
        const QPointer<MainWindow> old = &application.window();
        Q_EMIT application.window().languageChosen(QStringLiteral("es"));
        QTRY_VERIFY(!old);
        QCOMPARE(firstMenu(application.window()), QStringLiteral("&Archivo"));
        QVERIFY(application.window().isVisible());
        QVERIFY(application.window().catalogs().isExample());
        QTRY_VERIFY(application.window().selectTool(QStringLiteral("tracker_search_issues")));
    }

    void opensTheUsersConfiguration()
    {
        QFile file(m_folder.filePath(QStringLiteral("tool-search.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("{}");
        file.close();
        Application application(LaunchOptions{});
        application.start();
        QCOMPARE(QString::fromStdString(application.studio().document().path()), file.fileName());
        QVERIFY(application.studio().document().existsOnDisk());
        QVERIFY(!application.window().documents().hasUnsavedEdits());
    }

private:
    QTemporaryDir m_folder;
};

QTEST_MAIN(TestApplication)
#include "tst_application.moc"
