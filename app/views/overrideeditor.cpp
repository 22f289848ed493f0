// SPDX-License-Identifier: MIT
#include "app/views/overrideeditor.h"

#include "app/product.h"
#include "app/theme.h"
#include "app/views/tonelabel.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace tss::app {

OverrideEditor::OverrideEditor(QWidget *parent)
    : QWidget(parent)
    , m_note(new ToneLabel(ToneLabel::Tone::Muted, this))
    , m_field(new QPlainTextEdit(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(4);
    layout->addWidget(m_field);
    layout->addWidget(m_note);
    m_note->setWordWrap(true);
    m_note->setScale(0.9);
    m_note->setText(tr("Plugin %1 shows this text in tool_search results only; the description that the model gets stays the tool's own.")
                        .arg(QString::fromLatin1(kPluginVersion)));
    m_field->setAccessibleName(tr("Text in search results"));
    m_field->setTabChangesFocus(true);
    m_field->setAcceptDrops(false); // files dropped on the window are opened
    m_field->setUndoRedoEnabled(false); // the window's undo covers it
    connect(m_field, &QPlainTextEdit::textChanged, this, [this] { Q_EMIT edited(m_field->toPlainText()); });
    fitHeight();
}

void OverrideEditor::setText(const QString &text)
{
    if (m_field->toPlainText() == text)
        return;
    const QSignalBlocker quiet(m_field);
    m_field->setPlainText(text);
}

void OverrideEditor::setReadOnly(bool readOnly)
{
    m_field->setReadOnly(readOnly);
}

void OverrideEditor::setPlaceholder(const QString &ownDescription)
{
    m_field->setPlaceholderText(ownDescription);
}

void OverrideEditor::fitHeight()
{
    m_field->setFixedHeight(QFontMetrics(font()).lineSpacing() * 2 + 2 * Theme::kGrid);
}

void OverrideEditor::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        fitHeight();
}

} // namespace tss::app
