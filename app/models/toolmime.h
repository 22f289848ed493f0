// SPDX-License-Identifier: MIT
// What is dragged: tool ids (also of a whole source), or a rule of one of the lists.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QMimeData>
#include <QStringList>

#include <optional>

namespace tss::app {

inline constexpr char kToolsMime[] = "application/x-tool-search-studio-tools";
inline constexpr char kRuleMime[] = "application/x-tool-search-studio-rule";

struct DraggedTools
{
    QStringList ids;
    QString source; ///< set when a whole source is dragged
};

/// Also carries the ids as text/plain, a line each.
[[nodiscard]] QMimeData *toMime(const DraggedTools &tools);
[[nodiscard]] std::optional<DraggedTools> toolsFrom(const QMimeData *data);
[[nodiscard]] QMimeData *toMime(const RuleRef &rule, const QString &pattern);
[[nodiscard]] std::optional<RuleRef> ruleFrom(const QMimeData *data);

} // namespace tss::app
