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
constexpr int kControlHeight = 28;

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

QSize StudioStyle::sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const
{
    QSize result = QProxyStyle::sizeFromContents(type, option, size, widget);
    switch (type) {
    case CT_PushButton:
        result.rwidth() += 12;
        [[fallthrough]];
    case CT_ToolButton:
    case CT_LineEdit:
    case CT_ComboBox:
        result.setHeight(qMax(result.height(), kControlHeight));
        break;
    case CT_HeaderSection:
        result.setHeight(qMax(result.height(), kControlHeight));
        break;
    case CT_TabBarTab:
        result.setHeight(qMax(result.height(), kControlHeight + 6));
        break;
    default:
        break;
    }
    return result;
}

QRect StudioStyle::subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const
{
    const QRect rect = QProxyStyle::subElementRect(element, option, widget);
    const auto *frame = qstyleoption_cast<const QStyleOptionFrame *>(option);
    const bool isField = element == SE_LineEditContents && frame && frame->lineWidth > 0;
    return isField ? rect.adjusted(3, 0, -3, 0) : rect;
}

int StudioStyle::pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const
{
    switch (metric) {
    case PM_SplitterWidth:
        return 1; // QSplitterHandle widens the place to grab by itself
    case PM_ScrollBarExtent:
        return 12;
    case PM_HeaderMargin:
        return 10;
    case PM_ScrollBarSliderMin:
        return 24;
    case PM_TabBarTabHSpace:
        return 20;
    case PM_TabBarBaseOverlap:
    case PM_TabBarTabShiftVertical:
    case PM_TabBarTabShiftHorizontal:
    case PM_ButtonShiftHorizontal:
    case PM_ButtonShiftVertical:
        return 0;
    default:
        return QProxyStyle::pixelMetric(metric, option, widget);
    }
}

int StudioStyle::styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const
{
    switch (hint) {
    case SH_ItemView_ShowDecorationSelected:
    case SH_ScrollBar_LeftClickAbsolutePosition:
        return 1;
    case SH_EtchDisabledText:
    case SH_Widget_Animation_Duration:
        return 0;
    default:
        return QProxyStyle::styleHint(hint, option, widget, data);
    }
}

} // namespace tss::app
