// SPDX-License-Identifier: MIT
#include "core/io/atomicwrite.h"

#include "core/io/readfile.h"
#include "core/io/systemerror.h"
#include "core/io/tempfile.h"

#include <fcntl.h>
#include <sys/file.h>

#include <cerrno>

namespace tss {

namespace {

struct Job
{
    const std::string &path;
    std::string_view bytes;
    const Stamp &expected;
};

std::string folderOf(const std::string &realPath)
{
    const auto slash = realPath.rfind('/');
    return slash == 0 ? "/" : realPath.substr(0, slash);
}

Error notWritable(const std::string &path, std::string_view reason)
{
    return {ErrorCode::FileNotWritable, path, {}, {std::string(reason)}};
}

/// rename() asks the folder only; what the file itself says is for us to respect.
Status checkReplaceable(const ResolvedFile &target, const std::string &path)
{
    const auto &status = target.status;
    if (S_ISDIR(status.st_mode))
        return failure({ErrorCode::FileIsDirectory, path, {}, {}});
    if (!S_ISREG(status.st_mode))
        return failure(notWritable(path, kReasonSpecialFile));
    if (status.st_nlink > 1)
        return failure({ErrorCode::HardLinked, path, {}, {std::to_string(status.st_nlink)}});
    if ((status.st_mode & 0222U) == 0) // root may write all the same, but whoever took the bits away meant it
        return failure(notWritable(path, kReasonReadOnly));
    if (::faccessat(AT_FDCWD, target.path.c_str(), W_OK, AT_EACCESS) != 0)
        return failure(systemError(codeForErrno(errno, ErrorCode::FileNotWritable), path, errno));
    if (status.st_uid != ::geteuid() && ::geteuid() != 0)
        return failure(notWritable(path, kReasonForeignOwner));
    return {};
}

/// Holds a shared lock on the target while it is replaced; somebody else's exclusive lock is an error.
Result<UniqueFd> lock(const ResolvedFile &target, const std::string &path)
{
    UniqueFd fd(::open(target.path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW));
    if (!fd.isOpen())
        return failure(systemError(codeForErrno(errno, ErrorCode::FileNotReadable), path, errno));
    if (::flock(fd.get(), LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK)
        return failure(systemError(ErrorCode::FileLocked, path, errno));
    struct flock record = {};
    record.l_type = F_RDLCK;
    record.l_whence = SEEK_SET;
    if (::fcntl(fd.get(), F_OFD_GETLK, &record) == 0 && record.l_type != F_UNLCK)
        return failure(systemError(ErrorCode::FileLocked, path, EAGAIN));
    return fd;
}

Error changed(const std::string &path, std::string_view reason)
{
    std::vector<std::string> args;
    if (!reason.empty())
        args.emplace_back(reason);
    return {ErrorCode::ChangedOnDisk, path, {}, std::move(args)};
}

/// The bytes that are there now, if they are the ones expected; or if they are the wanted ones already.
Result<FileContent> checkUnchanged(const Job &job)
{
    const auto &[path, wanted, expected] = job;
    auto now = readContent(path, kDocumentSizeLimit);
    if (!now && now.error().code == ErrorCode::FileNotFound) {
        if (expected.exists)
            return failure(changed(path, kReasonDeleted));
        return FileContent{};
    }
    if (!now || now->bytes == wanted)
        return now;
    if (!expected.exists)
        return failure(changed(path, kReasonCreated));
    if (now->stamp.size != expected.size || now->stamp.hash != expected.hash)
        return failure(changed(path, {}));
    return now;
}

/// A complete, flushed file beside the target.
Result<TempFile> prepareReplacement(const Job &job, const ResolvedFile &target)
{
    auto file = TempFile::create(folderOf(target.path), target.exists ? 0600 : 0666, job.path);
    if (!file)
        return file;
    if (const auto written = file->write(job.bytes); !written)
        return failure(written.error());
    if (target.exists) {
        if (const auto taken = file->takeAttributesFrom(target); !taken)
            return failure(taken.error());
    }
    if (const auto flushed = file->flush(); !flushed)
        return failure(flushed.error());
    return file;
}

/// The last look before the rename: the same file with the same content, and no link turned elsewhere meanwhile.
Status checkAgain(const Job &job, const ResolvedFile &target)
{
    const auto now = resolveFile(job.path);
    if (!now)
        return failure(now.error());
    if (now->path != target.path)
        return failure(changed(job.path, {}));
    if (const auto same = checkUnchanged(job); !same)
        return failure(same.error());
    return {};
}

void flushFolder(const std::string &folder)
{
    const UniqueFd fd(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    // The file is in place and whole; a folder that cannot be flushed is not the user's problem.
    if (fd.isOpen())
        static_cast<void>(::fsync(fd.get()) == 0);
}

Result<Stamp> replaceTarget(const Job &job, const ResolvedFile &target)
{
    auto file = prepareReplacement(job, target);
    if (!file)
        return failure(file.error());
    const auto stamp = file->stamp(job.bytes);
    if (!stamp)
        return stamp;
    if (const auto same = checkAgain(job, target); !same)
        return failure(same.error());
    if (const auto moved = file->moveTo(target.path, !target.exists); !moved)
        return failure(moved.error());
    flushFolder(folderOf(target.path));
    return stamp;
}

} // namespace

Result<Stamp> writeFileAtomically(const std::string &path, std::string_view bytes, const Stamp &expected)
{
    const Job job{path, bytes, expected};
    const auto target = resolveFile(path);
    if (!target)
        return failure(target.error());
    const auto now = checkUnchanged(job);
    if (!now)
        return failure(now.error());
    if (now->stamp.exists && now->bytes == bytes)
        return now->stamp;
    UniqueFd held;
    if (target->exists) {
        if (const auto replaceable = checkReplaceable(*target, path); !replaceable)
            return failure(replaceable.error());
        auto locked = lock(*target, path);
        if (!locked)
            return failure(locked.error());
        held = std::move(*locked);
    }
    return replaceTarget(job, *target);
}

} // namespace tss
