// SPDX-License-Identifier: MIT
// StudioStyle: slim scroll bars without arrow buttons.
#include "app/studiostyle.h"
#include "app/theme.h"

#include <QPainter>
#include <QStyleOption>

namespace tss::app {

void StudioStyle::drawScrollBar(const QStyleOptionComplex *option, QPainter *painter) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (!slider)
        return;
    painter->fillRect(option->rect, option->palette.color(QPalette::Base));
    if (slider->minimum >= slider->maximum)
        return;
    const bool active = option->state.testFlag(State_MouseOver) || option->activeSubControls.testFlag(SC_ScrollBarSlider);
    QRectF knob = proxy()->subControlRect(CC_ScrollBar, option, SC_ScrollBarSlider, nullptr);
    knob = slider->orientation == Qt::Vertical ? knob.adjusted(3, 2, -3, -2) : knob.adjusted(2, 3, -2, -3);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(active ? Theme::muted(option->palette) : Theme::chipBorder(option->palette));
    const qreal radius = qMin(knob.width(), knob.height()) / 2;
    painter->drawRoundedRect(knob, radius, radius);
    painter->restore();
}

QRect StudioStyle::subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const
{
    const auto *slider = qstyleoption_cast<const QStyleOptionSlider *>(option);
    if (control != CC_ScrollBar || !slider)
        return QProxyStyle::subControlRect(control, option, part, widget);
    const QRect bar = option->rect;
    const bool vertical = slider->orientation == Qt::Vertical;
    const int length = vertical ? bar.height() : bar.width();
    const qint64 range = qint64{slider->maximum} - slider->minimum;
    const qint64 whole = range + slider->pageStep;
    const int knob = range > 0 && whole > 0 ? qBound(qMin(24, length), int(qint64{length} * slider->pageStep / whole), length) : length;
    const int start = sliderPositionFromValue(slider->minimum, slider->maximum, slider->sliderPosition, length - knob, slider->upsideDown);
    const auto along = [&](int from, int size) {
        const QRect rect = vertical ? QRect(bar.left(), bar.top() + from, bar.width(), size) : QRect(bar.left() + from, bar.top(), size, bar.height());
        return visualRect(slider->direction, bar, rect);
    };
    switch (part) {
    case SC_ScrollBarSlider:
        return along(start, knob);
    case SC_ScrollBarGroove:
        return bar;
    case SC_ScrollBarSubPage:
        return along(0, start);
    case SC_ScrollBarAddPage:
        return along(start + knob, length - start - knob);
    default:
        return {}; // no arrow buttons
    }
}

} // namespace tss::app
