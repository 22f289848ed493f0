// SPDX-License-Identifier: MIT
#include "app/views/toolstable.h"

#include "app/document/studio.h"
#include "app/models/catalogfilterproxy.h"
#include "app/models/catalogmodel.h"
#include "app/theme.h"
#include "app/views/dragpixmap.h"
#include "app/views/selection.h"
#include "app/views/tooldelegate.h"

#include <QDrag>
#include <QEvent>
#include <QHeaderView>
#include <QMimeData>
#include <QPainter>

#include <algorithm>

namespace tss::app {

namespace {

constexpr int kNarrow = 560; ///< px below which source and tags give way
constexpr int kVeryNarrow = 500; ///< px below which "change" has to do for "now"
constexpr int kSortArrow = 12;

std::vector<std::uint32_t> rowsOfRule(const Preview &preview, const RuleRef &rule)
{
    const auto &rules = rule.list == RuleList::Hide ? preview.hide : preview.keep;
    return rule.builtIn || rule.index >= rules.size() ? std::vector<std::uint32_t>{} : rules[rule.index].rows;
}

} // namespace

ToolsTable::ToolsTable(Studio &studio, Selection &selection, CatalogModel &model, QWidget *parent)
    : QTableView(parent)
    , m_studio(studio)
    , m_selection(selection)
    , m_model(model)
    , m_proxy(new CatalogFilterProxy(this))
{
    m_proxy->setSourceModel(&model);
    setModel(m_proxy);
    setItemDelegate(new ToolDelegate(this));
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setShowGrid(false);
    setWordWrap(false);
    setTabKeyNavigation(false);
    setFrameShape(NoFrame);
    setVerticalScrollMode(ScrollPerPixel);
    setContextMenuPolicy(Qt::CustomContextMenu);
    setAccessibleName(tr("Tools"));
    setUpHeader();
    connect(selectionModel(), &QItemSelectionModel::selectionChanged, this, &ToolsTable::publishSelection);
    connect(selectionModel(), &QItemSelectionModel::currentRowChanged, this, &ToolsTable::publishSelection);
    connect(&m_selection, &Selection::ruleChanged, this, &ToolsTable::markRule);
    connect(&m_selection, &Selection::revealRequested, this, &ToolsTable::reveal);
    connect(&m_studio, &Studio::previewChanged, this, &ToolsTable::markRule);
    connect(m_proxy, &QAbstractItemModel::modelReset, this, &ToolsTable::publishSelection);
}

void ToolsTable::setUpHeader()
{
    verticalHeader()->hide();
    verticalHeader()->setMinimumSectionSize(16);
    verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    QHeaderView *header = horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionsMovable(true);
    header->setFirstSectionMovable(false);
    header->setStretchLastSection(false);
    header->setMinimumSectionSize(40);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setSectionResizeMode(QHeaderView::Interactive);
    header->setSectionResizeMode(CatalogModel::NameColumn, QHeaderView::Stretch);
    setSortingEnabled(true);
    // Catalog order until a header is clicked, and again by a third click.
    header->setSortIndicatorClearable(true);
    sortByColumn(-1, Qt::AscendingOrder);
    widthsFromFont();
}

void ToolsTable::widthsFromFont()
{
    const QFontMetrics metrics(font());
    const auto width = [&](const QString &sample) { return metrics.horizontalAdvance(sample) + 2 * ToolDelegate::kMargin; };
    const auto headed = [&](int column, const QString &sample) {
        const QString title = m_model.headerData(column, Qt::Horizontal).toString();
        setColumnWidth(column, qMax(width(sample), width(title) + kSortArrow));
    };
    setColumnWidth(CatalogModel::SourceColumn, width(QStringLiteral("warehouse")));
    setColumnWidth(CatalogModel::TagsColumn, width(QStringLiteral("long tag name")));
    setColumnWidth(CatalogModel::VerdictColumn, width(tr("out of reach")) + 24);
    headed(CatalogModel::FullColumn, QStringLiteral("9,999"));
    headed(CatalogModel::NowColumn, QStringLiteral("9,999"));
    headed(CatalogModel::ChangeColumn, QStringLiteral("−9,999"));
    verticalHeader()->setDefaultSectionSize(Theme::rowHeight(font()));
}

void ToolsTable::publishSelection()
{
    std::vector<std::uint32_t> rows;
    for (const QItemSelectionRange &range : selectionModel()->selection()) {
        for (int row = range.top(); row <= range.bottom(); ++row)
            rows.push_back(std::uint32_t(m_proxy->mapToSource(m_proxy->index(row, 0)).row()));
    }
    std::sort(rows.begin(), rows.end());
    rows.erase(std::unique(rows.begin(), rows.end()), rows.end());
    std::optional<std::uint32_t> current;
    const QModelIndex index = m_proxy->mapToSource(currentIndex());
    if (index.isValid() && std::binary_search(rows.begin(), rows.end(), std::uint32_t(index.row())))
        current = std::uint32_t(index.row());
    else if (!rows.empty())
        current = rows.front();
    m_selection.setRows(std::move(rows), current);
}

void ToolsTable::markRule()
{
    std::vector<std::uint32_t> rows;
    if (m_selection.rule() && m_studio.isPreviewOfCatalog())
        rows = rowsOfRule(*m_studio.preview(), *m_selection.rule());
    m_model.setMarkedRows(rows);
}

void ToolsTable::reveal(std::uint32_t row)
{
    QModelIndex index = m_proxy->mapFromSource(m_model.index(int(row), 0));
    if (!index.isValid()) {
        Q_EMIT hiddenRowWanted(row);
        index = m_proxy->mapFromSource(m_model.index(int(row), 0));
    }
    if (!index.isValid())
        return;
    selectRow(index.row());
    scrollTo(index, PositionAtCenter);
}

QByteArray ToolsTable::saveColumns() const
{
    return horizontalHeader()->saveState();
}

void ToolsTable::restoreColumns(const QByteArray &state)
{
    if (state.isEmpty() || !horizontalHeader()->restoreState(state))
        return;
    horizontalHeader()->setSectionResizeMode(CatalogModel::NameColumn, QHeaderView::Stretch);
    fitColumns();
}

void ToolsTable::startDrag(Qt::DropActions)
{
    const QModelIndexList rows = selectionModel()->selectedRows();
    QMimeData *dragged = rows.isEmpty() ? nullptr : m_proxy->mimeData(rows);
    if (!dragged)
        return;
    // Not the base class's drag: after a move it would remove the rows from the model.
    auto *drag = new QDrag(this);
    drag->setMimeData(dragged);
    drag->setPixmap(dragPixmap(tr("%n tool(s)", nullptr, int(rows.size())), *this));
    drag->setHotSpot({-12, -4});
    drag->exec(Qt::MoveAction, Qt::MoveAction);
}

void ToolsTable::fitColumns()
{
    const int width = viewport()->width();
    setColumnHidden(CatalogModel::TagsColumn, width < kNarrow);
    setColumnHidden(CatalogModel::SourceColumn, width < kNarrow);
    setColumnHidden(CatalogModel::NowColumn, width < kVeryNarrow);
}

void ToolsTable::resizeEvent(QResizeEvent *event)
{
    fitColumns();
    QTableView::resizeEvent(event);
}

void ToolsTable::changeEvent(QEvent *event)
{
    QTableView::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        widthsFromFont();
}

void ToolsTable::paintEvent(QPaintEvent *event)
{
    QTableView::paintEvent(event);
    if (m_proxy->rowCount() > 0 || m_model.rowCount() == 0)
        return;
    QPainter painter(viewport());
    painter.setPen(Theme::muted(palette()));
    painter.drawText(viewport()->rect().adjusted(16, 16, -16, -16), Qt::AlignHCenter | Qt::TextWordWrap,
                     tr("No tool matches the filter. Press Esc in the filter to see all tools."));
}

} // namespace tss::app
