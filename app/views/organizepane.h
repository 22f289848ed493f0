// SPDX-License-Identifier: MIT
// OrganizePane: the Hide and Keep rules as chips with live counts, and the tags. Drop target for tools and sources.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QWidget>

class QScrollArea;
class QTimer;

namespace tss::app {

class RuleSection;
class RuleTrial;
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
    /// After tools were added by name: offers the one pattern that selects exactly them, if there is one.
    void offerShorterRule(RuleList list, const QStringList &ids);
    /// Opens the field for a tag's name; the tools get it.
    void startNewTag(const QStringList &ids);

Q_SIGNALS:
    /// Under the pointer while dragging: what the drop would do ("Hide 3 tools: −381 tokens"); empty when none.
    void dropPreview(const QString &text);
    /// A filter for the tools table, "tag:x"; empty: show all again.
    void filterRequested(const QString &filter);

private:
    void build();
    [[nodiscard]] RuleSection &section(RuleList list) const;
    void showTools(const RuleRef &rule);
    void scrollTo(QWidget *list, const QRect &place);
    void scrollWhileDragging();

    Studio &m_studio;
    Selection &m_selection;
    RuleTrial *m_trial;
    QScrollArea *m_area;
    QTimer *m_dragScroll;
    RuleSection *m_hide;
    RuleSection *m_keep;
    TagSection *m_tags;
};

} // namespace tss::app
