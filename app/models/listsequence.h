// SPDX-License-Identifier: MIT
// How a list becomes another list: the few steps that a view can follow without losing its selection.
#pragma once

#include <cstddef>
#include <functional>
#include <vector>

namespace tss::app {

struct ListStep
{
    enum class Kind { Insert, Remove, Move, Replace };
    Kind kind = Kind::Insert;
    std::size_t at = 0; ///< in the list as the steps before left it
    std::size_t to = 0; ///< Move: the place it has afterwards
    friend bool operator==(const ListStep &, const ListStep &) = default;
};

struct ListSizes
{
    std::size_t before = 0;
    std::size_t after = 0;
};

/// Whether element i of the list before is the same as element j of the list after.
using SameElement = std::function<bool(std::size_t before, std::size_t after)>;

/// Steps to be taken one after another. One insertion, removal, move or change is found as what it is.
[[nodiscard]] std::vector<ListStep> listSteps(ListSizes sizes, const SameElement &same);

} // namespace tss::app
