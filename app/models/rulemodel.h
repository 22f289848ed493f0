// SPDX-License-Identifier: MIT
// RuleModel: the hide or keep rules in force, in order, with live counts. Rows reorder by drag; tools and sources drop
// on it. Models never change data: drops and setData push commands.
#pragma once

#include "app/models/steppedlistmodel.h"
#include "core/diagnostics/diagnostic.h"
#include "core/preview/preview.h"

#include <optional>

namespace tss::app {

class Studio;
struct DraggedTools;

class RuleModel : public SteppedListModel
{
    Q_OBJECT

public:
    enum Role {
        PatternRole = Qt::UserRole + 1, ///< QString
        MatchesRole, ///< int: ids it matches; -1 while the preview is not there yet
        DecidesRole, ///< int: tools whose verdict it made
        OutOfReachRole, ///< int
        TotalRole, ///< int: N of "matches m of N"
        ProblemRole, ///< QString, translated; empty: none
        SourceRole, ///< int(ValueSource): where the list comes from
        IndexRole, ///< int
        MarkedRole, ///< bool: the selected tool is decided by it
    };

    RuleModel(Studio &studio, RuleList list, QObject *parent = nullptr);
    ~RuleModel() override;

    [[nodiscard]] RuleList list() const { return m_list; }
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDropActions() const override; ///< tools are copied here, rules move
    Qt::DropActions supportedDragActions() const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;

    [[nodiscard]] const std::vector<std::uint32_t> &rowsOf(int rule) const;
    void setMarkedRule(std::optional<RuleRef> rule);

Q_SIGNALS:
    /// Several tools were dropped and were added by name; `pattern` would select exactly them in one rule.
    void toolsDropped(const QStringList &ids, int index);

private:
    struct Row;
    void refresh();
    [[nodiscard]] std::vector<Row> rowsNow() const;
    void addCounts(std::vector<Row> &rows) const;
    [[nodiscard]] bool isMarked(int row) const;
    [[nodiscard]] QString toolTip(int row) const;
    bool dropRule(const RuleRef &rule, std::size_t index);
    bool dropTools(const DraggedTools &tools, std::size_t index);

    Studio &m_studio;
    RuleList m_list;
    std::optional<RuleRef> m_marked;
    std::vector<Row> m_rows;
};

} // namespace tss::app
