// SPDX-License-Identifier: MIT
// SourceList: the list inside SourcesPane, and how its rows are drawn.
#pragma once

#include <QListView>
#include <QStyledItemDelegate>

namespace tss::app {

class SourceModel;

class SourceDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

class SourceList : public QListView
{
    Q_OBJECT

public:
    explicit SourceList(SourceModel &model, QWidget *parent = nullptr);

protected:
    void startDrag(Qt::DropActions supported) override;
    void paintEvent(QPaintEvent *event) override;
};

} // namespace tss::app
