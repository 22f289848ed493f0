// SPDX-License-Identifier: MIT
// PosixFileSystem: the real FileSystem. Without state.
#pragma once

#include "core/io/filesystem.h"

namespace tss {

class PosixFileSystem : public FileSystem
{
public:
    [[nodiscard]] Result<FileContent> read(const std::string &path) const override;
    [[nodiscard]] Result<Stamp> writeAtomic(const std::string &path, std::string_view bytes, const Stamp &expected) override;
    [[nodiscard]] Status makeFolders(const std::string &folder) override;
};

} // namespace tss
