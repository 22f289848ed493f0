// SPDX-License-Identifier: MIT
#include "app/views/topbar.h"

#include "app/actions.h"
#include "app/document/studio.h"
#include "app/product.h"
#include "app/studiostyle.h"
#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/elidedlabel.h"
#include "app/views/segmentedcontrol.h"
#include "core/opencode/paths.h"

#include <QDir>
#include <QFrame>
#include <QHBoxLayout>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>

namespace tss::app {

namespace {

constexpr int kWide = 1200; ///< px from which every label has room

QHBoxLayout *rowOf(QWidget *bar)
{
    return static_cast<QHBoxLayout *>(bar->layout());
}

QString homeShortened(QString path)
{
    const QString home = QDir::homePath() + u'/';
    return path.startsWith(home) ? QStringLiteral("~/") + path.mid(home.size()) : path;
}

} // namespace

TopBar::TopBar(Studio &studio, const Actions &actions, Menus menus, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
{
    build(actions, menus);
    connect(&studio, &Studio::documentChanged, this, &TopBar::refreshDocument);
    connect(&studio, &Studio::modifiedChanged, this, &TopBar::refreshDocument);
    connect(&studio, &Studio::hostChanged, this, &TopBar::refreshHost);
    refreshDocument();
    refreshHost();
}

void TopBar::build(const Actions &actions, Menus menus)
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 7, 12, 8);
    row->setSpacing(Theme::kGrid);
    addMenuButton(tr("Open catalog"), menus.catalog);
    m_reload = addActionButton(actions.reload, Qt::ToolButtonTextBesideIcon);
    addLine();
    auto *target = new QLabel(tr("OpenCode"), this);
    target->setToolTip(tr("The runtime that is configured: %1 %2 in OpenCode.").arg(QString::fromLatin1(kPluginPackage), QString::fromLatin1(kPluginVersion)));
    row->addWidget(target);
    m_scope = new QLabel(this);
    row->addWidget(m_scope);
    addMenuButton(tr("Configuration"), menus.configuration);
    m_path = new ElidedLabel(ToneLabel::Tone::Muted, this);
    row->addWidget(m_path);
    m_dot = new QLabel(QStringLiteral("●"), this);
    m_dot->setToolTip(tr("There are unsaved changes."));
    row->addWidget(m_dot);
    row->addStretch(1);
    addHost();
    addActionButton(actions.undo, Qt::ToolButtonIconOnly);
    addActionButton(actions.redo, Qt::ToolButtonIconOnly);
    auto *save = new QPushButton(tr("Review && save…"), this);
    save->setProperty(kPrimaryProperty, true);
    save->setObjectName(QStringLiteral("reviewAndSave"));
    save->setToolTip(tr("Shows what will be written, then saves (%1)").arg(actions.save->shortcut().toString(QKeySequence::NativeText)));
    connect(save, &QPushButton::clicked, actions.save, &QAction::trigger);
    row->addWidget(save);
}

QToolButton *TopBar::addMenuButton(const QString &text, QMenu *menu)
{
    auto *button = new QToolButton(this);
    button->setText(text + QStringLiteral(" ▾")); // StudioStyle leaves the small arrow of a menu button out
    button->setAccessibleName(text);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    button->setFocusPolicy(Qt::TabFocus);
    rowOf(this)->addWidget(button);
    return button;
}

QToolButton *TopBar::addActionButton(QAction *action, Qt::ToolButtonStyle style)
{
    auto *button = new QToolButton(this);
    button->setDefaultAction(action);
    button->setToolButtonStyle(style);
    button->setFocusPolicy(Qt::TabFocus);
    rowOf(this)->addWidget(button);
    return button;
}

void TopBar::addLine()
{
    auto *line = new QFrame(this);
    line->setFixedWidth(1);
    line->setFrameShape(QFrame::NoFrame);
    line->setAutoFillBackground(true);
    line->setBackgroundRole(QPalette::Mid);
    line->setFixedHeight(24);
    rowOf(this)->addWidget(line);
}

void TopBar::addHost()
{
    m_hostLabel = new QLabel(tr("Host:"), this);
    rowOf(this)->addWidget(m_hostLabel);
    m_host = new SegmentedControl(this);
    m_host->setAccessibleName(tr("Host"));
    const QString stock = tr("<p>OpenCode as it is released, up to %1: MCP tools never pass through the plugin. They are sent in full, "
                             "tool_search does not find them, and no rule reaches them.</p>")
                              .arg(QString::fromLatin1(kHostVersion));
    const QString hooked = tr("<p>A build of OpenCode in which the plugin's hook covers MCP tools too, so that rules reach them as they reach "
                              "the others. No release up to %1 does this.</p>")
                               .arg(QString::fromLatin1(kHostVersion));
    m_host->addSegment(tr("Stock OpenCode"), stock);
    m_host->addSegment(tr("Hook covers MCP tools"), hooked);
    connect(m_host, &SegmentedControl::chosen, this, [this](int index) { Q_EMIT hostChosen(index == 0 ? Host::Stock : Host::Hooked); });
    rowOf(this)->addWidget(m_host);
}

void TopBar::refreshDocument()
{
    const std::string &path = m_studio.document().path();
    const bool isUser = !path.empty() && opencode::isReadByPlugin(path, opencode::processEnvironment(), QDir::homePath().toStdString());
    m_scope->setText(isUser ? tr("Scope: User") : tr("Scope: other file"));
    m_scope->setVisible(!path.empty());
    m_scope->setToolTip(isUser ? tr("The one file that the plugin reads for you.")
                               : tr("The plugin does not read a file at this place. Save it as %1 to put it in force.")
                                     .arg(QString::fromStdString(opencode::userConfigPath(opencode::processEnvironment(), QDir::homePath().toStdString()))));
    m_path->setFullText(path.empty() ? tr("not saved yet") : homeShortened(shownBytes(path)));
    m_dot->setText(m_studio.isModified() ? QStringLiteral("●") : QString());
    m_dot->setAccessibleName(m_studio.isModified() ? tr("There are unsaved changes.") : QString());
}

void TopBar::refreshHost()
{
    m_host->setCurrent(m_studio.host() == Host::Stock ? 0 : 1);
}

void TopBar::fit()
{
    const bool wide = width() >= kWide;
    m_reload->setToolButtonStyle(wide ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    m_hostLabel->setVisible(wide);
    m_host->setSegmentText(0, wide ? tr("Stock OpenCode") : tr("Stock", "host, short"), m_host->segmentToolTip(0));
    m_host->setSegmentText(1, wide ? tr("Hook covers MCP tools") : tr("MCP hooked", "host, short"), m_host->segmentToolTip(1));
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

void TopBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), palette().color(QPalette::Base));
    painter.fillRect(QRect(0, height() - 1, width(), 1), Theme::line(palette()));
}

} // namespace tss::app
