// SPDX-License-Identifier: MIT
#include "core/json/edit.h"
#include "core/json/parse.h"
#include "core/text/utf16.h"

#include <QTest>

using namespace tss;
using json::Path;

Q_DECLARE_METATYPE(tss::json::Path)

namespace {

/// "a/0/b" as a path; a step of digits is an index.
Path pathOf(const QByteArray &text)
{
    Path path;
    if (text.isEmpty())
        return path;
    for (const QByteArray &step : text.split('/')) {
        bool isIndex = false;
        const auto index = step.toULongLong(&isIndex);
        if (isIndex)
            path.emplace_back(std::size_t(index));
        else
            path.emplace_back(fromUtf8(step.toStdString()));
    }
    return path;
}

QByteArray outcome(const QByteArray &before, const Result<TextEdits> &edits)
{
    if (!edits)
        return QByteArray::fromStdString("error " + errorName(edits.error().code));
    const std::string after = applied(before.toStdString(), *edits);
    if (applied(after, inverse(before.toStdString(), *edits)) != before.toStdString())
        return "inverse does not restore";
    return QByteArray::fromStdString(after);
}

void columns()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("value");
    QTest::addColumn<QByteArray>("after");
}

void row(const char *name, const QByteArray &before, const QByteArray &path, const QByteArray &value, const QByteArray &after)
{
    QTest::newRow(name) << before << path << value << after;
}

} // namespace

class TestJsonEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void set_data();
    void set();
    void insert_data();
    void insert();
    void remove_data();
    void remove();
    void move_data();
    void move();
    void strict_data();
    void strict();
    void differences();
};

void TestJsonEdit::set_data()
{
    columns();
    row("empty text", "", "a", "1", "{\n  \"a\": 1\n}\n");
    row("blank text", " \r\n", "a", "1", "{\r\n  \"a\": 1\r\n}\r\n");
    row("empty text, deep", "", "tags/x/0", "\"t\"", "{\n  \"tags\": {\n    \"x\": [\n      \"t\"\n    ]\n  }\n}\n");
    row("comments only", "// mine\n", "a", "1", "// mine\n{\n  \"a\": 1\n}\n");
    row("indented comment only", "\t//", "a", "1", "\t//\n{\n  \"a\": 1\n}\n");
    row("byte-order mark only", "\xEF\xBB\xBF", "a", "1", "\xEF\xBB\xBF{\n  \"a\": 1\n}\n");
    row("whole document", "[1] // c\n", "", "{}", "{} // c\n");
    row("replace", "{\n\t\"a\": 1, // one\n}", "a", "2", "{\n\t\"a\": 2, // one\n}");
    row("replace by lines", "{\n\t\"a\": 1\n}\n", "a", "{\n  \"b\": [\n    1\n  ]\n}", "{\n\t\"a\": {\n\t\t\"b\": [\n\t\t\t1\n\t\t]\n\t}\n}\n");
    row("same value", "{\"a\":1}", "a", " 1 ", "{\"a\":1}");
    row("append, lines", "{\n    \"a\": 1\n}\n", "b", "2", "{\n    \"a\": 1,\n    \"b\": 2\n}\n");
    row("append, CRLF", "{\r\n  \"a\": 1\r\n}", "b", "2", "{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}");
    row("append, trailing comma", "{\n  \"a\": 1,\n}", "b", "2", "{\n  \"a\": 1,\n  \"b\": 2,\n}");
    row("append behind a comment", "{\n  \"a\": 1 // one\n  // end\n}", "b", "2", "{\n  \"a\": 1, // one\n  \"b\": 2\n  // end\n}");
    row("append, one line", "{ \"a\": 1 }", "b", "2", "{ \"a\": 1, \"b\": 2 }");
    row("append, compact", "{\"a\":1}", "b", "2", "{\"a\":1,\"b\":2}");
    row("append, compact, deep", "{\"a\":1}", "b/c", "2", "{\"a\":1,\"b\":{\"c\":2}}");
    row("append, padded, deep", "{ \"a\": 1 }", "b/c", "2", "{ \"a\": 1, \"b\": { \"c\": 2 } }");
    row("append, lines, deep", "{\n\t\"a\": 1\n}", "b/c", "2", "{\n\t\"a\": 1,\n\t\"b\": {\n\t\t\"c\": 2\n\t}\n}");
    row("empty object", "{}", "a", "1", "{\n  \"a\": 1\n}");
    row("empty object, inside", "{\n  \"a\": {}\n}", "a/b", "1", "{\n  \"a\": {\n    \"b\": 1\n  }\n}");
    row("empty object, one line around", "{\"a\":{}}", "a/b", "1", "{\"a\":{\"b\":1}}");
    row("empty array like the others", "{\n  \"a\": [1, 2],\n  \"b\": []\n}", "b/0", "3", "{\n  \"a\": [1, 2],\n  \"b\": [3]\n}");
    row("comment in empty", "{\n  // nothing yet\n}", "a", "1", "{\n  // nothing yet\n  \"a\": 1\n}");
    row("block comment in empty", "[[ /* c */ ]]", "0/0", "1", "[[ /* c */ 1]]");
    row("colon style", "{\n  \"a\" :1\n}", "b", "2", "{\n  \"a\" :1,\n  \"b\" :2\n}");
    row("element appended", "{\"a\": [1]}", "a/1", "2", "{\"a\": [1, 2]}");
    row("key escaped", "{}", "\"\n", "1", "{\n  \"\\\"\\n\": 1\n}");
    row("last duplicate", "{\"a\":1,\"a\":{}}", "a", "3", "{\"a\":1,\"a\":3}");
    row("through a number", "{\"a\":1}", "a/b", "3", "error json-wrong-container");
    row("key into array", "[1]", "a", "3", "error json-wrong-container");
    row("index too large", "[1]", "2", "3", "error json-path-missing");
    row("bad value", "[1]", "0", "x", "error json-syntax");
    row("bad text", "[1", "0", "2", "error json-syntax");
}

void TestJsonEdit::set()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, value);
    QFETCH(QByteArray, after);
    QCOMPARE(outcome(before, json::set(before.toStdString(), pathOf(path), value.toStdString())), after);
}

void TestJsonEdit::insert_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("index");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const QByteArray &before, int index, const QByteArray &after) {
        QTest::newRow(name) << before << index << after;
    };
    row("first", "[1, 2]", 0, "[9, 1, 2]");
    row("first, padded", "[ 1 ]", 0, "[ 9, 1 ]");
    row("middle", "[1,2]", 1, "[1,9,2]");
    row("end", "[ 1 ]", 1, "[ 1, 9 ]");
    row("end, trailing comma", "[1, 2, ]", 2, "[1, 2, 9, ]");
    row("first, lines", "[ // list\n  1\n]", 0, "[ // list\n  9,\n  1\n]");
    row("middle, lines", "[\n  1, // one\n  // two\n  2\n]", 1, "[\n  1, // one\n  9,\n  // two\n  2\n]");
    row("end, lines", "[\n\t1\n]", 1, "[\n\t1,\n\t9\n]");
    row("several a line", "[\n  1, 2,\n  3, 4\n]", 1, "[\n  1, 9, 2,\n  3, 4\n]");
    row("several a line, end", "[\n  1, 2,\n  3, 4\n]", 4, "[\n  1, 2,\n  3, 4, 9\n]");
    row("comment of the first", "[/* x */ 1]", 0, "[9, /* x */ 1]");
    row("behind a block comment", "[1 /* x */]", 1, "[1, /* x */ 9]");
    row("line comment at the end", "[1, 2 // two\n]", 2, "[1, 2, 9 // two\n]");
    row("beyond", "[1]", 2, "error json-path-missing");
    row("object", "{}", 0, "error json-wrong-container");
}

void TestJsonEdit::insert()
{
    QFETCH(QByteArray, before);
    QFETCH(int, index);
    QFETCH(QByteArray, after);
    QCOMPARE(outcome(before, json::insertElement(before.toStdString(), {}, std::size_t(index), "9")), after);
}

void TestJsonEdit::remove_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("path");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &path, const QByteArray &after) {
        QTest::newRow(name) << before << path << after;
    };
    row("only", "[ 1 ]", "0", "[]");
    row("only, lines", "{\n  \"a\": [\n    1\n  ]\n}", "a/0", "{\n  \"a\": []\n}");
    row("only, comment stays", "[\n  // c\n  1,\n]", "0", "[\n  // c\n]");
    row("first", "[1, 2, 3]", "0", "[2, 3]");
    row("middle", "[1, 2, 3]", "1", "[1, 3]");
    row("last", "[ 1, 2, 3 ]", "2", "[ 1, 2 ]");
    row("last, trailing comma", "[1, 2, 3, ]", "2", "[1, 2, ]");
    row("first, lines", "{\n  \"a\": 1,\n  \"b\": 2\n}", "a", "{\n  \"b\": 2\n}");
    row("last, lines", "{\n  \"a\": 1,\n  \"b\": 2\n}\n", "b", "{\n  \"a\": 1\n}\n");
    row("last, lines, CRLF", "{\r\n  \"a\": 1,\r\n  \"b\": 2\r\n}", "b", "{\r\n  \"a\": 1\r\n}");
    row("own comment goes", "[\n  1, // one\n  2 // two\n]", "0", "[\n  2 // two\n]");
    row("comment above stays", "[\n  // one\n  1,\n  2\n]", "0", "[\n  // one\n  2\n]");
    row("comment of the one before stays", "[\n  1, // one\n  2 // two\n]", "1", "[\n  1 // one\n]");
    row("comment over lines stays", "[\n  1, /* x\n  y */\n  2\n]", "0", "[\n  /* x\n  y */\n  2\n]");
    row("several a line", "[\n  1, 2,\n  3\n]", "1", "[\n  1,\n  3\n]");
    row("bracket on the line", "[ 1,\n  2 ]", "1", "[ 1 ]");
    row("bracket on the line behind a comment", "[ 1, // one\n  2 ]", "1", "[ 1 // one\n ]");
    row("all duplicates", "{\"a\":1, \"b\":2, \"a\":3}", "a", "{\"b\":2}");
    row("all duplicates, all there is", "{\"a\":1, \"a\":3}", "a", "{}");
    row("duplicates at the end", "{\n  \"b\": 1,\n  \"a\": 1,\n  \"\\u0061\": 2\n}", "a", "{\n  \"b\": 1\n}");
    row("missing", "{\"a\":1}", "b", "error json-path-missing");
    row("missing below", "{\"a\":{}}", "a/b", "error json-path-missing");
    row("root", "{\"a\":1}", "", "error json-path-missing");
    row("wrong kind", "[1]", "b", "error json-wrong-container");
}

void TestJsonEdit::remove()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, after);
    QCOMPARE(outcome(before, json::remove(before.toStdString(), pathOf(path))), after);
}

void TestJsonEdit::move_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<int>("from");
    QTest::addColumn<int>("to");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const QByteArray &before, int from, int to, const QByteArray &after) {
        QTest::newRow(name) << before << from << to << after;
    };
    row("one line, forward", "[1, 2,3]", 0, 2, "[2, 3,1]");
    row("one line, back", "[ 1, 22, /* c */ 3 ]", 2, 0, "[ 3, 1, /* c */ 22 ]");
    row("lines, to the end", "[\n  1,\n  2,\n  3\n]", 0, 2, "[\n  2,\n  3,\n  1\n]");
    row("lines, from the end", "[\n  1,\n  2,\n  3\n]", 2, 0, "[\n  3,\n  1,\n  2\n]");
    row("lines, trailing comma", "[\n  1,\n  2,\n]", 0, 1, "[\n  2,\n  1,\n]");
    row("comments go along", "[\n  // one\n  1, // uno\n\n  // two\n  2 // due\n]", 1, 0,
        "[\n  // two\n  2, // due\n  // one\n  1 // uno\n\n]");
    row("header stays", "[\n  // all of them\n\n  1,\n  2\n]", 1, 0, "[\n  // all of them\n\n  2,\n  1\n]");
    row("same place", "[1, 2]", 1, 1, "[1, 2]");
    row("CRLF", "[\r\n  1,\r\n  2\r\n]", 0, 1, "[\r\n  2,\r\n  1\r\n]");
    row("beyond", "[1, 2]", 1, 2, "error json-path-missing");
}

void TestJsonEdit::move()
{
    QFETCH(QByteArray, before);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(QByteArray, after);
    QCOMPARE(outcome(before, json::moveElement(before.toStdString(), {}, std::size_t(from), std::size_t(to))), after);
}

void TestJsonEdit::strict_data()
{
    QTest::addColumn<QByteArray>("before");
    QTest::addColumn<QByteArray>("after");
    const auto row = [](const char *name, const QByteArray &before, const QByteArray &after) {
        QTest::newRow(name) << before << after;
    };
    row("nothing to do", "{ \"a\" : [ ] }", "{ \"a\" : [ ] }");
    row("all of it", "\xEF\xBB\xBF// head\n{\n  // own line\n  \"a\": 1, /* b */ // c\n  \"u\": \"// no\", \n}\n// end",
        "{\n  \"a\": 1,\n  \"u\": \"// no\" \n}\n");
    row("inside a line", "[1 /* one */, /*two*/2, /* x */ 3,]", "[1, 2, 3]");
    row("over lines", "[\n  /* a\n     b */\n  1\n]", "[\n  1\n]");
    row("duplicates stay", "{\"a\":1,\"a\":2,}", "{\"a\":1,\"a\":2}");
    row("not JSON", "{", "error json-syntax");
}

void TestJsonEdit::strict()
{
    QFETCH(QByteArray, before);
    QFETCH(QByteArray, after);
    QCOMPARE(outcome(before, json::toStrict(before.toStdString())), after);
}

void TestJsonEdit::differences()
{
    QVERIFY(difference("same", "same").empty());
    QCOMPARE(difference("abcd", "abXd"), (TextEdits{{2, 1, "X"}}));
    QCOMPARE(difference("aa", "aaa"), (TextEdits{{2, 0, "a"}}));
    // é and è share their first byte, ä and Ä (as bytes) their last.
    QCOMPARE(difference("\xC3\xA9", "\xC3\xA8"), (TextEdits{{0, 2, "\xC3\xA8"}}));
    QCOMPARE(difference("x\xC3\xA4", "x\xE2\x82\xA4"), (TextEdits{{1, 2, "\xE2\x82\xA4"}}));
    QCOMPARE(difference("a\r\nb", "a\nb"), (TextEdits{{1, 2, "\n"}}));
}

QTEST_APPLESS_MAIN(TestJsonEdit)
#include "tst_jsonedit.moc"
