// SPDX-License-Identifier: MIT
#include "app/views/chip.h"

#include "app/theme.h"

#include <QKeyEvent>
#include <QPainter>
#include <QtMath>

namespace tss::app {

namespace {

constexpr int kPadding = 7;
constexpr int kCross = 12;

} // namespace

Chip::Chip(const QString &text, Look look, QWidget *parent)
    : QAbstractButton(parent)
    , m_look(look)
{
    setText(text);
    setAccessibleName(text);
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    setAttribute(Qt::WA_Hover);
}

void Chip::setLook(Look look)
{
    m_look = look;
    updateGeometry();
    update();
}

void Chip::setRemovable(bool removable)
{
    m_removable = removable;
    updateGeometry();
    update();
}

QFont Chip::textFont() const
{
    return m_look == Look::Label || m_look == Look::Warning ? Theme::scaled(font(), 0.95) : Theme::scaled(Theme::mono(font()), 0.95);
}

QSize Chip::sizeHint() const
{
    const QFontMetricsF metrics(textFont());
    const int width = qCeil(metrics.horizontalAdvance(text())) + 2 * kPadding + (m_removable ? kCross + 4 : 0);
    return {width, qCeil(metrics.height()) + 6};
}

QSize Chip::minimumSizeHint() const
{
    return {qMin(sizeHint().width(), 48), sizeHint().height()};
}

QRect Chip::crossRect() const
{
    return {width() - kCross - 5, (height() - kCross) / 2, kCross, kCross};
}

void Chip::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const bool loud = m_look == Look::Dead || m_look == Look::Warning;
    QColor fill = loud ? Theme::markedRow(palette()) : Theme::chip(palette());
    if (isChecked())
        fill = Theme::selectedRow(palette());
    QColor border = loud ? Theme::warning(palette()) : Theme::chipBorder(palette());
    if (hasFocus() || (underMouse() && isEnabled()))
        border = Theme::accent(palette());
    painter.setBrush(fill);
    painter.setPen(QPen(border, hasFocus() ? 1.6 : 1, m_look == Look::Dead ? Qt::DashLine : Qt::SolidLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.8, 0.8, -0.8, -0.8), 4, 4);

    const QRect inner = rect().adjusted(kPadding, 0, -(m_removable ? kCross + 6 : kPadding) + 1, 0);
    painter.setFont(textFont());
    painter.setPen(palette().color(isEnabled() ? QPalette::Text : QPalette::PlaceholderText));
    painter.drawText(inner, Qt::AlignVCenter, painter.fontMetrics().elidedText(text(), Qt::ElideMiddle, inner.width()));
    if (m_removable)
        Theme::icon(QStringLiteral("close"), Theme::muted(palette())).paint(&painter, crossRect());
}

void Chip::mouseReleaseEvent(QMouseEvent *event)
{
    if (m_removable && event->button() == Qt::LeftButton && crossRect().adjusted(-3, -3, 3, 3).contains(event->position().toPoint())) {
        setDown(false);
        Q_EMIT removeRequested();
        return;
    }
    QAbstractButton::mouseReleaseEvent(event);
}

void Chip::keyPressEvent(QKeyEvent *event)
{
    if (m_removable && (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace))
        Q_EMIT removeRequested();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        click();
    else
        QAbstractButton::keyPressEvent(event);
}

bool Chip::event(QEvent *event)
{
    if (event->type() == QEvent::FontChange)
        updateGeometry();
    return QAbstractButton::event(event);
}

} // namespace tss::app
