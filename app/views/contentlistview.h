// SPDX-License-Identifier: MIT
// ContentListView: a list as tall as its rows, for panes that scroll as a whole. Takes drops between its rows or on
// them, says what hovers where, and draws the place of the drop itself. Data changes through the model only.
#pragma once

#include <QListView>
#include <QTimer>

class QMimeData;

namespace tss::app {

class ContentListView : public QListView
{
    Q_OBJECT

public:
    enum class DropPlace { Between, OnRow };

    explicit ContentListView(DropPlace place, QWidget *parent = nullptr);

    void setModel(QAbstractItemModel *model) override;
    /// Shown in one quiet row while there is nothing else.
    void setPlaceholder(const QString &text);
    /// Row that a drop at a position of the viewport means; Between: rowCount() is the end; OnRow: -1 is none.
    [[nodiscard]] int dropRow(const QPoint &position) const;

Q_SIGNALS:
    void hovered(const QMimeData *data, int row); ///< while something that the model takes is dragged over it
    void hoverEnded();
    void heightChanged();

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;

private:
    void fitHeight();
    void fitSoon(); ///< thousands of rows that come one by one are measured once
    void takeHover(QDragMoveEvent *event);
    void setIndicator(int row);
    void paintIndicator();
    [[nodiscard]] bool accepts(const QDropEvent *event, int row) const;

    DropPlace m_place;
    QString m_placeholder;
    int m_indicator = -1;
    QTimer m_fit;
};

/// The action of a drop: rules move, tools are copied.
[[nodiscard]] Qt::DropAction dropAction(const QDropEvent *event);

} // namespace tss::app
