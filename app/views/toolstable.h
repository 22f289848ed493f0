// SPDX-License-Identifier: MIT
// ToolsTable: the catalog's tools, filtered and sorted. Its selection is the shared Selection; rows of the selected
// rule are marked; tools are dragged from here.
#pragma once

#include <QTableView>

namespace tss::app {

class CatalogFilterProxy;
class CatalogModel;
class Selection;
class Studio;

class ToolsTable : public QTableView
{
    Q_OBJECT

public:
    ToolsTable(Studio &studio, Selection &selection, CatalogModel &model, QWidget *parent = nullptr);

    [[nodiscard]] CatalogFilterProxy &proxy() const { return *m_proxy; }
    /// Scrolls to a row of the catalog and selects it; clears nothing.
    void reveal(std::uint32_t row);
    /// Column widths, order and sorting.
    [[nodiscard]] QByteArray saveColumns() const;
    void restoreColumns(const QByteArray &state);

Q_SIGNALS:
    /// A row is wanted that the filter hides.
    void hiddenRowWanted(std::uint32_t row);

protected:
    void startDrag(Qt::DropActions supported) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void setUpHeader();
    void widthsFromFont();
    void publishSelection();
    void markRule();
    void fitColumns();

    Studio &m_studio;
    Selection &m_selection;
    CatalogModel &m_model;
    CatalogFilterProxy *m_proxy;
};

} // namespace tss::app
