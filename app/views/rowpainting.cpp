// SPDX-License-Identifier: MIT
#include "app/views/rowpainting.h"

#include "app/theme.h"

#include <QPainter>
#include <QtMath>

#include <algorithm>

namespace tss::app {

void paintRowBackground(QPainter *painter, const QStyleOptionViewItem &option, bool marked)
{
    const QColor accent = Theme::accent(option.palette);
    const bool isSelected = option.state.testFlag(QStyle::State_Selected);
    const bool isFocused = option.state.testFlag(QStyle::State_HasFocus) && option.state.testFlag(QStyle::State_Active);
    if (isSelected)
        painter->fillRect(option.rect, Theme::selectedRow(option.palette));
    else if (marked)
        painter->fillRect(option.rect, Theme::markedRow(option.palette));
    else if (option.state.testFlag(QStyle::State_MouseOver))
        painter->fillRect(option.rect, Theme::chip(option.palette));
    if (marked)
        painter->fillRect(QRect(option.rect.left(), option.rect.top(), 3, option.rect.height()), accent);
    if (isFocused) {
        painter->setPen(accent);
        painter->setBrush(Qt::NoBrush);
        painter->drawRect(option.rect.adjusted(0, 0, -1, -1));
    }
}

QRect paintChip(QPainter *painter, const QStyleOptionViewItem &option, const QRect &room, const QString &text, const ChipLook &look)
{
    const QFont font = Theme::mono(option.font);
    const QFontMetrics metrics(font);
    const int height = std::min(room.height() - 2, metrics.height() + 4);
    // Rounded up: a font of a fractional size would shorten a text that fits.
    const int wanted = qCeil(QFontMetricsF(font).horizontalAdvance(text)) + 2 * Theme::kGrid;
    const int width = std::min(room.width(), wanted);
    const QRect chip = QStyle::alignedRect(option.direction, Qt::AlignLeft | Qt::AlignVCenter, QSize(width, height), room);
    const double radius = look.isRound ? height / 2.0 : 4;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    QPen outline(look.isDead ? Theme::warning(option.palette) : Theme::chipBorder(option.palette));
    if (look.isDead)
        outline.setStyle(Qt::DashLine);
    painter->setPen(outline);
    painter->setBrush(look.isDead ? QBrush(Qt::NoBrush) : QBrush(Theme::chip(option.palette)));
    painter->drawRoundedRect(QRectF(chip).adjusted(0.5, 0.5, -0.5, -0.5), radius, radius);
    painter->setFont(font);
    painter->setPen(look.isMuted ? Theme::muted(option.palette) : option.palette.color(QPalette::Text));
    const QRect inner = chip.adjusted(Theme::kGrid, 0, -Theme::kGrid, 0);
    painter->drawText(inner, Qt::AlignVCenter | Qt::AlignLeft, metrics.elidedText(text, Qt::ElideMiddle, inner.width()));
    painter->restore();
    return chip;
}

QRect paintRightText(QPainter *painter, const QStyleOptionViewItem &option, const QRect &room, const RightText &right)
{
    const QFont font = Theme::tabularFigures(option.font);
    const int width = std::max(right.reserved, QFontMetrics(font).horizontalAdvance(right.text));
    painter->save();
    painter->setFont(font);
    painter->setPen(right.colour);
    const QRect place = QStyle::alignedRect(option.direction, Qt::AlignRight | Qt::AlignVCenter, QSize(width, room.height()), room);
    painter->drawText(place, Qt::AlignRight | Qt::AlignVCenter, right.text);
    painter->restore();
    return room.adjusted(0, 0, -width - Theme::kGrid, 0);
}

} // namespace tss::app
