// SPDX-License-Identifier: MIT
// RuleListView: the rules of one list. Everything that the mouse does to a rule has a key and a menu entry here.
#pragma once

#include "app/views/contentlistview.h"
#include "core/diagnostics/diagnostic.h"

class QMenu;

namespace tss::app {

enum class RuleGesture { Edit, AddNew, MoveUp, MoveDown, Transfer, ShowTools, Copy, Remove, Deselect };

class RuleListView : public ContentListView
{
    Q_OBJECT

public:
    explicit RuleListView(RuleList list, QWidget *parent = nullptr);

Q_SIGNALS:
    void requested(tss::app::RuleGesture gesture, int row);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    void addEntry(QMenu &menu, RuleGesture gesture, int row);
    [[nodiscard]] QString entryText(RuleGesture gesture) const;

    RuleList m_list;
};

} // namespace tss::app
