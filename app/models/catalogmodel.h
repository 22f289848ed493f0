// SPDX-License-Identifier: MIT
// CatalogModel: one row a catalog tool, with what the newest preview says about it. Read-only: edits go through
// commands.
#pragma once

#include <QAbstractTableModel>

namespace tss::app {

class Studio;

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

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role = Qt::DisplayRole) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override; ///< toolmime.h
    Qt::DropActions supportedDragActions() const override;

    [[nodiscard]] State state(int row) const;
    /// "hide[0] github_*", or why no rule applies; translated.
    [[nodiscard]] QString ruleText(int row) const;
    /// Rows drawn as belonging to the selected rule; empty: none.
    void setMarkedRows(const std::vector<std::uint32_t> &rows);

private:
    void refresh();
    void reload();
    [[nodiscard]] QVariant display(int row, int column) const;

    Studio &m_studio;
    struct Cached;
    std::vector<Cached> m_rows;
    std::vector<bool> m_marked;
};

} // namespace tss::app
