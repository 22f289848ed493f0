// SPDX-License-Identifier: MIT
// ToolCommands: what the actions on selected tools and on sources do. Everything that a drag does is here too.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <QObject>
#include <QStringList>

#include <optional>

namespace tss::app {

class Selection;
class Studio;

class ToolCommands : public QObject
{
    Q_OBJECT

public:
    ToolCommands(Studio &studio, Selection &selection, QObject *parent = nullptr);

    [[nodiscard]] QStringList selectedIds() const; ///< each once, in catalog order
    bool add(RuleList list); ///< false: nothing changed
    /// Takes the selected tools out of a list. Where a wider hide rule decides, they are put into Keep instead.
    void stop(RuleList list);
    void hideSource(std::size_t source);
    void keepSource(std::size_t source);
    void copyIds() const;
    /// "github_*" for an MCP server; empty where the source's tools have no common prefix.
    [[nodiscard]] QString sourcePattern(std::size_t source) const;
    [[nodiscard]] std::optional<std::size_t> currentSource() const;
    /// Whether any selected tool is decided by a rule of this list.
    [[nodiscard]] bool anyDecidedBy(RuleList list) const;

Q_SIGNALS:
    /// Something worth telling that is no error.
    void told(const QString &message);

private:
    void addSource(RuleList list, std::size_t source);
    [[nodiscard]] QStringList idsOfSource(std::size_t source) const;

    Studio &m_studio;
    Selection &m_selection;
};

} // namespace tss::app
