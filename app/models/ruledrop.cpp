// SPDX-License-Identifier: MIT
// RuleModel: what is dragged out of it and dropped on it.
#include "app/commands/commands.h"
#include "app/text/qstrings.h"
#include "app/commands/editcontext.h"
#include "app/document/studio.h"
#include "app/models/rulemodel.h"
#include "app/models/rulerow.h"
#include "app/models/toolmime.h"

#include <QSet>

namespace tss::app {

namespace {

/// The rule that selects exactly the tools of a dragged source, if one does.
std::optional<QString> patternFor(const Studio &studio, const DraggedTools &tools)
{
    if (tools.source.isEmpty() || !studio.isPreviewOfCatalog())
        return std::nullopt;
    const QSet<QString> ids(tools.ids.begin(), tools.ids.end());
    const CatalogIndex &index = *studio.preview()->index;
    std::vector<std::uint32_t> rows;
    for (std::size_t row = 0; row < index.tools.size(); ++row) {
        if (ids.contains(toQString(index.tools[row].id)))
            rows.push_back(static_cast<std::uint32_t>(row));
    }
    const auto pattern = opencode::shortestPattern(index, rows);
    return pattern ? std::optional(toQString(*pattern)) : std::nullopt;
}

} // namespace

QStringList RuleModel::mimeTypes() const
{
    return {QString::fromLatin1(kRuleMime), QString::fromLatin1(kToolsMime)};
}

QMimeData *RuleModel::mimeData(const QModelIndexList &indexes) const
{
    if (indexes.isEmpty())
        return nullptr;
    const auto row = static_cast<std::size_t>(indexes.front().row());
    return toMime(RuleRef{m_list, row, false}, m_rows[row].pattern);
}

Qt::DropActions RuleModel::supportedDropActions() const
{
    return Qt::CopyAction | Qt::MoveAction;
}

Qt::DropActions RuleModel::supportedDragActions() const
{
    return Qt::MoveAction;
}

bool RuleModel::canDropMimeData(const QMimeData *data, Qt::DropAction action, int, int, const QModelIndex &) const
{
    if (!m_studio.isEditable() || !(supportedDropActions() & action))
        return false;
    const auto rule = ruleFrom(data);
    return rule ? rule->index < rulesOf(m_studio, rule->list).size() : toolsFrom(data).has_value();
}

bool RuleModel::dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent)
{
    if (!canDropMimeData(data, action, row, column, parent))
        return false;
    auto index = m_rows.size();
    if (row >= 0)
        index = std::min(index, static_cast<std::size_t>(row));
    else if (parent.isValid())
        index = static_cast<std::size_t>(parent.row());
    if (const auto rule = ruleFrom(data))
        return dropRule(*rule, index);
    return dropTools(*toolsFrom(data), index);
}

bool RuleModel::dropRule(const RuleRef &rule, std::size_t index)
{
    if (rule.list != m_list)
        return transferRule(m_studio, rule.list, rule.index, m_list, index);
    // Above where it lands one place becomes free when it leaves.
    return moveRule(m_studio, m_list, rule.index, index > rule.index ? index - 1 : index);
}

bool RuleModel::dropTools(const DraggedTools &tools, std::size_t index)
{
    if (const auto pattern = patternFor(m_studio, tools))
        return addRules(m_studio, m_list, {*pattern}, index);
    const bool isAdded = addTools(m_studio, m_list, tools.ids, index);
    if (isAdded && tools.ids.size() > 1)
        Q_EMIT toolsDropped(tools.ids, static_cast<int>(index));
    return isAdded;
}

} // namespace tss::app
