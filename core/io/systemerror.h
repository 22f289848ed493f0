// SPDX-License-Identifier: MIT
// errno → Error.
#pragma once

#include "core/error.h"

#include <string>
#include <string_view>

namespace tss {

// Reasons that are not the system's, as args[0] of FileNotReadable, FileNotWritable and ChangedOnDisk.
inline constexpr std::string_view kReasonSpecialFile = "special-file"; ///< a pipe, device or socket
inline constexpr std::string_view kReasonForeignOwner = "foreign-owner"; ///< saving would change the file's owner
inline constexpr std::string_view kReasonReadOnly = "read-only"; ///< nobody may write to it
inline constexpr std::string_view kReasonDeleted = "deleted"; ///< the file is gone
inline constexpr std::string_view kReasonCreated = "created"; ///< there was no file, now there is one

/// The code for a system error that means the same everywhere, else `otherwise`.
[[nodiscard]] ErrorCode codeForErrno(int number, ErrorCode otherwise);

/// With the system's message as args[0].
[[nodiscard]] Error systemError(ErrorCode code, const std::string &file, int number);

} // namespace tss
