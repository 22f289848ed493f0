// SPDX-License-Identifier: MIT
// Words that core passes as arguments, and what they say to people.
#pragma once

#include <QString>

namespace tss::app {

/// What the JSON parser missed ("comma-or-close"): "a comma or a closing bracket is missing".
[[nodiscard]] QString expectedText(const QString &word);
/// "array": "a list".
[[nodiscard]] QString jsonKindText(const QString &word);
/// What plugin 0.1.2 does with a value of the wrong type under a key.
[[nodiscard]] QString wrongTypeText(const QString &key, const QString &json);
/// Why there is no description, as a sentence: "absent", "null", "wrong-type", "empty".
[[nodiscard]] QString noDescriptionText(const QString &reason);
/// A sentence for what an importer noticed.
[[nodiscard]] QString importNoteText(const QString &kind, const QString &detail);
/// Why a file cannot be read or written; the system's own message passes through.
[[nodiscard]] QString reasonText(const QString &reason);

} // namespace tss::app
