// SPDX-License-Identifier: MIT
#include "app/studiostyle.h"

#include "app/theme.h"

#include <QPainter>
#include <QStyleFactory>
#include <QStyleOption>
#include <QWidget>

namespace tss::app {

namespace {

constexpr qreal kRadius = 5;

void roundedBox(QPainter *painter, const QRect &rect, const QColor &fill, const QPen &pen)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setBrush(fill);
    painter->setPen(pen);
    const qreal inset = pen.style() == Qt::NoPen ? 0 : pen.widthF() / 2;
    painter->drawRoundedRect(QRectF(rect).adjusted(inset, inset, -inset, -inset), kRadius, kRadius);
    painter->restore();
}

bool isPrimary(const QWidget *widget)
{
    return widget && widget->property(kPrimaryProperty).toBool();
}

void drawButtonPanel(const QStyleOption *option, QPainter *painter, const QWidget *widget, bool flat)
{
    const bool hover = option->state.testFlag(QStyle::State_MouseOver) && option->state.testFlag(QStyle::State_Enabled);
    const bool down = option->state.testFlag(QStyle::State_Sunken) || option->state.testFlag(QStyle::State_On);
    const bool focus = option->state.testFlag(QStyle::State_HasFocus) && option->state.testFlag(QStyle::State_KeyboardFocusChange);
    const QPalette &palette = option->palette;
    QColor fill = palette.color(QPalette::Button);
    QPen pen(Theme::chipBorder(palette), 1);
    if (isPrimary(widget) && option->state.testFlag(QStyle::State_Enabled)) {
        fill = palette.color(QPalette::Highlight);
        fill = down ? fill.darker(115) : hover ? fill.darker(107) : fill;
        pen = QPen(fill, 1);
    } else if (flat && !hover && !down) {
        fill = Qt::transparent;
        pen = Qt::NoPen;
    } else if (hover || down) {
        fill = down ? Theme::selectedRow(palette) : Theme::chip(palette);
        pen = flat ? QPen(Qt::NoPen) : pen;
    }
    if (focus)
        pen = QPen(isPrimary(widget) ? palette.color(QPalette::Text) : Theme::accent(palette), 2);
    roundedBox(painter, option->rect, fill, pen);
}

void drawFieldPanel(const QStyleOption *option, QPainter *painter)
{
    const bool focus = option->state.testFlag(QStyle::State_HasFocus);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const QColor fill = option->palette.color(enabled ? QPalette::Base : QPalette::Window);
    roundedBox(painter, option->rect, fill,
               focus ? QPen(Theme::accent(option->palette), 1.5) : QPen(Theme::chipBorder(option->palette), 1));
}

void drawIndicator(const QStyleOption *option, QPainter *painter, bool round)
{
    const QPalette &palette = option->palette;
    const bool on = option->state.testFlag(QStyle::State_On);
    const bool enabled = option->state.testFlag(QStyle::State_Enabled);
    const bool focus = option->state.testFlag(QStyle::State_HasFocus);
    const QRectF box = QRectF(option->rect).adjusted(1, 1, -1, -1);
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(QPen(on || focus ? Theme::accent(palette) : Theme::muted(palette), focus ? 2 : 1.2));
    painter->setBrush(palette.color(enabled ? QPalette::Base : QPalette::Window));
    painter->drawRoundedRect(box, round ? box.width() / 2 : 3, round ? box.height() / 2 : 3);
    painter->setPen(Qt::NoPen);
    painter->setBrush(enabled ? Theme::accent(palette) : Theme::muted(palette));
    const qreal inset = box.width() / 4;
    const QRectF mark = box.adjusted(inset, inset, -inset, -inset);
    if (on)
        painter->drawRoundedRect(mark, round ? mark.width() / 2 : 1, round ? mark.height() / 2 : 1);
    painter->restore();
}

void hairline(QPainter *painter, const QRect &rect, const QPalette &palette)
{
    painter->fillRect(rect, Theme::line(palette));
}

void drawTab(const QStyleOptionTab &tab, QPainter *painter)
{
    const QRect rect = tab.rect;
    hairline(painter, {rect.left(), rect.bottom(), rect.width(), 1}, tab.palette);
    if (tab.state.testFlag(QStyle::State_Selected))
        painter->fillRect(QRect(rect.left() + 2, rect.bottom() - 1, rect.width() - 4, 2), Theme::accent(tab.palette));
    if (tab.state.testFlag(QStyle::State_HasFocus))
        roundedBox(painter, rect.adjusted(2, 3, -2, -5), Qt::transparent, QPen(Theme::accent(tab.palette), 1));
}

} // namespace

StudioStyle::StudioStyle()
    : QProxyStyle(QStyleFactory::create(QStringLiteral("Fusion")))
{
}

void StudioStyle::drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case PE_PanelButtonCommand: {
        const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
        drawButtonPanel(option, painter, widget, button && button->features.testFlag(QStyleOptionButton::Flat));
        return;
    }
    case PE_PanelButtonTool:
        drawButtonPanel(option, painter, widget, option->state.testFlag(State_AutoRaise));
        return;
    case PE_IndicatorRadioButton:
    case PE_IndicatorCheckBox:
        drawIndicator(option, painter, element == PE_IndicatorRadioButton);
        return;
    case PE_PanelLineEdit: {
        const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
        if (frame && frame->lineWidth > 0)
            drawFieldPanel(option, painter);
        return;
    }
    case PE_FrameLineEdit:
    case PE_FrameStatusBarItem:
        return;
    case PE_Frame:
        roundedBox(painter, option->rect, Qt::transparent, QPen(Theme::chipBorder(option->palette), 1));
        return;
    case PE_FrameFocusRect:
        roundedBox(painter, option->rect, Qt::transparent, QPen(Theme::accent(option->palette), 1));
        return;
    case PE_FrameTabBarBase:
        hairline(painter, {option->rect.left(), option->rect.bottom(), option->rect.width(), 1}, option->palette);
        return;
    case PE_FrameTabWidget:
        return;
    case PE_PanelStatusBar:
        hairline(painter, {option->rect.left(), option->rect.top(), option->rect.width(), 1}, option->palette);
        return;
    case PE_PanelItemViewRow:
    case PE_PanelItemViewItem:
        if (option->state.testFlag(State_Selected)) {
            painter->fillRect(option->rect, Theme::selectedRow(option->palette));
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawPrimitive(element, option, painter, widget);
}

void StudioStyle::drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    switch (element) {
    case CE_TabBarTabShape:
        if (const auto *tab = qstyleoption_cast<const QStyleOptionTab *>(option))
            drawTab(*tab, painter);
        return;
    case CE_HeaderSection:
    case CE_HeaderEmptyArea:
        painter->fillRect(option->rect, option->palette.color(QPalette::Window));
        hairline(painter, {option->rect.left(), option->rect.bottom(), option->rect.width(), 1}, option->palette);
        return;
    case CE_Splitter:
        hairline(painter, option->rect, option->palette);
        return;
    case CE_ItemViewItem:
        drawItem(option, painter, widget);
        return;
    case CE_PushButtonLabel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option); button && isPrimary(widget)) {
            QStyleOptionButton copy = *button;
            copy.palette.setColor(QPalette::Active, QPalette::ButtonText, Qt::white);
            copy.palette.setColor(QPalette::Inactive, QPalette::ButtonText, Qt::white);
            QProxyStyle::drawControl(element, &copy, painter, widget);
            return;
        }
        break;
    case CE_PushButtonBevel:
        if (const auto *button = qstyleoption_cast<const QStyleOptionButton *>(option);
            button && !button->features.testFlag(QStyleOptionButton::HasMenu)) {
            drawPrimitive(PE_PanelButtonCommand, option, painter, widget);
            return;
        }
        break;
    default:
        break;
    }
    QProxyStyle::drawControl(element, option, painter, widget);
}

void StudioStyle::drawItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const
{
    const auto *item = qstyleoption_cast<const QStyleOptionViewItem *>(option);
    if (!item) {
        QProxyStyle::drawControl(CE_ItemViewItem, option, painter, widget);
        return;
    }
    // The selection is soft, so the text keeps its own colour.
    QStyleOptionViewItem copy = *item;
    for (const auto group : {QPalette::Active, QPalette::Inactive, QPalette::Disabled})
        copy.palette.setColor(group, QPalette::HighlightedText, copy.palette.color(QPalette::Active, QPalette::Text));
    QProxyStyle::drawControl(CE_ItemViewItem, &copy, painter, widget);
}

void StudioStyle::drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const
{
    const auto *tool = qstyleoption_cast<const QStyleOptionToolButton *>(option);
    if (control == CC_ScrollBar) {
        drawScrollBar(option, painter);
        return;
    }
    if (tool && tool->features.testFlag(QStyleOptionToolButton::HasMenu) && !tool->features.testFlag(QStyleOptionToolButton::MenuButtonPopup)) {
        // The text of such a button has its own arrow, of a readable size.
        QStyleOptionToolButton copy = *tool;
        copy.features &= ~QStyleOptionToolButton::HasMenu;
        QProxyStyle::drawComplexControl(control, &copy, painter, widget);
        return;
    }
    QProxyStyle::drawComplexControl(control, option, painter, widget);
}

} // namespace tss::app
