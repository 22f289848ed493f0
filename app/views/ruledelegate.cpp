// SPDX-License-Identifier: MIT
#include "app/views/ruledelegate.h"

#include "app/models/rulemodel.h"
#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/rowpainting.h"
#include "app/views/ruleeditor.h"

#include <QAbstractItemView>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QPainter>
#include <QToolTip>

namespace tss::app {

namespace {

constexpr int kGripWidth = 14;

bool isDead(const QModelIndex &index)
{
    return index.data(RuleModel::MatchesRole).toInt() == 0;
}

bool isOutOfReach(const QModelIndex &index)
{
    const int matches = index.data(RuleModel::MatchesRole).toInt();
    return matches > 0 && index.data(RuleModel::OutOfReachRole).toInt() == matches;
}

/// Six dots: this row can be dragged.
void paintGrip(QPainter *painter, const QRect &room, const QColor &colour)
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->setPen(Qt::NoPen);
    painter->setBrush(colour);
    for (int dot = 0; dot < 6; ++dot) {
        const QPointF centre(room.left() + 2 + 4 * (dot % 2), room.center().y() - 4 + 4 * (dot / 2) + 0.5);
        painter->drawEllipse(centre, 1.1, 1.1);
    }
    painter->restore();
}

QString toolTip(const QModelIndex &index)
{
    QString text = index.data(Qt::ToolTipRole).toString();
    const int decides = index.data(RuleModel::DecidesRole).toInt();
    if (decides < index.data(RuleModel::MatchesRole).toInt())
        text += QStringLiteral("<br>") + RuleDelegate::tr("decides %1", "tools").arg(number(decides));
    return text;
}

} // namespace

RuleDelegate::RuleDelegate(Studio &studio, RuleTrial &trial, RuleList list, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_studio(studio)
    , m_trial(trial)
    , m_list(list)
{
}

QString RuleDelegate::countText(const QModelIndex &index)
{
    const int matches = index.data(RuleModel::MatchesRole).toInt();
    if (matches < 0)
        return {};
    if (matches == 0)
        return tr("matches 0");
    return tr("%1 of %2", "matching tools of all").arg(number(matches), number(index.data(RuleModel::TotalRole).toInt()));
}

QString RuleDelegate::noteText(const QModelIndex &index)
{
    const QString problem = index.data(RuleModel::ProblemRole).toString();
    if (!problem.isEmpty())
        return problem;
    return isOutOfReach(index) ? tr("out of reach on stock OpenCode") : QString();
}

void RuleDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    paintRowBackground(painter, option, index.data(RuleModel::MarkedRole).toBool());
    const QString note = noteText(index);
    const bool hasProblem = !index.data(RuleModel::ProblemRole).toString().isEmpty();
    QRect room = option.rect.adjusted(Theme::kGrid, 0, -Theme::kGrid / 2, 0);
    room.setHeight(Theme::rowHeight(option.font));
    paintGrip(painter, room, Theme::muted(option.palette));
    room.setLeft(room.left() + kGripWidth);

    const int total = index.data(RuleModel::TotalRole).toInt();
    const QString widest = tr("%1 of %2", "matching tools of all").arg(number(total), number(total));
    const int reserved = QFontMetrics(Theme::tabularFigures(option.font)).horizontalAdvance(widest);
    const QColor countColour = isDead(index) ? Theme::warning(option.palette) : Theme::muted(option.palette);
    room = paintRightText(painter, option, room, {countText(index), reserved, countColour});
    ChipLook look;
    look.isDead = isDead(index) || hasProblem;
    look.isMuted = isOutOfReach(index);
    const QString pattern = shown(index.data(RuleModel::PatternRole).toString().toStdU16String());
    paintChip(painter, option, room, pattern.isEmpty() ? tr("(empty)") : pattern, look);
    if (note.isEmpty())
        return;
    QRect below = option.rect.adjusted(Theme::kGrid + kGripWidth, room.height() - 4, -Theme::kGrid, -2);
    painter->save();
    painter->setFont(Theme::scaled(option.font, 0.9));
    painter->setPen(hasProblem ? Theme::bad(option.palette) : Theme::muted(option.palette));
    painter->drawText(below, Qt::AlignLeft | Qt::AlignVCenter, painter->fontMetrics().elidedText(note, Qt::ElideRight, below.width()));
    painter->restore();
}

QSize RuleDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    int height = Theme::rowHeight(option.font);
    if (!noteText(index).isEmpty())
        height += QFontMetrics(Theme::scaled(option.font, 0.9)).height();
    return {10 * Theme::kGrid, height};
}

QWidget *RuleDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &, const QModelIndex &index) const
{
    const auto row = static_cast<std::size_t>(index.row());
    auto *editor = new RuleEditor(m_studio, m_trial, {m_list, row}, parent);
    auto *self = const_cast<RuleDelegate *>(this); // signals of a delegate are sent from const functions
    connect(editor, &RuleEditor::cancelled, this, [self, editor] { Q_EMIT self->closeEditor(editor, RevertModelCache); });
    return editor;
}

void RuleDelegate::setEditorData(QWidget *editor, const QModelIndex &index) const
{
    // The view calls this again when the preview changes; what is being typed stays.
    auto *field = static_cast<RuleEditor *>(editor);
    if (field->isModified())
        return;
    field->setText(index.data(RuleModel::PatternRole).toString());
    field->selectAll();
}

void RuleDelegate::setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const
{
    const auto *field = static_cast<RuleEditor *>(editor);
    const QString pattern = field->text();
    if (!field->isRefused() && !pattern.isEmpty() && pattern != index.data(RuleModel::PatternRole).toString())
        model->setData(index, pattern, Qt::EditRole);
}

void RuleDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &) const
{
    QRect place = option.rect;
    place.setHeight(Theme::rowHeight(option.font));
    editor->setGeometry(place.adjusted(4, 0, -4, 0));
}

bool RuleDelegate::eventFilter(QObject *watched, QEvent *event)
{
    auto *editor = qobject_cast<RuleEditor *>(watched);
    if (!editor || event->type() != QEvent::KeyPress)
        return QStyledItemDelegate::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (key == Qt::Key_Return || key == Qt::Key_Enter || key == Qt::Key_Tab) {
        if (editor->acceptSuggestion() || editor->isRefused())
            return true;
    }
    return QStyledItemDelegate::eventFilter(watched, event);
}

bool RuleDelegate::helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index)
{
    if (event->type() != QEvent::ToolTip || !index.isValid())
        return QStyledItemDelegate::helpEvent(event, view, option, index);
    QToolTip::showText(event->globalPos(), toolTip(index), view);
    return true;
}

} // namespace tss::app
