// SPDX-License-Identifier: MIT
// The target DSH: DeepSeek Harness with the plugin dsh-tool-search.
#pragma once

#include "core/target.h"

namespace tss::dsh {

[[nodiscard]] const Target &target();

/// The facts behind a preview that this target made; null for another target's.
struct Facts;
[[nodiscard]] const Facts *factsOf(const Preview &preview);

} // namespace tss::dsh
