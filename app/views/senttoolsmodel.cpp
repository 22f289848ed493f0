// SPDX-License-Identifier: MIT
#include "app/views/senttoolsmodel.h"
#include "app/text/qstrings.h"

#include "app/document/studio.h"
#include "app/models/catalogmodel.h"
#include "core/text/utf16.h"

#include <algorithm>

namespace tss::app {

SentToolsModel::SentToolsModel(Studio &studio, QObject *parent)
    : QAbstractListModel(parent)
    , m_studio(studio)
{
    connect(&m_studio, &Studio::previewChanged, this, &SentToolsModel::refresh);
    refresh();
}

void SentToolsModel::refresh()
{
    const PreviewPtr next = m_studio.preview();
    std::vector<std::uint32_t> sent;
    for (std::uint32_t row = 0; next && row < next->rows.size(); ++row) {
        if (next->rows[row].sent)
            sent.push_back(row);
    }
    const std::size_t nextAdded = next ? next->added.size() : 0;
    const bool isSameTools = m_preview && next && m_preview->index == next->index && sent == m_sent
        && m_preview->added.size() == nextAdded;
    if (isSameTools) {
        m_preview = next;
        if (rowCount() > 0)
            Q_EMIT dataChanged(index(0), index(rowCount() - 1));
        return;
    }
    beginResetModel();
    m_preview = next;
    m_sent = std::move(sent);
    endResetModel();
}

int SentToolsModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() || !m_preview)
        return 0;
    return static_cast<int>(m_sent.size() + m_preview->added.size());
}

const AddedTool *SentToolsModel::added(int row) const
{
    const std::size_t at = static_cast<std::size_t>(row);
    return at < m_sent.size() ? nullptr : &m_preview->added[at - m_sent.size()];
}

std::optional<std::uint32_t> SentToolsModel::catalogRow(int row) const
{
    if (row < 0 || static_cast<std::size_t>(row) >= m_sent.size())
        return std::nullopt;
    return m_sent[static_cast<std::size_t>(row)];
}

int SentToolsModel::rowOf(std::uint32_t catalogRow) const
{
    const auto found = std::ranges::lower_bound(m_sent, catalogRow);
    return found != m_sent.end() && *found == catalogRow ? static_cast<int>(found - m_sent.begin()) : -1;
}

QString SentToolsModel::id(int row) const
{
    const std::u16string &id = added(row) ? added(row)->id : m_preview->index->tools[*catalogRow(row)].id;
    return toQString(visibleText(id));
}

QString SentToolsModel::description(int row) const
{
    if (const AddedTool *tool = added(row))
        return toQString(tool->description);
    return toQString(m_studio.evaluator().sentDescription(*m_preview, *catalogRow(row)));
}

QString SentToolsModel::schema(int row) const
{
    if (const AddedTool *tool = added(row))
        return toQString(tool->schema);
    return toQString(m_studio.evaluator().sentSchema(*m_preview, *catalogRow(row), 2));
}

bool SentToolsModel::isStub(int row) const
{
    return state(row) == CatalogModel::Hidden;
}

TokenParts SentToolsModel::tokens(int row) const
{
    return added(row) ? added(row)->tokens : m_preview->rows[*catalogRow(row)].now;
}

int SentToolsModel::state(int row) const
{
    if (added(row))
        return CatalogModel::AddedByPlugin;
    const ToolRow &tool = m_preview->rows[*catalogRow(row)];
    if (!tool.reachable)
        return CatalogModel::OutOfReach;
    switch (tool.verdict) {
    case Verdict::Hidden:
    case Verdict::Listed:
        return CatalogModel::Hidden;
    case Verdict::Kept:
        return CatalogModel::Kept;
    case Verdict::Visible:
        break;
    }
    return CatalogModel::Visible;
}

QVariant SentToolsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    switch (role) {
    case Qt::DisplayRole:
        return id(row);
    case Qt::AccessibleTextRole:
        return tr("%1, %n token(s)", nullptr, static_cast<int>(tokens(row).total())).arg(id(row));
    case FirstLineRole:
        return description(row).section(u'\n', 0, 0).left(400);
    case TokensRole:
        return static_cast<qint64>(tokens(row).total());
    case StateRole:
        return state(row);
    default:
        return {};
    }
}

} // namespace tss::app
