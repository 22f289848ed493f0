// SPDX-License-Identifier: MIT
#include "app/views/banner.h"

#include "app/theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace tss::app {

namespace {

QIcon iconOf(Banner::Kind kind, const QPalette &palette)
{
    switch (kind) {
    case Banner::Kind::Error:
        return Theme::icon(QStringLiteral("error"), Theme::bad(palette));
    case Banner::Kind::Warning:
        return Theme::icon(QStringLiteral("warning"), Theme::warning(palette));
    case Banner::Kind::Information:
        break;
    }
    return Theme::icon(QStringLiteral("hint"), Theme::accent(palette));
}

} // namespace

Banner::Banner(QWidget *parent)
    : QWidget(parent)
    , m_icon(new QLabel(this))
    , m_text(new QLabel(this))
    , m_choices(new QHBoxLayout)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(Theme::kGrid);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_choices);
    auto *close = new QToolButton(this);
    close->setAutoRaise(true);
    close->setIcon(Theme::icon(QStringLiteral("close"), palette()));
    close->setAccessibleName(tr("Close the message"));
    close->setToolTip(tr("Close the message"));
    connect(close, &QToolButton::clicked, this, &QWidget::hide);
    row->addWidget(close);
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    hide();
}

QString Banner::text() const
{
    return m_text->text();
}

void Banner::showMessage(Kind kind, const QString &text, const QList<Choice> &choices)
{
    m_kind = kind;
    m_icon->setPixmap(iconOf(kind, palette()).pixmap(QSize(16, 16), devicePixelRatioF()));
    m_text->setText(text);
    setAccessibleName(text);
    while (QLayoutItem *item = m_choices->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Choice &choice : choices) {
        auto *button = new QPushButton(choice.text, this);
        connect(button, &QPushButton::clicked, this, [this, act = choice.act] {
            hide();
            act();
        });
        m_choices->addWidget(button);
    }
    show();
}

void Banner::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_kind == Kind::Information ? Theme::selectedRow(palette()) : Theme::markedRow(palette()));
    painter.fillRect(QRect(0, height() - 1, width(), 1), Theme::line(palette()));
}

} // namespace tss::app
