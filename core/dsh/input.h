// SPDX-License-Identifier: MIT
// DshInput: what a preview of DSH depends on besides the catalog: the two runtime files, the static one, the workspace
// and the versions that statements depend on.
#pragma once

#include <string>
#include <string_view>

namespace tss::dsh {

/// Versions that the semantics were taken from.
inline constexpr std::string_view kPluginVersion = "0.1.2";
inline constexpr std::string_view kDshVersion = "0.1.1";

struct FileText
{
    std::string path; ///< empty: there is no such file to speak of
    std::string text;
    bool exists = false;
    friend bool operator==(const FileText &, const FileText &) = default;
};

/// Found or said by the person; empty: not known, and statements say which version they are of.
struct Versions
{
    std::string plugin;
    std::string dsh;
    std::string pluginAuthor; ///< of the installed package of this name; empty: not found
    std::string preset = "standard"; ///< the session's agent preset
    friend bool operator==(const Versions &, const Versions &) = default;
};

struct DshInput
{
    FileText user; ///< $DSH_HOME/dsh-tool-search.json
    FileText project; ///< <workspace>/.dsh/dsh-tool-search.json
    FileText statics; ///< a profile's cordis.patch.yml
    std::string workspace; ///< the session's working folder; empty: none
    bool editsProject = false; ///< the document being edited is the project's
    bool projectInRepository = false; ///< the project file is in a git work tree and not ignored
    Versions versions;
    friend bool operator==(const DshInput &, const DshInput &) = default;
};

} // namespace tss::dsh
