// SPDX-License-Identifier: MIT
// SectionHeading: the small grey title of a pane, with a figure on the right.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;

namespace tss::app {

class SectionHeading : public QWidget
{
    Q_OBJECT

public:
    explicit SectionHeading(const QString &title, QWidget *parent = nullptr);

    void setTitle(const QString &title);
    void setFigure(const QString &figure);
    /// A small button or link at the right end.
    void addTrailing(QWidget *widget);

protected:
    void changeEvent(QEvent *event) override;

private:
    void restyle();

    QHBoxLayout *m_layout;
    QLabel *m_title;
    QLabel *m_figure;
};

} // namespace tss::app
