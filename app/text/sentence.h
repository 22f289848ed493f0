// SPDX-License-Identifier: MIT
// What sentences are built with.
#pragma once

#include "core/error.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <string_view>

namespace tss::app {

/// Puts the arguments for %1 … %9 in one pass, so that a "%2" inside an argument stays what it is. A number without
/// an argument disappears.
[[nodiscard]] QString filled(const QString &sentence, const QStringList &args);

/// A translated sentence with %n. Without a translation an "(s)" in it becomes the English ending.
[[nodiscard]] QString countedText(const char *context, const char *source, int count);

/// "file:line:column", "file", "line:column" or empty.
[[nodiscard]] QString placeText(const std::string &file, const std::optional<TextRange> &where, std::string_view source);

} // namespace tss::app
