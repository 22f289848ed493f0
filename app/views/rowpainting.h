// SPDX-License-Identifier: MIT
// How rows and chips of the side panes look, the same in each list.
#pragma once

#include <QRect>
#include <QString>
#include <QStyleOptionViewItem>

class QPainter;

namespace tss::app {

struct ChipLook
{
    bool isDead = false; ///< dashed outline in the warning colour
    bool isRound = false; ///< a tag
    bool isMuted = false;
};

/// Background of a row: selected, marked or under the pointer. `marked` also draws a bar at the left edge.
void paintRowBackground(QPainter *painter, const QStyleOptionViewItem &option, bool marked);

/// A chip with a monospaced text, as wide as the text and at most as the room; returns its place.
QRect paintChip(QPainter *painter, const QStyleOptionViewItem &option, const QRect &room, const QString &text, const ChipLook &look);

/// Text at the right edge of a place; returns the room left of it.
struct RightText
{
    QString text;
    int reserved = 0; ///< width kept free whatever the text
    QColor colour;
};
QRect paintRightText(QPainter *painter, const QStyleOptionViewItem &option, const QRect &room, const RightText &right);

} // namespace tss::app
