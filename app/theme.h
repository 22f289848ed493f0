// SPDX-License-Identifier: MIT
// Theme: the colours, fonts, sizes and state icons of the window, derived from the palette, light or dark.
#pragma once

#include <QColor>
#include <QFont>
#include <QIcon>
#include <QPalette>

namespace tss::app {

enum class ColourScheme { System, Light, Dark };

/// Applies a scheme to the application: StudioStyle (on Fusion) with our own light or dark palette; System follows the
/// desktop's choice.
void applyColourScheme(ColourScheme scheme);

struct Theme
{
    static constexpr int kGrid = 8; ///< px
    static constexpr int kRowHeight = 28; ///< px at 100 % and the default font

    [[nodiscard]] static bool isDark(const QPalette &palette);
    [[nodiscard]] static QColor muted(const QPalette &palette); ///< secondary text, contrast ≥ 4.5:1
    [[nodiscard]] static QColor good(const QPalette &palette); ///< savings
    [[nodiscard]] static QColor bad(const QPalette &palette); ///< costs, errors
    [[nodiscard]] static QColor warning(const QPalette &palette);
    [[nodiscard]] static QColor chip(const QPalette &palette); ///< chip background
    [[nodiscard]] static QColor chipBorder(const QPalette &palette);
    [[nodiscard]] static QColor line(const QPalette &palette); ///< separators
    [[nodiscard]] static QColor markedRow(const QPalette &palette); ///< rows of the selected rule
    [[nodiscard]] static QColor selectedRow(const QPalette &palette); ///< soft; the text on it keeps its colour
    [[nodiscard]] static QColor accent(const QPalette &palette); ///< as text, lines and icons; Highlight is for fills
    [[nodiscard]] static QFont mono(const QFont &base); ///< ids and patterns
    [[nodiscard]] static QFont sectionHeading(const QFont &base); ///< small and grey
    [[nodiscard]] static QFont tabularFigures(const QFont &base);
    [[nodiscard]] static QFont scaled(const QFont &base, double factor);
    [[nodiscard]] static int rowHeight(const QFont &base);
    /// Icon of a CatalogModel::State, each with a shape of its own, coloured from the palette.
    [[nodiscard]] static QIcon stateIcon(int state, const QPalette &palette);
    /// An icon of ours by name ("open", "undo", …), coloured from the palette.
    [[nodiscard]] static QIcon icon(const QString &name, const QPalette &palette);
    [[nodiscard]] static QIcon icon(const QString &name, const QColor &colour);
};

/// "1,234" in the locale; signed(): "+62", "−381" with a real minus.
[[nodiscard]] QString number(qint64 value);
[[nodiscard]] QString signedNumber(qint64 value);
[[nodiscard]] QString percentChange(qint64 before, qint64 after); ///< "−86 %"; empty when before is 0

} // namespace tss::app
