// SPDX-License-Identifier: MIT
// ProblemDelegate: a problem's row: severity with its icon, the sentence, and its fixes as links.
#pragma once

#include <QStyledItemDelegate>

namespace tss::app {

class ProblemDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option, const QModelIndex &index) override;

Q_SIGNALS:
    void fixClicked(int row, int fix);
    void rowClicked(int row);

private:
    struct Layout
    {
        QRect icon;
        QRect text;
        QList<QRect> fixes;
        QStringList titles;
    };
    [[nodiscard]] static Layout layoutOf(const QStyleOptionViewItem &option, const QModelIndex &index);
};

} // namespace tss::app
