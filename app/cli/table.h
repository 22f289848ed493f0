// SPDX-License-Identifier: MIT
// Table: text in aligned columns for a terminal; wide (CJK) characters count two columns.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace tss::app::cli {

class Table
{
public:
    enum class Align { Left, Right };

    explicit Table(std::vector<Align> columns) : m_columns(std::move(columns)) {}
    void addRow(QStringList cells) { m_rows.push_back(std::move(cells)); }
    /// Every line indented by two spaces, without trailing spaces.
    [[nodiscard]] QString toString() const;

private:
    std::vector<Align> m_columns;
    std::vector<QStringList> m_rows;
};

/// Columns that a text takes in a terminal.
[[nodiscard]] qsizetype terminalWidth(const QString &text);

} // namespace tss::app::cli
