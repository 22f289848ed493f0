// SPDX-License-Identifier: MIT
// Replacing a file in one step, so that no reader and no crash ever meets an empty or half one.
#pragma once

#include "core/io/filesystem.h"

#include <string>
#include <string_view>

namespace tss {

/// Writes a temporary file beside the real target (links followed), gives it the target's owner, mode, access list and
/// extended attributes, flushes it, checks once more that the target is still what `expected` says, and renames. There
/// is no fallback that writes in place. Content is compared, not only times. When the file holds `bytes` already,
/// nothing is written. No temporary file is left on an error.
/// Errors: ChangedOnDisk, FileIsDirectory, FileNotWritable, FolderMissing, FolderNotWritable, LinkLoop, HardLinked,
/// DiskFull, PathTooLong, FileLocked, WriteFailed. See systemerror.h for the reasons in args[0].
[[nodiscard]] Result<Stamp> writeFileAtomically(const std::string &path, std::string_view bytes, const Stamp &expected);

} // namespace tss
