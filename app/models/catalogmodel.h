// SPDX-License-Identifier: MIT
// CatalogModel: one row a catalog tool, with what the newest preview says about it. Read-only: edits go through
// commands.
#pragma once

#include "app/models/toolfilter.h"
#include "core/catalog/tool.h"

#include <QAbstractTableModel>

#include <memory>
#include <vector>

class QTimer;

namespace tss::app {

class Studio;
struct CatalogRow;
struct RowState;

class CatalogModel : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, SourceColumn, TagsColumn, VerdictColumn, FullColumn, NowColumn, ChangeColumn, ColumnCount };
    enum Role {
        IdRole = Qt::UserRole + 1, ///< QString, the final id
        SourceNameRole,
        TagsRole, ///< QStringList
        VerdictRole, ///< int(State)
        TokensRole, ///< qint64 tokens with the tool's own description
        NowRole, ///< qint64 tokens now
        ChangeRole, ///< qint64 now − full: negative saves
        RowRole, ///< int, row of the catalog
        MarkedRole, ///< bool: belongs to the selected rule
        SearchTextRole, ///< QString lower-cased: id, raw name, description, title
        SortRole,
    };
    /// What the tool's state icon and text say. Each has a shape of its own.
    enum State { Visible, Hidden, Kept, AddedByPlugin, OutOfReach, Overridden };

    explicit CatalogModel(Studio &studio, QObject *parent = nullptr);
    ~CatalogModel() override;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override; ///< toolmime.h
    Qt::DropActions supportedDragActions() const override;

    [[nodiscard]] State state(int row) const;
    /// What the filter asks about a row, worked out once.
    [[nodiscard]] const ToolFacts &facts(int row) const;
    /// Order by a column: negative, 0 or positive.
    [[nodiscard]] int compared(int left, int right, int column) const;
    /// "hide[0] github_*", or why no rule applies; translated.
    [[nodiscard]] QString ruleText(int row) const;
    /// Rows drawn as belonging to the selected rule; empty: none.
    void setMarkedRows(const std::vector<std::uint32_t> &rows);

private:
    /// The rows from the first to the last that changed.
    struct Changed
    {
        int first = -1;
        int last = -1;
        bool names = false; ///< what the name column says changed too
        void add(int row)
        {
            first = first < 0 ? row : first;
            last = row;
        }
    };
    void refresh();
    void reload();
    Changed takeStates();
    void prepareSearch();
    [[nodiscard]] std::vector<RowState> statesNow() const;
    [[nodiscard]] QVariant display(int row, int column) const;
    [[nodiscard]] QVariant sortValue(int row, int column) const;
    [[nodiscard]] QString numberText(int row, int column) const;
    [[nodiscard]] QString verdictText(int row) const;
    [[nodiscard]] QString toolTip(int row) const;
    [[nodiscard]] const Tool &tool(int row) const;
    [[nodiscard]] const QString &sourceName(std::size_t source) const;

    Studio &m_studio;
    CatalogPtr m_catalog; ///< of the rows
    std::vector<QString> m_sourceNames; ///< safe to show
    mutable std::vector<CatalogRow> m_rows; ///< mutable: facts() fills in texts when first asked
    QTimer *m_idle; ///< runs prepareSearch() when nothing else is to do
    std::size_t m_prepared = 0; ///< rows whose search text is there
    std::vector<bool> m_marked;
    bool m_isKnown = false; ///< a preview of this catalog was taken in
};

} // namespace tss::app
