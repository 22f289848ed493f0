// SPDX-License-Identifier: MIT
#include "app/views/senttooldelegate.h"

#include "app/theme.h"
#include "app/views/rowpainting.h"
#include "app/views/senttoolsmodel.h"

#include <QPainter>

#include <algorithm>

namespace tss::app {

void SentToolDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintRowBackground(painter, option, false);
    QRect room = option.rect.adjusted(Theme::kGrid, 0, -Theme::kGrid, 0);
    const QFont figures = Theme::tabularFigures(option.font);
    const int reserved = QFontMetrics(figures).horizontalAdvance(number(88'888));
    const QColor muted = Theme::muted(option.palette);
    room = paintRightText(painter, option, room, {number(index.data(SentToolsModel::TokensRole).toLongLong()), reserved, muted});
    const int side = option.fontMetrics.height();
    const QIcon icon = Theme::stateIcon(index.data(SentToolsModel::StateRole).toInt(), option.palette);
    icon.paint(painter, QRect(room.left(), room.top(), side, room.height()));
    room.setLeft(room.left() + side + Theme::kGrid);

    painter->save();
    const QFont mono = Theme::mono(option.font);
    const QFontMetrics metrics(mono);
    const QString id = metrics.elidedText(index.data().toString(), Qt::ElideMiddle, room.width());
    painter->setFont(mono);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, id);
    room.setLeft(room.left() + metrics.horizontalAdvance(id) + Theme::kGrid);
    if (room.width() > 4 * Theme::kGrid) {
        painter->setFont(option.font);
        painter->setPen(muted);
        const QString line = index.data(SentToolsModel::FirstLineRole).toString();
        painter->drawText(room, Qt::AlignVCenter | Qt::AlignLeft, option.fontMetrics.elidedText(line, Qt::ElideRight, room.width()));
    }
    painter->restore();
}

QSize SentToolDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {10 * Theme::kGrid, Theme::rowHeight(option.font)};
}

} // namespace tss::app
