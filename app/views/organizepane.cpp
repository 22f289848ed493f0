// SPDX-License-Identifier: MIT
#include "app/views/organizepane.h"

#include "app/document/studio.h"
#include "app/theme.h"
#include "app/views/rulesection.h"
#include "app/views/ruletrial.h"
#include "app/views/selection.h"
#include "app/views/tagsection.h"

#include <QCursor>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

namespace tss::app {

namespace {
constexpr int kScrollMs = 30;
constexpr int kScrollEdge = 3 * Theme::kGrid;
constexpr int kScrollStep = Theme::kGrid;
}

OrganizePane::OrganizePane(Studio &studio, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_selection(selection)
    , m_trial(new RuleTrial(studio, this))
    , m_area(new QScrollArea(this))
    , m_dragScroll(new QTimer(this))
    , m_hide(new RuleSection({studio, selection, *m_trial}, RuleList::Hide))
    , m_keep(new RuleSection({studio, selection, *m_trial}, RuleList::Keep))
    , m_tags(new TagSection(studio, selection))
{
    build();
    m_dragScroll->setInterval(kScrollMs);
    connect(m_dragScroll, &QTimer::timeout, this, &OrganizePane::scrollWhileDragging);
    for (RuleSection *rules : {m_hide, m_keep}) {
        connect(rules, &RuleSection::dropPreview, this, &OrganizePane::dropPreview);
        connect(rules, &RuleSection::showToolsRequested, this, &OrganizePane::showTools);
        connect(rules, &RuleSection::currentPlaceChanged, this, &OrganizePane::scrollTo);
    }
    connect(m_tags, &TagSection::dropPreview, this, &OrganizePane::dropPreview);
    connect(m_tags, &TagSection::filterRequested, this, &OrganizePane::filterRequested);
    connect(this, &OrganizePane::dropPreview, this, [this](const QString &text) {
        if (text.isEmpty())
            m_dragScroll->stop();
        else
            m_dragScroll->start();
    });
}

void OrganizePane::build()
{
    setAccessibleName(tr("Organize"));
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_area);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setWidgetResizable(true);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_area->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn); // its room stays, so that no number moves
    m_area->setFocusPolicy(Qt::NoFocus);
    auto *content = new QWidget(m_area);
    auto *column = new QVBoxLayout(content);
    column->setContentsMargins(0, 0, 0, Theme::kGrid);
    column->setSpacing(Theme::kGrid);
    column->addWidget(m_hide);
    column->addWidget(m_keep);
    column->addWidget(m_tags);
    column->addStretch(1); // more than the sections, which then stay close together
    m_area->setWidget(content);
    QPalette ground = m_area->verticalScrollBar()->palette();
    ground.setColor(QPalette::Base, Qt::transparent);
    m_area->verticalScrollBar()->setPalette(ground);
    // The pane's own ground, not the scroll area's.
    m_area->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
}

RuleSection &OrganizePane::section(RuleList list) const
{
    return list == RuleList::Hide ? *m_hide : *m_keep;
}

void OrganizePane::startNewRule(RuleList list, const QString &text)
{
    section(list).startNewRule(text);
}

void OrganizePane::editRule(const RuleRef &rule)
{
    if (!rule.builtIn)
        section(rule.list).editRule(rule.index);
}

void OrganizePane::offerShorterRule(RuleList list, const QStringList &ids)
{
    section(list).offerShorter(ids);
}

void OrganizePane::startNewTag(const QStringList &ids)
{
    m_tags->startNewTag(ids);
}

/// Its tools are marked in the table as soon as it is selected; this also selects them there.
void OrganizePane::showTools(const RuleRef &rule)
{
    const PreviewPtr &preview = m_studio.preview();
    if (!preview || !m_studio.isPreviewOfCatalog())
        return;
    const std::vector<RuleInfo> &rules = rule.list == RuleList::Hide ? preview->hide : preview->keep;
    if (rule.index >= rules.size() || rules[rule.index].rows.empty())
        return;
    m_selection.setRule(rule);
    const std::vector<std::uint32_t> &rows = rules[rule.index].rows;
    m_selection.setRows(rows, rows.front());
    m_selection.reveal(rows.front());
}

void OrganizePane::scrollTo(QWidget *list, const QRect &place)
{
    const QRect in(list->mapTo(m_area->widget(), place.topLeft()), place.size());
    m_area->ensureVisible(in.center().x(), in.center().y(), 0, in.height());
}

void OrganizePane::scrollWhileDragging()
{
    const QPoint at = m_area->viewport()->mapFromGlobal(QCursor::pos());
    QScrollBar *bar = m_area->verticalScrollBar();
    if (at.y() < kScrollEdge)
        bar->setValue(bar->value() - kScrollStep);
    else if (at.y() > m_area->viewport()->height() - kScrollEdge)
        bar->setValue(bar->value() + kScrollStep);
}

} // namespace tss::app
