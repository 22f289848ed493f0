// SPDX-License-Identifier: MIT
#include "tests/support/testfolder.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace tss {

TestFolder::TestFolder()
{
    if (!m_dir.isValid() || ::chmod(path().c_str(), 0777) != 0)
        std::abort();
}

TestFolder::~TestFolder()
{
    // A test may have left folders that their owner cannot empty.
    std::error_code ignored;
    for (const auto &entry : std::filesystem::recursive_directory_iterator(path(), std::filesystem::directory_options::skip_permission_denied, ignored)) {
        if (entry.is_directory(ignored) && !entry.is_symlink(ignored))
            ::chmod(entry.path().c_str(), 0777);
    }
}

std::string TestFolder::path(std::string_view name) const
{
    const std::string folder = m_dir.path().toStdString();
    return name.empty() ? folder : folder + "/" + std::string(name);
}

std::string TestFolder::write(std::string_view name, std::string_view bytes, mode_t mode) const
{
    const std::string file = path(name);
    std::ofstream stream(file, std::ios::binary | std::ios::trunc);
    stream.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
    stream.close();
    if (!stream || ::chmod(file.c_str(), mode) != 0)
        std::abort();
    return file;
}

std::string TestFolder::read(std::string_view name) const
{
    std::ifstream stream(path(name), std::ios::binary);
    std::ostringstream bytes;
    bytes << stream.rdbuf();
    return bytes.str();
}

std::string TestFolder::folder(std::string_view name, mode_t mode) const
{
    const std::string result = path(name);
    std::filesystem::create_directories(result);
    if (::chmod(result.c_str(), mode) != 0)
        std::abort();
    return result;
}

std::string TestFolder::link(std::string_view name, const std::string &target) const
{
    if (::symlink(target.c_str(), path(name).c_str()) != 0)
        std::abort();
    return path(name);
}

bool TestFolder::isLink(std::string_view name) const
{
    struct stat found = {};
    return ::lstat(path(name).c_str(), &found) == 0 && S_ISLNK(found.st_mode);
}

bool TestFolder::exists(std::string_view name) const
{
    struct stat found = {};
    return ::lstat(path(name).c_str(), &found) == 0;
}

mode_t TestFolder::mode(std::string_view name) const
{
    return status(name).st_mode & 07777U;
}

struct stat TestFolder::status(std::string_view name) const
{
    struct stat found = {};
    if (::stat(path(name).c_str(), &found) != 0)
        found = {};
    return found;
}

std::vector<std::string> TestFolder::names(std::string_view name) const
{
    std::vector<std::string> result;
    for (const auto &entry : std::filesystem::directory_iterator(path(name)))
        result.push_back(entry.path().filename().string());
    std::sort(result.begin(), result.end());
    return result;
}

} // namespace tss
