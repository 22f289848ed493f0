// SPDX-License-Identifier: MIT
// From bytes to pages: JSON lines, recorded sessions, encodings, and what cannot be read.
#include "catalogtesting.h"
#include "core/text/utf16.h"

#include <QTest>

using namespace tss;
using namespace tss::test;

class ImportPagesTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void pages_data();
    void pages();
    void session();
    void unfinishedPages();
    void errors_data();
    void errors();
    void encodings();
    void hostileNames();
};

void ImportPagesTest::pages_data()
{
    QTest::addColumn<QString>("file");
    for (const char *file :
         {"pages.jsonl", "pages-pretty.json", "pages-array.json", "session.jsonl"})
        QTest::newRow(file) << QStringLiteral("catalogs/") + QString::fromUtf8(file);
}

void ImportPagesTest::pages()
{
    QFETCH(const QString, file);
    const Catalog catalog = load(file);
    QCOMPARE(names(catalog).join(QLatin1Char(' ')), QStringLiteral("a b c d e f g"));
    QVERIFY(noteKinds(onlySource(catalog), ImportNoteKind::MorePagesExpected).isEmpty());
}

void ImportPagesTest::session()
{
    const Catalog catalog = load(QStringLiteral("catalogs/session.jsonl"));
    const Source &source = onlySource(catalog);
    QCOMPARE(text(source.instructions), QStringLiteral("Ask before you book."));
    const QStringList noise{QStringLiteral("[info] server starting on stdio"),
                            QStringLiteral("listening…"),
                            QStringLiteral(R"({"level": "debug", "msg": "listing"})")};
    QCOMPARE(noteKinds(source, ImportNoteKind::NonJsonLine), noise);
    QCOMPARE(noteKinds(source, ImportNoteKind::ErrorAnswer),
             QStringList{QStringLiteral("prompts/list is not supported")});
    const std::string bytes = readFile(dataPath(QStringLiteral("catalogs/session.jsonl")));
    for (const ImportNote &note : source.notes) {
        if (note.kind == ImportNoteKind::NonJsonLine)
            QCOMPARE(fromUtf8(bytes.substr(note.where.begin, note.where.end - note.where.begin)),
                     note.detail);
    }
}

void ImportPagesTest::unfinishedPages()
{
    const Catalog catalog = load(QStringLiteral("catalogs/pages-unfinished.jsonl"));
    QCOMPARE(catalog.tools.size(), std::size_t{6});
    const Source &source = onlySource(catalog);
    QCOMPARE(noteKinds(source, ImportNoteKind::MorePagesExpected),
             QStringList{QStringLiteral("ü/=&")});
    const std::string bytes = readFile(dataPath(QStringLiteral("catalogs/pages-unfinished.jsonl")));
    const TextRange where = source.notes.back().where;
    QCOMPARE(bytes.substr(where.begin, where.end - where.begin), std::string("\"ü/=&\""));
}

void ImportPagesTest::errors_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QString>("error");
    QTest::addColumn<QString>("args");
    const auto row = [](const char *tag, const QByteArray &bytes, const char *error,
                        const char *args) {
        QTest::newRow(tag) << bytes << QString::fromUtf8(error) << QString::fromUtf8(args);
    };
    row("empty", "", "catalog-empty-file", "");
    row("blank", " \r\n\t", "catalog-empty-file", "");
    row("only a byte-order mark", "\xEF\xBB\xBF\n", "catalog-empty-file", "");
    row("UTF-16 with mark", QByteArray("\xFF\xFE{\0}\0", 6), "utf16-file", "");
    row("UTF-16 without mark", QByteArray("\0[\0]", 4), "utf16-file", "");
    row("number", "42", "catalog-unknown-format", "number");
    row("string", "\"tools\"", "catalog-unknown-format", "string");
    row("config", R"({"hide":["a"],"keep":[]})", "catalog-unknown-format", "object;hide, keep");
    row("tools is no array", R"({"tools":{"a":{}}})", "catalog-unknown-format", "object;tools");
    row("numbers", "[1,2]", "catalog-unknown-format", "array;number");
    row("objects", R"([{"a":1}])", "catalog-unknown-format", "array;object;a");
    row("many keys", R"({"a":1,"b":1,"c":1,"d":1,"e":1,"f":1,"g":1,"h":1,"i":1})",
        "catalog-unknown-format", "object;a, b, c, d, e, f, g, h, …");
    row("answer without tools", R"({"jsonrpc":"2.0","id":1,"result":{}})", "catalog-unknown-format",
        "jsonrpc");
    row("error without message", R"({"jsonrpc":"2.0","id":1,"error":{"code":-1}})",
        "catalog-json-rpc-error", R"({"code":-1})");
    row("cut off", R"({"tools":[{"name":"a")", "json-syntax", "comma-or-close");
    row("second page cut off", "{\"tools\":[]}\n{\"tools\":[", "json-syntax", "value");
    row("text", "hello", "json-syntax", "value");
}

void ImportPagesTest::errors()
{
    QFETCH(const QByteArray, bytes);
    QFETCH(const QString, error);
    QFETCH(const QString, args);
    const Result<Catalog> catalog = importCatalog(bytes.toStdString(), "folder/x.json");
    QVERIFY(!catalog);
    QCOMPARE(QString::fromStdString(errorName(catalog.error().code)), error);
    QCOMPARE(catalog.error().file, std::string("folder/x.json"));
    QStringList found;
    for (const std::string &arg : catalog.error().args)
        found.append(QString::fromStdString(arg));
    QCOMPARE(found.join(QLatin1Char(';')), args);

    const Result<Catalog> rpc = import(QStringLiteral("catalogs/rooms-error.json"));
    QCOMPARE(rpc.error().code, ErrorCode::CatalogJsonRpcError);
    QCOMPARE(rpc.error().args, std::vector<std::string>{"Method not found: tools/list"});
}

void ImportPagesTest::encodings()
{
    const Catalog bom = load(QStringLiteral("catalogs/bom-crlf.tools.json"));
    QCOMPARE(noteKinds(onlySource(bom), ImportNoteKind::ByteOrderMark).size(), 1);
    QCOMPARE(names(bom), (QStringList{QStringLiteral("get_room"), QStringLiteral("book.room")}));
    QCOMPARE(import(QStringLiteral("catalogs/utf16le.tools.json")).error().code,
             ErrorCode::Utf16File);
    QCOMPARE(import(QStringLiteral("catalogs/utf16be-nobom.tools.json")).error().code,
             ErrorCode::Utf16File);
    const Catalog latin = load(QStringLiteral("catalogs/latin1.tools.json"));
    QCOMPARE(names(latin), QStringList{QStringLiteral("caf\uFFFD")});
    QVERIFY(!noteKinds(onlySource(latin), ImportNoteKind::InvalidUtf8).isEmpty());
    const Result<Catalog> twice =
        importCatalog(R"({"tools":[{"name":"a","name":"b","inputSchema":{}}]})", "x.json");
    QCOMPARE(names(*twice), QStringList{QStringLiteral("b")});
    QCOMPARE(noteKinds(twice->sources.front(), ImportNoteKind::DuplicateKey).size(), 1);
    const Result<Catalog> lines = importCatalog(
        "\xEF\xBB\xBF{\"tools\":[{\"name\":\"a\"}]}\r\n{\"tools\":[{\"name\":\"b\"}]}\r\n",
        "x.jsonl");
    QVERIFY(lines.has_value());
    QCOMPARE(names(*lines), (QStringList{QStringLiteral("a"), QStringLiteral("b")}));
    QCOMPARE(noteKinds(onlySource(*lines), ImportNoteKind::ByteOrderMark).size(), 1);
}

void ImportPagesTest::hostileNames()
{
    const Catalog catalog = load(QStringLiteral("catalogs/hostile-names.tools.json"));
    const std::vector<std::u16string> wanted{u"\u202eevil",
                                             std::u16string(u"a\0b", 3),
                                             std::u16string(1, char16_t{0xD800}) + u"half",
                                             u"x\u200bhidden",
                                             u"\u001b[31mred",
                                             u"\ufeffbom",
                                             u"😀"};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        QCOMPARE(catalog.tools[i].name, wanted[i]);
        QCOMPARE(catalog.tools[i].description, u"d" + wanted[i]);
    }
}

QTEST_APPLESS_MAIN(ImportPagesTest)
#include "tst_importpages.moc"
