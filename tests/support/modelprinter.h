// SPDX-License-Identifier: MIT
// A model as text, so that a failing comparison can be read.
#pragma once

#include <QAbstractItemModel>
#include <QList>
#include <QStringList>

namespace tss::test {

struct Printing
{
    QList<int> columns{0};
    int role = Qt::DisplayRole;
};

/// One line a row, children indented by two spaces, columns joined by " | ".
[[nodiscard]] QStringList printed(const QAbstractItemModel &model, const Printing &printing = {}, const QModelIndex &parent = {});

} // namespace tss::test
