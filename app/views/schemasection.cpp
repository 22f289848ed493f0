// SPDX-License-Identifier: MIT
#include "app/views/schemasection.h"

#include "app/theme.h"
#include "app/views/sourcetext.h"

#include <QToolButton>
#include <QVBoxLayout>

namespace tss::app {

SchemaSection::SchemaSection(KSyntaxHighlighting::Repository &repository, QWidget *parent)
    : QWidget(parent)
    , m_toggle(new QToolButton(this))
    , m_text(new SourceText(repository, QStringLiteral("JSON"), this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_toggle, 0, Qt::AlignLeft);
    layout->addWidget(m_text);
    m_toggle->setCheckable(true);
    m_toggle->setAutoRaise(true);
    m_toggle->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_text->setReadOnly(true);
    m_text->setFrameShape(QFrame::StyledPanel);
    m_text->setAccessibleName(tr("Schema of the parameters"));
    m_text->setFixedHeight(fontMetrics().lineSpacing() * 14);
    connect(m_toggle, &QToolButton::toggled, this, &SchemaSection::unfold);
    unfold(false);
}

void SchemaSection::setSchema(const QString &title, std::function<QString()> json)
{
    m_toggle->setText(title);
    m_json = std::move(json);
    m_filled = false;
    if (m_toggle->isChecked())
        fill();
}

void SchemaSection::unfold(bool open)
{
    m_toggle->setArrowType(open ? Qt::DownArrow : Qt::RightArrow);
    if (open)
        fill();
    m_text->setVisible(open);
}

void SchemaSection::fill()
{
    if (m_filled || !m_json)
        return;
    m_text->setSourceText(m_json());
    m_filled = true;
}

} // namespace tss::app
