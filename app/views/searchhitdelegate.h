// SPDX-License-Identifier: MIT
// SearchHitDelegate: a hit in two lines: rank, id and score; below, why.
#pragma once

#include <QStyledItemDelegate>

namespace tss::app {

class SearchHitDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace tss::app
