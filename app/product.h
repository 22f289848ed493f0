// SPDX-License-Identifier: MIT
// Names and versions that the window states: what we are, and which plugin and host the preview mirrors.
#pragma once

namespace tss::app {

inline constexpr char kAppId[] = "io.github.toolsearchstudio.ToolSearchStudio";
inline constexpr char kPluginPackage[] = "@yulimfish/opencode-tool-search";
inline constexpr char kPluginVersion[] = "0.1.2";
inline constexpr char kHostVersion[] = "1.18.33"; ///< newest OpenCode that the preview was compared with

} // namespace tss::app
