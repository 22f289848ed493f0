// SPDX-License-Identifier: MIT
// Pictures of the real program in every look, for people to go through, and what a machine can see of them: nothing is
// cut off at the smallest size. The pictures go to $TSS_SHOTS_DIR, else to a temporary folder.
#include "app/actions.h"
#include "app/views/banner.h"
#include "app/views/elidedlabel.h"
#include "app/views/inlineoptionsdialog.h"
#include "app/views/reviewdialog.h"
#include "tests/support/windowfixture.h"

#include <QDir>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QProcess>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

constexpr int kTools = 4000;

QString program()
{
    return QStringLiteral(TSS_BINARY_DIR "/app/tool-search-studio");
}

/// Beyond a plain surface: a window with text and icons has many colours.
qsizetype colours(const QImage &image)
{
    QSet<QRgb> seen;
    for (int y = 0; y < image.height(); y += 5) {
        for (int x = 0; x < image.width(); x += 5)
            seen.insert(image.pixel(x, y));
    }
    return seen.size();
}

} // namespace

class TestShots : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_own.isValid());
        const QString wanted = qEnvironmentVariable("TSS_SHOTS_DIR");
        m_folder = wanted.isEmpty() ? m_own.path() : wanted;
        QVERIFY(QDir().mkpath(m_folder));
        QFile file(m_own.filePath(QStringLiteral("large.json")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(mcpAnswer(kTools));
        QVERIFY(QFile::exists(program()));
    }

    void pictures_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("scale");
        const QStringList contents{QStringLiteral("example"), QStringLiteral("empty"), QStringLiteral("large")};
        for (const QString &content : contents) {
            for (const QString &scheme : {QStringLiteral("light"), QStringLiteral("dark")}) {
                for (const QString &language : {QStringLiteral("en"), QStringLiteral("zh_CN")})
                    addSizes(content, scheme, language);
            }
        }
    }

    void pictures()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QSize, size);
        QFETCH(int, scale);
        const QString file = QStringLiteral("%1/%2.png").arg(m_folder, QString::fromUtf8(QTest::currentDataTag()));
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        environment.insert(QStringLiteral("QT_SCALE_FACTOR"), QString::number(scale));
        environment.insert(QStringLiteral("OPENCODE_CONFIG_DIR"), m_own.path());
        process.setProcessEnvironment(environment);
        process.setProcessChannelMode(QProcess::MergedChannels);
        process.start(program(), arguments + QStringList{QStringLiteral("--screenshot"), file, QStringLiteral("--size"), QStringLiteral("%1x%2").arg(size.width()).arg(size.height())});
        QVERIFY2(process.waitForFinished(60000), qPrintable(process.errorString()));
        QVERIFY2(process.exitCode() == 0, process.readAll().constData());
        const QImage image(file);
        QCOMPARE(image.size(), size * scale);
        QVERIFY(colours(image) > 40);
    }

    /// What a run of the program does not show by itself.
    void dialogs_data()
    {
        QTest::addColumn<ColourScheme>("scheme");
        QTest::newRow("light") << ColourScheme::Light;
        QTest::newRow("dark") << ColourScheme::Dark;
    }

    void dialogs()
    {
        QFETCH(ColourScheme, scheme);
        WindowFixture f;
        applyColourScheme(scheme);
        f.write(QStringLiteral("config/tool-search.json"), "{\n  // what the model may see\n  \"hide\": [\"mcp_*\", \"b*\"],\n  \"keep\": []\n}\n");
        f.start({f.write(QStringLiteral("s.json"), mcpAnswer(20))});
        f.select({QStringLiteral("s_do_1"), QStringLiteral("s_do_2"), QStringLiteral("s_do_3")});
        f.window->actions().hide->trigger();
        QVERIFY(f.settle());
        keep(*f.window, QStringLiteral("three"));
        f.window->actions().save->trigger();
        keep(*f.child<ReviewDialog>(), QStringLiteral("review"));
        f.child<ReviewDialog>()->reject();
        f.window->actions().inlineOptions->trigger();
        keep(*f.child<InlineOptionsDialog>(), QStringLiteral("inline"));
        f.child<InlineOptionsDialog>()->reject();
        f.write(QStringLiteral("config/tool-search.json"), "{}\n");
        QTRY_VERIFY(f.child<Banner>()->isVisible());
        keep(*f.window, QStringLiteral("conflict"));
    }

    void nothingIsCutOffAtTheSmallestSize()
    {
        WindowFixture f;
        f.start({f.write(QStringLiteral("s.json"), mcpAnswer(20))});
        f.select({QStringLiteral("s_do_3")});
        f.window->resize(f.window->minimumSize());
        QCOMPARE(f.window->size(), QSize(1024, 640));
        QCoreApplication::processEvents();
        for (const QWidget *widget : f.window->findChildren<QWidget *>()) {
            const bool hasWords = qobject_cast<const QAbstractButton *>(widget) || (qobject_cast<const QLabel *>(widget) && !qobject_cast<const ElidedLabel *>(widget));
            if (!hasWords || !widget->isVisible())
                continue;
            const QString what = QStringLiteral("%1 “%2”: %3 px of %4").arg(QString::fromLatin1(widget->metaObject()->className()), widget->property("text").toString()).arg(widget->width()).arg(widget->minimumSizeHint().width());
            QVERIFY2(QTest::qWaitFor([widget] { return widget->size().expandedTo(widget->minimumSizeHint()) == widget->size(); }), qPrintable(what));
        }
    }

private:
    void keep(QWidget &widget, const QString &name)
    {
        QCoreApplication::processEvents();
        QVERIFY(widget.grab().save(QStringLiteral("%1/dialogs-%2-%3.png").arg(m_folder, name, QString::fromUtf8(QTest::currentDataTag()))));
    }

    void addSizes(const QString &content, const QString &scheme, const QString &language)
    {
        QStringList arguments{QStringLiteral("--scheme"), scheme, QStringLiteral("--language"), language};
        if (content == u"example")
            arguments << QStringLiteral("--example") << QStringLiteral("--select") << QStringLiteral("tracker_search_issues");
        if (content == u"large")
            arguments << m_own.filePath(QStringLiteral("large.json"));
        for (const QSize size : {QSize(1024, 640), QSize(1440, 900)}) {
            for (const int scale : {1, 2}) {
                const QString tag = QStringLiteral("%1-%2-%3-%4-%5x").arg(content, scheme, language).arg(size.width()).arg(scale);
                QTest::newRow(tag.toUtf8().constData()) << arguments << size << scale;
            }
        }
    }

    QTemporaryDir m_own;
    QString m_folder;
};

QTEST_MAIN(TestShots)
#include "tst_shots.moc"
