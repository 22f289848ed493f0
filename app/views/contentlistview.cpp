// SPDX-License-Identifier: MIT
#include "app/views/contentlistview.h"

#include "app/models/toolmime.h"
#include "app/theme.h"

#include <QDropEvent>
#include <QPainter>

namespace tss::app {

namespace {

constexpr int kFewRows = 100;

} // namespace

Qt::DropAction dropAction(const QDropEvent *event)
{
    // A rule moves; tools stay where they are and are named.
    const bool isRule = event->mimeData()->hasFormat(QString::fromLatin1(kRuleMime));
    const Qt::DropAction wanted = isRule ? Qt::MoveAction : Qt::CopyAction;
    return event->possibleActions().testFlag(wanted) ? wanted : event->proposedAction();
}

ContentListView::ContentListView(DropPlace place, QWidget *parent)
    : QListView(parent)
    , m_place(place)
{
    setFrameShape(QFrame::NoFrame);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(QAbstractItemView::SingleSelection);
    setMouseTracking(true);
    setAcceptDrops(true);
    setDropIndicatorShown(false); // ours is drawn by halves of rows
    setDragDropMode(QAbstractItemView::DragDrop);
    setDefaultDropAction(Qt::MoveAction);
    setAutoScroll(false); // the pane scrolls
    viewport()->setAutoFillBackground(false);
    m_fit.setSingleShot(true);
    m_fit.setInterval(0);
    connect(&m_fit, &QTimer::timeout, this, &ContentListView::fitHeight);
    fitHeight();
}

void ContentListView::setModel(QAbstractItemModel *model)
{
    QListView::setModel(model);
    connect(model, &QAbstractItemModel::rowsInserted, this, &ContentListView::fitSoon);
    connect(model, &QAbstractItemModel::rowsRemoved, this, &ContentListView::fitSoon);
    connect(model, &QAbstractItemModel::modelReset, this, &ContentListView::fitSoon);
    connect(model, &QAbstractItemModel::layoutChanged, this, &ContentListView::fitSoon);
    connect(model, &QAbstractItemModel::dataChanged, this, [this] {
        scheduleDelayedItemsLayout(); // a row with a problem is taller
        fitSoon();
    });
    fitHeight();
}

void ContentListView::setPlaceholder(const QString &text)
{
    m_placeholder = text;
    viewport()->update();
}

void ContentListView::fitSoon()
{
    if (model()->rowCount() <= kFewRows)
        fitHeight();
    else
        m_fit.start();
}

void ContentListView::fitHeight()
{
    int height = 0;
    for (int row = 0; model() && row < model()->rowCount(); ++row)
        height += sizeHintForIndex(model()->index(row, 0)).height();
    const int next = height > 0 ? height : Theme::rowHeight(font());
    if (next == minimumHeight() && next == maximumHeight())
        return;
    setFixedHeight(next);
    Q_EMIT heightChanged();
}

int ContentListView::dropRow(const QPoint &position) const
{
    const QModelIndex index = indexAt(position);
    if (m_place == DropPlace::OnRow)
        return index.isValid() ? index.row() : -1;
    if (!index.isValid())
        return model()->rowCount();
    return position.y() < visualRect(index).center().y() ? index.row() : index.row() + 1;
}

bool ContentListView::accepts(const QDropEvent *event, int row) const
{
    if (m_place == DropPlace::OnRow)
        return row >= 0 && model()->canDropMimeData(event->mimeData(), dropAction(event), -1, -1, model()->index(row, 0));
    return model()->canDropMimeData(event->mimeData(), dropAction(event), row, 0, {});
}

void ContentListView::setIndicator(int row)
{
    if (row == m_indicator)
        return;
    m_indicator = row;
    viewport()->update();
}

void ContentListView::takeHover(QDragMoveEvent *event)
{
    const int row = dropRow(event->position().toPoint());
    if (!accepts(event, row)) {
        setIndicator(-1);
        event->ignore();
        Q_EMIT hoverEnded();
        return;
    }
    event->setDropAction(dropAction(event));
    event->accept();
    setIndicator(row);
    Q_EMIT hovered(event->mimeData(), row);
}

void ContentListView::dragEnterEvent(QDragEnterEvent *event)
{
    // Accepted wherever it enters: a list that takes drops on rows only hears of the next move no other way.
    takeHover(event);
    event->accept();
}

void ContentListView::dragMoveEvent(QDragMoveEvent *event)
{
    takeHover(event);
}

void ContentListView::dragLeaveEvent(QDragLeaveEvent *)
{
    setIndicator(-1);
    Q_EMIT hoverEnded();
}

void ContentListView::dropEvent(QDropEvent *event)
{
    const int row = dropRow(event->position().toPoint());
    setIndicator(-1);
    Q_EMIT hoverEnded();
    if (!accepts(event, row)) {
        event->ignore();
        return;
    }
    event->setDropAction(dropAction(event));
    const bool isOnRow = m_place == DropPlace::OnRow;
    const bool isDone = model()->dropMimeData(event->mimeData(), event->dropAction(), isOnRow ? -1 : row, isOnRow ? -1 : 0,
        isOnRow ? model()->index(row, 0) : QModelIndex());
    event->setAccepted(isDone);
    setState(QAbstractItemView::NoState);
}

void ContentListView::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (model() && model()->rowCount() == 0) {
        QPainter painter(viewport());
        painter.setPen(Theme::muted(palette()));
        const QRect room = viewport()->rect().adjusted(Theme::kGrid, 0, -Theme::kGrid, 0);
        const QString text = fontMetrics().elidedText(m_placeholder, Qt::ElideRight, room.width());
        painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, text);
    }
    if (m_indicator >= 0)
        paintIndicator();
}

void ContentListView::paintIndicator()
{
    QPainter painter(viewport());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::accent(palette()), 2));
    if (m_place == DropPlace::OnRow) {
        const QRectF place(visualRect(model()->index(m_indicator, 0)));
        painter.drawRoundedRect(place.adjusted(1, 1, -1, -1), 4, 4);
        return;
    }
    int y = 1;
    if (m_indicator > 0)
        y = visualRect(model()->index(m_indicator - 1, 0)).bottom();
    painter.drawLine(0, y, viewport()->width(), y);
}

void ContentListView::changeEvent(QEvent *event)
{
    QListView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitHeight();
}

void ContentListView::wheelEvent(QWheelEvent *event)
{
    event->ignore(); // the pane's
}

} // namespace tss::app
