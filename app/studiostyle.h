// SPDX-License-Identifier: MIT
// StudioStyle: Fusion, quieter: flat buttons and fields with thin rounded borders, underlined tabs, soft selections,
// hairline splitters and slim scroll bars. Looks the same on every desktop, light or dark.
#pragma once

#include <QProxyStyle>

namespace tss::app {

/// Set this property to true on the one main action of a window or dialog.
inline constexpr char kPrimaryProperty[] = "tssPrimary";

class StudioStyle : public QProxyStyle
{
    Q_OBJECT

public:
    StudioStyle();

    void drawPrimitive(PrimitiveElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawControl(ControlElement element, const QStyleOption *option, QPainter *painter, const QWidget *widget) const override;
    void drawComplexControl(ComplexControl control, const QStyleOptionComplex *option, QPainter *painter, const QWidget *widget) const override;
    QRect subControlRect(ComplexControl control, const QStyleOptionComplex *option, SubControl part, const QWidget *widget) const override;
    QRect subElementRect(SubElement element, const QStyleOption *option, const QWidget *widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption *option, const QSize &size, const QWidget *widget) const override;
    int pixelMetric(PixelMetric metric, const QStyleOption *option, const QWidget *widget) const override;
    int styleHint(StyleHint hint, const QStyleOption *option, const QWidget *widget, QStyleHintReturn *data) const override;

private:
    void drawItem(const QStyleOption *option, QPainter *painter, const QWidget *widget) const;
    void drawScrollBar(const QStyleOptionComplex *option, QPainter *painter) const;
};

} // namespace tss::app
