// SPDX-License-Identifier: MIT
// TagModel: the tags in use with the tools that carry them. A tag without tools lives only here, until it gets one:
// the file has no place for it. Tools drop on a tag; renaming goes through a command.
#pragma once

#include "app/commands/commands.h"
#include "app/models/steppedlistmodel.h"

namespace tss::app {

class Studio;

class TagModel : public SteppedListModel
{
    Q_OBJECT

public:
    enum Role { TagRole = Qt::UserRole + 1, CountRole, IdsRole };

    explicit TagModel(Studio &studio, QObject *parent = nullptr);

    /// Row of the tag, made when it is new.
    int addEmpty(const QString &tag);
    void forgetEmpty(const QString &tag);
    [[nodiscard]] int rowOf(const QString &tag) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role = Qt::EditRole) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    Qt::DropActions supportedDropActions() const override;
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column, const QModelIndex &parent) override;

private:
    void refresh();

    Studio &m_studio;
    QStringList m_empty;
    std::vector<TagUse> m_tags;
};

} // namespace tss::app
