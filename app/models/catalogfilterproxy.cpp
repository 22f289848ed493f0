// SPDX-License-Identifier: MIT
#include "app/models/catalogfilterproxy.h"

#include "app/models/catalogmodel.h"

namespace tss::app {

CatalogFilterProxy::CatalogFilterProxy(QObject *parent)
    : QSortFilterProxyModel(parent)
{
    setSortRole(CatalogModel::SortRole);
}

void CatalogFilterProxy::setSourceModel(QAbstractItemModel *model)
{
    m_catalog = qobject_cast<CatalogModel *>(model);
    QSortFilterProxyModel::setSourceModel(model);
}

void CatalogFilterProxy::setFilterText(const QString &text)
{
    m_filter = ToolFilter::parse(text);
    invalidateFilter();
}

bool CatalogFilterProxy::filterAcceptsRow(int row, const QModelIndex &) const
{
    return m_filter.isEmpty() || !m_catalog || m_filter.accepts(m_catalog->facts(row));
}

bool CatalogFilterProxy::lessThan(const QModelIndex &left, const QModelIndex &right) const
{
    if (!m_catalog)
        return QSortFilterProxyModel::lessThan(left, right);
    return m_catalog->compared(left.row(), right.row(), left.column()) < 0;
}

} // namespace tss::app
