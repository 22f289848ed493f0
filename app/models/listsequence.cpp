// SPDX-License-Identifier: MIT
#include "app/models/listsequence.h"

#include <algorithm>
#include <optional>

namespace tss::app {

namespace {

using Kind = ListStep::Kind;
using Steps = std::vector<ListStep>;

/// What differs between the lists, once equal ends are left out.
struct Middle
{
    std::size_t begin = 0; ///< in both lists
    std::size_t before = 0; ///< elements
    std::size_t after = 0;
};

Middle middleOf(ListSizes sizes, const SameElement &same)
{
    const std::size_t least = std::min(sizes.before, sizes.after);
    std::size_t begin = 0;
    while (begin < least && same(begin, begin))
        ++begin;
    std::size_t end = 0;
    while (end < least - begin && same(sizes.before - 1 - end, sizes.after - 1 - end))
        ++end;
    return {begin, sizes.before - begin - end, sizes.after - begin - end};
}

bool isRotation(const Middle &middle, const SameElement &same, bool firstGoesLast)
{
    const std::size_t count = middle.before;
    for (std::size_t i = 0; i < count; ++i) {
        const std::size_t from = firstGoesLast ? (i + 1) % count : (i + count - 1) % count;
        if (!same(middle.begin + from, middle.begin + i))
            return false;
    }
    return true;
}

std::optional<ListStep> moveIn(const Middle &middle, const SameElement &same)
{
    if (middle.before != middle.after || middle.before < 2)
        return std::nullopt;
    const std::size_t first = middle.begin;
    const std::size_t last = middle.begin + middle.before - 1;
    if (isRotation(middle, same, true))
        return ListStep{Kind::Move, first, last};
    if (isRotation(middle, same, false))
        return ListStep{Kind::Move, last, first};
    return std::nullopt;
}

/// Single removals, when the list after is the list before with some elements gone.
std::optional<Steps> removalsIn(const Middle &middle, const SameElement &same)
{
    Steps steps;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < middle.before; ++i) {
        if (kept < middle.after && same(middle.begin + i, middle.begin + kept))
            ++kept;
        else
            steps.push_back({Kind::Remove, middle.begin + kept, 0});
    }
    return kept == middle.after ? std::optional(std::move(steps)) : std::nullopt;
}

std::optional<Steps> insertionsIn(const Middle &middle, const SameElement &same)
{
    Steps steps;
    std::size_t known = 0;
    for (std::size_t i = 0; i < middle.after; ++i) {
        if (known < middle.before && same(middle.begin + known, middle.begin + i))
            ++known;
        else
            steps.push_back({Kind::Insert, middle.begin + i, 0});
    }
    return known == middle.before ? std::optional(std::move(steps)) : std::nullopt;
}

Steps replacementOf(const Middle &middle)
{
    Steps steps;
    const std::size_t both = std::min(middle.before, middle.after);
    for (std::size_t i = 0; i < both; ++i)
        steps.push_back({Kind::Replace, middle.begin + i, 0});
    for (std::size_t i = middle.before; i > both; --i)
        steps.push_back({Kind::Remove, middle.begin + i - 1, 0});
    for (std::size_t i = both; i < middle.after; ++i)
        steps.push_back({Kind::Insert, middle.begin + i, 0});
    return steps;
}

} // namespace

std::vector<ListStep> listSteps(ListSizes sizes, const SameElement &same)
{
    const Middle middle = middleOf(sizes, same);
    if (const auto move = moveIn(middle, same))
        return {*move};
    if (auto removals = removalsIn(middle, same))
        return std::move(*removals);
    if (auto insertions = insertionsIn(middle, same))
        return std::move(*insertions);
    return replacementOf(middle);
}

} // namespace tss::app
