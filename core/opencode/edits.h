// SPDX-License-Identifier: MIT
// What a person does, as text edits on tool-search.json. Each returns the smallest edits that do
// it. An absent list is written with the values in force first (defaults or inline options), so
// that an edit adds only what it says.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/json/edit.h"
#include "core/opencode/config.h"
#include "core/result.h"

#include <optional>
#include <string>
#include <vector>

namespace tss::opencode {

struct EditContext
{
    std::string_view text; ///< the document; empty: the file is new
    std::string_view inlineOptions;
};

/// Adds patterns before `index` of the list in force (npos: at the end); ones that stand there
/// already are left out.
[[nodiscard]] Result<TextEdits> addRules(const EditContext &context, RuleList list,
                                         const std::vector<std::u16string> &patterns,
                                         std::size_t index = std::string::npos);
[[nodiscard]] Result<TextEdits> removeRules(const EditContext &context, RuleList list,
                                            std::vector<std::size_t> indices);
[[nodiscard]] Result<TextEdits> replaceRule(const EditContext &context, RuleList list,
                                            std::size_t index, std::u16string_view pattern);
[[nodiscard]] Result<TextEdits> moveRule(const EditContext &context, RuleList list,
                                         std::size_t from, std::size_t to);

/// Sets the tags of a tool; an empty list removes the key, and the entry when nothing else is in
/// it.
[[nodiscard]] Result<TextEdits> setTags(const EditContext &context, std::u16string_view id,
                                        const std::vector<std::u16string> &tags);
/// Tags of several tools in one edit.
struct TagChange
{
    std::u16string id;
    std::vector<std::u16string> tags;
};
[[nodiscard]] Result<TextEdits> setTags(const EditContext &context,
                                        const std::vector<TagChange> &changes);
/// Sets the description used in search results; an empty text removes it.
[[nodiscard]] Result<TextEdits> setDescription(const EditContext &context, std::u16string_view id,
                                               std::u16string_view description);
/// Removes a tool's entry; where the inline options have one for it too, an empty entry takes its
/// place.
[[nodiscard]] Result<TextEdits> removeEntry(const EditContext &context, std::u16string_view id);
/// Sets or (value empty) removes a top-level key; `valueJson` is JSON text.
[[nodiscard]] Result<TextEdits> setKey(const EditContext &context, std::u16string_view key,
                                       std::string_view valueJson);

/// The string tags of a tool in force; empty for none or wrong types.
[[nodiscard]] std::vector<std::u16string> tagsOf(const Config &config, std::u16string_view id);
[[nodiscard]] std::u16string descriptionOverride(const Config &config, std::u16string_view id);

/// The shortest wildcard pattern that matches exactly `rows` among all ids of the index
/// ("github_*"), if one exists.
[[nodiscard]] std::optional<std::u16string> shortestPattern(const CatalogIndex &index,
                                                            const std::vector<std::uint32_t> &rows);

} // namespace tss::opencode
