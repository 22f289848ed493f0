// SPDX-License-Identifier: MIT
// TopBar: what is open, for which runtime and host, undo and redo, and the one main action.
#pragma once

#include "core/preview/preview.h"

#include <QWidget>

class QLabel;
class QMenu;
class QToolButton;

namespace tss::app {

class Actions;
class ElidedLabel;
class SegmentedControl;
class Studio;

class TopBar : public QWidget
{
    Q_OBJECT

public:
    struct Menus
    {
        QMenu *catalog;
        QMenu *configuration;
    };
    TopBar(Studio &studio, const Actions &actions, Menus menus, QWidget *parent = nullptr);

Q_SIGNALS:
    void hostChosen(tss::Host host);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void build(const Actions &actions, Menus menus);
    QToolButton *addMenuButton(const QString &text, QMenu *menu);
    QToolButton *addActionButton(QAction *action, Qt::ToolButtonStyle style);
    void addLine();
    void addHost();
    void refreshDocument();
    void refreshHost();
    void fit();

    Studio &m_studio;
    QToolButton *m_reload = nullptr;
    QLabel *m_scope = nullptr;
    ElidedLabel *m_path = nullptr;
    QLabel *m_dot = nullptr;
    QLabel *m_hostLabel = nullptr;
    SegmentedControl *m_host = nullptr;
};

} // namespace tss::app
