// SPDX-License-Identifier: MIT
// Where the plugin looks for its configuration: a pure function of the environment.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace tss::opencode {

/// The value of an environment variable; nullopt when it is not set.
using Environment = std::function<std::optional<std::string>(const char *name)>;

/// The process's own environment.
[[nodiscard]] Environment processEnvironment();

inline constexpr std::string_view kConfigFileName = "tool-search.json";

/// The one file that the plugin reads (src/config.js loadConfig of @yulimfish/opencode-tool-search 0.1.2):
/// $OPENCODE_CONFIG_DIR/tool-search.json when that is set and not empty, else ~/.config/opencode/tool-search.json.
/// XDG_CONFIG_HOME is ignored, as the plugin ignores it. `accountHome` is used when HOME is not set.
[[nodiscard]] std::string userConfigPath(const Environment &environment, std::string_view accountHome = {});

/// Whether the plugin would read this file in this environment (after "." and ".." are resolved; links are not).
[[nodiscard]] bool isReadByPlugin(std::string_view path, const Environment &environment, std::string_view accountHome = {});

} // namespace tss::opencode
