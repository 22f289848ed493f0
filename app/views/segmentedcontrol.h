// SPDX-License-Identifier: MIT
// SegmentedControl: a row of joined buttons of which one is on. Arrow keys move between them.
#pragma once

#include <QWidget>

class QButtonGroup;

namespace tss::app {

class SegmentedControl : public QWidget
{
    Q_OBJECT

public:
    explicit SegmentedControl(QWidget *parent = nullptr);

    int addSegment(const QString &text, const QString &toolTip = {});
    void setSegmentText(int index, const QString &text, const QString &toolTip = {});
    [[nodiscard]] QString segmentToolTip(int index) const;
    [[nodiscard]] int current() const;
    void setCurrent(int index); ///< without a signal

Q_SIGNALS:
    void chosen(int index);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup *m_group;
};

} // namespace tss::app
