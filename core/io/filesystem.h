// SPDX-License-Identifier: MIT
// FileSystem: the few operations on files that documents need, behind an interface so that tests can make them fail.
#pragma once

#include "core/result.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tss {

/// What a file was when it was read; compared before it is replaced.
struct Stamp
{
    bool exists = false;
    std::uint64_t device = 0;
    std::uint64_t inode = 0;
    std::uint64_t size = 0;
    std::int64_t modifiedNs = 0;
    std::uint64_t hash = 0; ///< of the bytes
    friend bool operator==(const Stamp &, const Stamp &) = default;
};

struct FileContent
{
    std::string bytes;
    Stamp stamp;
    std::string realPath; ///< links resolved; where a save writes
};

class FileSystem
{
public:
    virtual ~FileSystem() = default;
    /// A missing file (a dangling link too) is FileNotFound, with realPath's folder checked by the caller if needed.
    [[nodiscard]] virtual Result<FileContent> read(const std::string &path) const = 0;
    /// Replaces the file atomically: temporary file beside the real target, flush, rename, flush the folder. Follows
    /// links and keeps them, keeps mode and owner, makes new files 0600-or-umask, refuses hard-linked files.
    /// ChangedOnDisk when the content is no longer what `expected` says.
    [[nodiscard]] virtual Result<Stamp> writeAtomic(const std::string &path, std::string_view bytes, const Stamp &expected) = 0;
    [[nodiscard]] virtual Status makeFolders(const std::string &folder) = 0;
};

/// The real one.
[[nodiscard]] FileSystem &posixFileSystem();

} // namespace tss
