// SPDX-License-Identifier: MIT
#include "app/views/tagmodel.h"

#include "app/document/studio.h"
#include "app/models/toolmime.h"
#include "app/text/errortext.h"

#include <algorithm>

namespace tss::app {

TagModel::TagModel(Studio &studio, QObject *parent)
    : SteppedListModel(parent)
    , m_studio(studio)
{
    connect(&m_studio, &Studio::textChanged, this, &TagModel::refresh);
    connect(&m_studio, &Studio::documentChanged, this, [this] {
        m_empty.clear();
        refresh();
    });
    refresh();
}

void TagModel::refresh()
{
    std::vector<TagUse> next = tagsInUse(m_studio);
    for (const TagUse &use : next)
        m_empty.removeAll(use.tag);
    for (const QString &tag : std::as_const(m_empty))
        next.push_back({tag, {}});
    std::ranges::stable_sort(next, {}, &TagUse::tag);
    become(m_tags, std::move(next), [](const TagUse &a, const TagUse &b) { return a.tag == b.tag; });
}

int TagModel::rowOf(const QString &tag) const
{
    const auto found = std::ranges::find(m_tags, tag, &TagUse::tag);
    return found == m_tags.end() ? -1 : static_cast<int>(found - m_tags.begin());
}

int TagModel::addEmpty(const QString &tag)
{
    if (rowOf(tag) < 0) {
        m_empty.push_back(tag);
        refresh();
    }
    return rowOf(tag);
}

void TagModel::forgetEmpty(const QString &tag)
{
    m_empty.removeAll(tag);
    refresh();
}

int TagModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_tags.size());
}

QVariant TagModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const TagUse &use = m_tags[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(use.tag.toStdU16String());
    case Qt::EditRole:
    case TagRole:
        return use.tag;
    case CountRole:
        return static_cast<int>(use.ids.size());
    case IdsRole:
        return use.ids;
    case Qt::AccessibleTextRole:
        return tr("%1, %n tool(s)", nullptr, static_cast<int>(use.ids.size())).arg(use.tag);
    case Qt::ToolTipRole:
        return use.ids.isEmpty() ? tr("No tool has this tag yet. Drop tools on it.") : use.ids.mid(0, 12).join(u'\n');
    default:
        return {};
    }
}

bool TagModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const QString from = index.data(TagRole).toString();
    const QString to = value.toString().trimmed();
    if (to.isEmpty() || to == from)
        return false;
    if (m_empty.removeAll(from) > 0) {
        m_empty.push_back(to);
        refresh();
        return true;
    }
    return renameTag(m_studio, from, to);
}

Qt::ItemFlags TagModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDropEnabled | Qt::ItemNeverHasChildren;
}

Qt::DropActions TagModel::supportedDropActions() const
{
    return Qt::CopyAction | Qt::MoveAction;
}

bool TagModel::canDropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &parent) const
{
    return parent.isValid() && toolsFrom(data).has_value();
}

bool TagModel::dropMimeData(const QMimeData *data, Qt::DropAction, int, int, const QModelIndex &parent)
{
    const std::optional<DraggedTools> tools = toolsFrom(data);
    return parent.isValid() && tools && addTag(m_studio, tools->ids, parent.data(TagRole).toString());
}

} // namespace tss::app
