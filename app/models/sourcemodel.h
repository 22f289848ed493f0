// SPDX-License-Identifier: MIT
// SourceModel: the catalog's sources with tool counts, tokens, state and origin; a source drags as its tools.
#pragma once

#include "core/catalog/tool.h"
#include "core/diagnostics/diagnostic.h"

#include <QAbstractListModel>

#include <vector>

namespace tss::app {

class Studio;

class SourceModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        NameRole = Qt::UserRole + 1,
        CountRole, ///< int
        TokensRole, ///< qint64
        OriginRole, ///< int(Origin)
        NotesRole, ///< QStringList, translated
        FileRole,
        OutOfReachRole, ///< bool: on this host no rule can reach its tools
    };

    explicit SourceModel(Studio &studio, QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override; ///< renames
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDragActions() const override;
    [[nodiscard]] QStringList idsOf(int source) const;

private:
    /// What is known over the tools of a source.
    struct Sums
    {
        int tools = 0;
        qint64 tokens = 0;
        int reachable = 0;
        QStringList notes; ///< of its import, translated
        friend bool operator==(const Sums &, const Sums &) = default;
    };
    void reload();
    void refresh();
    [[nodiscard]] std::vector<Sums> sumsNow() const;
    static void addNotes(std::vector<Sums> &sums, const std::vector<Diagnostic> &diagnostics);
    [[nodiscard]] QString toolTip(int row) const;

    Studio &m_studio;
    CatalogPtr m_catalog; ///< of the rows
    std::vector<Sums> m_sums; ///< one per source
};

} // namespace tss::app
