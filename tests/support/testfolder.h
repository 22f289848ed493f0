// SPDX-License-Identifier: MIT
// TestFolder: a temporary folder with files and links in it, named relative to it.
#pragma once

#include <QTemporaryDir>

#include <sys/stat.h>

#include <string>
#include <string_view>
#include <vector>

namespace tss {

class TestFolder
{
public:
    TestFolder(); ///< open to every user
    ~TestFolder();

    [[nodiscard]] std::string path(std::string_view name = {}) const;
    std::string write(std::string_view name, std::string_view bytes, mode_t mode = 0644) const; ///< returns the path
    [[nodiscard]] std::string read(std::string_view name) const;
    std::string folder(std::string_view name, mode_t mode = 0755) const;
    std::string link(std::string_view name, const std::string &target) const;
    [[nodiscard]] bool isLink(std::string_view name) const;
    [[nodiscard]] bool exists(std::string_view name) const;
    [[nodiscard]] mode_t mode(std::string_view name) const;
    [[nodiscard]] struct stat status(std::string_view name) const;
    /// Names in a folder of it, sorted; a left-over temporary file would be among them.
    [[nodiscard]] std::vector<std::string> names(std::string_view name = {}) const;

private:
    QTemporaryDir m_dir;
};

} // namespace tss
