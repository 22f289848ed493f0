// SPDX-License-Identifier: MIT
#include "app/views/rulelistview.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>

#include <array>
#include <optional>

namespace tss::app {

namespace {

struct Key
{
    RuleGesture gesture;
    QKeySequence sequence;
};

const std::array<Key, 9> &keys()
{
    static const std::array<Key, 9> all{{
        {RuleGesture::Edit, QKeySequence(Qt::Key_F2)},
        {RuleGesture::Edit, QKeySequence(Qt::Key_Return)},
        {RuleGesture::Edit, QKeySequence(Qt::Key_Enter)},
        {RuleGesture::AddNew, QKeySequence(Qt::Key_Insert)},
        {RuleGesture::MoveUp, QKeySequence(Qt::ALT | Qt::Key_Up)},
        {RuleGesture::MoveDown, QKeySequence(Qt::ALT | Qt::Key_Down)},
        {RuleGesture::Copy, QKeySequence(QKeySequence::Copy)},
        {RuleGesture::Remove, QKeySequence(Qt::Key_Delete)},
        {RuleGesture::Deselect, QKeySequence(Qt::Key_Escape)},
    }};
    return all;
}

std::optional<RuleGesture> gestureOf(const QKeyEvent *event)
{
    const QKeySequence pressed(event->modifiers().toInt() & ~Qt::KeypadModifier ? QKeyCombination(event->modifiers() & ~Qt::KeypadModifier, static_cast<Qt::Key>(event->key()))
                                                                                : QKeyCombination(static_cast<Qt::Key>(event->key())));
    for (const Key &key : keys()) {
        if (pressed == key.sequence)
            return key.gesture;
    }
    return std::nullopt;
}

QKeySequence sequenceOf(RuleGesture gesture)
{
    for (const Key &key : keys()) {
        if (key.gesture == gesture)
            return key.sequence;
    }
    return {};
}

} // namespace

RuleListView::RuleListView(RuleList list, QWidget *parent)
    : ContentListView(DropPlace::Between, parent)
    , m_list(list)
{
    setDragEnabled(true);
    setEditTriggers(QAbstractItemView::DoubleClicked);
    setObjectName(list == RuleList::Hide ? QStringLiteral("hideRules") : QStringLiteral("keepRules"));
    setAccessibleName(list == RuleList::Hide ? tr("Hide rules") : tr("Keep rules"));
}

bool RuleListView::event(QEvent *event)
{
    // While the list has the keys they mean its rule, not what the window does with them elsewhere.
    if (event->type() == QEvent::ShortcutOverride && currentIndex().isValid() && gestureOf(static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return ContentListView::event(event);
}

void RuleListView::keyPressEvent(QKeyEvent *event)
{
    const std::optional<RuleGesture> gesture = state() == EditingState ? std::nullopt : gestureOf(event);
    if (gesture && (currentIndex().isValid() || gesture == RuleGesture::AddNew))
        Q_EMIT requested(*gesture, currentIndex().row());
    else
        ContentListView::keyPressEvent(event);
}

QString RuleListView::entryText(RuleGesture gesture) const
{
    switch (gesture) {
    case RuleGesture::Edit:
        return tr("Edit");
    case RuleGesture::AddNew:
        return m_list == RuleList::Hide ? tr("New hide rule…") : tr("New keep rule…");
    case RuleGesture::MoveUp:
        return tr("Move up");
    case RuleGesture::MoveDown:
        return tr("Move down");
    case RuleGesture::Transfer:
        return m_list == RuleList::Hide ? tr("Move to Keep") : tr("Move to Hide");
    case RuleGesture::ShowTools:
        return tr("Show its tools");
    case RuleGesture::Copy:
        return tr("Copy");
    case RuleGesture::Remove:
        return tr("Remove");
    case RuleGesture::Deselect:
        break;
    }
    return {};
}

void RuleListView::addEntry(QMenu &menu, RuleGesture gesture, int row)
{
    QAction *action = menu.addAction(entryText(gesture));
    action->setShortcut(sequenceOf(gesture));
    action->setShortcutVisibleInContextMenu(true);
    action->setEnabled(gesture == RuleGesture::AddNew || row >= 0);
    if (gesture == RuleGesture::MoveUp)
        action->setEnabled(row > 0);
    if (gesture == RuleGesture::MoveDown)
        action->setEnabled(row >= 0 && row + 1 < model()->rowCount());
    connect(action, &QAction::triggered, this, [this, gesture, row] { Q_EMIT requested(gesture, row); });
}

void RuleListView::contextMenuEvent(QContextMenuEvent *event)
{
    const bool isKey = event->reason() == QContextMenuEvent::Keyboard;
    const QModelIndex index = isKey ? currentIndex() : indexAt(event->pos());
    QMenu menu(this);
    const int row = index.isValid() ? index.row() : -1;
    for (const RuleGesture gesture : {RuleGesture::Edit, RuleGesture::ShowTools, RuleGesture::Copy, RuleGesture::Remove})
        addEntry(menu, gesture, row);
    menu.addSeparator();
    for (const RuleGesture gesture : {RuleGesture::MoveUp, RuleGesture::MoveDown, RuleGesture::Transfer})
        addEntry(menu, gesture, row);
    menu.addSeparator();
    addEntry(menu, RuleGesture::AddNew, row);
    menu.exec(isKey && index.isValid() ? viewport()->mapToGlobal(visualRect(index).bottomLeft()) : event->globalPos());
}

} // namespace tss::app
