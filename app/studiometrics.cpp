// SPDX-License-Identifier: MIT
// StudioStyle: sizes and habits.
#include "app/studiostyle.h"

#include <QStyleOption>

namespace tss::app {

namespace {

constexpr int kControlHeight = 28;

} // namespace

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
