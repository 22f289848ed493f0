// SPDX-License-Identifier: MIT
// RuleDelegate: one rule as a chip with its count at the right; what is wrong with it in a second line, in place.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QStyledItemDelegate>

namespace tss::app {

class RuleTrial;
class Studio;

class RuleDelegate : public QStyledItemDelegate
{
    Q_OBJECT

public:
    RuleDelegate(Studio &studio, RuleTrial &trial, RuleList list, QObject *parent = nullptr);

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QWidget *createEditor(QWidget *parent, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    void setEditorData(QWidget *editor, const QModelIndex &index) const override;
    void setModelData(QWidget *editor, QAbstractItemModel *model, const QModelIndex &index) const override;
    void updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    bool helpEvent(QHelpEvent *event, QAbstractItemView *view, const QStyleOptionViewItem &option, const QModelIndex &index) override;

    /// "17 of 160", "matches 0", or empty while it is not known yet.
    [[nodiscard]] static QString countText(const QModelIndex &index);
    /// Second line: an error, or that nothing it matches can be reached; empty: none.
    [[nodiscard]] static QString noteText(const QModelIndex &index);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    Studio &m_studio;
    RuleTrial &m_trial;
    RuleList m_list;
};

} // namespace tss::app
