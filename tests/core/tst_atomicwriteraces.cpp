// SPDX-License-Identifier: MIT
// Saves that meet other programs and full disks.
#include "core/io/atomicwrite.h"
#include "core/io/readfile.h"
#include "core/io/systemerror.h"
#include "tests/support/testfolder.h"

#include <QTest>

#include <fcntl.h>
#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <csignal>
#include <fstream>
#include <sstream>
#include <thread>

namespace tss {

namespace {

Stamp stampAt(const std::string &path)
{
    const auto content = readContent(path, kDocumentSizeLimit);
    return content ? content->stamp : Stamp{};
}

using Names = std::vector<std::string>;

/// Whether bytes are one of the whole files that the saving thread writes: JSON text of one letter.
bool isWhole(const std::string &bytes)
{
    return bytes.size() > 4 && bytes.starts_with("[\"") && bytes.ends_with("\"]\n")
        && std::all_of(bytes.begin() + 3, bytes.end() - 3, [&](char c) { return c == bytes[2]; });
}

std::string wholeFile(int i)
{
    return "[\"" + std::string(static_cast<std::size_t>(40'000 + 7'000 * (i % 9)), static_cast<char>('a' + i % 26)) + "\"]\n";
}

bool writeText(const char *path, const std::string &text)
{
    std::ofstream stream(path);
    stream << text << std::flush;
    return stream.good();
}

/// Mounts of our own: root's, or those of a user namespace in which we are root.
bool enterOwnMounts()
{
    std::ostringstream users;
    std::ostringstream groups;
    users << "0 " << ::geteuid() << " 1";
    groups << "0 " << ::getegid() << " 1";
    if (::unshare(CLONE_NEWNS) == 0)
        return true;
    return ::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0 && writeText("/proc/self/setgroups", "deny")
        && writeText("/proc/self/uid_map", users.str()) && writeText("/proc/self/gid_map", groups.str());
}

/// What happens on a disk of 64 KiB; 0 when all is right. Runs in a child process.
int saveOnTinyDisk(const std::string &mountPoint)
{
    if (!enterOwnMounts() || ::mount("tmpfs", mountPoint.c_str(), "tmpfs", 0, "size=64k") != 0)
        return 100;
    const std::string path = mountPoint + "/f.json";
    const std::string old(30'000, 'o');
    const auto first = writeFileAtomically(path, old, {});
    if (!first)
        return 1;
    const auto second = writeFileAtomically(path, std::string(60'000, 'n'), *first);
    if (second || second.error().code != ErrorCode::DiskFull)
        return 2;
    const auto now = readContent(path, kDocumentSizeLimit);
    if (!now || now->bytes != old || now->stamp != *first)
        return 3;
    if (!writeFileAtomically(path, std::string(20'000, 'n'), *first)) // fails if a temporary file were left
        return 4;
    return 0;
}

} // namespace

#define REFUSED(result, expectedCode) \
    do { \
        QVERIFY(!(result)); \
        QCOMPARE(errorName((result).error().code), errorName(expectedCode)); \
    } while (false)

class TestAtomicWriteRaces : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void changeOfSameSizeAndTimeIsNoticed();
    void touchedFileIsNoChange();
    void deletedFileIsNoticed();
    void createdFileIsNoticed();
    void sameChangeElsewhereIsNoConflict();
    void turnedLinkIsNoticed();
    void fullDiskKeepsTheOldFile();
    void sizeLimitKeepsTheOldFile();
    void readersNeverSeeHalfAFile();
    void twoWritersNeverMix();
};

void TestAtomicWriteRaces::changeOfSameSizeAndTimeIsNoticed()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", "[1, 2]");
    const Stamp opened = stampAt(path);
    const struct stat before = folder.status("f.json");
    {
        std::ofstream other(path, std::ios::binary | std::ios::in); // in place: the same inode
        other << "[1, 3]";
    }
    const timespec times[]{before.st_atim, before.st_mtim};
    QCOMPARE(::utimensat(AT_FDCWD, path.c_str(), times, 0), 0);
    REFUSED(writeFileAtomically(path, "[4]", opened), ErrorCode::ChangedOnDisk);
    QCOMPARE(folder.read("f.json"), std::string("[1, 3]"));
    QCOMPARE(folder.names(), Names{"f.json"});
}

void TestAtomicWriteRaces::touchedFileIsNoChange()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", "[1]");
    const Stamp opened = stampAt(path);
    QCOMPARE(::unlink(path.c_str()), 0);
    folder.write("f.json", "[1]"); // another inode, another time, the same content
    QVERIFY(writeFileAtomically(path, "[2]", opened));
    QCOMPARE(folder.read("f.json"), std::string("[2]"));
}

void TestAtomicWriteRaces::deletedFileIsNoticed()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", "[1]");
    const Stamp opened = stampAt(path);
    QCOMPARE(::unlink(path.c_str()), 0);
    const auto result = writeFileAtomically(path, "[2]", opened);
    REFUSED(result, ErrorCode::ChangedOnDisk);
    QCOMPARE(result.error().args, Names{std::string(kReasonDeleted)});
    QVERIFY(folder.names().empty());
}

void TestAtomicWriteRaces::createdFileIsNoticed()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", "[1]");
    const auto result = writeFileAtomically(path, "[2]", {});
    REFUSED(result, ErrorCode::ChangedOnDisk);
    QCOMPARE(result.error().args, Names{std::string(kReasonCreated)});
    QCOMPARE(folder.read("f.json"), std::string("[1]"));
}

void TestAtomicWriteRaces::sameChangeElsewhereIsNoConflict()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", "[1]");
    const Stamp opened = stampAt(path);
    folder.write("f.json", "[2]");
    const auto result = writeFileAtomically(path, "[2]", opened);
    QVERIFY(result);
    QCOMPARE(*result, stampAt(path));
}

void TestAtomicWriteRaces::turnedLinkIsNoticed()
{
    const TestFolder folder;
    folder.write("one.json", "[1]");
    folder.write("two.json", "[2]");
    const std::string link = folder.link("link.json", "one.json");
    const Stamp opened = stampAt(link);
    QCOMPARE(::unlink(link.c_str()), 0);
    folder.link("link.json", "two.json");
    REFUSED(writeFileAtomically(link, "[3]", opened), ErrorCode::ChangedOnDisk);
    QCOMPARE(folder.read("two.json"), std::string("[2]"));
}

void TestAtomicWriteRaces::fullDiskKeepsTheOldFile()
{
    const TestFolder folder;
    const std::string mountPoint = folder.folder("disk");
    const pid_t child = ::fork();
    if (child == 0)
        ::_exit(saveOnTinyDisk(mountPoint));
    int status = 0;
    QCOMPARE(::waitpid(child, &status, 0), child);
    QVERIFY(WIFEXITED(status));
    if (WEXITSTATUS(status) == 100)
        qInfo("no right to mount a small disk here; the size limit below stands for it");
    else
        QCOMPARE(WEXITSTATUS(status), 0);
}

void TestAtomicWriteRaces::sizeLimitKeepsTheOldFile()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", "[1]");
    rlimit old = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &old), 0);
    const auto oldHandler = std::signal(SIGXFSZ, SIG_IGN);
    const rlimit small{4096, old.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &small), 0);
    const auto result = writeFileAtomically(path, std::string(10'000, 'x'), stampAt(path));
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &old), 0);
    std::signal(SIGXFSZ, oldHandler);
    REFUSED(result, ErrorCode::DiskFull);
    QVERIFY(!result.error().args.empty());
    QCOMPARE(folder.read("f.json"), std::string("[1]"));
    QCOMPARE(folder.names(), Names{"f.json"});
}

void TestAtomicWriteRaces::readersNeverSeeHalfAFile()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", wholeFile(0));
    std::atomic_bool isDone = false;
    std::atomic_int reads = 0;
    std::atomic_int torn = 0;
    std::thread reader([&] {
        while (!isDone || reads == 0) {
            torn += isWhole(folder.read("f.json")) ? 0 : 1;
            ++reads;
        }
    });
    Stamp stamp = stampAt(path);
    int saved = 0;
    for (int i = 1; i <= 200; ++i) {
        const auto result = writeFileAtomically(path, wholeFile(i), stamp);
        if (result) {
            stamp = *result;
            ++saved;
        }
    }
    isDone = true;
    reader.join();
    QCOMPARE(saved, 200);
    QCOMPARE(torn.load(), 0);
    QVERIFY(reads > 0);
    QCOMPARE(folder.names(), Names{"f.json"});
}

void TestAtomicWriteRaces::twoWritersNeverMix()
{
    const TestFolder folder;
    const std::string path = folder.write("f.json", wholeFile(0));
    std::atomic_int saved = 0;
    const auto writer = [&](int seed) {
        for (int i = 0; i < 50; ++i)
            saved += writeFileAtomically(path, wholeFile(seed + i), stampAt(path)) ? 1 : 0;
    };
    std::thread one(writer, 3);
    std::thread two(writer, 500);
    one.join();
    two.join();
    QVERIFY(saved > 0);
    QVERIFY(isWhole(folder.read("f.json")));
    QCOMPARE(folder.names(), Names{"f.json"});
}

} // namespace tss

QTEST_APPLESS_MAIN(tss::TestAtomicWriteRaces)
#include "tst_atomicwriteraces.moc"
