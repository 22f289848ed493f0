// SPDX-License-Identifier: MIT
// What a save keeps and what it refuses.
#include "core/io/atomicwrite.h"
#include "core/io/readfile.h"
#include "core/io/systemerror.h"
#include "tests/support/ordinaryuser.h"
#include "tests/support/testfolder.h"

#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/xattr.h>
#include <unistd.h>

namespace tss {

namespace {

constexpr const char *kOld = "{\n  \"hide\": [\"a_*\"]\n}\n";
constexpr const char *kNew = "{\n  \"hide\": [\"a_*\", \"b_*\"]\n}\n";

Stamp stampAt(const std::string &path)
{
    const auto content = readContent(path, kDocumentSizeLimit);
    return content ? content->stamp : Stamp{};
}

/// Saves as somebody who has just opened the file.
Result<Stamp> save(const std::string &path, std::string_view bytes = kNew)
{
    return writeFileAtomically(path, bytes, stampAt(path));
}

std::string reason(const Result<Stamp> &result)
{
    return result || result.error().args.empty() ? std::string() : result.error().args.front();
}

} // namespace

using Names = std::vector<std::string>;

#define REFUSED(result, expectedCode) \
    do { \
        QVERIFY(!(result)); \
        QCOMPARE(errorName((result).error().code), errorName(expectedCode)); \
    } while (false)

class TestAtomicWrite : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void newFileTakesTheUmask();
    void existingFileKeepsItsMode_data();
    void existingFileKeepsItsMode();
    void newStampFitsTheNextSave();
    void linksStayLinks_data();
    void linksStayLinks();
    void danglingLinkGetsItsTarget();
    void danglingLinkIntoNowhereIsRefused();
    void loopIsRefused_data();
    void loopIsRefused();
    void longestNameIsFine();
    void tooLongNameIsRefused();
    void hardLinkedFileIsRefused();
    void readOnlyFileIsRefused();
    void readOnlyFileIsRefusedForOrdinaryUser();
    void readOnlyFolderIsRefused();
    void missingFolderIsRefused();
    void folderIsRefused_data();
    void folderIsRefused();
    void specialFilesAreRefused();
    void lockedFileIsRefused();
    void ownerIsKeptOrTheSaveRefused();
    void extendedAttributesAreKept();
    void sameBytesAreNotWritten();
};

void TestAtomicWrite::newFileTakesTheUmask()
{
    const TestFolder folder;
    const mode_t old = ::umask(027);
    const auto result = save(folder.path("new.json"));
    ::umask(old);
    QVERIFY(result);
    QCOMPARE(folder.read("new.json"), std::string(kNew));
    QCOMPARE(folder.mode("new.json"), mode_t{0640});
    QCOMPARE(folder.names(), Names{"new.json"});
}

void TestAtomicWrite::existingFileKeepsItsMode_data()
{
    QTest::addColumn<uint>("mode");
    for (const uint mode : {0600U, 0644U, 0660U, 0777U, 02640U})
        QTest::addRow("%o", mode) << mode;
}

void TestAtomicWrite::existingFileKeepsItsMode()
{
    QFETCH(uint, mode);
    const TestFolder folder;
    const std::string path = folder.write("f.json", kOld, mode);
    QVERIFY(save(path));
    QCOMPARE(folder.read("f.json"), std::string(kNew));
    QCOMPARE(folder.mode("f.json"), mode_t{mode});
    QCOMPARE(folder.names(), Names{"f.json"});
}

void TestAtomicWrite::newStampFitsTheNextSave()
{
    const TestFolder folder;
    const std::string path = folder.path("f.json");
    const auto first = writeFileAtomically(path, kOld, {});
    QVERIFY(first);
    QCOMPARE(*first, stampAt(path));
    QVERIFY(writeFileAtomically(path, kNew, *first));
    QCOMPARE(folder.read("f.json"), std::string(kNew));
}

void TestAtomicWrite::linksStayLinks_data()
{
    QTest::addColumn<QString>("save");
    QTest::newRow("absolute") << "absolute.json";
    QTest::newRow("relative") << "config/relative.json";
    QTest::newRow("chained") << "chained.json";
    QTest::newRow("through a linked folder") << "linkedfolder/real.json";
    QTest::newRow("linked folder, then link") << "linkedfolder/up.json";
}

void TestAtomicWrite::linksStayLinks()
{
    QFETCH(QString, save);
    const TestFolder folder;
    folder.folder("dotfiles");
    folder.folder("config");
    const std::string real = folder.write("dotfiles/real.json", kOld, 0600);
    folder.link("absolute.json", real);
    folder.link("config/relative.json", "../dotfiles/real.json");
    folder.link("chained.json", "config/relative.json");
    folder.link("linkedfolder", "dotfiles");
    folder.link("dotfiles/up.json", "../chained.json");
    QVERIFY(tss::save(folder.path(save.toStdString())));
    QCOMPARE(folder.read("dotfiles/real.json"), std::string(kNew));
    QCOMPARE(folder.mode("dotfiles/real.json"), mode_t{0600});
    QVERIFY(!folder.isLink("dotfiles/real.json"));
    for (const char *link : {"absolute.json", "config/relative.json", "chained.json", "linkedfolder", "dotfiles/up.json"})
        QVERIFY2(folder.isLink(link), link);
    QCOMPARE(folder.names("dotfiles"), (Names{"real.json", "up.json"}));
    QCOMPARE(folder.names("config"), Names{"relative.json"});
}

void TestAtomicWrite::danglingLinkGetsItsTarget()
{
    const TestFolder folder;
    folder.folder("there");
    folder.link("dangling.json", "there/target.json");
    QVERIFY(save(folder.path("dangling.json")));
    QVERIFY(folder.isLink("dangling.json"));
    QVERIFY(!folder.isLink("there/target.json"));
    QCOMPARE(folder.read("there/target.json"), std::string(kNew));
}

void TestAtomicWrite::danglingLinkIntoNowhereIsRefused()
{
    const TestFolder folder;
    folder.link("dangling.json", "nowhere/target.json");
    REFUSED(save(folder.path("dangling.json")), ErrorCode::FolderMissing);
    QVERIFY(folder.isLink("dangling.json"));
    QCOMPARE(folder.names(), Names{"dangling.json"});
}

void TestAtomicWrite::loopIsRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"self.json", "a.json", "b.json", "looped/f.json"})
        QTest::newRow(name) << name;
}

void TestAtomicWrite::loopIsRefused()
{
    QFETCH(QString, name);
    const TestFolder folder;
    folder.link("self.json", "self.json");
    folder.link("a.json", "b.json");
    folder.link("b.json", folder.path("a.json"));
    folder.link("looped", "looped");
    REFUSED(save(folder.path(name.toStdString())), ErrorCode::LinkLoop);
    QVERIFY(folder.isLink("self.json") && folder.isLink("a.json") && folder.isLink("b.json"));
    QCOMPARE(folder.names().size(), std::size_t{4});
}

void TestAtomicWrite::longestNameIsFine()
{
    const TestFolder folder;
    const std::string name(255, 'n');
    QVERIFY(save(folder.path(name), kOld));
    QVERIFY(save(folder.path(name), kNew));
    QCOMPARE(folder.read(name), std::string(kNew));
}

void TestAtomicWrite::tooLongNameIsRefused()
{
    const TestFolder folder;
    REFUSED(save(folder.path(std::string(256, 'n'))), ErrorCode::PathTooLong);
    REFUSED(save(folder.path(std::string(5000, 'n') + "/f")), ErrorCode::PathTooLong);
    QVERIFY(folder.names().empty());
}

void TestAtomicWrite::hardLinkedFileIsRefused()
{
    const TestFolder folder;
    const std::string path = folder.write("one.json", kOld);
    QCOMPARE(::link(path.c_str(), folder.path("two.json").c_str()), 0);
    const auto result = save(path);
    REFUSED(result, ErrorCode::HardLinked);
    QCOMPARE(reason(result), std::string("2"));
    QCOMPARE(folder.read("one.json"), std::string(kOld));
    QCOMPARE(folder.read("two.json"), std::string(kOld));
    QCOMPARE(folder.names(), (Names{"one.json", "two.json"}));
}

void TestAtomicWrite::readOnlyFileIsRefused()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", kOld, 0444);
    const auto result = save(path);
    REFUSED(result, ErrorCode::FileNotWritable);
    QCOMPARE(reason(result), std::string(kReasonReadOnly));
    QCOMPARE(folder.read("f.json"), std::string(kOld));
    QCOMPARE(folder.mode("f.json"), mode_t{0444});
}

void TestAtomicWrite::readOnlyFileIsRefusedForOrdinaryUser()
{
    const TestFolder folder;
    const AsOrdinaryUser user;
    QVERIFY(user.isOrdinary());
    const std::string path = folder.write("f.json", kOld, 0404 | 0020); // writable for its group, not for its owner
    REFUSED(save(path), ErrorCode::FileNotWritable);
    QCOMPARE(folder.read("f.json"), std::string(kOld));
    QCOMPARE(folder.names(), Names{"f.json"});
}

void TestAtomicWrite::readOnlyFolderIsRefused()
{
    const TestFolder folder;
    const AsOrdinaryUser user;
    QVERIFY(user.isOrdinary());
    folder.folder("closed");
    const std::string path = folder.write("closed/f.json", kOld);
    folder.folder("closed", 0555);
    REFUSED(save(path), ErrorCode::FolderNotWritable);
    REFUSED(save(folder.path("closed/new.json")), ErrorCode::FolderNotWritable);
    QCOMPARE(folder.read("closed/f.json"), std::string(kOld));
    QCOMPARE(folder.names("closed"), Names{"f.json"});
}

void TestAtomicWrite::missingFolderIsRefused()
{
    const TestFolder folder;
    folder.write("file", kOld);
    REFUSED(save(folder.path("missing/f.json")), ErrorCode::FolderMissing);
    REFUSED(save(folder.path("file/f.json")), ErrorCode::FolderMissing);
    REFUSED(save(""), ErrorCode::FolderMissing);
    REFUSED(save(folder.path("nul") + std::string(1, '\0') + "x"), ErrorCode::FolderMissing);
    QCOMPARE(folder.names(), Names{"file"});
}

void TestAtomicWrite::folderIsRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"sub", "sub/", "sub/.", "sub/..", "linked"})
        QTest::newRow(name) << name;
}

void TestAtomicWrite::folderIsRefused()
{
    QFETCH(QString, name);
    const TestFolder folder;
    folder.folder("sub");
    folder.link("linked", "sub");
    REFUSED(save(folder.path(name.toStdString())), ErrorCode::FileIsDirectory);
    QVERIFY(folder.names("sub").empty());
}

void TestAtomicWrite::specialFilesAreRefused()
{
    const TestFolder folder;
    QCOMPARE(::mkfifo(folder.path("pipe").c_str(), 0666), 0);
    folder.link("device", "/dev/null");
    for (const char *name : {"pipe", "device"}) {
        const auto result = writeFileAtomically(folder.path(name), kNew, {}); // and does not wait for a reader
        REFUSED(result, ErrorCode::FileNotReadable);
        QCOMPARE(reason(result), std::string(kReasonSpecialFile));
    }
    QCOMPARE(folder.names(), (Names{"device", "pipe"}));
}

void TestAtomicWrite::lockedFileIsRefused()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", kOld);
    const int other = ::open(path.c_str(), O_RDWR | O_CLOEXEC);
    QCOMPARE(::flock(other, LOCK_EX), 0);
    REFUSED(save(path), ErrorCode::FileLocked);
    QCOMPARE(::flock(other, LOCK_UN), 0);
    struct flock record = {};
    record.l_type = F_WRLCK;
    QCOMPARE(::fcntl(other, F_OFD_SETLK, &record), 0);
    REFUSED(save(path), ErrorCode::FileLocked);
    QCOMPARE(folder.read("f.json"), std::string(kOld));
    ::close(other);
    QVERIFY(save(path));
    QCOMPARE(folder.names(), Names{"f.json"});
}

void TestAtomicWrite::ownerIsKeptOrTheSaveRefused()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", kOld, 0666);
    if (::geteuid() != 0) {
        // Only root can make a file of somebody else; what is left to see is that our own stays ours.
        QVERIFY(save(path));
        QCOMPARE(folder.status("f.json").st_uid, ::geteuid());
        return;
    }
    QCOMPARE(::chown(path.c_str(), 12345, 54321), 0);
    {
        const AsOrdinaryUser user;
        QVERIFY(user.isOrdinary());
        const auto result = save(path);
        REFUSED(result, ErrorCode::FileNotWritable);
        QCOMPARE(reason(result), std::string(kReasonForeignOwner));
    }
    QCOMPARE(folder.read("f.json"), std::string(kOld));
    QVERIFY(save(path));
    QCOMPARE(folder.read("f.json"), std::string(kNew));
    QCOMPARE(folder.status("f.json").st_uid, uid_t{12345});
    QCOMPARE(folder.status("f.json").st_gid, gid_t{54321});
    QCOMPARE(folder.names(), Names{"f.json"});
}

void TestAtomicWrite::extendedAttributesAreKept()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", kOld);
    if (::setxattr(path.c_str(), "user.tss.note", "kept", 4, 0) != 0)
        qInfo("this file system has no extended attributes; only their absence is tested");
    char before[16] = {};
    const auto size = ::getxattr(path.c_str(), "user.tss.note", before, sizeof before);
    QVERIFY(save(path));
    char after[16] = {};
    QCOMPARE(::getxattr(path.c_str(), "user.tss.note", after, sizeof after), size);
    QCOMPARE(std::string(after), std::string(before));
}

void TestAtomicWrite::sameBytesAreNotWritten()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", kOld, 0444); // nothing to write needs no permission to write
    const struct stat before = folder.status("f.json");
    const auto result = save(path, kOld);
    QVERIFY(result);
    const struct stat after = folder.status("f.json");
    QCOMPARE(after.st_ino, before.st_ino);
    QCOMPARE(after.st_mtim.tv_nsec, before.st_mtim.tv_nsec);
    QCOMPARE(result->inode, std::uint64_t{before.st_ino});
}

} // namespace tss

QTEST_APPLESS_MAIN(tss::TestAtomicWrite)
#include "tst_atomicwrite.moc"
