// SPDX-License-Identifier: MIT
// CatalogFilterProxy: the filter language of the tools table ("words tag:x is:hidden source:github tokens:>500") and
// numeric sorting. 10,000 rows filter within a frame.
#pragma once

#include "app/models/toolfilter.h"

#include <QSortFilterProxyModel>

namespace tss::app {

class CatalogModel;

class CatalogFilterProxy : public QSortFilterProxyModel
{
    Q_OBJECT

public:
    explicit CatalogFilterProxy(QObject *parent = nullptr);
    void setSourceModel(QAbstractItemModel *model) override; ///< a CatalogModel
    void setFilterText(const QString &text);
    [[nodiscard]] const ToolFilter &filter() const { return m_filter; }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    ToolFilter m_filter;
    const CatalogModel *m_catalog = nullptr;
};

} // namespace tss::app
