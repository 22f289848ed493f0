// SPDX-License-Identifier: MIT
#include "app/views/dragpixmap.h"

#include "app/theme.h"

#include <QPainter>
#include <QWidget>

namespace tss::app {

QPixmap dragPixmap(const QString &text, const QWidget &source)
{
    const QFontMetrics metrics(source.font());
    const QSize size(metrics.horizontalAdvance(text) + 3 * Theme::kGrid, metrics.height() + Theme::kGrid);
    QPixmap pixmap(size * source.devicePixelRatioF());
    pixmap.setDevicePixelRatio(source.devicePixelRatioF());
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(source.palette().color(QPalette::Highlight));
    painter.drawRoundedRect(QRectF({0, 0}, size), 5, 5);
    painter.setFont(source.font());
    painter.setPen(source.palette().color(QPalette::HighlightedText));
    painter.drawText(QRect({0, 0}, size), Qt::AlignCenter, text);
    return pixmap;
}

} // namespace tss::app
