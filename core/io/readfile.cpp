// SPDX-License-Identifier: MIT
#include "core/io/readfile.h"

#include "core/io/systemerror.h"
#include "core/io/uniquefd.h"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <cstdlib>
#include <memory>

namespace tss {

namespace {

constexpr int kMaxLinks = 40; // as the kernel

struct SplitPath
{
    std::string folder;
    std::string name;
};

SplitPath split(const std::string &path)
{
    const auto slash = path.rfind('/');
    if (slash == std::string::npos)
        return {".", path};
    return {slash == 0 ? "/" : path.substr(0, slash), path.substr(slash + 1)};
}

Error folderError(const std::string &file, int number)
{
    switch (number) {
    case ENOENT:
    case ENOTDIR:
        return systemError(ErrorCode::FolderMissing, file, number);
    default:
        return systemError(codeForErrno(number, ErrorCode::FileNotReadable), file, number);
    }
}

Result<std::string> realFolder(const std::string &folder, const std::string &file)
{
    const std::unique_ptr<char, decltype(&std::free)> resolved(::realpath(folder.c_str(), nullptr), &std::free);
    if (!resolved)
        return failure(folderError(file, errno));
    return std::string(resolved.get());
}

Result<std::string> linkTarget(const std::string &link, const std::string &file)
{
    std::array<char, PATH_MAX> buffer;
    const auto length = ::readlink(link.c_str(), buffer.data(), buffer.size());
    if (length < 0)
        return failure(systemError(codeForErrno(errno, ErrorCode::FileNotReadable), file, errno));
    return std::string(buffer.data(), static_cast<std::size_t>(length));
}

/// Looks at one step: the path itself, its folder resolved.
Result<ResolvedFile> look(const std::string &path, const std::string &file)
{
    const SplitPath parts = split(path);
    if (parts.name.empty() || parts.name == "." || parts.name == "..")
        return failure({ErrorCode::FileIsDirectory, file, {}, {}});
    auto folder = realFolder(parts.folder, file);
    if (!folder)
        return failure(folder.error());
    ResolvedFile result;
    result.path = (*folder == "/" ? std::string() : *folder) + "/" + parts.name;
    if (::lstat(result.path.c_str(), &result.status) == 0)
        result.exists = true;
    else if (errno != ENOENT)
        return failure(folderError(file, errno)); // ENOTDIR: the "folder" is a file
    return result;
}

/// True for a pipe that has no name in the file system.
bool isShellPipe(int fd, const struct stat &status)
{
    struct statfs system = {};
    return S_ISFIFO(status.st_mode) && ::fstatfs(fd, &system) == 0 && system.f_type == PIPEFS_MAGIC;
}

Status refuseKind(int fd, const struct stat &status, ReadKind kind, const std::string &path)
{
    if (S_ISDIR(status.st_mode))
        return failure({ErrorCode::FileIsDirectory, path, {}, {}});
    if (S_ISREG(status.st_mode) || (kind == ReadKind::RegularOrShellPipe && isShellPipe(fd, status)))
        return {};
    return failure({ErrorCode::FileNotReadable, path, {}, {std::string(kReasonSpecialFile)}});
}

Error tooLarge(const std::string &path, std::size_t limit)
{
    return {ErrorCode::FileTooLarge, path, {}, {std::to_string(limit >> 20)}};
}

Result<std::string> drain(int fd, std::size_t maxSize, const std::string &path)
{
    std::string bytes;
    std::array<char, 1 << 16> buffer;
    for (;;) {
        const auto got = ::read(fd, buffer.data(), buffer.size());
        if (got == 0)
            return bytes;
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            return failure(systemError(codeForErrno(errno, ErrorCode::FileNotReadable), path, errno));
        bytes.append(buffer.data(), static_cast<std::size_t>(got));
        if (bytes.size() > maxSize)
            return failure(tooLarge(path, maxSize));
    }
}

struct OpenFile
{
    UniqueFd fd;
    struct stat status = {};
};

Result<OpenFile> openToRead(const std::string &path, const ReadLimits &limits)
{
    if (path.find('\0') != std::string::npos)
        return failure(systemError(ErrorCode::FileNotFound, path, EINVAL));
    // O_NONBLOCK: opening a named pipe nobody writes to would wait for ever.
    OpenFile file{UniqueFd(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOCTTY | O_NONBLOCK)), {}};
    if (!file.fd.isOpen()) {
        const ErrorCode code = errno == ENOENT || errno == ENOTDIR ? ErrorCode::FileNotFound
                                                                   : codeForErrno(errno, ErrorCode::FileNotReadable);
        return failure(systemError(code, path, errno));
    }
    if (::fstat(file.fd.get(), &file.status) != 0)
        return failure(systemError(ErrorCode::FileNotReadable, path, errno));
    if (const auto kind = refuseKind(file.fd.get(), file.status, limits.kind, path); !kind)
        return failure(kind.error());
    if (::fcntl(file.fd.get(), F_SETFL, 0) != 0) // reading waits for the pipe's writer
        return failure(systemError(ErrorCode::FileNotReadable, path, errno));
    if (S_ISREG(file.status.st_mode) && static_cast<std::uint64_t>(file.status.st_size) > limits.maxSize)
        return failure(tooLarge(path, limits.maxSize));
    return file;
}

} // namespace

Result<ResolvedFile> resolveFile(const std::string &path)
{
    if (path.empty() || path.find('\0') != std::string::npos)
        return failure(systemError(ErrorCode::FolderMissing, path, EINVAL));
    std::string current = path;
    for (int i = 0; i <= kMaxLinks; ++i) {
        auto step = look(current, path);
        if (!step || !step->exists || !S_ISLNK(step->status.st_mode))
            return step;
        const auto target = linkTarget(step->path, path);
        if (!target)
            return failure(target.error());
        current = target->starts_with('/') ? *target : split(step->path).folder + "/" + *target;
    }
    return failure(systemError(ErrorCode::LinkLoop, path, ELOOP));
}

Result<std::string> readBytes(const std::string &path, const ReadLimits &limits)
{
    auto file = openToRead(path, limits);
    if (!file)
        return failure(file.error());
    return drain(file->fd.get(), limits.maxSize, path);
}

Result<std::string> readDescriptor(int fd, std::size_t maxSize, const std::string &name)
{
    struct stat status = {};
    if (::fstat(fd, &status) != 0)
        return failure(systemError(ErrorCode::FileNotReadable, name, errno));
    if (S_ISDIR(status.st_mode))
        return failure({ErrorCode::FileIsDirectory, name, {}, {}});
    return drain(fd, maxSize, name);
}

Result<FileContent> readContent(const std::string &path, std::size_t maxSize)
{
    auto file = openToRead(path, {maxSize, ReadKind::Regular});
    if (!file)
        return failure(file.error());
    auto bytes = drain(file->fd.get(), maxSize, path);
    if (!bytes)
        return failure(bytes.error());
    auto resolved = resolveFile(path);
    if (!resolved)
        return failure(resolved.error());
    FileContent content;
    content.stamp = stampOf(file->status, *bytes);
    content.bytes = std::move(*bytes);
    content.realPath = std::move(resolved->path);
    return content;
}

std::uint64_t contentHash(std::string_view bytes)
{
    std::uint64_t hash = 0xcbf29ce484222325U;
    for (const char byte : bytes) {
        hash ^= static_cast<unsigned char>(byte);
        hash *= 0x100000001b3U;
    }
    return hash;
}

Stamp stampOf(const struct stat &status, std::string_view bytes)
{
    Stamp stamp;
    stamp.exists = true;
    stamp.device = std::uint64_t{status.st_dev};
    stamp.inode = std::uint64_t{status.st_ino};
    stamp.size = bytes.size();
    stamp.modifiedNs = std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec;
    stamp.hash = contentHash(bytes);
    return stamp;
}

} // namespace tss
