// SPDX-License-Identifier: MIT
// Suggestions while a pattern is typed: "<server>_*" of each MCP server, then tool ids.
#pragma once

#include <QString>
#include <QStringList>

namespace tss::app {

class Studio;

/// At most `limit`; ones that begin with the text come before ones that contain it. For an empty text the servers.
[[nodiscard]] QStringList ruleSuggestions(const Studio &studio, const QString &typed, qsizetype limit = 5);

} // namespace tss::app
