// SPDX-License-Identifier: MIT
// The cases about round trips of configuration files, with real files: open, edit as the window does, save, compare bytes.
#include "core/document/document.h"
#include "core/json/parse.h"
#include "core/opencode/edits.h"
#include "core/text/linediff.h"
#include "tests/support/ocpreview.h"
#include "tests/support/testfolder.h"

#include <QTest>

#include <unistd.h>

#include <atomic>
#include <fstream>
#include <thread>

namespace tss {

namespace {

using test::CaseFolder;

/// Applies an edit of core/opencode to the document.
bool edit(Document &document, Result<TextEdits> (*make)(const opencode::EditContext &))
{
    const auto edits = make({document.text(), {}});
    if (!edits)
        return false;
    document.apply(*edits);
    return true;
}

Result<TextEdits> setTopK8(const opencode::EditContext &context)
{
    return opencode::setKey(context, u"topK", "8");
}

Result<TextEdits> addKeep(const opencode::EditContext &context)
{
    return opencode::addRules(context, RuleList::Keep, {u"a_z"});
}

std::string replaced(std::string text, const std::string &from, const std::string &to)
{
    return text.replace(text.find(from), from.size(), to);
}

} // namespace

class TestDocumentCases : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void commentsInFile();
    void byteOrderMark();
    void utf16();
    void unknownKeys();
    void symlinkedConfig_data();
    void symlinkedConfig();
    void externalChange();
    void externalDeletion();
    void readOnlyAndBack();
    void twoHundredSaves();
};

// 31: everything but the number stays, byte for byte; without an edit the file is not touched at all.
void TestDocumentCases::commentsInFile()
{
    const CaseFolder folder("31-comments-in-file");
    const std::string before = folder.text("tool-search.json");
    const TestFolder files;
    const std::string path = files.write("tool-search.json", before);
    auto document = Document::open(posixFileSystem(), path);
    QVERIFY(document && !document->isModified());
    const struct stat untouched = files.status("tool-search.json");
    QVERIFY(document->save(posixFileSystem()));
    QCOMPARE(files.status("tool-search.json").st_ino, untouched.st_ino);
    QCOMPARE(files.status("tool-search.json").st_mtim.tv_nsec, untouched.st_mtim.tv_nsec);
    QVERIFY(edit(*document, setTopK8));
    QVERIFY(document->save(posixFileSystem()));
    QCOMPARE(files.read("tool-search.json"), replaced(before, "\"topK\": 7", "\"topK\": 8"));
    const auto strict = json::toStrict(document->text());
    QVERIFY(strict);
    document->apply(*strict);
    QVERIFY(document->save(posixFileSystem()));
    QVERIFY(json::parse(files.read("tool-search.json"), json::Leniency::Strict));
}

void TestDocumentCases::byteOrderMark()
{
    const CaseFolder folder("32-bom");
    const std::string before = folder.text("tool-search.json");
    QVERIFY(before.starts_with("\xef\xbb\xbf{"));
    const TestFolder files;
    const std::string path = files.write("tool-search.json", before);
    auto document = Document::open(posixFileSystem(), path);
    QVERIFY(document && document->hadBom());
    QVERIFY(document->save(posixFileSystem()));
    QCOMPARE(files.read("tool-search.json"), before.substr(3));
    const std::string first = folder.json("expected.json")["first_bytes_after_save"].string() == u"7b" ? "{" : "";
    QVERIFY(!first.empty() && files.read("tool-search.json").starts_with(first));
}

void TestDocumentCases::utf16()
{
    const CaseFolder folder("32-bom");
    const std::string before = folder.text("utf16le.tool-search.json");
    const TestFolder files;
    const auto document = Document::open(posixFileSystem(), files.write("tool-search.json", before));
    QVERIFY(!document);
    QCOMPARE(errorName(document.error().code), std::string("utf16-file"));
    QCOMPARE(files.read("tool-search.json"), before);
}

void TestDocumentCases::unknownKeys()
{
    const std::string before = CaseFolder("34-unknown-keys").text("tool-search.json");
    const TestFolder files;
    auto document = Document::open(posixFileSystem(), files.write("tool-search.json", before));
    const auto edits = opencode::setTags({document->text(), {}}, u"a_b", {u"changed"});
    QVERIFY(document && edits);
    document->apply(*edits);
    QVERIFY(document->save(posixFileSystem()));
    // Whatever the layout of the new tags, everything around them is as it was.
    const std::string after = files.read("tool-search.json");
    const std::string start = before.substr(0, before.find("\"tags\": [") + 9);
    const std::string end = before.substr(before.find("],\n      \"priority\""));
    QVERIFY(after.starts_with(start) && after.ends_with(end));
    const auto parsed = json::parse(after, json::Leniency::Strict);
    QVERIFY(parsed);
    QCOMPARE(json::root(parsed->tree)["tools"]["a_b"]["tags"].at(0).string(), std::u16string(u"changed"));
}

void TestDocumentCases::symlinkedConfig_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("target");
    QTest::newRow("absolute link") << "config/opencode/tool-search.json" << "dotfiles/opencode/tool-search.json";
    QTest::newRow("linked folder") << ".opencode/tool-search.json" << "dotfiles/opencode/tool-search.json";
    QTest::newRow("dangling") << "config/opencode/dangling.json" << "config/opencode/nowhere.json";
}

// 35: as its setup.sh lays the files out.
void TestDocumentCases::symlinkedConfig()
{
    QFETCH(QString, name);
    QFETCH(QString, target);
    const TestFolder files;
    files.folder("dotfiles/opencode");
    files.folder("config/opencode");
    const std::string real = files.write("dotfiles/opencode/tool-search.json", "{\n  \"hide\": [\"a_*\"]\n}\n", 0600);
    files.link("config/opencode/tool-search.json", real);
    files.link(".opencode", "dotfiles/opencode");
    files.link("config/opencode/dangling.json", "nowhere.json");
    auto document = Document::open(posixFileSystem(), files.path(name.toStdString()));
    QVERIFY(document && edit(*document, addKeep));
    QVERIFY(document->save(posixFileSystem()));
    QCOMPARE(files.read(target.toStdString()), document->text());
    QVERIFY(!files.isLink(target.toStdString()));
    QVERIFY(files.isLink("config/opencode/tool-search.json") && files.isLink(".opencode") && files.isLink("config/opencode/dangling.json"));
    QCOMPARE(files.mode("dotfiles/opencode/tool-search.json"), mode_t{0600});
    QCOMPARE(files.names("dotfiles/opencode"), std::vector<std::string>{"tool-search.json"});
}

// 36: the change is noticed, nothing is lost, and a merge keeps both.
void TestDocumentCases::externalChange()
{
    const CaseFolder folder("36-external-change");
    const std::string base = folder.text("tool-search.json");
    const std::string theirs = folder.text("external-edit.json");
    const TestFolder files;
    const std::string path = files.write("tool-search.json", base);
    auto document = Document::open(posixFileSystem(), path);
    QVERIFY(document && edit(*document, addKeep));
    const std::string mine = document->text();
    files.write("tool-search.json", theirs);
    const auto saved = document->save(posixFileSystem());
    QVERIFY(!saved);
    QCOMPARE(errorName(saved.error().code), std::string("changed-on-disk"));
    QCOMPARE(files.read("tool-search.json"), theirs);
    QCOMPARE(document->text(), mine);
    const auto merged = mergedLines(base, mine, theirs);
    QVERIFY(merged);
    QVERIFY(document->rebase(posixFileSystem()));
    document->apply(difference(document->text(), *merged));
    QVERIFY(document->save(posixFileSystem()));
    const auto parsed = json::parse(files.read("tool-search.json"), json::Leniency::Strict);
    QVERIFY(parsed);
    QCOMPARE(json::root(parsed->tree)["hide"].at(1).string(), std::u16string(u"b_*"));
    QCOMPARE(json::root(parsed->tree)["keep"].at(0).string(), std::u16string(u"a_z"));
}

void TestDocumentCases::externalDeletion()
{
    const TestFolder files;
    const std::string path = files.write("tool-search.json", CaseFolder("36-external-change").text("tool-search.json"));
    auto document = Document::open(posixFileSystem(), path);
    QVERIFY(document && edit(*document, addKeep));
    QCOMPARE(::unlink(path.c_str()), 0);
    const auto saved = document->save(posixFileSystem());
    QVERIFY(!saved);
    QCOMPARE(errorName(saved.error().code), std::string("changed-on-disk"));
    QVERIFY(!files.exists("tool-search.json"));
    QVERIFY(document->overwrite(posixFileSystem()));
    QCOMPARE(files.read("tool-search.json"), document->text());
}

void TestDocumentCases::readOnlyAndBack()
{
    const std::string base = CaseFolder("36-external-change").text("tool-search.json");
    const TestFolder files;
    const std::string path = files.write("tool-search.json", base);
    auto document = Document::open(posixFileSystem(), path);
    QVERIFY(document && edit(*document, addKeep));
    QCOMPARE(::chmod(path.c_str(), 0444), 0);
    const auto saved = document->save(posixFileSystem());
    QVERIFY(!saved);
    QCOMPARE(errorName(saved.error().code), std::string("file-not-writable"));
    QCOMPARE(files.read("tool-search.json"), base);
    QVERIFY(document->isModified());
    QCOMPARE(::chmod(path.c_str(), 0644), 0);
    QVERIFY(document->save(posixFileSystem()));
}

void TestDocumentCases::twoHundredSaves()
{
    const CaseFolder folder("36-external-change");
    const TestFolder files;
    const std::string path = files.write("tool-search.json", folder.text("tool-search.json"));
    auto document = Document::open(posixFileSystem(), path);
    std::atomic_bool isDone = false;
    std::atomic_int reads = 0;
    std::atomic_int torn = 0;
    std::thread reader([&] {
        while (!isDone || reads == 0) {
            torn += json::parse(files.read("tool-search.json"), json::Leniency::Strict) ? 0 : 1;
            ++reads;
        }
    });
    int saved = 0;
    for (int i = 0; i < 200; ++i) {
        const std::u16string pattern = u"x" + std::u16string(static_cast<std::size_t>(1 + i % 70), u'y') + u"_*";
        const auto edits = opencode::addRules({document->text(), {}}, RuleList::Hide, {pattern}, 0);
        if (edits)
            document->apply(*edits);
        if (i % 50 == 49)
            document->apply(difference(document->text(), folder.text("tool-search.json")));
        saved += document->save(posixFileSystem()) ? 1 : 0;
    }
    isDone = true;
    reader.join();
    QCOMPARE(saved, 200);
    QCOMPARE(torn.load(), static_cast<int>(folder.json("expected.json")["torn_reads"].number()));
    QVERIFY(reads > 0);
}

} // namespace tss

QTEST_APPLESS_MAIN(tss::TestDocumentCases)
#include "tst_documentcases.moc"
