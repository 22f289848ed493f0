// SPDX-License-Identifier: MIT
// Document on files in memory: what opening reads, what saving writes, and when it must not.
#include "core/document/document.h"
#include "core/document/encoding.h"
#include "tests/support/fakefilesystem.h"

#include <QTest>

namespace tss {

namespace {

constexpr const char *kPath = "/home/me/.config/opencode/tool-search.json";

Document opened(FakeFileSystem &files, const std::string &bytes)
{
    files.put(kPath, bytes);
    auto document = Document::open(files, kPath);
    files.clearLog();
    return document ? *document : Document();
}

std::string errorOf(const Status &status)
{
    return status ? std::string() : errorName(status.error().code);
}

using Log = std::vector<std::string>;

} // namespace

class TestDocument : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void missingFileIsEmpty();
    void bomIsTakenOff();
    void utf16IsRefused_data();
    void utf16IsRefused();
    void invalidUtf8Stays();
    void readErrorsPassThrough();
    void editsAndTheirInverse();
    void savesOnceOnly();
    void unchangedIsNotWritten();
    void newFileMakesItsFolder();
    void emptyNewDocumentIsNotWritten();
    void conflictKeepsTheText();
    void overwriteWins();
    void overwriteBringsADeletedFileBack();
    void failedWriteKeepsEverything();
    void saveAsBindsToTheNewPath();
    void failedSaveAsChangesNothing();
    void reloadTakesTheirs();
    void rebaseKeepsMine();
};

void TestDocument::missingFileIsEmpty()
{
    FakeFileSystem files;
    const auto document = Document::open(files, kPath);
    QVERIFY(document);
    QCOMPARE(document->path(), std::string(kPath));
    QVERIFY(document->text().empty() && document->baseline().empty());
    QVERIFY(!document->existsOnDisk() && !document->exists() && !document->isModified());
}

void TestDocument::bomIsTakenOff()
{
    FakeFileSystem files;
    Document document = opened(files, "\xef\xbb\xbf{}\r\n");
    QVERIFY(document.hadBom());
    QCOMPARE(document.text(), std::string("{}\r\n"));
    QCOMPARE(document.baseline(), std::string("\xef\xbb\xbf{}\r\n"));
    QVERIFY(document.isModified()); // saving takes the mark away
    QVERIFY(document.save(files));
    QCOMPARE(files.bytesOf(kPath), std::string("{}\r\n"));
    QVERIFY(!document.hadBom() && !document.isModified());
}

void TestDocument::utf16IsRefused_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("little endian, mark") << QByteArray("\xff\xfe{\0}\0", 6);
    QTest::newRow("big endian, mark") << QByteArray("\xfe\xff\0{\0}", 6);
    QTest::newRow("little endian") << QByteArray("{\0}\0", 4);
    QTest::newRow("big endian") << QByteArray("\0{\0}", 4);
    QTest::newRow("UTF-32") << QByteArray("{\0\0\0}\0\0\0", 8);
}

void TestDocument::utf16IsRefused()
{
    QFETCH(QByteArray, bytes);
    FakeFileSystem files;
    files.put(kPath, bytes.toStdString());
    const auto document = Document::open(files, kPath);
    QVERIFY(!document);
    QCOMPARE(errorName(document.error().code), std::string("utf16-file"));
    QCOMPARE(document.error().file, std::string(kPath));
    QVERIFY(!isUtf16("") && !isUtf16("{}") && !isUtf16("{ \"\xe4\xbd\xa0\": 1 }"));
}

void TestDocument::invalidUtf8Stays()
{
    FakeFileSystem files;
    Document document = opened(files, "{\"a\": \"\xff\xfe\xc3\"}");
    QVERIFY(!document.isModified());
    document.apply({{0, 1, "{ "}});
    QVERIFY(document.save(files));
    QCOMPARE(files.bytesOf(kPath), std::string("{ \"a\": \"\xff\xfe\xc3\"}"));
}

void TestDocument::readErrorsPassThrough()
{
    FakeFileSystem files;
    for (const ErrorCode code : {ErrorCode::FileTooLarge, ErrorCode::FileNotReadable, ErrorCode::LinkLoop}) {
        files.failNextRead(code);
        const auto document = Document::open(files, kPath);
        QVERIFY(!document);
        QCOMPARE(errorName(document.error().code), errorName(code));
    }
}

void TestDocument::editsAndTheirInverse()
{
    FakeFileSystem files;
    Document document = opened(files, "[1, 2, 3]");
    const TextEdits back = document.apply({{1, 1, "10"}, {7, 1, ""}});
    QCOMPARE(document.text(), std::string("[10, 2, ]"));
    QVERIFY(document.isModified());
    document.apply(back);
    QCOMPARE(document.text(), std::string("[1, 2, 3]"));
    QVERIFY(!document.isModified());
}

void TestDocument::savesOnceOnly()
{
    FakeFileSystem files;
    Document document = opened(files, "[1]");
    document.apply({{1, 1, "2"}});
    QVERIFY(document.save(files));
    const auto first = files.read(kPath);
    QVERIFY(document.save(files));
    const auto second = files.read(kPath);
    QCOMPARE(second->stamp, first->stamp);
    document.apply({{1, 1, "3"}});
    QVERIFY(document.save(files)); // the stamp of the first save is what the second expects
    QCOMPARE(files.bytesOf(kPath), std::string("[3]"));
}

void TestDocument::unchangedIsNotWritten()
{
    FakeFileSystem files;
    Document document = opened(files, "{ }");
    const Stamp before = files.read(kPath)->stamp;
    QVERIFY(document.save(files));
    QCOMPARE(files.read(kPath)->stamp, before);
    files.put(kPath, "{\"theirs\": 1}");
    QCOMPARE(errorOf(document.save(files)), std::string("changed-on-disk")); // nothing to write, but what is shown is old
    QCOMPARE(files.bytesOf(kPath), std::string("{\"theirs\": 1}"));
}

void TestDocument::newFileMakesItsFolder()
{
    FakeFileSystem files;
    files.removeFolder("/home/me/.config/opencode");
    auto document = Document::open(files, kPath);
    document->apply({{0, 0, "{}\n"}});
    QVERIFY(document->exists() && !document->existsOnDisk());
    QVERIFY(document->save(files));
    QVERIFY(document->existsOnDisk());
    QCOMPARE(files.bytesOf(kPath), std::string("{}\n"));
}

void TestDocument::emptyNewDocumentIsNotWritten()
{
    FakeFileSystem files;
    auto document = Document::open(files, kPath);
    files.clearLog();
    QVERIFY(document->save(files));
    QVERIFY(files.log().empty());
}

void TestDocument::conflictKeepsTheText()
{
    FakeFileSystem files;
    Document document = opened(files, "[1]");
    document.apply({{1, 1, "2"}});
    files.put(kPath, "[9]");
    QCOMPARE(errorOf(document.save(files)), std::string("changed-on-disk"));
    QCOMPARE(document.text(), std::string("[2]"));
    QCOMPARE(document.baseline(), std::string("[1]"));
    QCOMPARE(files.bytesOf(kPath), std::string("[9]"));
    QVERIFY(document.isModified());
}

void TestDocument::overwriteWins()
{
    FakeFileSystem files;
    Document document = opened(files, "[1]");
    document.apply({{1, 1, "2"}});
    files.put(kPath, "[9]");
    QVERIFY(document.overwrite(files));
    QCOMPARE(files.bytesOf(kPath), std::string("[2]"));
    QVERIFY(!document.isModified());
}

void TestDocument::overwriteBringsADeletedFileBack()
{
    FakeFileSystem files;
    Document document = opened(files, "[1]");
    files.remove(kPath);
    QCOMPARE(errorOf(document.save(files)), std::string("changed-on-disk"));
    QVERIFY(document.overwrite(files));
    QCOMPARE(files.bytesOf(kPath), std::string("[1]"));
}

void TestDocument::failedWriteKeepsEverything()
{
    FakeFileSystem files;
    Document document = opened(files, "[1]");
    document.apply({{1, 1, "2"}});
    for (const ErrorCode code : {ErrorCode::DiskFull, ErrorCode::FileNotWritable, ErrorCode::FolderNotWritable, ErrorCode::HardLinked}) {
        files.failNextWrite(code);
        QCOMPARE(errorOf(document.save(files)), errorName(code));
        QCOMPARE(document.text(), std::string("[2]"));
        QCOMPARE(document.baseline(), std::string("[1]"));
        QCOMPARE(files.bytesOf(kPath), std::string("[1]"));
        QVERIFY(document.isModified());
    }
    QVERIFY(document.save(files));
}

void TestDocument::saveAsBindsToTheNewPath()
{
    FakeFileSystem files;
    Document document = opened(files, "\xef\xbb\xbf[1]");
    files.put("/other.json", "something else");
    QVERIFY(document.saveAs(files, "/other.json"));
    QCOMPARE(document.path(), std::string("/other.json"));
    QVERIFY(!document.hadBom() && !document.isModified());
    QCOMPARE(files.bytesOf("/other.json"), std::string("[1]"));
    QCOMPARE(files.bytesOf(kPath), std::string("\xef\xbb\xbf[1]"));
    QVERIFY(document.save(files));
}

void TestDocument::failedSaveAsChangesNothing()
{
    FakeFileSystem files;
    Document document = opened(files, "[1]");
    document.apply({{1, 1, "2"}});
    files.removeFolder("/nowhere");
    files.failNextWrite(ErrorCode::FolderNotWritable);
    QCOMPARE(errorOf(document.saveAs(files, "/nowhere/other.json")), std::string("folder-not-writable"));
    QCOMPARE(document.path(), std::string(kPath));
    QCOMPARE(document.text(), std::string("[2]"));
    QVERIFY(document.isModified() && document.existsOnDisk());
}

void TestDocument::reloadTakesTheirs()
{
    FakeFileSystem files;
    Document document = opened(files, "[1]");
    document.apply({{1, 1, "2"}});
    files.put(kPath, "\xef\xbb\xbf[9]");
    QVERIFY(document.reload(files));
    QCOMPARE(document.text(), std::string("[9]"));
    QVERIFY(document.hadBom());
    files.put(kPath, std::string("\xff\xfe[\0]\0", 6));
    QCOMPARE(errorOf(document.reload(files)), std::string("utf16-file"));
    QCOMPARE(document.text(), std::string("[9]")); // what cannot be read does not replace what is shown
    files.remove(kPath);
    QVERIFY(document.reload(files));
    QVERIFY(document.text().empty() && !document.existsOnDisk());
}

void TestDocument::rebaseKeepsMine()
{
    FakeFileSystem files;
    Document document = opened(files, "[1]");
    document.apply({{1, 1, "2"}});
    files.put(kPath, "[9]");
    QVERIFY(document.rebase(files));
    QCOMPARE(document.text(), std::string("[2]"));
    QCOMPARE(document.baseline(), std::string("[9]"));
    QVERIFY(document.save(files));
    QCOMPARE(files.bytesOf(kPath), std::string("[2]"));
}

} // namespace tss

QTEST_APPLESS_MAIN(tss::TestDocument)
#include "tst_document.moc"
