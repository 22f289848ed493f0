// SPDX-License-Identifier: MIT
// Groups: which group a tool belongs to (dsh-tool-search 0.1.2, src/groups.ts groupFor): the first in declaration
// order that lists its name or has a prefix of it.
#pragma once

#include "core/dsh/runtimeconfig.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace tss::dsh {

/// One rule of a group, by place.
struct GroupRule
{
    std::size_t group = 0; ///< index in declaration order
    bool isPrefix = false;
    std::size_t index = 0; ///< in the group's prefixes or tools
    friend bool operator==(const GroupRule &, const GroupRule &) = default;
};

/// Decides for many names; made once per list of groups.
class GroupMatcher
{
public:
    explicit GroupMatcher(const std::vector<GroupSpec> &groups);
    ~GroupMatcher();
    GroupMatcher(GroupMatcher &&) noexcept;
    GroupMatcher &operator=(GroupMatcher &&) noexcept;

    /// The rule that puts the name into its group: an exact name before a prefix of the same group, the earlier of
    /// several; nullopt: ungrouped.
    [[nodiscard]] std::optional<GroupRule> ruleFor(std::u16string_view name) const;
    /// Every rule that matches the name, in declaration order.
    [[nodiscard]] std::vector<GroupRule> allRulesFor(std::u16string_view name) const;

private:
    struct Private;
    std::unique_ptr<Private> m_d;
};

} // namespace tss::dsh
