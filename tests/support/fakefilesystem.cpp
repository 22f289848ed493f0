// SPDX-License-Identifier: MIT
#include "tests/support/fakefilesystem.h"

#include "core/io/readfile.h"

#include <algorithm>
#include <utility>

namespace tss {

void FakeFileSystem::put(const std::string &path, std::string bytes)
{
    Stamp stamp;
    stamp.exists = true;
    stamp.inode = m_nextInode++;
    stamp.modifiedNs = static_cast<std::int64_t>(stamp.inode);
    stamp.size = bytes.size();
    stamp.hash = contentHash(bytes);
    m_files[path] = {std::move(bytes), stamp};
}

std::optional<std::string> FakeFileSystem::bytesOf(const std::string &path) const
{
    const auto found = m_files.find(path);
    return found == m_files.end() ? std::nullopt : std::optional(found->second.bytes);
}

Result<FileContent> FakeFileSystem::read(const std::string &path) const
{
    m_log.push_back("read " + path);
    if (const auto code = std::exchange(m_nextReadError, std::nullopt))
        return failure({*code, path, {}, {}});
    const auto found = m_files.find(path);
    if (found == m_files.end())
        return failure({ErrorCode::FileNotFound, path, {}, {}});
    return FileContent{found->second.bytes, found->second.stamp, path};
}

Result<Stamp> FakeFileSystem::writeAtomic(const std::string &path, std::string_view bytes, const Stamp &expected)
{
    m_log.push_back("write " + path);
    if (const auto code = std::exchange(m_nextWriteError, std::nullopt))
        return failure({*code, path, {}, {"told to fail"}});
    if (isFolderMissing(path))
        return failure({ErrorCode::FolderMissing, path, {}, {}});
    const auto found = m_files.find(path);
    const bool exists = found != m_files.end();
    if (exists && found->second.bytes == bytes)
        return found->second.stamp;
    if (exists != expected.exists || (exists && found->second.stamp.hash != expected.hash))
        return failure({ErrorCode::ChangedOnDisk, path, {}, {}});
    put(path, std::string(bytes));
    return m_files[path].stamp;
}

Status FakeFileSystem::makeFolders(const std::string &folder)
{
    m_log.push_back("folders " + folder);
    std::erase(m_missingFolders, folder);
    return {};
}

bool FakeFileSystem::isFolderMissing(const std::string &path) const
{
    return std::any_of(m_missingFolders.begin(), m_missingFolders.end(), [&](const std::string &folder) {
        return path.starts_with(folder + "/");
    });
}

} // namespace tss
