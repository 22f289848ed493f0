// SPDX-License-Identifier: MIT
#include "core/json/parse.h"

#include <QTest>

#include <cmath>

using namespace tss;
using json::View;

namespace {

View viewOf(const std::string &text)
{
    return json::root(json::parse(text, json::Leniency::Jsonc).value().tree);
}

QString qt(const std::u16string &text)
{
    return QStringView(text).toString();
}

QString listed(const std::vector<json::Member> &members)
{
    QStringList parts;
    for (const json::Member &member : members)
        parts += qt(member.key) + u'=' + QString::fromStdString(std::string(member.value.raw()));
    return parts.join(u' ');
}

} // namespace

class TestJsonView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void absent();
    void kinds();
    void truthiness_data();
    void truthiness();
    void strings_data();
    void strings();
    void numbers();
    void elements();
    void memberByKey();
    void memberOrder_data();
    void memberOrder();
    void manyMembers();
    void pointers();
    void outlivesParsed();
};

void TestJsonView::absent()
{
    const View none;
    QVERIFY(none.isAbsent() && !none.isTruthy() && !none.isNull());
    QVERIFY(none["a"].isAbsent() && none.at(0).isAbsent() && none.size() == 0);
    QVERIFY(none.elements().empty() && none.members().empty() && none.membersAsWritten().empty());
    QVERIFY(none.raw().empty() && none.string().empty() && none.number() == 0);
    QVERIFY(viewOf("[1]")["a"].isAbsent());
    QVERIFY(viewOf("{\"0\":1}").at(0).isAbsent());
    QVERIFY(viewOf("{}")["a"]["b"].at(3).isAbsent());
}

void TestJsonView::kinds()
{
    const View root = viewOf("[null, true, false, 1, \"s\", [], {}]");
    QVERIFY(root.isArray());
    QVERIFY(root.at(0).isNull());
    QVERIFY(root.at(1).isBool() && root.at(1).is(json::Kind::True));
    QVERIFY(root.at(2).isBool() && root.at(2).kind() == json::Kind::False);
    QVERIFY(root.at(3).isNumber());
    QVERIFY(root.at(4).isString());
    QVERIFY(root.at(5).isArray() && !root.at(5).isObject());
    QVERIFY(root.at(6).isObject());
}

void TestJsonView::truthiness_data()
{
    QTest::addColumn<bool>("isTruthy");
    for (const char *text : {"null", "false", "0", "-0", "0.0", "0e5", "1e-400", "\"\""})
        QTest::newRow(text) << false;
    for (const char *text : {"true", "1", "-1", "1e400", "\"0\"", "\" \"", "\"\\u0000\"", "[]", "{}"})
        QTest::newRow(text) << true;
}

void TestJsonView::truthiness()
{
    QFETCH(bool, isTruthy);
    QCOMPARE(viewOf(QTest::currentDataTag()).isTruthy(), isTruthy);
}

void TestJsonView::strings_data()
{
    QTest::addColumn<QByteArray>("literal");
    QTest::addColumn<QString>("text");
    const auto row = [](const char *name, const QByteArray &literal, const QString &text) { QTest::newRow(name) << literal << text; };
    row("empty", "\"\"", QString());
    row("plain", "\"abc\"", QStringLiteral("abc"));
    row("escapes", "\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", QStringLiteral("\"\\/\b\f\n\r\t"));
    row("hex", "\"\\u0041\\u00e9\\u4E2d!\"", QStringLiteral(u"A\xE9\x4E2D!"));
    row("pair", "\"\\ud83d\\ude00\xF0\x9F\x98\x80\"", QStringLiteral(u"\xD83D\xDE00\xD83D\xDE00"));
    row("lone surrogate", "\"\\ud83dx\\ude00\"", QStringLiteral(u"\xD83Dx\xDE00"));
    row("ill-formed", "\"a\xFF\\n\"", QStringLiteral(u"a\xFFFD\n"));
    row("ill-formed surrogate", "\"\xED\xA0\x80\"", QStringLiteral(u"\xFFFD\xFFFD\xFFFD"));
}

void TestJsonView::strings()
{
    QFETCH(QByteArray, literal);
    QFETCH(QString, text);
    QCOMPARE(qt(viewOf(literal.toStdString()).string()), text);
    QVERIFY(viewOf("[1]").at(0).string().empty());
}

void TestJsonView::numbers()
{
    QCOMPARE(viewOf("1.5e3").number(), 1500.0);
    QVERIFY(std::isinf(viewOf("1e400").number()) && viewOf("-1e400").number() < 0);
    QVERIFY(std::signbit(viewOf("-0").number()));
    QCOMPARE(viewOf("9007199254740993").number(), 9007199254740992.0);
    QCOMPARE(viewOf("\"1\"").number(), 0.0);
}

void TestJsonView::elements()
{
    const View flat = viewOf("[1, 2, 3]");
    QCOMPARE(flat.elements().size(), std::size_t(3));
    QCOMPARE(flat.at(2).raw(), std::string_view("3"));
    const View nested = viewOf("[[1, [2]], {\"a\": 3}, 4]");
    QCOMPARE(nested.size(), std::size_t(3));
    QCOMPARE(nested.at(1).raw(), std::string_view("{\"a\": 3}"));
    QCOMPARE(nested.elements()[2].raw(), std::string_view("4"));
    QVERIFY(nested.at(3).isAbsent());
    QVERIFY(nested.at(1).elements().empty());
}

void TestJsonView::memberByKey()
{
    const View root = viewOf("{\"a\":1, \"\\u0062\":2, \"a\":3, \"\xFF\":4, \"\\ud800\":5, \"\xED\xA0\x80\":6, \"\":7, \"\xC3\xA9\":8}");
    QCOMPARE(root["a"].number(), 3.0);
    QCOMPARE(root["b"].number(), 2.0);
    QCOMPARE(root[u"\xFFFD"].number(), 4.0);
    QCOMPARE(root[u"\xD800"].number(), 5.0);
    QCOMPARE(root[u"\xFFFD\xFFFD\xFFFD"].number(), 6.0);
    QCOMPARE(root[""].number(), 7.0);
    QCOMPARE(root[u"\xE9"].number(), 8.0);
    QVERIFY(root["c"].isAbsent() && root["toString"].isAbsent() && root["__proto__"].isAbsent());
}

void TestJsonView::memberOrder_data()
{
    QTest::addColumn<QString>("asJavaScript");
    QTest::addColumn<QString>("asWritten");
    const auto row = [](const char *text, const char *ordered, const char *written) {
        QTest::newRow(text) << QString::fromLatin1(ordered) << QString::fromLatin1(written);
    };
    row("{\"b\":1,\"a\":2}", "b=1 a=2", "b=1 a=2");
    row("{\"b\":1,\"a\":2,\"b\":3}", "b=3 a=2", "b=1 a=2 b=3");
    row("{\"x\":1,\"10\":2,\"9\":3,\"01\":4}", "9=3 10=2 x=1 01=4", "x=1 10=2 9=3 01=4");
    row("{\"a\":0,\"4294967295\":1,\"4294967294\":2}", "4294967294=2 a=0 4294967295=1", "a=0 4294967295=1 4294967294=2");
    row("{\"a\":1,\"-1\":2,\"1.0\":3,\"0\":4}", "0=4 a=1 -1=2 1.0=3", "a=1 -1=2 1.0=3 0=4");
    row("{\"1\":1,\"\\u0031\":2}", "1=2", "1=1 1=2");
    row("{\"__proto__\":1,\"a\":2}", "__proto__=1 a=2", "__proto__=1 a=2");
}

void TestJsonView::memberOrder()
{
    QFETCH(QString, asJavaScript);
    QFETCH(QString, asWritten);
    const View root = viewOf(QTest::currentDataTag());
    QCOMPARE(listed(root.members()), asJavaScript);
    QCOMPARE(listed(root.membersAsWritten()), asWritten);
    QVERIFY(viewOf("[1]").members().empty());
}

/// More keys than are compared one by one.
void TestJsonView::manyMembers()
{
    std::string text = "{";
    for (int i = 0; i < 50; ++i)
        text += "\"k" + std::to_string(i % 40) + "\":" + std::to_string(i) + ",";
    const View root = viewOf(text + "}");
    const auto members = root.members();
    QCOMPARE(members.size(), std::size_t(40));
    QCOMPARE(members[0].value.number(), 40.0);
    QCOMPARE(members[10].value.number(), 10.0);
    QCOMPARE(root.size(), std::size_t(50));
}

void TestJsonView::pointers()
{
    const View root = viewOf("{\"a/b\":[[1],{\"~\":[2, 3]}]}");
    QCOMPARE(json::pointerOf(root), std::string());
    QCOMPARE(json::pointerOf(root["a/b"].at(1)["~"].at(1)), std::string("/a~1b/1/~0/1"));
    QCOMPARE(json::pointerOf(root["a/b"].at(0).at(0)), std::string("/a~1b/0/0"));
    QCOMPARE(json::pointerOf(View()), std::string());
}

void TestJsonView::outlivesParsed()
{
    View view;
    {
        auto parsed = json::parse("[\"kept\"]", json::Leniency::Strict);
        view = json::root(parsed->tree).at(0);
    }
    QCOMPARE(qt(view.string()), QStringLiteral("kept"));
}

QTEST_APPLESS_MAIN(TestJsonView)
#include "tst_jsonview.moc"
