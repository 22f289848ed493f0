// SPDX-License-Identifier: MIT
// Moving tools between groups so that the plugin honours it: the first group in declaration order that matches keeps a
// tool, so an earlier group's prefix can stand in the way. Every option is tried on the groups as they would be, and
// says what it does to every tool.
#pragma once

#include "core/dsh/edits.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace tss::dsh {

struct Destination
{
    enum class Kind { Group, NewGroup, Ungrouped, Core, NotCore };
    Kind kind = Kind::Group;
    std::size_t group = 0; ///< for Group
    std::u16string name; ///< for NewGroup
};

enum class MoveWay {
    Plain, ///< nothing stands in the way
    Reorder, ///< the destination goes above the group that keeps the tools
    Narrow, ///< the prefixes that keep them are replaced by shorter-reaching ones
};

/// A tool whose group would change.
struct GroupChange
{
    std::u16string name;
    std::optional<std::u16string> from, to; ///< group names; nullopt: ungrouped
    bool wasAsked = false; ///< one of the tools that were dragged
    friend bool operator==(const GroupChange &, const GroupChange &) = default;
};

struct MoveOption
{
    MoveWay way = MoveWay::Plain;
    TextEdits edits; ///< on the runtime file
    std::vector<GroupChange> changes; ///< every tool whose group changes, the asked ones first
    std::size_t moved = 0; ///< of the asked tools, how many end up where they were asked to be
};

struct MovePlan
{
    /// Where all asked tools arrive with no other change, the first and only option is Plain. Otherwise the ways
    /// round that do what was asked; empty when there is none or nothing would change.
    std::vector<MoveOption> options;
    std::vector<GroupRule> blockers; ///< prefixes (or names) of earlier groups that keep asked tools
};

/// `catalog`: the names of all tools, in order. Errors as the edits of edits.h.
[[nodiscard]] Result<MovePlan> planMove(const EditContext &context, const std::vector<std::u16string> &catalog, const std::vector<std::u16string> &names, const Destination &destination);

/// The fewest prefixes and names that select exactly `names` of `catalog`; with several of the same number, the ones
/// with most prefixes and the shortest text. `free`: names that may be matched too (taken by earlier groups).
[[nodiscard]] std::vector<RuleText> shortestRules(const std::vector<std::u16string> &catalog, const std::vector<std::u16string> &names, const std::vector<std::u16string> &free = {});

} // namespace tss::dsh
