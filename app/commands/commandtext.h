// SPDX-License-Identifier: MIT
// Names of undo steps: translated sentences around text from outside, made safe to show and short enough for a menu.
#pragma once

#include <QStringList>

namespace tss::app {

inline constexpr char kCommandContext[] = "Commands";

/// `source` marked by QT_TRANSLATE_NOOP("Commands", …), with %1 … for `args`.
[[nodiscard]] QString commandText(const char *source, const QStringList &args = {});
/// `source` marked by QT_TRANSLATE_N_NOOP("Commands", …), with %n.
[[nodiscard]] QString commandText(const char *source, qsizetype count, const QStringList &args = {});

} // namespace tss::app
