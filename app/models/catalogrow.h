// SPDX-License-Identifier: MIT
// CatalogRow: what the tools table keeps of a tool, so that painting, sorting and filtering ask nobody else.
#pragma once

#include "app/models/catalogmodel.h"
#include "core/diagnostics/diagnostic.h"

#include <optional>

namespace tss::app {

/// What edits and previews change.
struct RowState
{
    bool isKnown = false; ///< a preview of this catalog is there
    CatalogModel::State state = CatalogModel::Visible;
    std::optional<RuleRef> rule;
    std::uint32_t winner = 0;
    qint64 full = 0;
    qint64 now = 0;
    qint64 change = 0;
    bool isSent = true;
    bool isReachable = true;
    bool hasProblem = false;
    QStringList tags; ///< as written
    friend bool operator==(const RowState &, const RowState &) = default;
};

struct CatalogRow
{
    QString id;
    QString name; ///< the id, safe to show
    RowState now;
    ToolFacts facts;
    bool hasSearchText = false;
};

} // namespace tss::app
