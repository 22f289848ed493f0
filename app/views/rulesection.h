// SPDX-License-Identifier: MIT
// RuleSection: "Hide" or "Keep": heading with counts, the rules, the field for a new one and the offer of a shorter
// one. The whole section takes drops and tells, before the drop, what it would do.
#pragma once

#include "app/views/rulelistview.h"
#include "core/diagnostics/diagnostic.h"

#include <QStringList>
#include <QWidget>

class QLabel;
class QMimeData;
class QToolButton;

namespace tss::app {

class DropOffer;
class RuleEditor;
class RuleModel;
class RuleTrial;
class SectionHeading;
class Selection;
class Studio;

class RuleSection : public QWidget
{
    Q_OBJECT

public:
    struct Parts
    {
        Studio &studio;
        Selection &selection;
        RuleTrial &trial;
    };
    RuleSection(const Parts &parts, RuleList list, QWidget *parent = nullptr);

    void startNewRule(const QString &text);
    void editRule(std::size_t index);
    void offerShorter(const QStringList &ids);

Q_SIGNALS:
    void dropPreview(const QString &text);
    void showToolsRequested(const tss::RuleRef &rule);
    void currentPlaceChanged(QWidget *list, const QRect &place); ///< for the pane to scroll there

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void build();
    void wire();
    void refresh();
    void refreshFigure();
    void restyle();
    [[nodiscard]] QString sourceText() const;
    void perform(RuleGesture gesture, int row);
    void move(int row, int by);
    void addNew();
    void endNewRule();
    void followRule();
    void takeCurrent();
    void markDeciding();
    void startHover(const QMimeData *dragged);
    void hoverTools(const QStringList &ids);
    void endHover();

    Studio &m_studio;
    Selection &m_selection;
    RuleTrial &m_trial;
    RuleList m_list;
    RuleModel *m_model;
    SectionHeading *m_heading;
    QToolButton *m_new;
    QLabel *m_source;
    RuleListView *m_view;
    RuleEditor *m_newRule;
    DropOffer *m_offer;
    QStringList m_hovered; ///< what is being dragged over the section
    bool m_isHovered = false;
    bool m_isFollowing = false;
};

} // namespace tss::app
