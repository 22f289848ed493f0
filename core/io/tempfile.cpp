// SPDX-License-Identifier: MIT
#include "core/io/tempfile.h"

#include "core/io/extendedattributes.h"
#include "core/io/systemerror.h"

#include <fcntl.h>
#include <sys/stat.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <random>

namespace tss {

namespace {

constexpr int kAttempts = 32;

/// Short, so that it fits where a long file name fits.
std::string randomName()
{
    std::random_device source;
    std::array<char, 32> name;
    std::snprintf(name.data(), name.size(), ".tss-%08x%08x", source(), source());
    return name.data();
}

ErrorCode folderCode(int number)
{
    switch (number) {
    case EACCES:
    case EPERM:
    case EROFS:
        return ErrorCode::FolderNotWritable;
    case ENOENT:
    case ENOTDIR:
        return ErrorCode::FolderMissing;
    default:
        return codeForErrno(number, ErrorCode::WriteFailed);
    }
}

} // namespace

TempFile::TempFile(UniqueFd fd, std::string path, std::string reportAs)
    : m_fd(std::move(fd))
    , m_path(std::move(path))
    , m_reportAs(std::move(reportAs))
{
}

TempFile::~TempFile()
{
    if (m_fd.isOpen() && !m_path.empty())
        ::unlink(m_path.c_str());
}

Result<TempFile> TempFile::create(const std::string &folder, mode_t mode, const std::string &reportAs)
{
    for (int i = 0; i < kAttempts; ++i) {
        std::string path = folder + "/" + randomName();
        UniqueFd fd(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, mode));
        if (fd.isOpen())
            return TempFile(std::move(fd), std::move(path), reportAs);
        if (errno != EEXIST)
            return failure(systemError(folderCode(errno), reportAs, errno));
    }
    return failure(systemError(ErrorCode::WriteFailed, reportAs, EEXIST));
}

Status TempFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = ::write(m_fd.get(), bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR)
            continue;
        if (written < 0)
            return failure(systemError(codeForErrno(errno, ErrorCode::WriteFailed), m_reportAs, errno));
        bytes.remove_prefix(static_cast<std::size_t>(written));
    }
    return {};
}

Status TempFile::takeAttributesFrom(const ResolvedFile &original)
{
    struct stat own = {};
    if (::fstat(m_fd.get(), &own) != 0)
        return failure(systemError(ErrorCode::WriteFailed, m_reportAs, errno));
    mode_t mode = original.status.st_mode & 07777U;
    // The owner first: a change of owner or group clears the set-id bits.
    if (own.st_uid != original.status.st_uid && ::fchown(m_fd.get(), original.status.st_uid, static_cast<gid_t>(-1)) != 0)
        return failure({ErrorCode::FileNotWritable, m_reportAs, {}, {std::string(kReasonForeignOwner)}});
    if (own.st_gid != original.status.st_gid && ::fchown(m_fd.get(), static_cast<uid_t>(-1), original.status.st_gid) != 0) {
        // A group that we are not in: what it was allowed must not pass to our own group.
        mode = (mode & ~02070U) | ((mode & 07U) << 3);
    }
    copyExtendedAttributes(original.path, m_fd.get());
    // File systems without modes refuse this; the file is private then, never more open than it was.
    static_cast<void>(::fchmod(m_fd.get(), mode) == 0);
    return {};
}

Status TempFile::flush()
{
    while (::fsync(m_fd.get()) != 0) {
        if (errno == EINVAL)
            return {}; // this file system cannot
        if (errno != EINTR)
            return failure(systemError(codeForErrno(errno, ErrorCode::WriteFailed), m_reportAs, errno));
    }
    return {};
}

Result<Stamp> TempFile::stamp(std::string_view bytes) const
{
    struct stat status = {};
    if (::fstat(m_fd.get(), &status) != 0)
        return failure(systemError(ErrorCode::WriteFailed, m_reportAs, errno));
    return stampOf(status, bytes);
}

Status TempFile::moveTo(const std::string &target, bool mustBeNew)
{
    int outcome = -1;
    if (mustBeNew)
        outcome = ::renameat2(AT_FDCWD, m_path.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE);
    // Not every kernel and file system knows RENAME_NOREPLACE; the caller has just checked.
    if (!mustBeNew || (outcome != 0 && (errno == EINVAL || errno == ENOSYS)))
        outcome = ::rename(m_path.c_str(), target.c_str());
    if (outcome == 0) {
        m_path.clear();
        return {};
    }
    if (errno == EEXIST)
        return failure({ErrorCode::ChangedOnDisk, m_reportAs, {}, {std::string(kReasonCreated)}});
    return failure(systemError(folderCode(errno), m_reportAs, errno));
}

} // namespace tss
