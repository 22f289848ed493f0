// SPDX-License-Identifier: MIT
#include "app/views/tooldelegate.h"

#include "app/models/catalogmodel.h"
#include "app/theme.h"
#include "app/views/rowpainting.h"

#include <QAbstractItemView>
#include <QPainter>

namespace tss::app {

namespace {

constexpr int kIcon = 16;

QRect inner(const QStyleOptionViewItem &option)
{
    return option.rect.adjusted(ToolDelegate::kMargin, 0, -ToolDelegate::kMargin, 0);
}

bool isCurrentRow(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
    return view && view->hasFocus() && view->currentIndex().row() == index.row();
}

/// Tools that no rule can touch stand back.
QColor textColour(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    const int state = index.data(CatalogModel::VerdictRole).toInt();
    const bool back = state == CatalogModel::OutOfReach || state == CatalogModel::Overridden;
    return back ? Theme::muted(option.palette) : option.palette.color(QPalette::Text);
}

} // namespace

void ToolDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paintBackground(painter, option, index);
    switch (index.column()) {
    case CatalogModel::NameColumn:
        paintName(painter, option, index);
        break;
    case CatalogModel::TagsColumn:
        paintTags(painter, option, index);
        break;
    case CatalogModel::VerdictColumn:
        paintState(painter, option, index);
        break;
    case CatalogModel::FullColumn:
    case CatalogModel::NowColumn:
    case CatalogModel::ChangeColumn:
        paintNumber(painter, option, index);
        break;
    default:
        painter->setPen(Theme::muted(option.palette));
        painter->drawText(inner(option), Qt::AlignVCenter, option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, inner(option).width()));
    }
    painter->restore();
}

void ToolDelegate::paintBackground(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const bool marked = index.data(CatalogModel::MarkedRole).toBool();
    if (option.state.testFlag(QStyle::State_Selected))
        painter->fillRect(option.rect, Theme::selectedRow(option.palette));
    else if (marked)
        painter->fillRect(option.rect, Theme::markedRow(option.palette));
    painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), Theme::line(option.palette));
    if (marked && index.column() == CatalogModel::NameColumn)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), Theme::warning(option.palette));
    if (isCurrentRow(option, index)) {
        const QColor accent = Theme::accent(option.palette);
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), option.rect.width(), 1), accent);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), accent);
    }
}

void ToolDelegate::paintName(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QRect room = inner(option);
    if (index.data(CatalogModel::MarkedRole).toBool()) {
        const QRect mark(room.right() - kIcon + 4, room.center().y() - 6, 12, 12);
        Theme::icon(QStringLiteral("mark"), Theme::warning(option.palette)).paint(painter, mark);
        room.setRight(mark.left() - 4);
    }
    const QFont font = Theme::mono(option.font);
    painter->setFont(font);
    painter->setPen(textColour(option, index));
    painter->drawText(room, Qt::AlignVCenter, QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideMiddle, room.width()));
}

void ToolDelegate::paintTags(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QStringList tags = index.data(CatalogModel::TagsRole).toStringList();
    QRect room = inner(option);
    int left = int(tags.size());
    for (const QString &tag : tags) {
        const QString rest = QStringLiteral("+%1").arg(left);
        const bool fits = option.fontMetrics.horizontalAdvance(tag) + 2 * Theme::kGrid <= room.width();
        const QRect chip = paintChip(painter, option, room, fits || left == int(tags.size()) ? tag : rest, {.isRound = true});
        room.setLeft(chip.right() + 4);
        --left;
        if (!fits || room.width() < 3 * Theme::kGrid)
            break;
    }
}

void ToolDelegate::paintState(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int state = index.data(CatalogModel::VerdictRole).toInt();
    const QRect room = inner(option);
    const QRect icon(room.left(), room.center().y() - 6, 14, 14);
    Theme::stateIcon(state, option.palette).paint(painter, icon);
    painter->setPen(state == CatalogModel::Visible || state == CatalogModel::Kept ? option.palette.color(QPalette::Text) : Theme::muted(option.palette));
    const QRect text = room.adjusted(kIcon + 4, 0, 0, 0);
    painter->drawText(text, Qt::AlignVCenter, option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, text.width()));
}

void ToolDelegate::paintNumber(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QColor colour = textColour(option, index);
    if (index.column() == CatalogModel::ChangeColumn) {
        const qint64 change = index.data(CatalogModel::ChangeRole).toLongLong();
        colour = change < 0 ? Theme::good(option.palette) : change > 0 ? Theme::bad(option.palette) : Theme::muted(option.palette);
    }
    painter->setPen(colour);
    painter->setFont(Theme::tabularFigures(option.font));
    painter->drawText(inner(option), Qt::AlignVCenter | Qt::AlignRight, index.data().toString());
}

QSize ToolDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    size.setHeight(Theme::rowHeight(option.font));
    return size + QSize(2 * kMargin, 0);
}

} // namespace tss::app
