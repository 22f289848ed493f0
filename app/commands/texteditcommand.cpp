// SPDX-License-Identifier: MIT
#include "app/commands/texteditcommand.h"

#include "app/document/studio.h"

namespace tss::app {

namespace {

constexpr int kTypingId = 1;
constexpr qint64 kMergeWithinMs = 1000;

} // namespace

TextEditCommand::TextEditCommand(Studio &studio, const QString &name, TextEdits edits, QString mergeKey)
    : QUndoCommand(name)
    , m_studio(studio)
    , m_redo(std::move(edits))
    , m_mergeKey(std::move(mergeKey))
    , m_time(studio.m_clock())
{
}

void TextEditCommand::redo()
{
    m_undo = m_studio.applyEdits(m_redo);
}

void TextEditCommand::undo()
{
    m_studio.applyEdits(m_undo);
}

int TextEditCommand::id() const
{
    return m_mergeKey.isEmpty() ? -1 : kTypingId;
}

bool TextEditCommand::mergeWith(const QUndoCommand *other)
{
    // Only commands of this class have its id.
    const auto &next = static_cast<const TextEditCommand &>(*other);
    if (next.m_mergeKey != m_mergeKey || next.m_time - m_time >= kMergeWithinMs)
        return false;
    const std::string &after = m_studio.document().text();
    const std::string before = applied(applied(after, next.m_undo), m_undo);
    m_redo = difference(before, after);
    m_undo = inverse(before, m_redo);
    m_time = next.m_time;
    setText(next.text());
    setObsolete(m_redo.empty());
    return true;
}

} // namespace tss::app
