// SPDX-License-Identifier: MIT
// ProblemsPane: what is wrong or odd, each in a row with its fixes. A click on the row goes to the place.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QWidget>

class QListView;

namespace tss::app {

class ProblemModel;
class SectionHeading;

class ProblemsPane : public QWidget
{
    Q_OBJECT

public:
    explicit ProblemsPane(ProblemModel &model, QWidget *parent = nullptr);

Q_SIGNALS:
    void jumpRequested(const tss::Diagnostic &diagnostic);
    void fixRequested(const tss::Fix &fix);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void setUpList();
    void refresh();
    void openFixMenu(int row, const QPoint &globalPosition);
    void applyFix(int row, int fix);

    ProblemModel &m_model;
    SectionHeading *m_heading;
    QListView *m_list;
};

} // namespace tss::app
