// SPDX-License-Identifier: MIT
// Every text is translated, with the same places to fill in, and loads.
#include "app/languages.h"

#include <QCoreApplication>
#include <QFile>
#include <QRegularExpression>
#include <QTest>
#include <QXmlStreamReader>

namespace {

struct Message
{
    QString source;
    QStringList translations;
    bool finished = true;
};

Message readMessage(QXmlStreamReader &xml)
{
    Message message;
    while (xml.readNextStartElement()) {
        if (xml.name() == u"source") {
            message.source = xml.readElementText();
        } else if (xml.name() == u"translation") {
            message.finished = !xml.attributes().hasAttribute(QStringLiteral("type"));
            const QString text = xml.readElementText(QXmlStreamReader::IncludeChildElements);
            message.translations.append(text);
        } else {
            xml.skipCurrentElement();
        }
    }
    return message;
}

QList<Message> messages(const QString &language)
{
    QFile file(QStringLiteral(TSS_SOURCE_DIR "/translations/toolsearchstudio_%1.ts").arg(language));
    QList<Message> list;
    if (!file.open(QIODevice::ReadOnly))
        return list;
    QXmlStreamReader xml(&file);
    while (!xml.atEnd()) {
        if (xml.readNext() == QXmlStreamReader::StartElement && xml.name() == u"message")
            list.append(readMessage(xml));
    }
    return list;
}

/// "%1" and the like, each once; "%n" may be left out where a form is about one.
QSet<QString> places(const QString &text)
{
    static const QRegularExpression place(QStringLiteral("%[0-9]"));
    QSet<QString> found;
    for (const auto &match : place.globalMatch(text))
        found.insert(match.captured());
    return found;
}

} // namespace

class TestTranslations : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void complete_data()
    {
        QTest::addColumn<QString>("language");
        for (const char *language : {"en", "es", "zh_CN"})
            QTest::newRow(language) << QString::fromLatin1(language);
    }

    void complete()
    {
        QFETCH(QString, language);
        const QList<Message> all = messages(language);
        QVERIFY(all.size() > 10);
        for (const Message &message : all) {
            QVERIFY2(message.finished && !message.translations.value(0).isEmpty(), qPrintable(message.source));
            QVERIFY2(places(message.source) == places(message.translations.value(0)), qPrintable(message.source));
        }
    }

    void loads()
    {
        const auto text = [] { return QCoreApplication::translate("tss::app::Actions", "&Undo"); };
        QCOMPARE(text(), QStringLiteral("&Undo"));
        {
            const tss::app::Translation spanish(QStringLiteral("es"));
            QCOMPARE(text(), QStringLiteral("&Deshacer"));
        }
        const tss::app::Translation chinese(QStringLiteral("zh_CN"));
        QCOMPARE(text(), QStringLiteral("撤销(&U)"));
    }

    void englishHasPlurals()
    {
        const tss::app::Translation english(QStringLiteral("en"));
        const auto text = [](int count) { return QCoreApplication::translate("tss::app::StatusLine", "Unsaved: %n change(s)", nullptr, count); };
        QCOMPARE(text(1), QStringLiteral("Unsaved: 1 change"));
        QCOMPARE(text(3), QStringLiteral("Unsaved: 3 changes"));
    }
};

QTEST_GUILESS_MAIN(TestTranslations)
#include "tst_translations.moc"
