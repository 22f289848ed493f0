// SPDX-License-Identifier: MIT
// Selection: what is selected, shared by all panes, so that a rule marks its tools and a tool marks its rule.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QObject>

#include <optional>
#include <vector>

namespace tss::app {

class Selection : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    [[nodiscard]] const std::vector<std::uint32_t> &rows() const { return m_rows; } ///< catalog rows, ascending
    [[nodiscard]] std::optional<std::uint32_t> currentRow() const { return m_current; }
    [[nodiscard]] std::optional<RuleRef> rule() const { return m_rule; }

    void setRows(std::vector<std::uint32_t> rows, std::optional<std::uint32_t> current)
    {
        if (rows == m_rows && current == m_current)
            return;
        m_rows = std::move(rows);
        m_current = current;
        Q_EMIT rowsChanged();
    }
    void setRule(std::optional<RuleRef> rule)
    {
        if (rule == m_rule)
            return;
        m_rule = rule;
        Q_EMIT ruleChanged();
    }
    /// Asks the tools table to show a row.
    void reveal(std::uint32_t row) { Q_EMIT revealRequested(row); }

Q_SIGNALS:
    void rowsChanged();
    void ruleChanged();
    void revealRequested(std::uint32_t row);

private:
    std::vector<std::uint32_t> m_rows;
    std::optional<std::uint32_t> m_current;
    std::optional<RuleRef> m_rule;
};

} // namespace tss::app
