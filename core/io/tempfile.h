// SPDX-License-Identifier: MIT
// TempFile: a file under a random name in a given folder, removed again unless it was renamed into place.
#pragma once

#include "core/io/readfile.h"
#include "core/io/uniquefd.h"
#include "core/result.h"

#include <string>
#include <string_view>

namespace tss {

class TempFile
{
public:
    /// `mode` is what open() takes: the umask applies. Errors carry `reportAs` as their file.
    [[nodiscard]] static Result<TempFile> create(const std::string &folder, mode_t mode, const std::string &reportAs);
    ~TempFile();
    TempFile(TempFile &&) noexcept = default;
    TempFile &operator=(TempFile &&) = delete;

    [[nodiscard]] Status write(std::string_view bytes);
    /// Owner, group, extended attributes and mode of another file. Only an owner that cannot be kept is an error.
    [[nodiscard]] Status takeAttributesFrom(const ResolvedFile &original);
    [[nodiscard]] Status flush();
    /// Of this file, which now holds `bytes`.
    [[nodiscard]] Result<Stamp> stamp(std::string_view bytes) const;
    /// Renames onto `target`. With `mustBeNew` an existing target is ChangedOnDisk instead of replaced.
    [[nodiscard]] Status moveTo(const std::string &target, bool mustBeNew);

private:
    TempFile(UniqueFd fd, std::string path, std::string reportAs);

    UniqueFd m_fd;
    std::string m_path; ///< empty once renamed or moved from
    std::string m_reportAs;
};

} // namespace tss
