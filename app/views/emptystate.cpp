// SPDX-License-Identifier: MIT
#include "app/views/emptystate.h"

#include "app/actions.h"
#include "app/studiostyle.h"
#include "app/theme.h"
#include "app/views/tonelabel.h"

#include <QHBoxLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace tss::app {

namespace {

QPushButton *buttonFor(QAction *action, const QString &text, QWidget *parent)
{
    auto *button = new QPushButton(text, parent);
    QObject::connect(button, &QPushButton::clicked, action, &QAction::trigger);
    return button;
}

} // namespace

EmptyState::EmptyState(const Actions &actions, QWidget *parent)
    : QWidget(parent)
{
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto *text = makeText();
    auto *centred = new QHBoxLayout;
    centred->addStretch();
    centred->addWidget(text, 8);
    centred->addStretch();
    auto *title = new ToneLabel(ToneLabel::Tone::Normal, this);
    title->setText(tr("See what your agent's model is given"));
    title->setScale(1.5);
    title->setWordWrap(true);
    title->setAlignment(Qt::AlignHCenter);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(24, 24, 24, 24);
    layout->setSpacing(2 * Theme::kGrid);
    layout->addStretch(2);
    layout->addWidget(title);
    layout->addLayout(centred);
    layout->addLayout(makeButtons(actions));
    layout->addStretch(3);
}

QWidget *EmptyState::makeText()
{
    auto *text = new ToneLabel(ToneLabel::Tone::Muted, this);
    text->setText(tr("Open a catalog of tools, or drop files here: the answer of an MCP server to “tools/list”, OpenCode's "
                     "/experimental/tool, or a list of tools in OpenAI's or Anthropic's form. Several files together are fine."));
    text->setWordWrap(true);
    text->setAlignment(Qt::AlignHCenter);
    text->setMaximumWidth(fontMetrics().averageCharWidth() * 76);
    return text;
}

QLayout *EmptyState::makeButtons(const Actions &actions)
{
    auto *open = buttonFor(actions.openCatalog, tr("Open catalog…"), this);
    open->setProperty(kPrimaryProperty, true);
    auto *buttons = new QHBoxLayout;
    buttons->setSpacing(Theme::kGrid);
    buttons->addStretch();
    buttons->addWidget(open);
    buttons->addWidget(buttonFor(actions.openExample, tr("Open the example"), this));
    buttons->addStretch();
    return buttons;
}

} // namespace tss::app
