// SPDX-License-Identifier: MIT
// ToolSummary: the facts about one tool: id, source, tokens, what is remarkable, its own description, and what happens
// to it with the rule that decides.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QWidget>

namespace tss::app {

class FlowLayout;
class Studio;
class ToneLabel;
class ToolVerdict;

class ToolSummary : public QWidget
{
    Q_OBJECT

public:
    explicit ToolSummary(Studio &studio, QWidget *parent = nullptr);
    void showTool(std::size_t row);

Q_SIGNALS:
    void ruleClicked(const tss::RuleRef &rule);

private:
    void showHeader(std::size_t row);
    void showBadges(std::size_t row);
    void showDescription(std::size_t row);
    void addBadge(const QString &text, const QString &toolTip);
    [[nodiscard]] QString collisionText(std::size_t row) const;

    Studio &m_studio;
    ToneLabel *m_id;
    ToneLabel *m_facts;
    QWidget *m_badges;
    FlowLayout *m_badgeLayout;
    ToneLabel *m_collision;
    ToneLabel *m_description;
    ToolVerdict *m_verdict;
};

} // namespace tss::app
