// SPDX-License-Identifier: MIT
#include "app/views/tageditor.h"

#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/chip.h"
#include "app/views/flowlayout.h"

#include <QCompleter>
#include <QKeyEvent>
#include <QLineEdit>
#include <QStringListModel>

namespace tss::app {

TagEditor::TagEditor(QWidget *parent)
    : QWidget(parent)
    , m_layout(new FlowLayout(this))
    , m_field(new QLineEdit(this))
    , m_completions(new QStringListModel(this))
{
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
    m_field->setPlaceholderText(tr("Add a tag"));
    m_field->setAccessibleName(tr("Add a tag"));
    m_field->setToolTip(tr("Enter or a comma adds the tag."));
    m_field->setMaximumWidth(m_field->fontMetrics().averageCharWidth() * 24);
    m_layout->addWidget(m_field);
    auto *completer = new QCompleter(m_completions, this);
    completer->setCaseSensitivity(Qt::CaseInsensitive);
    completer->setFilterMode(Qt::MatchContains);
    m_field->setCompleter(completer);
    m_field->setAcceptDrops(false);
    m_field->installEventFilter(this);
    connect(m_field, &QLineEdit::returnPressed, this, &TagEditor::submit);
    // Later, or the completer would put the text back after the field was cleared.
    connect(completer, qOverload<const QString &>(&QCompleter::activated), this, &TagEditor::submit, Qt::QueuedConnection);
}

void TagEditor::setTags(const QStringList &tags)
{
    if (tags == m_tags)
        return;
    m_tags = tags;
    rebuild();
}

void TagEditor::setCompletions(const QStringList &tags)
{
    m_completions->setStringList(tags);
}

void TagEditor::setReadOnly(bool readOnly)
{
    setEnabled(!readOnly);
}

void TagEditor::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
}

void TagEditor::rebuild()
{
    const auto chips = findChildren<Chip *>(Qt::FindDirectChildrenOnly);
    for (Chip *chip : chips) {
        m_layout->removeWidget(chip);
        chip->hide();
        chip->deleteLater(); // it may be the one that was just clicked
    }
    for (int i = 0; i < m_tags.size(); ++i) {
        const QString tag = m_tags[i];
        auto *chip = new Chip(shown(tag.toStdU16String()), Chip::Look::Label, this);
        chip->setRemovable(true);
        chip->setCursor(Qt::ArrowCursor);
        chip->setAccessibleName(tr("Tag %1").arg(chip->text()));
        chip->setAccessibleDescription(tr("Delete removes it"));
        connect(chip, &Chip::removeRequested, this, [this, tag] { Q_EMIT removeRequested(tag); });
        m_layout->insertWidget(i, chip);
        chip->show();
    }
    updateGeometry();
}

void TagEditor::submit()
{
    const QString tag = m_field->text().trimmed();
    m_field->clear();
    if (!tag.isEmpty())
        Q_EMIT addRequested(tag);
}

bool TagEditor::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->text() == u",") {
            submit();
            return true;
        }
        if (key->key() == Qt::Key_Backspace && m_field->text().isEmpty() && !m_tags.isEmpty()) {
            Q_EMIT removeRequested(m_tags.last());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tss::app
