// SPDX-License-Identifier: MIT
// TextEditCommand: text edits on the studio's document as one undo step; the undo is their inverse, byte for byte.
#pragma once

#include "core/json/edit.h"

#include <QString>
#include <QUndoCommand>

namespace tss::app {

class Studio;

class TextEditCommand : public QUndoCommand
{
public:
    /// Typing with the same `mergeKey` within a second becomes one step; empty: never merges.
    TextEditCommand(Studio &studio, const QString &name, TextEdits edits, QString mergeKey);

    void redo() override;
    void undo() override;
    int id() const override;
    bool mergeWith(const QUndoCommand *other) override;

private:
    Studio &m_studio;
    TextEdits m_redo;
    TextEdits m_undo; ///< of the text after redo()
    QString m_mergeKey;
    qint64 m_time;
};

} // namespace tss::app
