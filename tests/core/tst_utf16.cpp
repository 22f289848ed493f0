// SPDX-License-Identifier: MIT
#include "core/text/utf16.h"

#include <QTest>

using namespace tss;

namespace {

QByteArray bytes(const std::string &text)
{
    return QByteArray::fromStdString(text);
}

/// Not QString::fromStdU16String, which drops a byte-order mark.
QString qt(std::u16string_view text)
{
    return QStringView(text).toString();
}

} // namespace

class TestUtf16 : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void decode_data();
    void decode();
    void everyCharacter();
    void loneSurrogates();
    void places_data();
    void places();
    void visible_data();
    void visible();
};

void TestUtf16::decode_data()
{
    QTest::addColumn<QByteArray>("input");
    QTest::addColumn<QString>("decoded");
    QTest::addColumn<int>("invalidAt");
    const auto row = [](const char *name, const QByteArray &input, const QString &decoded, int invalidAt) {
        QTest::newRow(name) << input << decoded << invalidAt;
    };
    row("empty", "", QString(), -1);
    row("ascii", "plain text, long enough for a word", QStringLiteral("plain text, long enough for a word"), -1);
    row("two, three, four bytes", "\xC3\xA9\xE4\xB8\xAD\xF0\x9F\x98\x80", QStringLiteral(u"\xE9\x4E2D\xD83D\xDE00"), -1);
    row("byte-order mark stays", "\xEF\xBB\xBFx", QStringLiteral(u"\xFEFFx"), -1);
    row("stray continuation", "a\x80z", QStringLiteral(u"a\xFFFDz"), 1);
    row("overlong", "\xC0\xAF", QStringLiteral(u"\xFFFD\xFFFD"), 0);
    row("cut sequence is one", "12345678\xF0\x9F\x98", QStringLiteral(u"12345678\xFFFD"), 8);
    row("cut sequence and a character", "\xE4\xB8x", QStringLiteral(u"\xFFFDx"), 0);
    row("surrogate is three", "\xED\xA0\x80", QStringLiteral(u"\xFFFD\xFFFD\xFFFD"), 0);
    row("beyond Unicode", "\xF4\x90\x80\x80", QStringLiteral(u"\xFFFD\xFFFD\xFFFD\xFFFD"), 0);
}

void TestUtf16::decode()
{
    QFETCH(QByteArray, input);
    QFETCH(QString, decoded);
    QFETCH(int, invalidAt);
    const std::string text = input.toStdString();
    QCOMPARE(qt(fromUtf8(text)), decoded);
    const auto invalid = firstInvalidUtf8(text);
    QCOMPARE(invalid ? int(*invalid) : -1, invalidAt);
    QCOMPARE(bytes(sanitizedUtf8(text)), bytes(toUtf8(fromUtf8(text))));
}

void TestUtf16::everyCharacter()
{
    for (char32_t code = 0; code <= 0x10FFFF; ++code) {
        if (code >= 0xD800 && code <= 0xDFFF)
            continue;
        const QString text = QString::fromUcs4(&code, 1);
        const std::string encoded = toUtf8(text.toStdU16String());
        QVERIFY(bytes(encoded) == text.toUtf8());
        QVERIFY(fromUtf8(encoded) == text.toStdU16String());
        QVERIFY(toWtf8(text.toStdU16String()) == encoded);
        QVERIFY(!firstInvalidUtf8(encoded));
    }
}

void TestUtf16::loneSurrogates()
{
    const std::u16string text = u"a\xD800 \xDC00z\xD83D\xDE00\xD83D";
    QCOMPARE(bytes(toWtf8(text)), QByteArray("a\xED\xA0\x80 \xED\xB0\x80z\xF0\x9F\x98\x80\xED\xA0\xBD"));
    QVERIFY(fromWtf8(toWtf8(text)) == text);
    QCOMPARE(bytes(toUtf8(text)), QByteArray("a\xEF\xBF\xBD \xEF\xBF\xBDz\xF0\x9F\x98\x80\xEF\xBF\xBD"));
    QVERIFY(fromWtf8("\xFFz") == u"\xFFFDz");
}

void TestUtf16::places_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("offset");
    QTest::addColumn<int>("line");
    QTest::addColumn<int>("column");
    const auto row = [](const char *name, const QByteArray &text, int offset, int line, int column) {
        QTest::newRow(name) << text << offset << line << column;
    };
    row("begin", "abc", 0, 1, 1);
    row("end", "abc", 3, 1, 4);
    row("beyond", "abc", 9, 1, 4);
    row("second line", "a\nbc", 3, 2, 2);
    row("CRLF is one", "a\r\nb\r\nc", 6, 3, 1);
    row("CR alone", "a\rb", 2, 2, 1);
    row("astral counts two", "\xF0\x9F\x98\x80x", 4, 1, 3);
    row("inside a character", "a\xE4\xB8\xAD", 2, 1, 2);
    row("ill-formed counts one", "\xFF\xFFx", 2, 1, 3);
}

void TestUtf16::places()
{
    QFETCH(QByteArray, text);
    QFETCH(int, offset);
    QFETCH(int, line);
    QFETCH(int, column);
    const LineColumn place = lineColumn(text.toStdString(), std::size_t(offset));
    QCOMPARE(place.line, std::size_t(line));
    QCOMPARE(place.column, std::size_t(column));
}

void TestUtf16::visible_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("shown");
    const auto row = [](const char *name, const QString &text, const QString &shown) { QTest::newRow(name) << text << shown; };
    row("plain", QStringLiteral(u"get_issue \xE9 \x5DE5\x5177 \xD83D\xDE00"), QStringLiteral(u"get_issue \xE9 \x5DE5\x5177 \xD83D\xDE00"));
    row("backslash stays", QStringLiteral("\\u0041"), QStringLiteral("\\u0041"));
    row("controls", QStringLiteral(u"a\n\t\x7F\x9B"), QStringLiteral("a\\u000a\\u0009\\u007f\\u009b"));
    row("right to left override", QStringLiteral(u"x\x202E" "cba"), QStringLiteral("x\\u202ecba"));
    row("zero width", QStringLiteral(u"a\x200B\x2060\xFEFF"), QStringLiteral("a\\u200b\\u2060\\ufeff"));
    row("soft hyphen, filler", QStringLiteral(u"\x00AD\x3164"), QStringLiteral("\\u00ad\\u3164"));
    row("lone surrogate", QStringLiteral(u"\xD83D x"), QStringLiteral("\\ud83d x"));
    row("tag characters", QStringLiteral(u"\xDB40\xDC41"), QStringLiteral("\\udb40\\udc41"));
    row("ideographic space stays", QStringLiteral(u"\x5DE5\x3000\x5177"), QStringLiteral(u"\x5DE5\x3000\x5177"));
}

void TestUtf16::visible()
{
    QFETCH(QString, text);
    QFETCH(QString, shown);
    QCOMPARE(qt(visibleText(text.toStdU16String())), shown);
}

QTEST_APPLESS_MAIN(TestUtf16)
#include "tst_utf16.moc"
