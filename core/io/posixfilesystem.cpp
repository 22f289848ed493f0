// SPDX-License-Identifier: MIT
#include "core/io/posixfilesystem.h"

#include "core/io/atomicwrite.h"
#include "core/io/readfile.h"
#include "core/io/systemerror.h"

#include <cerrno>
#include <filesystem>
#include <system_error>

namespace tss {

Result<FileContent> PosixFileSystem::read(const std::string &path) const
{
    return readContent(path, kDocumentSizeLimit);
}

Result<Stamp> PosixFileSystem::writeAtomic(const std::string &path, std::string_view bytes, const Stamp &expected)
{
    return writeFileAtomically(path, bytes, expected);
}

Status PosixFileSystem::makeFolders(const std::string &folder)
{
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (!error)
        return {};
    switch (error.value()) {
    case EACCES:
    case EPERM:
    case EROFS:
        return failure(systemError(ErrorCode::FolderNotWritable, folder, error.value()));
    default:
        return failure(systemError(codeForErrno(error.value(), ErrorCode::FolderMissing), folder, error.value()));
    }
}

FileSystem &posixFileSystem()
{
    static PosixFileSystem files;
    return files;
}

} // namespace tss
