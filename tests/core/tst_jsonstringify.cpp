// SPDX-License-Identifier: MIT
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/text/utf16.h"

#include <QTest>

using namespace tss;

namespace {

QByteArray rewritten(const QByteArray &text, int indent = 0)
{
    const auto parsed = json::parse(text.toStdString(), json::Leniency::Jsonc);
    return parsed ? QByteArray::fromStdString(toWtf8(json::stringify(json::root(parsed->tree), indent))) : QByteArray("not JSON");
}

} // namespace

class TestJsonStringify : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void compact_data();
    void compact();
    void indented_data();
    void indented();
    void part();
    void quotes();
};

void TestJsonStringify::compact_data()
{
    QTest::addColumn<QByteArray>("out");
    const auto row = [](const QByteArray &text, const QByteArray &out) { QTest::newRow(text.constData()) << out; };
    row(" [ 1 , 2 ] ", "[1,2]");
    row("{}", "{}");
    row("[[],{},\"\"]", "[[],{},\"\"]");
    row("[-0, 1.0, 1.50, 1e5, 1E400, -1e400, 1e21, 1e-7, 0.1e1]", "[0,1,1.5,100000,null,null,1e+21,1e-7,1]");
    row("9007199254740993", "9007199254740992");
    row("{\"b\":1,\"2\":2,\"1\":3,\"b\":4}", "{\"1\":3,\"2\":2,\"b\":4}");
    row("{\"__proto__\":{\"x\":1}}", "{\"__proto__\":{\"x\":1}}");
    row("\"\\u0041\\/\\u00e9\"", "\"A/\xC3\xA9\"");
    row("\"\\u0000\\u001F\\u007f\\b\\f\"", "\"\\u0000\\u001f\x7F\\b\\f\"");
    row("\"\\ud83d\\ude00\"", "\"\xF0\x9F\x98\x80\"");
    row("\"\\uD83D\\uDE00\\uDE00\\uD83D\"", "\"\xF0\x9F\x98\x80\\ude00\\ud83d\"");
    row("\"\\u2028\"", "\"\xE2\x80\xA8\"");
    row("{\"\\n\\ud800\":1}", "{\"\\n\\ud800\":1}");
    row("[1, // c\n]", "[1]");
}

void TestJsonStringify::compact()
{
    QFETCH(QByteArray, out);
    QCOMPARE(rewritten(QTest::currentDataTag()), out);
}

void TestJsonStringify::indented_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<int>("indent");
    QTest::addColumn<QByteArray>("out");
    QTest::newRow("two") << QByteArray("{\"a\":[1,{}],\"b\":{\"c\":[]}}") << 2
                         << QByteArray("{\n  \"a\": [\n    1,\n    {}\n  ],\n  \"b\": {\n    \"c\": []\n  }\n}");
    QTest::newRow("clamped to ten") << QByteArray("[1]") << 40 << QByteArray("[\n          1\n]");
    QTest::newRow("negative is none") << QByteArray("[1]") << -3 << QByteArray("[1]");
    QTest::newRow("scalar") << QByteArray("1") << 2 << QByteArray("1");
}

void TestJsonStringify::indented()
{
    QFETCH(QByteArray, text);
    QFETCH(int, indent);
    QFETCH(QByteArray, out);
    QCOMPARE(rewritten(text, indent), out);
}

void TestJsonStringify::part()
{
    const auto parsed = json::parse("{\"a\":[1,{\"b\":2}],\"c\":3}", json::Leniency::Strict);
    const json::View root = json::root(parsed->tree);
    QVERIFY(json::stringify(root["a"].at(1), 1) == u"{\n \"b\": 2\n}");
    QVERIFY(json::stringify(root["c"]) == u"3");
    QVERIFY(json::stringify(root["none"]).empty());
}

void TestJsonStringify::quotes()
{
    QVERIFY(json::quoted(u"a\"\\\n\xD800\xE9") == u"\"a\\\"\\\\\\n\\ud800\xE9\"");
    QCOMPARE(json::quotedUtf8(u"\xE9"), std::string("\"\xC3\xA9\""));
    QCOMPARE(json::quotedUtf8(u""), std::string("\"\""));
}

QTEST_APPLESS_MAIN(TestJsonStringify)
#include "tst_jsonstringify.moc"
