// SPDX-License-Identifier: MIT
// SentToolsModel: the tools of a request in the order in which the model gets them, the plugin's own last. Texts are
// made when a row is shown, never for all.
#pragma once

#include "core/preview/preview.h"

#include <QAbstractListModel>

#include <optional>
#include <vector>

namespace tss::app {

class Studio;

class SentToolsModel : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role {
        FirstLineRole = Qt::UserRole + 1, ///< QString, of the description as sent
        TokensRole, ///< qint64, as sent
        StateRole, ///< int(CatalogModel::State)
    };

    explicit SentToolsModel(Studio &studio, QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

    [[nodiscard]] QString description(int row) const; ///< exactly as sent
    [[nodiscard]] QString schema(int row) const; ///< as sent, indented
    [[nodiscard]] bool isStub(int row) const; ///< the description is the plugin's stub
    [[nodiscard]] TokenParts tokens(int row) const;
    [[nodiscard]] std::optional<std::uint32_t> catalogRow(int row) const; ///< none for the plugin's own
    [[nodiscard]] int rowOf(std::uint32_t catalogRow) const; ///< -1: not sent

private:
    void refresh();
    [[nodiscard]] int state(int row) const;
    [[nodiscard]] QString id(int row) const;
    /// The plugin's own tool at a row, else null.
    [[nodiscard]] const AddedTool *added(int row) const;

    Studio &m_studio;
    PreviewPtr m_preview;
    std::vector<std::uint32_t> m_sent; ///< catalog rows
};

} // namespace tss::app
