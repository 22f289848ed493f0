// SPDX-License-Identifier: MIT
// RulePopup: under the field of a pattern: how many tools it matches, what it would do, its first matches, and
// suggestions. A child of the window above its panes, never a window: it takes no focus.
#pragma once

#include <QFrame>
#include <QStringList>

class QLabel;
class QListView;
class QStringListModel;

namespace tss::app {

class RulePopup : public QFrame
{
    Q_OBJECT

public:
    /// Belongs to the window of `field` and keeps below (or above) it.
    explicit RulePopup(QWidget *field);

    void setStatus(const QString &text, bool isError);
    void setEffect(const QString &text);
    /// The first matches, at most kMatches are shown.
    void setMatches(const QStringList &ids, qsizetype all);
    void setSuggestions(const QStringList &suggestions);
    static constexpr qsizetype kMatches = 5;

    [[nodiscard]] QString status() const;
    [[nodiscard]] QString effect() const;
    /// The suggestion under the highlight; empty: none.
    [[nodiscard]] QString highlighted() const;
    void moveHighlight(int by);

    void place();

Q_SIGNALS:
    void chosen(const QString &suggestion);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    void fitSuggestions();

    QWidget *m_field;
    QLabel *m_status;
    QLabel *m_effect;
    QLabel *m_matches;
    QLabel *m_hint;
    QListView *m_suggestions;
    QStringListModel *m_model;
};

} // namespace tss::app
