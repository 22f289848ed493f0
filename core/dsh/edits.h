// SPDX-License-Identifier: MIT
// What a person does with groups, core, matcher and preload, as text edits on dsh-tool-search.json. Each returns the
// smallest edits that do it; unknown keys, comments and order stay. A blank text becomes the file that the plugin itself
// would write: {"version": 1, "scope": …} with two-space indent and a final newline.
#pragma once

#include "core/dsh/groups.h"
#include "core/dsh/scope.h"
#include "core/json/edit.h"
#include "core/result.h"

#include <string>
#include <string_view>
#include <vector>

namespace tss::dsh {

struct RuleText
{
    bool isPrefix = false;
    std::u16string text;
    friend bool operator==(const RuleText &, const RuleText &) = default;
};

struct EditContext
{
    std::string_view text; ///< the document; blank: the file is new
    Scope scope = Scope::User; ///< for a new file
};

/// The plugin refuses a group without rules, so `rules` must not be empty. index npos: at the end.
[[nodiscard]] Result<TextEdits> addGroup(const EditContext &context, std::u16string_view name, const std::vector<RuleText> &rules, std::size_t index = std::string::npos);
[[nodiscard]] Result<TextEdits> removeGroup(const EditContext &context, std::size_t group);
[[nodiscard]] Result<TextEdits> renameGroup(const EditContext &context, std::size_t group, std::u16string_view name);
[[nodiscard]] Result<TextEdits> moveGroup(const EditContext &context, std::size_t from, std::size_t to);
/// Rules that stand there already are left out.
[[nodiscard]] Result<TextEdits> addRules(const EditContext &context, std::size_t group, const std::vector<RuleText> &rules);
/// Removes the group itself when nothing would be left in it.
[[nodiscard]] Result<TextEdits> removeRules(const EditContext &context, const std::vector<GroupRule> &rules);
[[nodiscard]] Result<TextEdits> replaceRule(const EditContext &context, const GroupRule &rule, std::u16string_view text);
/// Sets all groups anew, with minimal change to those that stay.
[[nodiscard]] Result<TextEdits> setGroups(const EditContext &context, const std::vector<GroupSpec> &groups);

[[nodiscard]] Result<TextEdits> addCore(const EditContext &context, const std::vector<std::u16string> &names);
[[nodiscard]] Result<TextEdits> removeCore(const EditContext &context, const std::vector<std::u16string> &names);

/// Sets or (value empty) removes the key at a path of object keys, as {"matcher", "model"}; `valueJson` is JSON text.
/// An object that becomes empty goes too.
[[nodiscard]] Result<TextEdits> setValue(const EditContext &context, const std::vector<std::u16string> &path, std::string_view valueJson);

} // namespace tss::dsh
