// SPDX-License-Identifier: MIT
#include "core/text/jsengine.h"
#include "core/text/jsstring.h"

#include <QTest>

#include <cmath>
#include <limits>
#include <thread>

using namespace tss;

namespace {

QStringList split(const QString &text)
{
    const std::u16string units = text.toStdU16String();
    QStringList parts;
    for (const std::u16string_view part : jsSplitSpaces(units))
        parts += QString::fromUtf16(part.data(), qsizetype(part.size()));
    return parts;
}

} // namespace

class TestJsString : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void trimAndSplit();
    void numberToString_data();
    void numberToString();
    void stringToNumber_data();
    void stringToNumber();
    void lowerCase_data();
    void lowerCase();
    void lowerCaseOnThreads();
};

void TestJsString::trimAndSplit()
{
    QVERIFY(jsTrim(u"\xFEFF a b\x2028\n") == u"a b");
    QVERIFY(jsTrim(u" \t ").empty());
    QVERIFY(jsTrimEnd(u" a \x3000") == u" a");
    QVERIFY(jsTrim(u"\x200B") == u"\x200B");
    QVERIFY(isJsLineTerminator(u'\x2029') && !isJsLineTerminator(u'\v'));
    QCOMPARE(split(QStringLiteral("a  b")), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(split(QStringLiteral(" a ")), (QStringList{QString(), QStringLiteral("a"), QString()}));
    QCOMPARE(split(QString()), QStringList{QString()});
    QCOMPARE(split(QStringLiteral(" ")), (QStringList{QString(), QString()}));
}

void TestJsString::numberToString_data()
{
    QTest::addColumn<double>("value");
    QTest::addColumn<QByteArray>("text");
    const auto row = [](const char *text, double value) { QTest::newRow(text) << value << QByteArray(text); };
    row("0", -0.0);
    row("1", 1.0);
    row("-1.5", -1.5);
    row("0.000001", 1e-6);
    row("1e-7", 1e-7);
    row("1.5e-7", 1.5e-7);
    row("100000000000000000000", 1e20);
    row("1e+21", 1e21);
    row("1.2345e+30", 1.2345e30);
    row("0.1", 0.1);
    row("123456.789", 123456.789);
    row("5e-324", 5e-324);
    row("1.7976931348623157e+308", std::numeric_limits<double>::max());
    row("9007199254740992", 9007199254740993.0);
    row("Infinity", HUGE_VAL);
    row("-Infinity", -HUGE_VAL);
    row("NaN", std::nan(""));
}

void TestJsString::numberToString()
{
    QFETCH(double, value);
    QFETCH(QByteArray, text);
    QCOMPARE(QByteArray::fromStdString(jsNumberToString(value)), text);
}

void TestJsString::stringToNumber_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<double>("value");
    const auto row = [](const QString &text, double value) { QTest::newRow(qPrintable(text)) << text << value; };
    row(QString(), 0);
    row(QStringLiteral(u"\xFEFF\n 12 \x2028"), 12);
    row(QStringLiteral("1e400"), HUGE_VAL);
    row(QStringLiteral("-1e400"), -HUGE_VAL);
    row(QStringLiteral("1e-400"), 0);
    row(QStringLiteral("0x10"), 16);
    row(QStringLiteral("-0x10"), std::nan(""));
    row(QStringLiteral("0b11"), 3);
    row(QStringLiteral("0o17"), 15);
    row(QStringLiteral("0x20000000000001"), 9007199254740992.0);
    row(QStringLiteral("0x20000000000003"), 9007199254740996.0);
    // Half way between two doubles, and a bit that far more digits tell.
    row(QStringLiteral("0x8000000000000400"), 0x1p63);
    row(QStringLiteral("0x8000000000000400000001"), 0x1.0000000000001p87);
    row(QStringLiteral(".5"), 0.5);
    row(QStringLiteral("5."), 5);
    row(QStringLiteral("+Infinity"), HUGE_VAL);
    row(QStringLiteral("inf"), std::nan(""));
    row(QStringLiteral("1_0"), std::nan(""));
    row(QStringLiteral("1 2"), std::nan(""));
    row(QStringLiteral("."), std::nan(""));
    row(QStringLiteral("0x"), std::nan(""));
}

void TestJsString::stringToNumber()
{
    QFETCH(QString, text);
    QFETCH(double, value);
    const double actual = jsStringToNumber(text.toStdU16String());
    QCOMPARE(std::isnan(actual), std::isnan(value));
    if (!std::isnan(value))
        QVERIFY(actual == value);
}

void TestJsString::lowerCase_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("lower");
    const auto row = [](const QString &text, const QString &lower) { QTest::newRow(qPrintable(text)) << text << lower; };
    row(QString(), QString());
    row(QStringLiteral("GitHub_List"), QStringLiteral("github_list"));
    row(QStringLiteral(u"ABC \x2013 \x5DE5\x5177"), QStringLiteral(u"abc \x2013 \x5DE5\x5177"));
    row(QStringLiteral(u"\x39F\x3A3 \x3A3\x3A3"), QStringLiteral(u"\x3BF\x3C2 \x3C3\x3C2"));
    row(QStringLiteral(u"\x0130"), QStringLiteral(u"i\x307"));
    row(QStringLiteral(u"\x212A"), QStringLiteral("k"));
    row(QStringLiteral(u"\xD801\xDC00\xD800" "A"), QStringLiteral(u"\xD801\xDC28\xD800" "a"));
}

void TestJsString::lowerCase()
{
    QFETCH(QString, text);
    QFETCH(QString, lower);
    JsEngine engine;
    QCOMPARE(QStringView(engine.toLowerCase(text.toStdU16String())).toString(), lower);
}

/// An engine made here and used there, and engines of their own: the stack limit must count from where they run.
void TestJsString::lowerCaseOnThreads()
{
    JsEngine moved;
    std::u16string here;
    std::u16string there;
    std::thread([&] { here = moved.toLowerCase(u"\xC9"); }).join();
    std::thread([&] {
        JsEngine own;
        there = own.toLowerCase(u"\xC9");
    }).join();
    QVERIFY(here == u"\xE9" && there == u"\xE9");
    QVERIFY(moved.toLowerCase(u"\xC8") == u"\xE8");
}

QTEST_APPLESS_MAIN(TestJsString)
#include "tst_jsstring.moc"
