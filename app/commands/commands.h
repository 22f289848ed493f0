// SPDX-License-Identifier: MIT
// What a person can do, as named undoable steps on the studio's document. Made from ids and values, never from rows of
// a view. Each returns whether anything changed.
#pragma once

#include "core/opencode/edits.h"

#include <QStringList>

#include <vector>

namespace tss::app {

class Studio;

/// Which list an order-keeping gesture means.
[[nodiscard]] QString listName(RuleList list); ///< tr("Hide") / tr("Keep")

bool addRules(Studio &studio, RuleList list, const QStringList &patterns, std::size_t index = std::string::npos);
/// Hides or keeps the named tools by their exact ids.
bool addTools(Studio &studio, RuleList list, const QStringList &ids, std::size_t index = std::string::npos);
bool removeRules(Studio &studio, RuleList list, const std::vector<std::size_t> &indices);
/// `typing`: merges with the previous change of the same rule.
bool replaceRule(Studio &studio, RuleList list, std::size_t index, const QString &pattern, bool typing = false);
bool moveRule(Studio &studio, RuleList list, std::size_t from, std::size_t to);
/// Moves a rule to the other list.
bool transferRule(Studio &studio, RuleList from, std::size_t index, RuleList to, std::size_t toIndex);
/// Undoes what hides these tools where exact-id rules do it; returns false when a wider rule decides (then a keep rule is needed).
bool removeExactRules(Studio &studio, RuleList list, const QStringList &ids);

bool setTags(Studio &studio, const QString &id, const QStringList &tags);
bool addTag(Studio &studio, const QStringList &ids, const QString &tag);
bool removeTag(Studio &studio, const QStringList &ids, const QString &tag);
bool renameTag(Studio &studio, const QString &from, const QString &to);
bool setDescription(Studio &studio, const QString &id, const QString &text, bool typing = false);
/// `valueJson` empty: removes the key.
bool setOption(Studio &studio, const QString &key, const QString &valueJson, bool typing = false);
bool applyFix(Studio &studio, const Fix &fix);

/// All tags in force with the ids that carry them, sorted by name.
struct TagUse
{
    QString tag;
    QStringList ids;
};
[[nodiscard]] std::vector<TagUse> tagsInUse(const Studio &studio);

} // namespace tss::app
