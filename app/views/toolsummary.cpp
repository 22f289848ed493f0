// SPDX-License-Identifier: MIT
#include "app/views/toolsummary.h"
#include "app/text/qstrings.h"

#include "app/document/studio.h"
#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/chip.h"
#include "app/views/flowlayout.h"
#include "app/views/tonelabel.h"
#include "app/views/toolverdict.h"

#include <QApplication>
#include <QHBoxLayout>

#include <algorithm>

namespace tss::app {

namespace {

constexpr std::size_t kLongId = 64; ///< many providers refuse longer names
constexpr std::size_t kLongDescription = 1024; ///< several providers cut or refuse here
constexpr std::size_t kVeryLongDescription = 2048;

} // namespace

ToolSummary::ToolSummary(Studio &studio, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_id(new ToneLabel(ToneLabel::Tone::Normal, this))
    , m_facts(new ToneLabel(ToneLabel::Tone::Muted, this))
    , m_badges(new QWidget(this))
    , m_badgeLayout(new FlowLayout(m_badges))
    , m_collision(new ToneLabel(ToneLabel::Tone::Warning, this))
    , m_description(new ToneLabel(ToneLabel::Tone::Normal, this))
    , m_verdict(new ToolVerdict(studio, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    for (ToneLabel *label : {m_id, m_facts, m_collision, m_description}) {
        label->setWordWrap(true);
        label->setSelectable();
    }
    for (QWidget *widget : std::initializer_list<QWidget *>{m_id, m_facts, m_badges, m_collision, m_verdict, m_description})
        layout->addWidget(widget);
    m_id->setAccessibleName(tr("Id of the tool"));
    m_description->setAccessibleName(tr("The tool's own description"));
    connect(m_verdict, &ToolVerdict::ruleClicked, this, &ToolSummary::ruleClicked);
}

void ToolSummary::showTool(std::size_t row)
{
    showHeader(row);
    showBadges(row);
    showDescription(row);
    const QString collision = collisionText(row);
    m_collision->setText(collision);
    m_collision->setVisible(!collision.isEmpty());
    m_verdict->showTool(row);
}

void ToolSummary::showHeader(std::size_t row)
{
    const Tool &tool = m_studio.catalog()->tools[row];
    const IndexedTool &indexed = m_studio.preview()->index->tools[row];
    QFont font = Theme::mono(QApplication::font());
    font.setBold(true);
    m_id->setFont(font);
    m_id->setText(indexed.id.empty() ? tr("(no id)") : shown(indexed.id));
    const TokenParts &full = indexed.full;
    QStringList facts{shown(m_studio.catalog()->sources[tool.source].name)};
    if (tool.name != indexed.id)
        facts << tr("named %1 there").arg(shown(tool.name));
    facts << tr("%1 tokens: name %2 · description %3 · schema %4")
                 .arg(number(full.total()), number(full.name), number(full.description), number(full.schema));
    m_facts->setText(facts.join(QStringLiteral(" · ")));
}

void ToolSummary::showBadges(std::size_t row)
{
    const auto old = m_badges->findChildren<Chip *>(Qt::FindDirectChildrenOnly);
    qDeleteAll(old);
    const Tool &tool = m_studio.catalog()->tools[row];
    const IndexedTool &indexed = m_studio.preview()->index->tools[row];
    const std::size_t length = tool.description.size();
    if (length > kLongDescription) {
        const std::size_t limit = length > kVeryLongDescription ? kVeryLongDescription : kLongDescription;
        addBadge(tr("description over %1 characters").arg(number(qint64(limit))),
                 tr("The description has %1 characters. Some providers cut or refuse such a text.").arg(number(qint64(length))));
    }
    if (indexed.id.size() > kLongId) {
        addBadge(tr("id over %1 characters").arg(kLongId),
                 tr("The id has %1 characters. Many providers refuse a request with such a name.").arg(number(qint64(indexed.id.size()))));
    }
    m_badges->setVisible(m_badgeLayout->count() > 0);
}

void ToolSummary::addBadge(const QString &text, const QString &toolTip)
{
    auto *badge = new Chip(text, Chip::Look::Warning, m_badges);
    badge->setToolTip(toolTip);
    badge->setAccessibleDescription(toolTip);
    badge->setCursor(Qt::ArrowCursor);
    m_badgeLayout->addWidget(badge);
    badge->show();
}

void ToolSummary::showDescription(std::size_t row)
{
    const Tool &tool = m_studio.catalog()->tools[row];
    const bool present = !tool.description.empty();
    m_description->setTone(present ? ToneLabel::Tone::Normal : ToneLabel::Tone::Muted);
    m_description->setText(present ? toQString(tool.description) : tr("This tool has no description."));
}

QString ToolSummary::collisionText(std::size_t row) const
{
    const auto &tools = m_studio.preview()->index->tools;
    const auto same = std::count_if(tools.begin(), tools.end(), [&](const IndexedTool &other) { return other.id == tools[row].id; });
    if (same < 2)
        return {};
    const Tool &winner = m_studio.catalog()->tools[tools[row].winner];
    return tr("%n tools share this id; %1 › %2 wins and is the only one sent.", nullptr, int(same))
        .arg(shown(m_studio.catalog()->sources[winner.source].name), shown(winner.name));
}

} // namespace tss::app
