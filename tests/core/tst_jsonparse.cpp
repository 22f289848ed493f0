// SPDX-License-Identifier: MIT
#include "core/json/parse.h"

#include <QTest>

using namespace tss;
using json::DeviationKind;
using json::Leniency;

namespace {

QByteArray kindName(DeviationKind kind)
{
    switch (kind) {
    case DeviationKind::ByteOrderMark:
        return "mark";
    case DeviationKind::LineComment:
        return "line";
    case DeviationKind::BlockComment:
        return "block";
    case DeviationKind::TrailingComma:
        return "comma";
    case DeviationKind::DuplicateKey:
        return "duplicate";
    case DeviationKind::InvalidUtf8:
        return "utf8";
    }
    return {};
}

/// "kind:begin-end …", or "expected begin-end" for an error.
QByteArray reading(const QByteArray &text, Leniency leniency)
{
    const auto parsed = json::parse(text.toStdString(), leniency);
    if (!parsed) {
        const Error &error = parsed.error();
        return QByteArray::fromStdString(error.args.at(0)) + ' ' + QByteArray::number(error.where->begin) + '-' + QByteArray::number(error.where->end);
    }
    QList<QByteArray> parts;
    for (const json::Deviation &deviation : parsed->deviations)
        parts += kindName(deviation.kind) + ':' + QByteArray::number(deviation.where.begin) + '-' + QByteArray::number(deviation.where.end);
    return QByteArray(parsed->isStrict() ? "strict " : "loose ") + parts.join(' ');
}

} // namespace

class TestJsonParse : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void errors_data();
    void errors();
    void deviations_data();
    void deviations();
    void ranges();
    void depthIsNoLimit();
};

void TestJsonParse::errors_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("error");
    const auto row = [](const QByteArray &text, const QByteArray &error) { QTest::newRow(text.constData()) << text << error; };
    row("", "value 0-0");
    row("  ", "value 2-2");
    row("nul", "value 0-3");
    row("nullx", "end 4-5");
    row("undefined", "value 0-9");
    row("'a'", "value 0-1");
    row("[1,]", "value 3-4");
    row("[,1]", "value 1-2");
    row("[1 2]", "comma-or-close 3-4");
    row("[1", "comma-or-close 2-2");
    row("[", "value 1-1");
    row("{", "key 1-1");
    row("{a:1}", "key 1-2");
    row("{\"a\":1,}", "key 7-8");
    row("{\"a\"}", "colon 4-5");
    row("{\"a\"=1}", "colon 4-5");
    row("{\"a\":}", "value 5-6");
    row("{\"a\":1]", "comma-or-close 6-7");
    row("[1}", "comma-or-close 2-3");
    row("1 1", "end 2-3");
    row("[] x9", "end 3-5");
    row("\"a", "string-end 0-2");
    row("[\"a\nb\"]", "control-character 3-4");
    row("\"\t\"", "control-character 1-2");
    row("\"\\x\"", "escape 1-3");
    row("\"\\\xC3\xA9\"", "escape 1-4");
    row("\"\\u12\"", "escape 1-5");
    row("\"\\u123g\"", "escape 1-6");
    row("\"\\", "escape 1-2");
    row("01", "number 0-2");
    row("[-]", "number 1-2");
    row("1.", "number 0-2");
    row("1.e5", "number 0-4");
    row("1e+", "number 0-3");
    row("-a", "number 0-2");
    row("+1", "value 0-1");
    row(".5", "value 0-1");
    row("\xC2\xA0" "1", "value 0-2");
    row("// c\n1", "value 0-1");
    row("\xEF\xBB\xBF" "1", "value 0-3");
}

void TestJsonParse::errors()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, error);
    QCOMPARE(reading(text, Leniency::Strict), error);
}

void TestJsonParse::deviations_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("found");
    const auto row = [](const QByteArray &text, const QByteArray &found) { QTest::newRow(text.constData()) << text << found; };
    row("[1]", "strict ");
    row("\xEF\xBB\xBF[1]", "loose mark:0-3");
    row("[1,]", "loose comma:2-3");
    row("{\"a\":1, }", "loose comma:6-7");
    row("[1, // c\n]", "loose comma:2-3 line:4-8");
    row("[1]// c\r\n", "loose line:3-7");
    row("/* a\n* */[/**/]", "loose block:0-9 block:10-14");
    row("{\"a\" /*1*/ : /*2*/ 1}", "loose block:5-10 block:13-18");
    row("{\"a\":1,\"b\":2,\"\\u0061\":3,\"a\":4}", "strict duplicate:13-21 duplicate:24-27");
    row("{\"\xEF\xBF\xBD\":1,\"\xFF\":2}", "strict duplicate:9-12 utf8:10-11");
    row("[\"\xFF\xFE\", \"\xE4\xB8\"]", "strict utf8:2-4 utf8:8-10");
    row("[1] // \xFF", "loose line:4-8 utf8:7-8");
    row("[\"//\", \"/*\"]", "strict ");
    row("[1,,]", "value 3-4");
    row("[,]", "value 1-2");
    row("{,}", "key 1-2");
    row("[1 / 2]", "comma-or-close 3-4");
    row("[1] /* x", "comment-end 4-8");
    row("// only", "value 7-7");
    row("1\xEF\xBB\xBF", "end 1-4");
    row("[1]/", "end 3-4");
}

void TestJsonParse::deviations()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, found);
    QCOMPARE(reading(text, Leniency::Jsonc), found);
}

void TestJsonParse::ranges()
{
    const std::string text = " { \"a\" : [ 10, \"x\" ], \"b\":{} } ";
    const auto parsed = json::parse(text, Leniency::Strict);
    QVERIFY(parsed);
    const json::View root = json::root(parsed->tree);
    QCOMPARE(root.raw(), std::string_view("{ \"a\" : [ 10, \"x\" ], \"b\":{} }"));
    QCOMPARE(root["a"].raw(), std::string_view("[ 10, \"x\" ]"));
    QCOMPARE(root["a"].keyRange(), (TextRange{3, 6}));
    QCOMPARE(root["a"].at(1).raw(), std::string_view("\"x\""));
    QCOMPARE(root["a"].at(1).keyRange(), (TextRange{}));
    QCOMPARE(root["b"].range(), (TextRange{26, 28}));
    QCOMPARE(root.keyRange(), (TextRange{}));
}

void TestJsonParse::depthIsNoLimit()
{
    const std::string text = std::string(100'000, '[') + std::string(100'000, ']');
    const auto parsed = json::parse(text, Leniency::Strict);
    QVERIFY(parsed);
    QCOMPARE(parsed->tree->nodes().size(), std::size_t(100'000));
    QCOMPARE(json::View(parsed->tree, 99'999).range(), (TextRange{99'999, 100'001}));
}

QTEST_APPLESS_MAIN(TestJsonParse)
#include "tst_jsonparse.moc"
