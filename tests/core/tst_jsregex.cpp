// SPDX-License-Identifier: MIT
#include "core/text/jsregex.h"
#include "core/text/simplepattern.h"

#include <QTest>

using namespace tss;
using namespace std::chrono_literals;

class TestJsRegex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matches_data();
    void matches();
    void syntaxErrors_data();
    void syntaxErrors();
    void timeout();
    void timeoutOfAll();
    void hungryPatterns();
    void simplePatterns_data();
    void simplePatterns();
    void manyStates();
    void bunOnly_data();
    void bunOnly();
};

void TestJsRegex::matches_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("expected");
    const auto row = [](const QString &source, const QString &text, bool expected) {
        QTest::addRow("/%s/ on %s", qPrintable(source), qPrintable(text)) << source << text << expected;
    };
    row(QString(), QString(), true);
    row(QStringLiteral("^github_(create|list)_"), QStringLiteral("github_list_issues"), true);
    row(QStringLiteral("^github_(create|list)_"), QStringLiteral("my_github_list_issues"), false);
    row(QStringLiteral("_get_.*Issue"), QStringLiteral("jira_get_an_Issue"), true);
    row(QStringLiteral("_get_.*Issue"), QStringLiteral("jira_get_an_issue"), false);
    row(QStringLiteral("a.b"), QStringLiteral("a\nb"), false);
    row(QStringLiteral("a.b"), QStringLiteral(u"a\x2028" "b"), false);
    row(QStringLiteral("a[^]b"), QStringLiteral("a\nb"), true);
    row(QStringLiteral("^.$"), QStringLiteral(u"\xD83D\xDE00"), false);
    row(QStringLiteral("^..$"), QStringLiteral(u"\xD83D\xDE00"), true);
    row(QStringLiteral(u"^\xD83D"), QStringLiteral(u"\xD83D\xDE00"), true);
    row(QStringLiteral("^$"), QString(), true);
    row(QStringLiteral("$^"), QString(), true);
    row(QStringLiteral("$^"), QStringLiteral("a"), false);
    row(QStringLiteral("b$"), QStringLiteral("b\n"), false);
    row(QStringLiteral("(?<=get_)x"), QStringLiteral("get_x"), true);
    row(QStringLiteral("(?<n>a)\\k<n>"), QStringLiteral("aa"), true);
    row(QStringLiteral("\\s"), QStringLiteral(u"\xFEFF"), true);
    row(QStringLiteral("^a{2,3}$"), QStringLiteral("aaaa"), false);
    row(QStringLiteral("^(a|b)?c$"), QStringLiteral("bc"), true);
    row(QStringLiteral("\\bx"), QStringLiteral("_x"), false);
}

void TestJsRegex::matches()
{
    QFETCH(QString, source);
    QFETCH(QString, text);
    QFETCH(bool, expected);
    JsEngine engine;
    auto regex = JsRegex::compile(engine, source.toStdU16String());
    QVERIFY(regex);
    const std::u16string units = text.toStdU16String();
    QCOMPARE(regex->test(units, 1min).value(), expected);
    const std::vector<std::u16string_view> texts{u"", units, units};
    const auto flags = regex->testAll(JsSubjects(engine, texts), 1min);
    QVERIFY(flags && flags->size() == 3);
    QCOMPARE((*flags)[1], std::uint8_t(expected));
    QCOMPARE((*flags)[2], std::uint8_t(expected));
}

void TestJsRegex::syntaxErrors_data()
{
    QTest::addColumn<QString>("source");
    for (const char *source : {"(", ")", "[", "*", "a**", "(?<n", "\\", "[b-a]", "(?i:a)", "(?<n>a)|(?<n>b)", "a{2,1}", "(?<=a)*", "x{1}{2}"})
        QTest::newRow(source) << QString::fromLatin1(source);
    QTest::newRow("too deep") << QString(50'000, u'(');
}

void TestJsRegex::syntaxErrors()
{
    QFETCH(QString, source);
    JsEngine engine;
    const auto regex = JsRegex::compile(engine, source.toStdU16String());
    QVERIFY(!regex);
    QCOMPARE(regex.error().code, ErrorCode::RegexSyntax);
    QVERIFY(!regex.error().args.at(0).empty());
    QVERIFY(JsRegex::compile(engine, u"(a)\\1").has_value());
}

void TestJsRegex::timeout()
{
    JsEngine engine;
    auto regex = JsRegex::compile(engine, u"(a+)+$");
    QVERIFY(regex);
    const auto result = regex->test(std::u16string(60, u'a') + u'b', 20ms);
    QVERIFY(!result);
    QCOMPARE(result.error().code, ErrorCode::RegexTimeout);
    // The engine and the pattern go on working.
    QCOMPARE(regex->test(u"baaa", 1min).value(), true);
    QVERIFY(engine.toLowerCase(u"\xC9") == u"\xE9");
}

void TestJsRegex::timeoutOfAll()
{
    JsEngine engine;
    const std::u16string hostile = std::u16string(60, u'a') + u'b';
    const std::vector<std::u16string_view> texts{u"a", hostile, u"b"};
    const JsSubjects subjects(engine, texts);
    auto regex = JsRegex::compile(engine, u"^(?:a|a)+$");
    QVERIFY(regex);
    QCOMPARE(regex->testAll(subjects, 20ms).error().code, ErrorCode::RegexTimeout);
    auto other = JsRegex::compile(engine, u"^(?:b)+$");
    QCOMPARE(other->testAll(subjects, 1min).value(), (std::vector<std::uint8_t>{0, 0, 1}));
    QVERIFY(other->testAll(JsSubjects(engine, {}), 1min)->empty());
}

/// Patterns that want much memory or stack end in an error or an answer, never in a crash.
void TestJsRegex::hungryPatterns()
{
    JsEngine engine;
    const std::u16string longText(200'000, u'a');
    for (const auto *source : {u"(?:(a)|(b)|(?=c))*d", u"(.*)*x", u"(?=(a*))+b", u"(?:a{1000}){1000}{0}|(?:(?:a{100}){100}){100}b"}) {
        auto regex = JsRegex::compile(engine, source);
        if (regex)
            QVERIFY(regex->test(longText, 50ms).value_or(false) == false);
    }
    auto regex = JsRegex::compile(engine, u"(b)?$");
    QCOMPARE(regex->test(longText, 1min).value(), true);
}

void TestJsRegex::simplePatterns_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("isSimple");
    const auto row = [](const char *source, bool isSimple) { QTest::newRow(source) << QString::fromLatin1(source) << isSimple; };
    row("^github_(create|list)_", true);
    row("_get_.*Issue", true);
    row("^(?:a|b[0-9])?\\.[^_]{2,4}x$", true);
    row(".*a.*b.*c", true);
    // What a backtracking engine may take long for is the engine's, so that its time limit speaks.
    row(".*a.*b.*c.*d", false);
    row("(a+)+$", false);
    row("(ab)*", false);
    row("(a|b)+", false);
    row("a{60}", false);
    for (const char *source : {"(a)\\1", "\\bx", "(?=a)", "(?<n>a)", "a{", "]", "a**", "[b-a]", "[\\w-x]", "\\x41", "^*", "(", ")", "[", "[]", "\\", "(?:a"})
        row(source, false);
}

void TestJsRegex::simplePatterns()
{
    QFETCH(QString, source);
    QFETCH(bool, isSimple);
    QCOMPARE(SimplePattern::read(source.toStdU16String()).has_value(), isSimple);
}

/// More states than are kept: they are made anew, and the answers stay right.
void TestJsRegex::manyStates()
{
    JsEngine engine;
    auto regex = JsRegex::compile(engine, u"a.{12}b");
    QVERIFY(regex && SimplePattern::read(u"a.{12}b"));
    std::u16string text;
    unsigned noise = 1;
    for (int i = 0; i < 200'000; ++i) {
        noise = noise * 1664525 + 1013904223;
        text += (noise >> 24) % 2 == 0 ? u'a' : u'c';
    }
    QCOMPARE(regex->test(text, 1min).value(), false);
    text[150'000] = u'b';
    QCOMPARE(regex->test(text, 1min).value(), text[150'000 - 13] == u'a');
    text[150'000 - 13] = u'a';
    QCOMPARE(regex->test(text, 1min).value(), true);
}

void TestJsRegex::bunOnly_data()
{
    QTest::addColumn<QString>("source");
    QTest::addColumn<bool>("expected");
    const auto row = [](const char *source, bool expected) { QTest::newRow(source) << QString::fromLatin1(source) << expected; };
    row("(?i:a)", true);
    row("x(?-i:a)", true);
    row("(?im-s:a)", true);
    row("(?<n>a)|(?<n>b)", true);
    row("(?<n>a)|(?<m>b)", false);
    row("(?:a)", false);
    row("(?-:a)", false);
    row("(?ii:a)", false);
    row("(?x:a)", false);
    row("\\(?i:a", false);
    row("[(?i:a)]", false);
    row("[\\](?i:a)]", false);
    row("(?<=a)(?<=a)(?<!a)(?<!a)", false);
    row("(?=i:a)", false);
    row("", false);
    row("(?", false);
    row("(?<", false);
    row("\\", false);
    row("[", false);
}

void TestJsRegex::bunOnly()
{
    QFETCH(QString, source);
    QFETCH(bool, expected);
    QCOMPARE(usesBunOnlySyntax(source.toStdU16String()), expected);
}

QTEST_APPLESS_MAIN(TestJsRegex)
#include "tst_jsregex.moc"
