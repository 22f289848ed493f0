// SPDX-License-Identifier: MIT
#include "app/views/tagdelegate.h"

#include "app/theme.h"
#include "app/views/rowpainting.h"
#include "app/views/tagmodel.h"

#include <QLineEdit>
#include <QPainter>

namespace tss::app {

void TagDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintRowBackground(painter, option, false);
    const int count = index.data(TagModel::CountRole).toInt();
    QRect room = option.rect.adjusted(Theme::kGrid, 0, -Theme::kGrid / 2, 0);
    const int reserved = QFontMetrics(Theme::tabularFigures(option.font)).horizontalAdvance(number(8'888));
    room = paintRightText(painter, option, room, {number(count), reserved, Theme::muted(option.palette)});
    ChipLook look;
    look.isRound = true;
    look.isMuted = count == 0;
    paintChip(painter, option, room, index.data().toString(), look);
}

QSize TagDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {10 * Theme::kGrid, Theme::rowHeight(option.font)};
}

void TagDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    auto *field = qobject_cast<QLineEdit *>(editor);
    if (field && !field->isModified())
        field->setText(index.data(Qt::EditRole).toString());
}

void TagDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    editor->setGeometry(option.rect.adjusted(4, 0, -4, 0));
}

} // namespace tss::app
