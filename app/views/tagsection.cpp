// SPDX-License-Identifier: MIT
#include "app/views/tagsection.h"
#include "app/text/qstrings.h"

#include "app/commands/commands.h"
#include "app/document/studio.h"
#include "app/models/toolmime.h"
#include "app/theme.h"
#include "app/views/contentlistview.h"
#include "app/views/newtagbutton.h"
#include "app/views/sectionheading.h"
#include "app/views/selection.h"
#include "app/views/tagdelegate.h"
#include "app/views/tagmodel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenu>
#include <QVBoxLayout>

namespace tss::app {

namespace {

QString tagFilter(const QString &tag)
{
    const bool needsQuotes = tag.contains(u' ') || tag.contains(u'"');
    return needsQuotes ? QStringLiteral("tag:\"%1\"").arg(tag) : QStringLiteral("tag:%1").arg(tag);
}

} // namespace

TagSection::TagSection(Studio &studio, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_selection(selection)
    , m_model(new TagModel(studio, this))
    , m_heading(new SectionHeading(tr("Tags"), this))
    , m_view(new ContentListView(ContentListView::DropPlace::OnRow, this))
    , m_new(new NewTagButton(m_heading))
    , m_name(new QLineEdit(this))
{
    setAccessibleName(tr("Tags"));
    build();
    wire();
    refresh();
}

void TagSection::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 0, 4);
    column->setSpacing(2);
    m_heading->setContentsMargins(Theme::kGrid, 0, Theme::kGrid / 2, 0);
    m_heading->setMinimumWidth(1);
    m_heading->addTrailing(m_new);
    column->addWidget(m_heading);
    column->addWidget(m_view);
    column->addWidget(m_name);
    m_view->setObjectName(QStringLiteral("tags"));
    m_view->setAccessibleName(tr("Tags in use"));
    m_view->setItemDelegate(new TagDelegate(m_view));
    m_view->setModel(m_model); // after the delegate, which tells how tall rows are
    m_view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed);
    m_view->setPlaceholder(tr("Tags help tool_search find a tool"));
    m_view->setContextMenuPolicy(Qt::CustomContextMenu);
    m_view->installEventFilter(this);
    m_name->setObjectName(QStringLiteral("newTagName"));
    m_name->setAccessibleName(tr("Name of the new tag"));
    m_name->installEventFilter(this);
    m_name->hide();
}

void TagSection::wire()
{
    connect(m_view, &QListView::clicked, this, &TagSection::filterBy);
    connect(m_view, &QWidget::customContextMenuRequested, this, &TagSection::showMenu);
    connect(m_view, &ContentListView::hovered, this, [this](const QMimeData *dragged, int row) {
        const auto tools = toolsFrom(dragged);
        const QString tag = m_model->index(row).data(TagModel::TagRole).toString();
        if (tools)
            Q_EMIT dropPreview(tr("Tag %n tool(s) with “%1”: found by search, same tokens", nullptr, static_cast<int>(tools->ids.size())).arg(tag));
    });
    connect(m_view, &ContentListView::hoverEnded, this, [this] { Q_EMIT dropPreview({}); });
    connect(m_new, &QToolButton::clicked, this, [this] { startNewTag(selectedIds()); });
    connect(m_new, &NewTagButton::dropped, this, &TagSection::startNewTag);
    connect(m_new, &NewTagButton::hovered, this, [this](const QStringList &ids) {
        Q_EMIT dropPreview(ids.isEmpty() ? QString() : tr("New tag for %n tool(s)", nullptr, static_cast<int>(ids.size())));
    });
    connect(m_name, &QLineEdit::returnPressed, this, &TagSection::takeName);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &TagSection::refresh);
}

void TagSection::refresh()
{
    m_heading->setFigure(m_model->rowCount() > 0 ? number(m_model->rowCount()) : QString());
}

QStringList TagSection::selectedIds() const
{
    QStringList ids;
    const PreviewPtr &preview = m_studio.preview();
    for (const std::uint32_t row : m_selection.rows()) {
        if (preview && row < preview->index->tools.size())
            ids.push_back(toQString(preview->index->tools[row].id));
    }
    ids.removeDuplicates();
    return ids;
}

void TagSection::startNewTag(const QStringList &ids)
{
    m_idsForNew = ids;
    m_name->setPlaceholderText(ids.isEmpty() ? tr("Name of the tag") : tr("Tag for %n tool(s)", nullptr, static_cast<int>(ids.size())));
    m_name->clear();
    m_name->show();
    m_name->setFocus(Qt::ShortcutFocusReason);
}

void TagSection::takeName()
{
    const QString tag = m_name->text().trimmed();
    if (tag.isEmpty())
        return;
    const QStringList ids = m_idsForNew;
    endNewTag();
    if (ids.isEmpty() || !addTag(m_studio, ids, tag))
        m_model->addEmpty(tag);
    m_view->setCurrentIndex(m_model->index(m_model->rowOf(tag)));
}

void TagSection::endNewTag()
{
    m_idsForNew.clear();
    m_name->hide();
    m_view->setFocus(Qt::OtherFocusReason);
}

void TagSection::filterBy(const QModelIndex &index)
{
    const QString tag = index.data(TagModel::TagRole).toString();
    m_filteredTag = tag == m_filteredTag ? QString() : tag; // a second click takes it back
    Q_EMIT filterRequested(m_filteredTag.isEmpty() ? QString() : tagFilter(tag));
}

void TagSection::removeTagOf(const QModelIndex &index)
{
    const QString tag = index.data(TagModel::TagRole).toString();
    const QStringList ids = index.data(TagModel::IdsRole).toStringList();
    if (ids.isEmpty())
        m_model->forgetEmpty(tag);
    else
        removeTag(m_studio, ids, tag);
}

void TagSection::addEntries(QMenu &menu, const QModelIndex &index)
{
    const QPersistentModelIndex at(index);
    const QString tag = index.data(TagModel::TagRole).toString();
    const QStringList selected = selectedIds();
    connect(menu.addAction(tr("Show its tools")), &QAction::triggered, this, [this, tag] {
        m_filteredTag = tag;
        Q_EMIT filterRequested(tagFilter(tag));
    });
    QAction *add = menu.addAction(tr("Add to the %n selected tool(s)", nullptr, static_cast<int>(selected.size())));
    QAction *take = menu.addAction(tr("Take from the %n selected tool(s)", nullptr, static_cast<int>(selected.size())));
    add->setEnabled(!selected.isEmpty());
    take->setEnabled(!selected.isEmpty());
    connect(add, &QAction::triggered, this, [this, selected, tag] { addTag(m_studio, selected, tag); });
    connect(take, &QAction::triggered, this, [this, selected, tag] { removeTag(m_studio, selected, tag); });
    menu.addSeparator();
    QAction *rename = menu.addAction(tr("Rename"));
    rename->setShortcut(Qt::Key_F2);
    connect(rename, &QAction::triggered, this, [this, at] { m_view->edit(at); });
    connect(menu.addAction(tr("Copy")), &QAction::triggered, this, [tag] { QGuiApplication::clipboard()->setText(tag); });
    QAction *remove = menu.addAction(tr("Remove from all tools"));
    remove->setShortcut(Qt::Key_Delete);
    connect(remove, &QAction::triggered, this, [this, at] { removeTagOf(at); });
}

void TagSection::showMenu(const QPoint &position)
{
    const QModelIndex index = m_view->indexAt(position);
    QMenu menu(this);
    if (index.isValid()) {
        addEntries(menu, index);
        menu.addSeparator();
    }
    connect(menu.addAction(tr("New tag…")), &QAction::triggered, this, [this] { startNewTag(selectedIds()); });
    menu.exec(m_view->viewport()->mapToGlobal(position));
}

bool TagSection::handleListKey(int key)
{
    const QModelIndex current = m_view->currentIndex();
    if (!current.isValid())
        return false;
    if (key == Qt::Key_Delete)
        removeTagOf(current);
    else if (key == Qt::Key_Return || key == Qt::Key_Enter)
        filterBy(current);
    else
        return false;
    return true;
}

bool TagSection::eventFilter(QObject *watched, QEvent *event)
{
    const bool isOverride = event->type() == QEvent::ShortcutOverride;
    if (!isOverride && event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (isOverride) {
        if (key == Qt::Key_Delete || key == Qt::Key_Escape || key == Qt::Key_F2)
            event->accept();
        return event->isAccepted();
    }
    if (watched == m_name && key == Qt::Key_Escape) {
        endNewTag();
        return true;
    }
    if (watched == m_view && handleListKey(key))
        return true;
    return QWidget::eventFilter(watched, event);
}

} // namespace tss::app
