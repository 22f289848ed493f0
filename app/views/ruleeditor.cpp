// SPDX-License-Identifier: MIT
#include "app/views/ruleeditor.h"

#include "app/document/previewservice.h"
#include "app/document/studio.h"
#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/dragfeedback.h"
#include "app/views/rulepopup.h"
#include "app/views/rulesuggestions.h"
#include "app/views/ruletrial.h"
#include "core/opencode/patterns.h"
#include "core/text/jsregex.h"

#include <QKeyEvent>

namespace tss::app {

RuleEditor::RuleEditor(Studio &studio, RuleTrial &trial, const Place &place, QWidget *parent)
    : QLineEdit(parent)
    , m_studio(studio)
    , m_trial(trial)
    , m_place(place)
{
    setFont(Theme::mono(font()));
    setObjectName(QStringLiteral("ruleEditor"));
    setAccessibleName(place.list == RuleList::Hide ? tr("Pattern to hide") : tr("Pattern to keep"));
    setPlaceholderText(tr("pattern, e.g. github_*"));
    setAcceptDrops(false); // what is dropped here is meant for the list
    connect(this, &QLineEdit::textChanged, this, &RuleEditor::ask);
    connect(&m_studio, &Studio::previewChanged, this, &RuleEditor::ask);
}

RuleEditor::~RuleEditor()
{
    delete m_popup;
}

RulePopup &RuleEditor::popup()
{
    if (!m_popup) {
        m_popup = new RulePopup(this);
        connect(m_popup, &RulePopup::chosen, this, &QLineEdit::setText);
    }
    return *m_popup;
}

RulePopup *RuleEditor::visiblePopup() const
{
    RulePopup *popup = m_popup.data();
    return popup && popup->isVisible() ? popup : nullptr;
}

void RuleEditor::showPopup()
{
    popup().place();
    popup().setVisible(hasFocus());
}

void RuleEditor::ask()
{
    m_isRefused = false;
    if (!hasFocus() && !visiblePopup())
        return;
    popup().setSuggestions(ruleSuggestions(m_studio, text()));
    if (text().isEmpty()) {
        m_trial.forget();
        popup().setStatus(tr("* is any text, ? one character, re: a regular expression"), false);
        popup().setEffect({});
        popup().setMatches({}, 0);
        showPopup();
        return;
    }
    m_studio.service().requestMatches(m_studio.catalog(), text().toStdU16String(), this,
        [this, pattern = text()](const Result<std::vector<std::uint32_t>> &rows) { take(pattern, rows); });
}

void RuleEditor::take(const QString &pattern, const Result<std::vector<std::uint32_t>> &rows)
{
    if (pattern != text())
        return;
    if (rows)
        showMatches(*rows);
    else
        showError(pattern, rows.error());
    setAccessibleDescription(popup().status());
    showPopup();
    Q_EMIT answered();
}

void RuleEditor::showMatches(const std::vector<std::uint32_t> &rows)
{
    const PreviewPtr &preview = m_studio.preview();
    const auto count = static_cast<qint64>(rows.size());
    const auto all = static_cast<qint64>(m_studio.catalog()->tools.size());
    popup().setStatus(tr("matches %1 of %2").arg(number(count), number(all)), false);
    QStringList first;
    for (const std::uint32_t row : rows) {
        if (first.size() >= RulePopup::kMatches || !preview || row >= preview->index->tools.size())
            break;
        first.push_back(shown(preview->index->tools[row].id));
    }
    popup().setMatches(first, count);
    m_outOfReach = preview ? countOutOfReach(*preview, rows) : 0;
    if (preview && m_outOfReach == rows.size() && !rows.empty()) {
        m_trial.forget();
        popup().setEffect(app::effectText(m_place.list, {}, m_outOfReach));
        return;
    }
    askEffect();
}

void RuleEditor::askEffect()
{
    const std::optional<std::string> trial = m_place.index
        ? m_trial.textWithReplaced({m_place.list, *m_place.index}, text())
        : m_trial.textWithAdded(m_place.list, {text()});
    if (m_place.index && trial == m_studio.document().text()) {
        m_trial.forget();
        popup().setEffect(tr("as it is now"));
        return;
    }
    m_trial.ask(trial, this, [this](const RuleEffect &effect) {
        popup().setEffect(app::effectText(m_place.list, effect, m_outOfReach));
        showPopup();
    });
}

void RuleEditor::showError(const QString &pattern, const Error &error)
{
    m_trial.forget();
    popup().setMatches({}, 0);
    const QString engine = error.args.empty() ? QString() : QString::fromStdString(error.args.front());
    const std::u16string source = pattern.mid(3).toStdU16String();
    if (error.code == ErrorCode::RegexSyntax && usesBunOnlySyntax(source)) {
        popup().setStatus(tr("OpenCode's own engine takes this, but it cannot be tried here"), false);
        popup().setEffect({});
        return;
    }
    m_isRefused = error.code == ErrorCode::RegexSyntax;
    popup().setStatus(m_isRefused ? tr("Not a valid pattern: %1").arg(engine) : errorText(error), true);
    const QString wayOut = m_place.index ? tr("Correct it, or press Esc to leave it as it was") : tr("Correct it, or press Esc to drop it");
    popup().setEffect(m_isRefused ? wayOut : QString());
}

bool RuleEditor::acceptSuggestion()
{
    const RulePopup *popup = visiblePopup();
    const QString suggestion = popup ? popup->highlighted() : QString();
    if (suggestion.isEmpty())
        return false;
    setText(suggestion);
    return true;
}

QString RuleEditor::statusText() const
{
    const RulePopup *popup = visiblePopup();
    return popup ? popup->status() : QString();
}

QString RuleEditor::effectText() const
{
    const RulePopup *popup = visiblePopup();
    return popup ? popup->effect() : QString();
}

bool RuleEditor::event(QEvent *event)
{
    // Escape is ours before any dialog or delegate sees it as a shortcut.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::PaletteChange)
        delete m_popup; // made anew in the new colours
    return QLineEdit::event(event);
}

void RuleEditor::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        popup().moveHighlight(1);
        return;
    case Qt::Key_Up:
        popup().moveHighlight(-1);
        return;
    case Qt::Key_Escape:
        Q_EMIT cancelled();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (acceptSuggestion() || isRefused())
            return;
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void RuleEditor::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    ask();
}

void RuleEditor::focusOutEvent(QFocusEvent *event)
{
    QLineEdit::focusOutEvent(event);
    if (RulePopup *popup = visiblePopup())
        popup->hide();
}

void RuleEditor::hideEvent(QHideEvent *event)
{
    QLineEdit::hideEvent(event);
    if (RulePopup *popup = visiblePopup())
        popup->hide();
}

void RuleEditor::moveEvent(QMoveEvent *event)
{
    QLineEdit::moveEvent(event);
    if (RulePopup *popup = visiblePopup())
        popup->place();
}

} // namespace tss::app
