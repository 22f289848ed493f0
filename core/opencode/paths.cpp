// SPDX-License-Identifier: MIT
#include "core/opencode/paths.h"

#include <cstdlib>
#include <filesystem>

namespace tss::opencode {

namespace fs = std::filesystem;

Environment processEnvironment()
{
    return [](const char *name) -> std::optional<std::string> {
        const char *value = std::getenv(name);
        return value ? std::optional<std::string>(value) : std::nullopt;
    };
}

std::string userConfigPath(const Environment &environment, std::string_view accountHome)
{
    // JavaScript's ||: an empty variable counts as not set.
    if (const auto folder = environment("OPENCODE_CONFIG_DIR"); folder && !folder->empty())
        return (fs::path(*folder) / kConfigFileName).lexically_normal().string();
    const fs::path home(environment("HOME").value_or(std::string(accountHome)));
    return (home / ".config" / "opencode" / kConfigFileName).lexically_normal().string();
}

bool isReadByPlugin(std::string_view path, const Environment &environment, std::string_view accountHome)
{
    std::error_code error;
    const auto whole = [&error](const fs::path &file) { return fs::absolute(file, error).lexically_normal(); };
    return whole(fs::path(path)) == whole(fs::path(userConfigPath(environment, accountHome)));
}

} // namespace tss::opencode
