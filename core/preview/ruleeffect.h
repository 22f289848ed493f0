// SPDX-License-Identifier: MIT
// RuleEffect: what an edit would do, told from the preview of the text as it stands and the preview of a trial text.
#pragma once

#include "core/preview/preview.h"

#include <cstdint>
#include <vector>

namespace tss {

struct RuleEffect
{
    std::size_t hides = 0; ///< tools that become hidden
    std::size_t shows = 0; ///< hidden tools that do not stay so
    std::int64_t tokens = 0; ///< change of the total, the plugin's own tool and hint included; negative saves
    friend bool operator==(const RuleEffect &, const RuleEffect &) = default;
};

/// Both previews are of the same catalog; rows that only one of them has are left out.
[[nodiscard]] RuleEffect effectBetween(const Preview &now, const Preview &trial);

/// How many of the rows no rule can reach on the preview's host.
[[nodiscard]] std::size_t countOutOfReach(const Preview &preview, const std::vector<std::uint32_t> &rows);

} // namespace tss
