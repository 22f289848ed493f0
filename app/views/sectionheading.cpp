// SPDX-License-Identifier: MIT
#include "app/views/sectionheading.h"

#include "app/theme.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace tss::app {

SectionHeading::SectionHeading(const QString &title, QWidget *parent)
    : QWidget(parent)
    , m_layout(new QHBoxLayout(this))
    , m_title(new QLabel(this))
    , m_figure(new QLabel(this))
{
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Theme::kGrid);
    m_layout->addWidget(m_title);
    m_layout->addStretch();
    m_layout->addWidget(m_figure);
    setTitle(title);
    restyle();
}

void SectionHeading::setTitle(const QString &title)
{
    m_title->setText(title);
    setAccessibleName(title);
}

void SectionHeading::setFigure(const QString &figure)
{
    m_figure->setText(figure);
}

void SectionHeading::addTrailing(QWidget *widget)
{
    m_layout->addWidget(widget);
}

void SectionHeading::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::ApplicationFontChange)
        restyle();
    QWidget::changeEvent(event);
}

void SectionHeading::restyle()
{
    for (QLabel *label : {m_title, m_figure}) {
        label->setFont(Theme::sectionHeading(QApplication::font()));
        QPalette colours = palette();
        for (const auto role : {QPalette::WindowText, QPalette::Text})
            colours.setColor(role, Theme::muted(colours));
        label->setPalette(colours);
    }
}

} // namespace tss::app
