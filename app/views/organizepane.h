// SPDX-License-Identifier: MIT
// OrganizePane: the Hide and Keep rules as chips with live counts, and the tags. Drop target for tools and sources.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QWidget>

namespace tss::app {

class RuleModel;
class RuleSection;
class Selection;
class Studio;
class TagSection;

class OrganizePane : public QWidget
{
    Q_OBJECT

public:
    OrganizePane(Studio &studio, Selection &selection, QWidget *parent = nullptr);

    /// Puts the keyboard into the "new rule" field of a list, with a text to start from.
    void startNewRule(RuleList list, const QString &text = {});
    void editRule(const RuleRef &rule);

Q_SIGNALS:
    /// Under the pointer while dragging: what the drop would do ("Hide 3 tools: −381 tokens"); empty when none.
    void dropPreview(const QString &text);

private:
    RuleSection *m_hide;
    RuleSection *m_keep;
    TagSection *m_tags;
};

} // namespace tss::app
