// SPDX-License-Identifier: MIT
// ToolDelegate: draws a row of the tools table: id, tags as chips, state with its own icon, numbers right-aligned.
#pragma once

#include <QStyledItemDelegate>

namespace tss::app {

class ToolDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;

    static constexpr int kMargin = 10; ///< px left and right of a cell's text

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    void paintBackground(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintName(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintTags(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintState(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
    void paintNumber(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const;
};

} // namespace tss::app
