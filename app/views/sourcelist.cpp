// SPDX-License-Identifier: MIT
#include "app/views/sourcelist.h"

#include "app/models/sourcemodel.h"
#include "app/theme.h"
#include "app/views/dragpixmap.h"
#include "app/views/rowpainting.h"

#include <QDrag>
#include <QMimeData>
#include <QPainter>

namespace tss::app {

namespace {

constexpr int kMargin = 12;
constexpr int kIcon = 14;

QIcon iconOf(const QModelIndex &index, const QPalette &palette)
{
    if (!index.data(SourceModel::NotesRole).toStringList().isEmpty())
        return Theme::icon(QStringLiteral("warning"), Theme::warning(palette));
    if (index.data(SourceModel::OutOfReachRole).toBool())
        return Theme::icon(QStringLiteral("state-out-of-reach"), Theme::muted(palette));
    return Theme::icon(QStringLiteral("state-visible"), Theme::good(palette));
}

} // namespace

void SourceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintRowBackground(painter, option, false);
    const RightText count{number(index.data(SourceModel::CountRole).toInt()), 0, Theme::muted(option.palette)};
    QRect room = paintRightText(painter, option, option.rect.adjusted(kMargin, 0, -kMargin, 0), count);
    iconOf(index, option.palette).paint(painter, QRect(room.left(), room.center().y() - kIcon / 2 + 1, kIcon, kIcon));
    room.setLeft(room.left() + kIcon + Theme::kGrid);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->setFont(option.font);
    const QString name = index.data(SourceModel::NameRole).toString();
    const QString text = name.isEmpty() ? tr("(no name)") : name;
    painter->drawText(room, Qt::AlignVCenter, option.fontMetrics.elidedText(text, Qt::ElideMiddle, room.width()));
}

QSize SourceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {80, Theme::rowHeight(option.font)};
}

void SourceDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    editor->setGeometry(option.rect.adjusted(kMargin + kIcon, 0, -kMargin, 0));
}

SourceList::SourceList(SourceModel &sources, QWidget *parent)
    : QListView(parent)
{
    setModel(&sources);
    setItemDelegate(new SourceDelegate(this));
    setFrameShape(NoFrame);
    setUniformItemSizes(true);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setEditTriggers(EditKeyPressed);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setMouseTracking(true);
    setAccessibleName(tr("Sources"));
    // The list lies on the pane, not in a box of its own.
    viewport()->setAutoFillBackground(false);
}

void SourceList::startDrag(Qt::DropActions)
{
    const QModelIndexList rows = selectedIndexes();
    QMimeData *dragged = rows.isEmpty() ? nullptr : model()->mimeData(rows);
    if (!dragged)
        return;
    int tools = 0;
    for (const QModelIndex &row : rows)
        tools += row.data(SourceModel::CountRole).toInt();
    auto *drag = new QDrag(this);
    drag->setMimeData(dragged);
    drag->setPixmap(dragPixmap(tr("%n tool(s)", nullptr, tools), *this));
    drag->setHotSpot({-12, -4});
    drag->exec(Qt::MoveAction, Qt::MoveAction);
}

void SourceList::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (model()->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setPen(Theme::muted(palette()));
    painter.drawText(viewport()->rect().adjusted(kMargin, 0, -kMargin, 0), Qt::AlignVCenter, tr("No catalog is open."));
}

} // namespace tss::app
