// SPDX-License-Identifier: MIT
#include "app/document/catalogloader.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace tss;
using namespace tss::app;

namespace {

struct Log
{
    explicit Log(CatalogLoader &loader)
    {
        QObject::connect(&loader, &CatalogLoader::started, &context, [this](int files) { lines << QStringLiteral("started %1").arg(files); });
        QObject::connect(&loader, &CatalogLoader::progress, &context,
                         [this](int done, int total, const QString &file) { lines << QStringLiteral("%1/%2 %3").arg(done).arg(total).arg(file.section(u'/', -1)); });
        QObject::connect(&loader, &CatalogLoader::loaded, &context, [this](const std::shared_ptr<Catalog> &catalog) {
            lines << QStringLiteral("loaded %1 tools of %2").arg(catalog->tools.size()).arg(QString::fromStdU16String(catalog->sources.front().name));
        });
        QObject::connect(&loader, &CatalogLoader::failed, &context, [this](const Error &error) { lines << QStringLiteral("failed ") + QString::fromStdString(errorName(error.code)); });
        QObject::connect(&loader, &CatalogLoader::finished, &context, [this](bool cancelled) { lines << (cancelled ? QStringLiteral("cancelled") : QStringLiteral("finished")); });
    }
    QObject context;
    QStringList lines;
};

} // namespace

class TestCatalogLoader : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("cannot write");
        return file.fileName();
    }

    static QByteArray tools(int count)
    {
        QByteArray json = "{\"tools\":[";
        for (int i = 0; i < count; ++i)
            json += QByteArray(i ? "," : "") + "{\"name\":\"t" + QByteArray::number(i) + "\",\"inputSchema\":{\"type\":\"object\"}}";
        return json + "]}";
    }

private Q_SLOTS:
    void filesInOrderAndErrorsByFile()
    {
        const QString one = write(QStringLiteral("one.json"), tools(2));
        const QString bad = write(QStringLiteral("bad.json"), "{\"tools\": [");
        const QString two = write(QStringLiteral("two.json"), tools(3));
        CatalogLoader loader;
        const Log log(loader);
        loader.load({one, bad, m_folder.filePath(QStringLiteral("missing.json")), two});
        QVERIFY(loader.isLoading());
        QTRY_VERIFY(!loader.isLoading());
        QCOMPARE(log.lines, (QStringList{QStringLiteral("started 4"), QStringLiteral("0/4 one.json"), QStringLiteral("loaded 2 tools of one"),
                                         QStringLiteral("1/4 bad.json"), QStringLiteral("failed json-syntax"), QStringLiteral("2/4 missing.json"),
                                         QStringLiteral("failed file-not-found"), QStringLiteral("3/4 two.json"), QStringLiteral("loaded 3 tools of two"),
                                         QStringLiteral("finished")}));
    }

    void moreWhileLoading()
    {
        const QString one = write(QStringLiteral("one.json"), tools(1));
        const QString two = write(QStringLiteral("two.json"), tools(2));
        CatalogLoader loader;
        const Log log(loader);
        loader.load({one});
        loader.load({two});
        QTRY_VERIFY(!loader.isLoading());
        QCOMPARE(log.lines.count(QStringLiteral("finished")), 1);
        QVERIFY(log.lines.contains(QStringLiteral("loaded 1 tools of one")));
        QVERIFY(log.lines.contains(QStringLiteral("loaded 2 tools of two")));
    }

    void cancelIsAtOnceAndDropsWhatComes()
    {
        const QString big = write(QStringLiteral("big.json"), tools(20000));
        const QString one = write(QStringLiteral("one.json"), tools(1));
        CatalogLoader loader;
        const Log log(loader);
        loader.load({big, one});
        loader.cancel();
        QVERIFY(!loader.isLoading());
        QCOMPARE(log.lines.last(), QStringLiteral("cancelled"));
        loader.load({one});
        QTRY_COMPARE(log.lines.last(), QStringLiteral("finished"));
        QCOMPARE(log.lines.filter(QStringLiteral("loaded")), QStringList{QStringLiteral("loaded 1 tools of one")});
    }

    void cancelFromAListener()
    {
        const QString one = write(QStringLiteral("one.json"), tools(1));
        CatalogLoader loader;
        const Log log(loader);
        connect(&loader, &CatalogLoader::loaded, this, [&] { loader.cancel(); });
        loader.load({one, one});
        QTRY_COMPARE(log.lines.last(), QStringLiteral("cancelled"));
        QCOMPARE(log.lines.filter(QStringLiteral("loaded")).size(), 1);
        QVERIFY(!log.lines.contains(QStringLiteral("finished")));
    }

    void cancelAndLoadFromAListener()
    {
        const QString one = write(QStringLiteral("one.json"), tools(1));
        const QString two = write(QStringLiteral("two.json"), tools(2));
        CatalogLoader loader;
        const Log log(loader);
        bool isFirst = true;
        connect(&loader, &CatalogLoader::loaded, this, [&] {
            if (std::exchange(isFirst, false)) {
                loader.cancel();
                loader.load({two, two});
            }
        });
        loader.load({one, one});
        QTRY_COMPARE(log.lines.last(), QStringLiteral("finished"));
        const qsizetype begin = log.lines.indexOf(QStringLiteral("cancelled"));
        QCOMPARE(log.lines.mid(begin + 1), (QStringList{QStringLiteral("started 2"), QStringLiteral("0/2 two.json"), QStringLiteral("loaded 2 tools of two"),
                                                        QStringLiteral("1/2 two.json"), QStringLiteral("loaded 2 tools of two"), QStringLiteral("finished")}));
    }

    void destroyedWhileLoading()
    {
        const QString big = write(QStringLiteral("big.json"), tools(20000));
        CatalogLoader loader;
        loader.load({big});
    }

    void nothingToLoad()
    {
        CatalogLoader loader;
        const Log log(loader);
        loader.load({});
        loader.cancel();
        QVERIFY(log.lines.isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestCatalogLoader)
#include "tst_catalogloader.moc"
