// SPDX-License-Identifier: MIT
// SteppedListModel: a list model whose rows become other rows by single insertions, removals and moves, so that
// selection and current row stay on what they are about.
#pragma once

#include "app/models/listsequence.h"

#include <QAbstractListModel>

#include <utility>
#include <vector>

namespace tss::app {

class SteppedListModel : public QAbstractListModel
{
public:
    using QAbstractListModel::QAbstractListModel;

protected:
    /// `rows` becomes `next`; same(a, b) tells whether two rows are about the same thing.
    template<class Row, class Same>
    void become(std::vector<Row> &rows, std::vector<Row> next, const Same &same)
    {
        const auto steps = listSteps({rows.size(), next.size()}, [&](std::size_t before, std::size_t after) { return same(rows[before], next[after]); });
        for (const ListStep &step : steps)
            take(rows, next, step);
        rows = std::move(next);
        if (!rows.empty())
            Q_EMIT dataChanged(index(0), index(static_cast<int>(rows.size()) - 1));
    }

private:
    template<class Row>
    void take(std::vector<Row> &rows, const std::vector<Row> &next, const ListStep &step)
    {
        const int row = static_cast<int>(step.at);
        const auto place = rows.begin() + row;
        switch (step.kind) {
        case ListStep::Kind::Insert:
            beginInsertRows({}, row, row);
            rows.insert(place, next[step.at]);
            endInsertRows();
            break;
        case ListStep::Kind::Remove:
            beginRemoveRows({}, row, row);
            rows.erase(place);
            endRemoveRows();
            break;
        case ListStep::Kind::Move:
            moveRow(rows, row, static_cast<int>(step.to));
            break;
        case ListStep::Kind::Replace:
            break; // dataChanged() tells
        }
    }

    template<class Row>
    void moveRow(std::vector<Row> &rows, int from, int to)
    {
        // Qt names the row before which it goes, counted while it is still in its old place.
        beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
        Row row = std::move(rows[static_cast<std::size_t>(from)]);
        rows.erase(rows.begin() + from);
        rows.insert(rows.begin() + to, std::move(row));
        endMoveRows();
    }
};

} // namespace tss::app
