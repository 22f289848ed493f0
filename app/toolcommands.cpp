// SPDX-License-Identifier: MIT
#include "app/toolcommands.h"
#include "app/text/qstrings.h"

#include "app/commands/commands.h"
#include "app/document/studio.h"
#include "app/views/selection.h"
#include "core/opencode/ids.h"

#include <QClipboard>
#include <QGuiApplication>

#include <algorithm>

namespace tss::app {

ToolCommands::ToolCommands(Studio &studio, Selection &selection, QObject *parent)
    : QObject(parent)
    , m_studio(studio)
    , m_selection(selection)
{
}

QStringList ToolCommands::selectedIds() const
{
    QStringList ids;
    if (!m_studio.isPreviewOfCatalog())
        return ids;
    const auto &tools = m_studio.preview()->index->tools;
    for (const std::uint32_t row : m_selection.rows()) {
        if (row < tools.size())
            ids.append(toQString(tools[row].id));
    }
    ids.removeDuplicates();
    return ids;
}

QStringList ToolCommands::idsOfSource(std::size_t source) const
{
    QStringList ids;
    if (!m_studio.isPreviewOfCatalog())
        return ids;
    const auto &tools = m_studio.catalog()->tools;
    for (std::size_t row = 0; row < tools.size(); ++row) {
        if (tools[row].source == source)
            ids.append(toQString(m_studio.preview()->index->tools[row].id));
    }
    ids.removeDuplicates();
    return ids;
}

bool ToolCommands::add(RuleList list)
{
    const QStringList ids = selectedIds();
    return !ids.isEmpty() && addTools(m_studio, list, ids);
}

void ToolCommands::stop(RuleList list)
{
    const QStringList ids = selectedIds();
    if (ids.isEmpty() || removeExactRules(m_studio, list, ids))
        return;
    if (list == RuleList::Keep) {
        Q_EMIT told(tr("A wider Keep rule decides about these tools. Change that rule in Keep."));
    } else if (addTools(m_studio, RuleList::Keep, ids)) {
        Q_EMIT told(tr("A wider rule hides these tools, so they were added to Keep."));
    }
}

QString ToolCommands::sourcePattern(std::size_t source) const
{
    const auto &sources = m_studio.catalog()->sources;
    if (source >= sources.size() || sources[source].origin != Origin::McpServer || sources[source].name.empty())
        return {};
    return toQString(opencode::sanitized(sources[source].name)) + QStringLiteral("_*");
}

void ToolCommands::addSource(RuleList list, std::size_t source)
{
    const QString pattern = sourcePattern(source);
    if (!pattern.isEmpty())
        addRules(m_studio, list, {pattern});
    else if (const QStringList ids = idsOfSource(source); !ids.isEmpty())
        addTools(m_studio, list, ids);
}

void ToolCommands::hideSource(std::size_t source)
{
    addSource(RuleList::Hide, source);
}

void ToolCommands::keepSource(std::size_t source)
{
    addSource(RuleList::Keep, source);
}

void ToolCommands::copyIds() const
{
    QGuiApplication::clipboard()->setText(selectedIds().join(u'\n'));
}

std::optional<std::size_t> ToolCommands::currentSource() const
{
    const auto row = m_selection.currentRow();
    const auto &tools = m_studio.catalog()->tools;
    if (!row || *row >= tools.size())
        return std::nullopt;
    return tools[*row].source;
}

bool ToolCommands::anyDecidedBy(RuleList list) const
{
    return std::any_of(m_selection.rows().begin(), m_selection.rows().end(), [&](std::uint32_t row) {
        const ToolRow *tool = m_studio.toolRow(row);
        return tool && tool->rule && tool->rule->list == list && !tool->rule->builtIn;
    });
}

} // namespace tss::app
