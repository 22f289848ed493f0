// SPDX-License-Identifier: MIT
#include "app/views/tokenbar.h"

#include "app/theme.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace tss::app {

namespace {
constexpr int kBarHeight = 12;
}

TokenBar::TokenBar(QWidget *parent)
    : QWidget(parent)
{
    setFixedHeight(kBarHeight + 4);
    setAccessibleName(tr("Tokens with the plugin as part of the tokens without it"));
}

void TokenBar::setTotals(qint64 before, qint64 after)
{
    if (before == m_before && after == m_after)
        return;
    m_before = before;
    m_after = after;
    setAccessibleDescription(tr("%1 of %2").arg(number(after), number(before)));
    update();
}

QSize TokenBar::sizeHint() const
{
    return {200, kBarHeight + 4};
}

void TokenBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF bar(0, 2, width(), kBarHeight);
    QPainterPath outline;
    outline.addRoundedRect(bar, kBarHeight / 2.0, kBarHeight / 2.0);
    painter.fillPath(outline, Theme::chip(palette()));
    const qint64 most = std::max(m_before, m_after);
    if (most <= 0)
        return;
    // What the plugin leaves is the accent; what it adds over the whole is hatched, so that colour is not the only sign.
    const auto share = [&](qint64 tokens) { return bar.width() * static_cast<double>(tokens) / static_cast<double>(most); };
    painter.setClipPath(outline);
    const QRectF after(bar.left(), bar.top(), share(std::min(m_before, m_after)), bar.height());
    painter.fillRect(after, palette().color(QPalette::Highlight));
    if (m_after > m_before) {
        const QRectF over(after.right(), bar.top(), bar.right() - after.right(), bar.height());
        painter.fillRect(over, QBrush(Theme::bad(palette()), Qt::BDiagPattern));
    }
    painter.setClipping(false);
    const double end = std::clamp(share(m_before), 1.0, bar.width() - 1.0);
    painter.fillRect(QRectF(end - 1, 0, 2, kBarHeight + 4), palette().color(QPalette::WindowText));
}

} // namespace tss::app
