// SPDX-License-Identifier: MIT
#include "core/io/systemerror.h"

#include <cerrno>
#include <system_error>

namespace tss {

ErrorCode codeForErrno(int number, ErrorCode otherwise)
{
    switch (number) {
    case ELOOP:
        return ErrorCode::LinkLoop;
    case ENAMETOOLONG:
        return ErrorCode::PathTooLong;
    case EISDIR:
        return ErrorCode::FileIsDirectory;
    case ENOSPC:
    case EDQUOT:
    case EFBIG: // over the process' own limit
        return ErrorCode::DiskFull;
    case ETXTBSY:
    case EBUSY:
        return ErrorCode::FileLocked;
    default:
        return otherwise;
    }
}

Error systemError(ErrorCode code, const std::string &file, int number)
{
    return {code, file, std::nullopt, {std::generic_category().message(number)}};
}

} // namespace tss
