// SPDX-License-Identifier: MIT
// Every target is registered here, with one line.
#include "core/target.h"

#include "core/opencode/target.h"

#include <array>

namespace tss {

std::span<const Target *const> targets()
{
    static const std::array<const Target *, 1> all{
        &opencode::target(),
    };
    return all;
}

const Target *findTarget(std::string_view name)
{
    for (const Target *target : targets()) {
        if (target->name() == name)
            return target;
    }
    return nullptr;
}

} // namespace tss
