// SPDX-License-Identifier: MIT
// Finding and reading files by their bytes: links resolved by hand, so that a dangling link and a loop can be told
// from a missing file.
#pragma once

#include "core/io/filesystem.h"
#include "core/result.h"

#include <sys/stat.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace tss {

/// Documents are small; a larger one is a mistake.
inline constexpr std::size_t kDocumentSizeLimit = std::size_t{64} << 20;

struct ResolvedFile
{
    std::string path; ///< absolute, no link in it
    bool exists = false;
    struct stat status = {}; ///< when it exists
};

/// Follows links, chained and relative ones too. A missing file is no error: `path` is then where it would be made.
/// Errors: FolderMissing, LinkLoop, PathTooLong, FileIsDirectory (for "x/" and "."), FileNotReadable.
[[nodiscard]] Result<ResolvedFile> resolveFile(const std::string &path);

enum class ReadKind {
    Regular, ///< anything else is refused at once: opening a pipe could wait for ever
    RegularOrShellPipe, ///< also a pipe without a name, such as a shell's <(command); its writer is there already
};

struct ReadLimits
{
    std::size_t maxSize = kDocumentSizeLimit;
    ReadKind kind = ReadKind::Regular;
};

/// All bytes of a file. Errors: FileNotFound, FileNotReadable, FileIsDirectory, FileTooLarge (args: limit in MiB),
/// LinkLoop, PathTooLong.
[[nodiscard]] Result<std::string> readBytes(const std::string &path, const ReadLimits &limits);

/// All that is left in something open: a file, pipe, socket or device. `name` goes into errors.
[[nodiscard]] Result<std::string> readDescriptor(int fd, std::size_t maxSize, const std::string &name);

/// A file's bytes with what is needed to replace it later.
[[nodiscard]] Result<FileContent> readContent(const std::string &path, std::size_t maxSize);

/// FNV-1a, 64 bits.
[[nodiscard]] std::uint64_t contentHash(std::string_view bytes);

[[nodiscard]] Stamp stampOf(const struct stat &status, std::string_view bytes);

} // namespace tss
