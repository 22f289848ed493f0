// SPDX-License-Identifier: MIT
// What a save refuses, leaving everything as it is.
#include "core/io/systemerror.h"
#include "tests/core/atomicwritetesting.h"
#include "tests/support/ordinaryuser.h"
#include "tests/support/testfolder.h"

#include <QTest>

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

namespace tss {

using namespace test;

class TestAtomicWriteRefusals : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void danglingLinkIntoNowhereIsRefused();
    void loopIsRefused_data();
    void loopIsRefused();
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
};

void TestAtomicWriteRefusals::danglingLinkIntoNowhereIsRefused()
{
    const TestFolder folder;
    folder.link("dangling.json", "nowhere/target.json");
    REFUSED(save(folder.path("dangling.json")), ErrorCode::FolderMissing);
    QVERIFY(folder.isLink("dangling.json"));
    QCOMPARE(folder.names(), Names{"dangling.json"});
}

void TestAtomicWriteRefusals::loopIsRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"self.json", "a.json", "b.json", "looped/f.json"})
        QTest::newRow(name) << name;
}

void TestAtomicWriteRefusals::loopIsRefused()
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

void TestAtomicWriteRefusals::tooLongNameIsRefused()
{
    const TestFolder folder;
    REFUSED(save(folder.path(std::string(256, 'n'))), ErrorCode::PathTooLong);
    REFUSED(save(folder.path(std::string(5000, 'n') + "/f")), ErrorCode::PathTooLong);
    QVERIFY(folder.names().empty());
}

void TestAtomicWriteRefusals::hardLinkedFileIsRefused()
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

void TestAtomicWriteRefusals::readOnlyFileIsRefused()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", kOld, 0444);
    const auto result = save(path);
    REFUSED(result, ErrorCode::FileNotWritable);
    QCOMPARE(reason(result), std::string(kReasonReadOnly));
    QCOMPARE(folder.read("f.json"), std::string(kOld));
    QCOMPARE(folder.mode("f.json"), mode_t{0444});
}

void TestAtomicWriteRefusals::readOnlyFileIsRefusedForOrdinaryUser()
{
    const TestFolder folder;
    const AsOrdinaryUser user;
    QVERIFY(user.isOrdinary());
    const std::string path = folder.write("f.json", kOld, 0404 | 0020); // writable for its group, not for its owner
    REFUSED(save(path), ErrorCode::FileNotWritable);
    QCOMPARE(folder.read("f.json"), std::string(kOld));
    QCOMPARE(folder.names(), Names{"f.json"});
}

void TestAtomicWriteRefusals::readOnlyFolderIsRefused()
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

void TestAtomicWriteRefusals::missingFolderIsRefused()
{
    const TestFolder folder;
    folder.write("file", kOld);
    REFUSED(save(folder.path("missing/f.json")), ErrorCode::FolderMissing);
    REFUSED(save(folder.path("file/f.json")), ErrorCode::FolderMissing);
    REFUSED(save(""), ErrorCode::FolderMissing);
    REFUSED(save(folder.path("nul") + std::string(1, '\0') + "x"), ErrorCode::FolderMissing);
    QCOMPARE(folder.names(), Names{"file"});
}

void TestAtomicWriteRefusals::folderIsRefused_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"sub", "sub/", "sub/.", "sub/..", "linked"})
        QTest::newRow(name) << name;
}

void TestAtomicWriteRefusals::folderIsRefused()
{
    QFETCH(QString, name);
    const TestFolder folder;
    folder.folder("sub");
    folder.link("linked", "sub");
    REFUSED(save(folder.path(name.toStdString())), ErrorCode::FileIsDirectory);
    QVERIFY(folder.names("sub").empty());
}

void TestAtomicWriteRefusals::specialFilesAreRefused()
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

void TestAtomicWriteRefusals::lockedFileIsRefused()
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

} // namespace tss

QTEST_APPLESS_MAIN(tss::TestAtomicWriteRefusals)
#include "tst_atomicwriterefusals.moc"
