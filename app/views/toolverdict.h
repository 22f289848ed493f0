// SPDX-License-Identifier: MIT
// ToolVerdict: what happens to one tool, in a word with its icon, the rule that decides as a chip, and why.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QWidget>

#include <optional>

class QLabel;

namespace tss {
struct ToolRow;
}

namespace tss::app {

class Chip;
class Studio;
class ToneLabel;

class ToolVerdict : public QWidget
{
    Q_OBJECT

public:
    explicit ToolVerdict(Studio &studio, QWidget *parent = nullptr);
    void showTool(std::size_t row);

Q_SIGNALS:
    void ruleClicked(const tss::RuleRef &rule);

private:
    void showRule(const std::optional<RuleRef> &rule);
    [[nodiscard]] QString reason(const ToolRow &tool) const;
    [[nodiscard]] QString hiddenReason(const ToolRow &tool) const;

    Studio &m_studio;
    QLabel *m_icon;
    ToneLabel *m_word;
    Chip *m_rule;
    ToneLabel *m_reason;
    std::optional<RuleRef> m_ref;
    std::size_t m_row = 0;
};

} // namespace tss::app
