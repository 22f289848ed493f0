// SPDX-License-Identifier: MIT
// Which runtime file is in force (dsh-tool-search 0.1.2, src/config.ts RuntimeConfigStore.resolve). The two are never
// merged.
#pragma once

#include "core/dsh/input.h"
#include "core/dsh/runtimeconfig.h"
#include "core/dsh/staticconfig.h"

namespace tss::dsh {

enum class Scope { User, Project };

enum class ScopeReason {
    ConfiguredUser, ///< configScope: user reads the user file only
    ProjectFound, ///< the project file is there and valid
    NoWorkspace, ///< the session has no working folder
    ProjectMissing, ///< no project file: the user's
    ProjectBroken, ///< the project file is ignored: the user's
};

struct ScopeVerdict
{
    Scope scope = Scope::User;
    ScopeReason reason = ScopeReason::ProjectMissing;
    std::string path; ///< of the file in force; it may not exist
    bool fileExists = false;
    bool fileIsValid = false; ///< the file in force is there and the plugin takes it
    RuntimeVerdict user; ///< of a file that is not there: invalid with an empty message
    RuntimeVerdict project;
    bool warnsOfFallback = false; ///< configScope: project, and it fell back
    [[nodiscard]] const RuntimeConfig &config() const { return scope == Scope::User ? user.config : project.config; }
};

[[nodiscard]] ScopeVerdict resolveScope(ConfigScope configured, const DshInput &input);

} // namespace tss::dsh
