// SPDX-License-Identifier: MIT
// OpenCode with @yulimfish/opencode-tool-search as a Target.
#pragma once

#include "core/target.h"

namespace tss::opencode {

[[nodiscard]] const Target &target();

} // namespace tss::opencode
