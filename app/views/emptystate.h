// SPDX-License-Identifier: MIT
// EmptyState: what the middle of the window shows while no catalog is open: what to do next.
#pragma once

#include <QWidget>

namespace tss::app {

class Actions;

class EmptyState : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(const Actions &actions, QWidget *parent = nullptr);

private:
    QWidget *makeText();
    QLayout *makeButtons(const Actions &actions);
};

} // namespace tss::app
