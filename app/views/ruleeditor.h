// SPDX-License-Identifier: MIT
// RuleEditor: the field of one pattern, new or existing. While typing it tells what the pattern matches and would do.
#pragma once

#include "core/diagnostics/diagnostic.h"
#include "core/result.h"

#include <QLineEdit>
#include <QPointer>

#include <cstdint>
#include <optional>
#include <vector>

namespace tss::app {

class RulePopup;
class RuleTrial;
class Studio;

class RuleEditor : public QLineEdit
{
    Q_OBJECT

public:
    struct Place
    {
        RuleList list = RuleList::Hide;
        std::optional<std::size_t> index; ///< none: a new rule
    };
    RuleEditor(Studio &studio, RuleTrial &trial, const Place &place, QWidget *parent = nullptr);
    ~RuleEditor() override;

    /// The text as it stands is no pattern at all: it is not taken.
    [[nodiscard]] bool isRefused() const { return m_isRefused; }
    /// Takes the highlighted suggestion; false when there is none.
    bool acceptSuggestion();
    /// What is shown below the field; empty while it is hidden.
    [[nodiscard]] QString statusText() const;
    [[nodiscard]] QString effectText() const;

Q_SIGNALS:
    void cancelled(); ///< Esc
    void answered(); ///< the count for the text is there

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void moveEvent(QMoveEvent *event) override;

private:
    void ask();
    void askEffect();
    void take(const QString &pattern, const Result<std::vector<std::uint32_t>> &rows);
    void showMatches(const std::vector<std::uint32_t> &rows);
    void showError(const QString &pattern, const Error &error);
    void showPopup();
    RulePopup &popup();
    [[nodiscard]] RulePopup *visiblePopup() const;

    Studio &m_studio;
    RuleTrial &m_trial;
    Place m_place;
    QPointer<RulePopup> m_popup;
    std::size_t m_outOfReach = 0;
    bool m_isRefused = false;
};

} // namespace tss::app
