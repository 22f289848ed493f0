// SPDX-License-Identifier: MIT
#include "app/theme.h"

#include "app/iconengine.h"
#include "app/models/catalogmodel.h"
#include "app/studiostyle.h"

#include <QApplication>
#include <QFontDatabase>
#include <QFontMetrics>
#include <QStyleHints>

#include <array>

namespace tss::app {

namespace {

QColor rgb(unsigned value)
{
    return QColor::fromRgb(value);
}

QColor pick(const QPalette &palette, unsigned light, unsigned dark)
{
    return rgb(Theme::isDark(palette) ? dark : light);
}

QPalette build(const std::array<unsigned, 8> &c)
{
    QPalette p;
    const QColor window = rgb(c[0]), base = rgb(c[1]), text = rgb(c[2]), button = rgb(c[3]);
    const QColor accent = rgb(c[4]), line = rgb(c[5]), faint = rgb(c[6]), link = rgb(c[7]);
    p.setColor(QPalette::Window, window);
    p.setColor(QPalette::Base, base);
    p.setColor(QPalette::AlternateBase, window);
    p.setColor(QPalette::Button, button);
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText})
        p.setColor(role, text);
    p.setColor(QPalette::BrightText, Qt::white);
    p.setColor(QPalette::ToolTipBase, base);
    p.setColor(QPalette::Highlight, accent);
    p.setColor(QPalette::HighlightedText, Qt::white);
    p.setColor(QPalette::Link, link);
    p.setColor(QPalette::LinkVisited, link);
    p.setColor(QPalette::PlaceholderText, faint);
    p.setColor(QPalette::Light, base);
    p.setColor(QPalette::Midlight, window);
    p.setColor(QPalette::Mid, line);
    p.setColor(QPalette::Dark, line);
    p.setColor(QPalette::Shadow, line.darker(130));
#if QT_VERSION >= QT_VERSION_CHECK(6, 6, 0)
    p.setColor(QPalette::Accent, accent);
#endif
    for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, faint);
    p.setColor(QPalette::Disabled, QPalette::Highlight, line);
    return p;
}

QPalette lightPalette()
{
    return build({0xf9fafb, 0xffffff, 0x1f2937, 0xffffff, 0x2563eb, 0xd1d5db, 0x6b7280, 0x1d4ed8});
}

QPalette darkPalette()
{
    return build({0x1c1f24, 0x15171b, 0xe5e7eb, 0x262a31, 0x2f6bea, 0x3f4650, 0x949cab, 0x8ab4ff});
}

bool desktopIsDark()
{
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    const Qt::ColorScheme scheme = QGuiApplication::styleHints()->colorScheme();
    if (scheme != Qt::ColorScheme::Unknown)
        return scheme == Qt::ColorScheme::Dark;
#endif
    return false;
}

} // namespace

void applyColourScheme(ColourScheme scheme)
{
    if (!qobject_cast<StudioStyle *>(QApplication::style()))
        QApplication::setStyle(new StudioStyle);
    const bool dark = scheme == ColourScheme::Dark || (scheme == ColourScheme::System && desktopIsDark());
    QApplication::setPalette(dark ? darkPalette() : lightPalette());
}

bool Theme::isDark(const QPalette &palette)
{
    return palette.color(QPalette::Base).lightness() < 128;
}

QColor Theme::muted(const QPalette &palette)
{
    return pick(palette, 0x667080, 0x9ca3af);
}

QColor Theme::good(const QPalette &palette)
{
    return pick(palette, 0x15803d, 0x4ade80);
}

QColor Theme::bad(const QPalette &palette)
{
    return pick(palette, 0xb91c1c, 0xf98080);
}

QColor Theme::warning(const QPalette &palette)
{
    return pick(palette, 0xb45309, 0xfbbf24);
}

QColor Theme::chip(const QPalette &palette)
{
    return pick(palette, 0xf3f4f6, 0x2a2e35);
}

QColor Theme::chipBorder(const QPalette &palette)
{
    return pick(palette, 0xd1d5db, 0x4a515c);
}

QColor Theme::line(const QPalette &palette)
{
    return pick(palette, 0xe5e7eb, 0x30353d);
}

QColor Theme::markedRow(const QPalette &palette)
{
    return pick(palette, 0xfff7e0, 0x38301a);
}

QColor Theme::selectedRow(const QPalette &palette)
{
    return pick(palette, 0xe3ebfd, 0x22345c);
}

QColor Theme::accent(const QPalette &palette)
{
    return pick(palette, 0x2563eb, 0x6ea3fb);
}

QFont Theme::mono(const QFont &base)
{
    QFont font = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF() * 0.95);
    else
        font.setPixelSize(qRound(base.pixelSize() * 0.95));
    return font;
}

QFont Theme::scaled(const QFont &base, double factor)
{
    QFont font = base;
    if (base.pointSizeF() > 0)
        font.setPointSizeF(base.pointSizeF() * factor);
    else
        font.setPixelSize(qRound(base.pixelSize() * factor));
    return font;
}

QFont Theme::sectionHeading(const QFont &base)
{
    QFont font = scaled(base, 0.82);
    font.setWeight(QFont::DemiBold);
    font.setCapitalization(QFont::AllUppercase);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    return font;
}

QFont Theme::tabularFigures(const QFont &base)
{
    QFont font = base;
#if QT_VERSION >= QT_VERSION_CHECK(6, 7, 0)
    font.setFeature("tnum", 1);
#endif
    return font;
}

int Theme::rowHeight(const QFont &base)
{
    return qMax(kRowHeight, QFontMetrics(base).height() + 10);
}

QIcon Theme::stateIcon(int state, const QPalette &palette)
{
    switch (state) {
    case CatalogModel::Visible:
        return icon(QStringLiteral("state-visible"), good(palette));
    case CatalogModel::Hidden:
        return icon(QStringLiteral("state-hidden"), muted(palette));
    case CatalogModel::Kept:
        return icon(QStringLiteral("state-kept"), accent(palette));
    case CatalogModel::AddedByPlugin:
        return icon(QStringLiteral("state-added"), warning(palette));
    case CatalogModel::OutOfReach:
        return icon(QStringLiteral("state-out-of-reach"), muted(palette));
    case CatalogModel::Overridden:
        return icon(QStringLiteral("state-overridden"), warning(palette));
    default:
        return {};
    }
}

QIcon Theme::icon(const QString &name, const QPalette &palette)
{
    return QIcon(new SvgIconEngine(name, palette.color(QPalette::Text),
                                   palette.color(QPalette::Disabled, QPalette::Text)));
}

QIcon Theme::icon(const QString &name, const QColor &colour)
{
    return QIcon(new SvgIconEngine(name, colour, colour));
}

} // namespace tss::app
