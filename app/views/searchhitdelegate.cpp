// SPDX-License-Identifier: MIT
#include "app/views/searchhitdelegate.h"

#include "app/theme.h"
#include "app/views/rowpainting.h"
#include "app/views/searchhitsmodel.h"

#include <QPainter>

namespace tss::app {

namespace {

QString text(const QModelIndex &index, SearchHitsModel::Column column)
{
    return index.siblingAtColumn(column).data().toString();
}

} // namespace

void SearchHitDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintRowBackground(painter, option, false);
    const QRect whole = option.rect.adjusted(Theme::kGrid, 4, -Theme::kGrid, -4);
    QRect first(whole.left(), whole.top(), whole.width(), whole.height() / 2);
    const QColor muted = Theme::muted(option.palette);
    const QFont figures = Theme::tabularFigures(option.font);
    const int rankWidth = QFontMetrics(figures).horizontalAdvance(number(88)) + Theme::kGrid;
    const int reserved = QFontMetrics(figures).horizontalAdvance(number(888));
    painter->save();
    painter->setFont(figures);
    painter->setPen(muted);
    const QRect rank(first.left(), first.top(), rankWidth - Theme::kGrid, first.height());
    painter->drawText(rank, Qt::AlignRight | Qt::AlignVCenter, text(index, SearchHitsModel::RankColumn));
    first.setLeft(first.left() + rankWidth);
    const QRect id = paintRightText(painter, option, first,
        {text(index, SearchHitsModel::ScoreColumn), reserved, option.palette.color(QPalette::Text)});
    const QFont mono = Theme::mono(option.font);
    painter->setFont(mono);
    painter->setPen(option.palette.color(QPalette::Text));
    painter->drawText(id, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(mono).elidedText(text(index, SearchHitsModel::IdColumn), Qt::ElideMiddle, id.width()));
    const QFont small = Theme::scaled(option.font, 0.9);
    const QRect why(first.left(), first.bottom(), first.width(), whole.bottom() - first.bottom());
    painter->setFont(small);
    painter->setPen(muted);
    painter->drawText(why, Qt::AlignLeft | Qt::AlignVCenter,
        QFontMetrics(small).elidedText(text(index, SearchHitsModel::WhyColumn), Qt::ElideRight, why.width()));
    painter->restore();
}

QSize SearchHitDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {10 * Theme::kGrid, 2 * option.fontMetrics.height() + 12};
}

} // namespace tss::app
