// SPDX-License-Identifier: MIT
#include "app/views/toolverdict.h"

#include "app/document/studio.h"
#include "app/models/catalogmodel.h"
#include "app/product.h"
#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/chip.h"
#include "app/views/tonelabel.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace tss::app {

namespace {

CatalogModel::State stateOf(const ToolRow &tool)
{
    if (!tool.sent)
        return CatalogModel::Overridden;
    if (!tool.reachable)
        return CatalogModel::OutOfReach;
    return tool.verdict == Verdict::Hidden || tool.verdict == Verdict::Listed ? CatalogModel::Hidden
        : tool.verdict == Verdict::Kept    ? CatalogModel::Kept
                                           : CatalogModel::Visible;
}

} // namespace

ToolVerdict::ToolVerdict(Studio &studio, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_icon(new QLabel(this))
    , m_word(new ToneLabel(ToneLabel::Tone::Normal, this))
    , m_rule(new Chip({}, Chip::Look::Pattern, this))
    , m_reason(new ToneLabel(ToneLabel::Tone::Muted, this))
{
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_icon);
    row->addWidget(m_word);
    row->addWidget(m_rule);
    row->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addLayout(row);
    layout->addWidget(m_reason);
    m_reason->setWordWrap(true);
    m_reason->setSelectable();
    connect(m_rule, &Chip::clicked, this, [this] {
        if (m_ref)
            Q_EMIT ruleClicked(*m_ref);
    });
}

void ToolVerdict::showTool(std::size_t row)
{
    const ToolRow *tool = m_studio.toolRow(row);
    m_row = row;
    setVisible(tool != nullptr);
    if (!tool)
        return;
    const CatalogModel::State state = stateOf(*tool);
    m_icon->setPixmap(Theme::stateIcon(state, palette()).pixmap(QSize(16, 16), devicePixelRatioF()));
    m_word->setText(state == CatalogModel::Hidden  ? tr("Hidden by")
                        : state == CatalogModel::Kept ? tr("Kept visible by")
                        : state == CatalogModel::OutOfReach ? (tool->rule ? tr("Outside the plugin; without effect:") : tr("Outside the plugin"))
                        : state == CatalogModel::Overridden ? tr("Not sent")
                                                            : tr("Visible"));
    showRule(state == CatalogModel::Overridden ? std::nullopt : tool->rule);
    m_reason->setText(reason(*tool));
}

void ToolVerdict::showRule(const std::optional<RuleRef> &rule)
{
    m_ref = rule;
    m_rule->setVisible(rule.has_value());
    if (!rule)
        return;
    const auto &rules = rule->list == RuleList::Hide ? m_studio.preview()->hide : m_studio.preview()->keep;
    QString text = ruleText(*rule);
    if (!rule->builtIn && rule->index < rules.size())
        text += u' ' + shown(rules[rule->index].pattern);
    m_rule->setText(text);
    m_rule->setAccessibleName(tr("Rule %1").arg(text));
    m_rule->setToolTip(tr("Select this rule"));
    m_rule->setEnabled(!rule->builtIn);
    m_rule->updateGeometry();
}

QString ToolVerdict::hiddenReason(const ToolRow &tool) const
{
    const QString what = tr("The model gets a short stand-in for the description until a search or a call finds the tool; the schema is sent all the same.");
    if (tool.saving() >= 0)
        return what;
    return what + u' ' + tr("Here that costs %1 tokens more than it saves.").arg(number(-tool.saving()));
}

QString ToolVerdict::reason(const ToolRow &tool) const
{
    if (!tool.sent)
        return m_studio.preview()->index->tools[m_row].winner == m_row ? tr("OpenCode never sends this tool; the plugin counts it and tool_search finds it.")
                                : tr("Another tool with the same id is sent instead.");
    if (!tool.reachable)
        return tr("OpenCode up to %1 sends MCP tools in full; rules cannot reach this tool.").arg(QString::fromLatin1(kHostVersion));
    if (!m_studio.preview()->pluginActive)
        return tr("The plugin is off with this configuration, so every tool is sent as it is.");
    switch (tool.verdict) {
    case Verdict::Hidden:
        return hiddenReason(tool);
    case Verdict::Listed:
        return tr("The model sees at most a line about it; tool_search finds it and tool_call runs it.");
    case Verdict::Kept:
        return tr("Keep wins over Hide. It is sent as it is.");
    case Verdict::Visible:
        break;
    }
    return tr("No rule matches it. It is sent as it is.");
}

} // namespace tss::app
