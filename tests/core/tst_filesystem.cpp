// SPDX-License-Identifier: MIT
// Reading files and making folders.
#include "core/io/filesystem.h"
#include "core/io/readfile.h"
#include "core/io/systemerror.h"
#include "core/io/uniquefd.h"
#include "tests/support/ordinaryuser.h"
#include "tests/support/testfolder.h"

#include <QTest>

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <thread>

namespace tss {

#define REFUSED(result, expectedCode) \
    do { \
        QVERIFY(!(result)); \
        QCOMPARE(errorName((result).error().code), errorName(expectedCode)); \
    } while (false)

class TestFileSystem : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsBytesAsTheyAre();
    void realPathIsBehindTheLinks();
    void missingFiles_data();
    void missingFiles();
    void refusedFiles();
    void unreadableFile();
    void tooLargeFile();
    void pipesWhereTheyAreWanted();
    void descriptors();
    void hashIsFnv1a();
    void makesFolders();
    void foldersThatCannotBe();
};

void TestFileSystem::readsBytesAsTheyAre()
{
    const TestFolder folder;
    const std::string bytes("\xef\xbb\xbf{\r\n\0\xff}", 9);
    const auto content = posixFileSystem().read(folder.write("f.json", bytes));
    QVERIFY(content);
    QCOMPARE(content->bytes, bytes);
    QVERIFY(content->stamp.exists);
    QCOMPARE(content->stamp.size, std::uint64_t{9});
    QCOMPARE(content->stamp.hash, contentHash(bytes));
    QCOMPARE(content->stamp.inode, std::uint64_t{folder.status("f.json").st_ino});
}

void TestFileSystem::realPathIsBehindTheLinks()
{
    const TestFolder folder;
    folder.folder("real");
    folder.write("real/f.json", "1");
    folder.link("folder", "real");
    folder.link("chain", "folder/f.json");
    const std::string expected = std::filesystem::canonical(folder.path("real/f.json")).string();
    for (const char *name : {"real/f.json", "folder/f.json", "chain"}) {
        const auto content = posixFileSystem().read(folder.path(name));
        QVERIFY2(content, name);
        QCOMPARE(content->realPath, expected);
    }
}

void TestFileSystem::missingFiles_data()
{
    QTest::addColumn<QString>("name");
    for (const char *name : {"missing.json", "missing/f.json", "dangling", "file/f.json"})
        QTest::newRow(name) << name;
}

void TestFileSystem::missingFiles()
{
    QFETCH(QString, name);
    const TestFolder folder;
    folder.write("file", "1");
    folder.link("dangling", "nowhere.json");
    REFUSED(posixFileSystem().read(folder.path(name.toStdString())), ErrorCode::FileNotFound);
}

void TestFileSystem::refusedFiles()
{
    const TestFolder folder;
    folder.folder("sub");
    folder.link("loop", "loop");
    QCOMPARE(::mkfifo(folder.path("pipe").c_str(), 0666), 0);
    REFUSED(posixFileSystem().read(folder.path("sub")), ErrorCode::FileIsDirectory);
    REFUSED(posixFileSystem().read(folder.path("loop")), ErrorCode::LinkLoop);
    REFUSED(posixFileSystem().read(folder.path(std::string(300, 'n'))), ErrorCode::PathTooLong);
    const auto pipe = posixFileSystem().read(folder.path("pipe")); // returns at once though nobody writes
    REFUSED(pipe, ErrorCode::FileNotReadable);
    QCOMPARE(pipe.error().args.front(), std::string(kReasonSpecialFile));
    REFUSED(posixFileSystem().read("/dev/zero"), ErrorCode::FileNotReadable);
}

void TestFileSystem::unreadableFile()
{
    const TestFolder folder;
    const AsOrdinaryUser user;
    QVERIFY(user.isOrdinary());
    REFUSED(posixFileSystem().read(folder.write("f.json", "1", 0200)), ErrorCode::FileNotReadable);
}

void TestFileSystem::tooLargeFile()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", "1");
    QCOMPARE(::truncate(path.c_str(), static_cast<off_t>(kDocumentSizeLimit) + 1), 0);
    const auto result = posixFileSystem().read(path);
    REFUSED(result, ErrorCode::FileTooLarge);
    QCOMPARE(result.error().args.front(), std::string("64"));
    QVERIFY(readBytes(path, {kDocumentSizeLimit + 1, ReadKind::Regular}));
    const UniqueFd zeros(::open("/dev/zero", O_RDONLY | O_CLOEXEC));
    REFUSED(readDescriptor(zeros.get(), 1000, "zeros"), ErrorCode::FileTooLarge);
    REFUSED(readBytes("/dev/zero", {1000, ReadKind::RegularOrShellPipe}), ErrorCode::FileNotReadable);
}

namespace {

/// Writes more than a pipe holds, then closes it.
void pour(int fd, const std::string &bytes)
{
    for (std::size_t done = 0; done < bytes.size();) {
        const auto wrote = ::write(fd, bytes.data() + done, bytes.size() - done);
        if (wrote <= 0)
            break;
        done += static_cast<std::size_t>(wrote);
    }
    ::close(fd);
}

} // namespace

void TestFileSystem::pipesWhereTheyAreWanted()
{
    const std::string bytes(200'000, 'x');
    std::array<int, 2> ends{};
    QCOMPARE(::pipe(ends.data()), 0);
    std::thread writer([&] { pour(ends[1], bytes); });
    const auto read = readBytes("/dev/fd/" + std::to_string(ends[0]), {1'000'000, ReadKind::RegularOrShellPipe});
    writer.join();
    ::close(ends[0]);
    QVERIFY(read);
    QCOMPARE(*read, bytes);
    const TestFolder folder;
    const std::string named = folder.path("pipe");
    QCOMPARE(::mkfifo(named.c_str(), 0666), 0);
    REFUSED(readBytes(named, {1000, ReadKind::RegularOrShellPipe}), ErrorCode::FileNotReadable); // at once, without a writer
}

// A program started by another one may have a socket for its standard input, which has no path to open.
void TestFileSystem::descriptors()
{
    const std::string bytes(200'000, 'x');
    std::array<int, 2> ends{};
    QCOMPARE(::socketpair(AF_UNIX, SOCK_STREAM, 0, ends.data()), 0);
    std::thread writer([&] { pour(ends[1], bytes); });
    const auto read = readDescriptor(ends[0], 1'000'000, "socket");
    writer.join();
    ::close(ends[0]);
    QVERIFY(read);
    QCOMPARE(*read, bytes);
    const TestFolder folder;
    const UniqueFd directory(::open(folder.path().c_str(), O_RDONLY | O_CLOEXEC));
    REFUSED(readDescriptor(directory.get(), 1000, "folder"), ErrorCode::FileIsDirectory);
    REFUSED(readDescriptor(-1, 1000, "closed"), ErrorCode::FileNotReadable);
}

void TestFileSystem::hashIsFnv1a()
{
    QCOMPARE(contentHash(""), std::uint64_t{0xcbf29ce484222325U});
    QCOMPARE(contentHash("a"), std::uint64_t{0xaf63dc4c8601ec8cU}); // from the algorithm's published test values
    QCOMPARE(contentHash("foobar"), std::uint64_t{0x85944171f73967e8U});
}

void TestFileSystem::makesFolders()
{
    const TestFolder folder;
    QVERIFY(posixFileSystem().makeFolders(folder.path("a/b/c")));
    QVERIFY(S_ISDIR(folder.status("a/b/c").st_mode));
    QVERIFY(posixFileSystem().makeFolders(folder.path("a/b/c"))); // there already
}

void TestFileSystem::foldersThatCannotBe()
{
    const TestFolder folder;
    folder.write("file", "1");
    REFUSED(posixFileSystem().makeFolders(folder.path("file/sub")), ErrorCode::FolderMissing);
    const AsOrdinaryUser user;
    QVERIFY(user.isOrdinary());
    folder.folder("closed", 0555);
    REFUSED(posixFileSystem().makeFolders(folder.path("closed/sub")), ErrorCode::FolderNotWritable);
}

} // namespace tss

QTEST_APPLESS_MAIN(tss::TestFileSystem)
#include "tst_filesystem.moc"
