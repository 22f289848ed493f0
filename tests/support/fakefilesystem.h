// SPDX-License-Identifier: MIT
// FakeFileSystem: files in memory that fail when told to, with a log of what was asked of them.
#pragma once

#include "core/io/filesystem.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tss {

class FakeFileSystem : public FileSystem
{
public:
    /// As another program would write it.
    void put(const std::string &path, std::string bytes);
    void remove(const std::string &path) { m_files.erase(path); }
    [[nodiscard]] std::optional<std::string> bytesOf(const std::string &path) const;

    /// Folders exist by themselves unless they are named here; makeFolders() makes them.
    void removeFolder(const std::string &folder) { m_missingFolders.push_back(folder); }

    void failNextRead(ErrorCode code) { m_nextReadError = code; }
    void failNextWrite(ErrorCode code) { m_nextWriteError = code; }

    /// "read PATH", "write PATH", "folders PATH"
    [[nodiscard]] const std::vector<std::string> &log() const { return m_log; }
    void clearLog() { m_log.clear(); }

    [[nodiscard]] Result<FileContent> read(const std::string &path) const override;
    [[nodiscard]] Result<Stamp> writeAtomic(const std::string &path, std::string_view bytes, const Stamp &expected) override;
    [[nodiscard]] Status makeFolders(const std::string &folder) override;

private:
    struct File
    {
        std::string bytes;
        Stamp stamp;
    };

    [[nodiscard]] bool isFolderMissing(const std::string &path) const;

    std::map<std::string, File> m_files;
    std::vector<std::string> m_missingFolders;
    mutable std::vector<std::string> m_log;
    mutable std::optional<ErrorCode> m_nextReadError;
    std::optional<ErrorCode> m_nextWriteError;
    std::uint64_t m_nextInode = 1;
};

} // namespace tss
