// SPDX-License-Identifier: MIT
#include "app/views/problemdelegate.h"

#include "app/models/problemmodel.h"
#include "app/text/diagnostictext.h"
#include "app/theme.h"
#include "app/views/rowpainting.h"

#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QTextLayout>
#include <QtMath>

namespace tss::app {

namespace {

constexpr int kMargin = 12;
constexpr int kIcon = 14;
constexpr int kFixesShown = 2;
constexpr int kLinesShown = 2;
constexpr int kManyRows = 300; ///< beyond this the rows have one line each, so that the list need not be measured

Severity severityOf(const QModelIndex &index)
{
    return static_cast<Severity>(index.data(ProblemModel::SeverityRole).toInt());
}

QIcon iconOf(Severity severity, const QPalette &palette)
{
    switch (severity) {
    case Severity::Error:
        return Theme::icon(QStringLiteral("error"), Theme::bad(palette));
    case Severity::Warning:
        return Theme::icon(QStringLiteral("warning"), Theme::warning(palette));
    case Severity::Hint:
        break;
    }
    return Theme::icon(QStringLiteral("hint"), Theme::muted(palette));
}

QString sentence(const QModelIndex &index)
{
    return QStringLiteral("%1: %2").arg(severityText(severityOf(index)), index.data().toString());
}

/// Draws at most kLinesShown lines, the last one shortened.
void drawLines(QPainter *painter, const QRect &room, const QString &text)
{
    const QFontMetrics metrics = painter->fontMetrics();
    QTextLayout layout(text, painter->font());
    layout.beginLayout();
    int y = room.top();
    for (int i = 0; i < kLinesShown && y + metrics.height() <= room.bottom() + 1; ++i) {
        QTextLine line = layout.createLine();
        if (!line.isValid())
            break;
        line.setLineWidth(room.width());
        const bool last = i + 1 == kLinesShown || y + 2 * metrics.height() > room.bottom() + 1;
        const QString rest = last ? text.mid(line.textStart()) : text.mid(line.textStart(), line.textLength());
        painter->drawText(QRect(room.left(), y, room.width(), metrics.height()), Qt::AlignLeft | Qt::TextDontClip, // fallback fonts are taller
                         
                          last ? metrics.elidedText(rest, Qt::ElideRight, room.width()) : rest);
        y += metrics.height();
    }
    layout.endLayout();
}

} // namespace

ProblemDelegate::Layout ProblemDelegate::layoutOf(const QStyleOptionViewItem &option, const QModelIndex &index)
{
    Layout layout;
    QRect room = option.rect.adjusted(kMargin, 0, -kMargin, 0);
    layout.icon = QRect(room.left(), room.top() + (Theme::rowHeight(option.font) - kIcon) / 2, kIcon, kIcon);
    layout.titles = index.data(ProblemModel::FixTitlesRole).toStringList().mid(0, kFixesShown);
    int right = room.right();
    for (const QString &title : layout.titles) {
        const int wanted = qCeil(QFontMetricsF(option.font).horizontalAdvance(title)) + 1;
        const int width = qMin(wanted, room.width() * 2 / 5);
        layout.fixes.append(QRect(right - width + 1, room.top(), width, Theme::rowHeight(option.font)));
        right -= width + 2 * Theme::kGrid;
    }
    const int pad = (Theme::rowHeight(option.font) - option.fontMetrics.height()) / 2;
    layout.text = QRect(layout.icon.right() + Theme::kGrid, room.top() + pad, qMax(40, right - layout.icon.right() - Theme::kGrid), room.height() - 2 * pad);
    return layout;
}

void ProblemDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Layout layout = layoutOf(option, index);
    painter->save();
    paintRowBackground(painter, option, false);
    iconOf(severityOf(index), option.palette).paint(painter, layout.icon);
    painter->setFont(option.font);
    painter->setPen(option.palette.color(QPalette::Text));
    drawLines(painter, layout.text, sentence(index));
    painter->setPen(Theme::accent(option.palette));
    for (int i = 0; i < layout.fixes.size(); ++i)
        painter->drawText(layout.fixes[i], Qt::AlignVCenter | Qt::AlignRight, option.fontMetrics.elidedText(layout.titles[i], Qt::ElideRight, layout.fixes[i].width()));
    painter->restore();
}

QSize ProblemDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int row = Theme::rowHeight(option.font);
    const auto *view = qobject_cast<const QListView *>(option.widget);
    if (!view || index.model()->rowCount() > kManyRows)
        return {120, row};
    QStyleOptionViewItem sized = option;
    sized.rect = QRect(0, 0, view->viewport()->width(), row);
    const int width = layoutOf(sized, index).text.width();
    const bool wraps = option.fontMetrics.horizontalAdvance(sentence(index)) > width;
    return {120, wraps ? row + option.fontMetrics.height() : row};
}

bool ProblemDelegate::editorEvent(QEvent *event, QAbstractItemModel *, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::MouseButtonRelease)
        return false;
    const auto *mouse = static_cast<QMouseEvent *>(event);
    if (mouse->button() != Qt::LeftButton)
        return false;
    const Layout layout = layoutOf(option, index);
    for (int i = 0; i < layout.fixes.size(); ++i) {
        if (layout.fixes[i].contains(mouse->position().toPoint())) {
            Q_EMIT fixClicked(index.row(), i);
            return true;
        }
    }
    Q_EMIT rowClicked(index.row());
    return true;
}

} // namespace tss::app
