// SPDX-License-Identifier: MIT
// SearchHitsModel: the hits of one tool_search call: rank, id, score and why.
#pragma once

#include "core/target.h"

#include <QAbstractTableModel>

namespace tss::app {

class SearchHitsModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { RankColumn, IdColumn, ScoreColumn, WhyColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;
    void setHits(std::vector<SearchHit> hits);
    [[nodiscard]] const std::vector<SearchHit> &hits() const { return m_hits; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;

private:
    std::vector<SearchHit> m_hits;
};

} // namespace tss::app
