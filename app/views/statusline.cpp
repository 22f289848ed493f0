// SPDX-License-Identifier: MIT
#include "app/views/statusline.h"

#include "app/document/studio.h"
#include "app/product.h"
#include "app/views/loadprogress.h"
#include "app/views/tonelabel.h"

#include <cstdlib>

namespace tss::app {

StatusLine::StatusLine(Studio &studio, CatalogLoader &loader, QWidget *parent)
    : QStatusBar(parent)
    , m_studio(studio)
    , m_unsaved(new QLabel(this))
    , m_versions(new ToneLabel(ToneLabel::Tone::Muted, this))
    , m_drop(new ToneLabel(ToneLabel::Tone::Muted, this))
{
    setSizeGripEnabled(false);
    m_unsaved->setContentsMargins(8, 0, 8, 0);
    m_drop->setContentsMargins(8, 0, 12, 0);
    m_versions->setContentsMargins(8, 0, 12, 0);
    m_versions->setText(tr("Preview of plugin %1 on OpenCode up to %2").arg(QString::fromLatin1(kPluginVersion), QString::fromLatin1(kHostVersion)));
    addWidget(m_unsaved);
    addPermanentWidget(m_drop);
    addPermanentWidget(new LoadProgress(loader, this));
    addPermanentWidget(m_versions);
    connect(&studio.undoStack(), &QUndoStack::indexChanged, this, &StatusLine::refresh);
    connect(&studio.undoStack(), &QUndoStack::cleanChanged, this, &StatusLine::refresh);
    connect(&studio, &Studio::modifiedChanged, this, &StatusLine::refresh);
    connect(&studio, &Studio::documentChanged, this, &StatusLine::refresh);
    refresh();
}

void StatusLine::setDropPreview(const QString &text)
{
    m_drop->setText(text);
    m_versions->setVisible(text.isEmpty());
}

QString StatusLine::unsavedText() const
{
    return m_unsaved->text();
}

void StatusLine::refresh()
{
    const QUndoStack &stack = m_studio.undoStack();
    const int changes = std::abs(stack.index() - stack.cleanIndex());
    if (!m_studio.isModified())
        m_unsaved->setText(tr("No unsaved changes"));
    else if (stack.cleanIndex() >= 0 && changes > 0)
        m_unsaved->setText(tr("Unsaved: %n change(s)", nullptr, changes));
    else
        m_unsaved->setText(tr("Not saved"));
}

} // namespace tss::app
