// SPDX-License-Identifier: MIT
#include "app/views/segmentedcontrol.h"

#include "app/theme.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPainter>
#include <QRadioButton>

namespace tss::app {

namespace {

/// One segment: a radio button for the keyboard and for screen readers, drawn as text only.
class Segment : public QRadioButton
{
public:
    using QRadioButton::QRadioButton;

    QSize sizeHint() const override
    {
        return {fontMetrics().horizontalAdvance(text()) + 3 * Theme::kGrid, qMax(Theme::kRowHeight, fontMetrics().height() + 10)};
    }
    QSize minimumSizeHint() const override { return sizeHint(); }
    bool hitButton(const QPoint &pos) const override { return rect().contains(pos); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked() || underMouse()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(isChecked() ? Theme::selectedRow(palette()) : Theme::chip(palette()));
            painter.drawRoundedRect(rect().adjusted(1, 1, -1, -1), 4, 4);
        }
        if (hasFocus()) {
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(Theme::accent(palette()), 1.6));
            painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 4, 4);
        }
        painter.setPen(isChecked() ? Theme::accent(palette()) : palette().color(QPalette::Text));
        painter.drawText(rect(), Qt::AlignCenter | Qt::TextShowMnemonic, text());
    }
};

} // namespace

SegmentedControl::SegmentedControl(QWidget *parent)
    : QWidget(parent)
    , m_group(new QButtonGroup(this))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &SegmentedControl::chosen);
}

int SegmentedControl::addSegment(const QString &text, const QString &toolTip)
{
    auto *segment = new Segment(text, this);
    segment->setToolTip(toolTip);
    segment->setAttribute(Qt::WA_Hover);
    layout()->addWidget(segment);
    const int id = int(m_group->buttons().size());
    m_group->addButton(segment, id);
    segment->setChecked(id == 0);
    return id;
}

void SegmentedControl::setSegmentText(int index, const QString &text, const QString &toolTip)
{
    QAbstractButton *segment = m_group->button(index);
    segment->setText(text);
    segment->setToolTip(toolTip);
}

QString SegmentedControl::segmentToolTip(int index) const
{
    return m_group->button(index)->toolTip();
}

int SegmentedControl::current() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrent(int index)
{
    m_group->button(index)->setChecked(true);
}

void SegmentedControl::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::chipBorder(palette()));
    painter.setBrush(palette().color(QPalette::Button));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
}

} // namespace tss::app
