// SPDX-License-Identifier: MIT
// SentToolDelegate: one line a sent tool: state icon, id, the beginning of its text, tokens at the right.
#pragma once

#include <QStyledItemDelegate>

namespace tss::app {

class SentToolDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

} // namespace tss::app
