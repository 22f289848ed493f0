// SPDX-License-Identifier: MIT
// What a save keeps.
#include "core/io/systemerror.h"
#include "tests/core/atomicwritetesting.h"
#include "tests/support/ordinaryuser.h"
#include "tests/support/testfolder.h"

#include <QTest>

#include <sys/xattr.h>
#include <unistd.h>

namespace tss {

using namespace test;

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
    void longestNameIsFine();
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
    QVERIFY(test::save(folder.path(save.toStdString())));
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

void TestAtomicWrite::longestNameIsFine()
{
    const TestFolder folder;
    const std::string name(255, 'n');
    QVERIFY(save(folder.path(name), kOld));
    QVERIFY(save(folder.path(name), kNew));
    QCOMPARE(folder.read(name), std::string(kNew));
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
