// SPDX-License-Identifier: MIT
#include "app/views/sourcespane.h"

#include "app/document/studio.h"
#include "app/models/sourcemodel.h"
#include "app/theme.h"
#include "app/views/sectionheading.h"
#include "app/views/sourcelist.h"

#include <QVBoxLayout>

namespace tss::app {

namespace {

constexpr int kRowsAtMost = 8;

} // namespace

SourcesPane::SourcesPane(Studio &studio, SourceModel &model, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_model(model)
    , m_heading(new SectionHeading(tr("Sources"), this))
    , m_list(new SourceList(model, this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 6);
    layout->setSpacing(4);
    m_heading->setContentsMargins(12, 0, 12, 0);
    layout->addWidget(m_heading);
    layout->addWidget(m_list);
    connect(m_list, &QListView::customContextMenuRequested, this, [this](const QPoint &at) {
        if (const QModelIndex index = m_list->indexAt(at); index.isValid())
            Q_EMIT menuRequested(index.row(), m_list->viewport()->mapToGlobal(at));
    });
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { Q_EMIT sourceActivated(index.row()); });
    connect(&m_model, &QAbstractItemModel::modelReset, this, &SourcesPane::refresh);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &SourcesPane::refresh);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &SourcesPane::refresh);
    connect(&m_model, &QAbstractItemModel::dataChanged, this, &SourcesPane::refresh);
    refresh();
}

void SourcesPane::refresh()
{
    const int tools = int(m_studio.catalog()->tools.size());
    const QString figure = tools == 0 ? QString() : tr("%1 · %2").arg(number(m_model.rowCount()), tr("%Ln tool(s)", nullptr, tools));
    m_heading->setFigure(figure);
    const int rows = qBound(1, m_model.rowCount(), kRowsAtMost);
    m_list->setFixedHeight(rows * Theme::rowHeight(font()) + 2);
}

int SourcesPane::currentSource() const
{
    return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1;
}

void SourcesPane::selectSource(int source)
{
    m_list->setCurrentIndex(m_model.index(source));
    m_list->setFocus();
}

void SourcesPane::renameCurrent()
{
    if (m_list->currentIndex().isValid())
        m_list->edit(m_list->currentIndex());
}

} // namespace tss::app
