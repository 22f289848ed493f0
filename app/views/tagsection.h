// SPDX-License-Identifier: MIT
// TagSection: the tags in use. Tools drop on a tag or on "New tag"; renaming, removing and filtering by menu and keys.
#pragma once

#include <QStringList>
#include <QWidget>

class QLineEdit;
class QMenu;
class QModelIndex;

namespace tss::app {

class ContentListView;
class NewTagButton;
class SectionHeading;
class Selection;
class Studio;
class TagModel;

class TagSection : public QWidget
{
    Q_OBJECT

public:
    TagSection(Studio &studio, Selection &selection, QWidget *parent = nullptr);

    /// Opens the field for a name; the tools get the tag when it is entered.
    void startNewTag(const QStringList &ids);

Q_SIGNALS:
    void dropPreview(const QString &text);
    /// A filter for the tools table, "tag:x"; empty: show all again.
    void filterRequested(const QString &filter);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void wire();
    void refresh();
    void showMenu(const QPoint &position);
    void addEntries(QMenu &menu, const QModelIndex &index);
    void filterBy(const QModelIndex &index);
    void removeTagOf(const QModelIndex &index);
    void takeName();
    void endNewTag();
    [[nodiscard]] QStringList selectedIds() const;
    [[nodiscard]] bool handleListKey(int key);

    Studio &m_studio;
    Selection &m_selection;
    TagModel *m_model;
    SectionHeading *m_heading;
    ContentListView *m_view;
    NewTagButton *m_new;
    QLineEdit *m_name;
    QStringList m_idsForNew;
    QString m_filteredTag;
};

} // namespace tss::app
