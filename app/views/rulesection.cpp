// SPDX-License-Identifier: MIT
#include "app/views/rulesection.h"

#include "app/commands/commands.h"
#include "app/document/studio.h"
#include "app/models/rulemodel.h"
#include "app/theme.h"
#include "app/views/dropoffer.h"
#include "app/views/ruledelegate.h"
#include "app/views/ruleeditor.h"
#include "app/views/sectionheading.h"
#include "app/views/selection.h"

#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QLabel>
#include <QPainter>
#include <QScopedValueRollback>
#include <QToolButton>
#include <QVBoxLayout>

namespace tss::app {

RuleSection::RuleSection(const Parts &parts, RuleList list, QWidget *parent)
    : QWidget(parent)
    , m_studio(parts.studio)
    , m_selection(parts.selection)
    , m_trial(parts.trial)
    , m_list(list)
    , m_model(new RuleModel(parts.studio, list, this))
    , m_heading(new SectionHeading(listName(list), this))
    , m_new(new QToolButton(m_heading))
    , m_source(new QLabel(this))
    , m_view(new RuleListView(list, this))
    , m_newRule(new RuleEditor(parts.studio, parts.trial, {list, std::nullopt}, this))
    , m_offer(new DropOffer(parts.studio, list, this))
{
    setAcceptDrops(true);
    setAccessibleName(listName(list));
    build();
    wire();
    restyle();
    refresh();
}

void RuleSection::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 0, 4);
    column->setSpacing(2);
    m_heading->setContentsMargins(Theme::kGrid, 0, Theme::kGrid / 2, 0);
    // In a narrow pane the heading is cut rather than the pane growing.
    m_heading->setMinimumWidth(1);
    QToolButton *add = m_new;
    add->setText(tr("+ New"));
    add->setAutoRaise(true);
    add->setAccessibleName(m_list == RuleList::Hide ? tr("New hide rule") : tr("New keep rule"));
    add->setToolTip(add->accessibleName());
    add->setObjectName(m_list == RuleList::Hide ? QStringLiteral("newHideRule") : QStringLiteral("newKeepRule"));
    connect(add, &QToolButton::clicked, this, [this] { startNewRule({}); });
    m_heading->addTrailing(add);
    m_heading->setMinimumHeight(add->sizeHint().height()); // also while the button makes room for an announcement
    column->addWidget(m_heading);
    column->addWidget(m_source);
    column->addWidget(m_view);
    column->addWidget(m_newRule);
    column->addWidget(m_offer);
    m_source->setWordWrap(true);
    m_source->setContentsMargins(Theme::kGrid, 0, Theme::kGrid, 2);
    m_newRule->setVisible(false);
    m_view->setItemDelegate(new RuleDelegate(m_studio, m_trial, m_list, m_view));
    m_view->setModel(m_model); // after the delegate, which tells how tall rows are
    m_view->setPlaceholder(m_list == RuleList::Hide ? tr("Drop tools here to hide them") : tr("Drop tools here to keep them visible"));
}

void RuleSection::wire()
{
    connect(m_view, &RuleListView::requested, this, &RuleSection::perform);
    connect(m_view, &ContentListView::hovered, this, [this](const QMimeData *dragged, int) { startHover(dragged); });
    connect(m_view, &ContentListView::hoverEnded, this, &RuleSection::endHover);
    connect(m_view->selectionModel(), &QItemSelectionModel::currentChanged, this, &RuleSection::takeCurrent);
    for (const auto signal : {&QAbstractItemModel::rowsInserted, &QAbstractItemModel::rowsRemoved})
        connect(m_model, signal, this, &RuleSection::takeCurrent, Qt::QueuedConnection);
    connect(m_model, &QAbstractItemModel::rowsMoved, this, &RuleSection::takeCurrent, Qt::QueuedConnection);
    connect(m_model, &RuleModel::toolsDropped, this, &RuleSection::offerShorter);
    connect(m_newRule, &QLineEdit::returnPressed, this, &RuleSection::addNew);
    connect(m_newRule, &RuleEditor::cancelled, this, &RuleSection::endNewRule);
    connect(m_newRule, &QLineEdit::editingFinished, this, [this] {
        if (m_newRule->text().isEmpty() && !m_newRule->hasFocus())
            m_newRule->hide();
    });
    connect(&m_selection, &Selection::ruleChanged, this, &RuleSection::followRule);
    connect(&m_selection, &Selection::rowsChanged, this, &RuleSection::markDeciding);
    connect(&m_studio, &Studio::previewChanged, this, &RuleSection::refresh);
    connect(&m_studio, &Studio::textChanged, this, &RuleSection::refresh);
}

void RuleSection::startNewRule(const QString &text)
{
    m_newRule->show();
    m_newRule->setText(text);
    m_newRule->setFocus(Qt::ShortcutFocusReason);
    m_newRule->setCursorPosition(static_cast<int>(text.size()));
    Q_EMIT currentPlaceChanged(m_newRule, m_newRule->rect());
}

void RuleSection::addNew()
{
    const QString pattern = m_newRule->text();
    if (pattern.isEmpty() || m_newRule->isRefused())
        return;
    addRules(m_studio, m_list, {pattern});
    m_newRule->clear(); // ready for the next
}

void RuleSection::endNewRule()
{
    m_newRule->clear();
    m_newRule->hide();
    m_view->setFocus(Qt::OtherFocusReason);
}

void RuleSection::editRule(std::size_t index)
{
    const QModelIndex at = m_model->index(static_cast<int>(index));
    if (!at.isValid())
        return;
    m_view->setCurrentIndex(at);
    m_view->setFocus(Qt::OtherFocusReason);
    Q_EMIT currentPlaceChanged(m_view, m_view->visualRect(at));
    m_view->edit(at);
}

void RuleSection::offerShorter(const QStringList &ids)
{
    m_offer->offerFor(ids);
    if (!m_offer->isVisible())
        return;
    // Scrolled to once the layout gave it a place.
    QMetaObject::invokeMethod(
        this, [this] { Q_EMIT currentPlaceChanged(m_offer, m_offer->rect()); }, Qt::QueuedConnection);
}

void RuleSection::perform(RuleGesture gesture, int row)
{
    const auto index = static_cast<std::size_t>(row);
    switch (gesture) {
    case RuleGesture::Edit:
        editRule(index);
        break;
    case RuleGesture::AddNew:
        startNewRule({});
        break;
    case RuleGesture::MoveUp:
        move(row, -1);
        break;
    case RuleGesture::MoveDown:
        move(row, 1);
        break;
    case RuleGesture::Transfer:
        transferRule(m_studio, m_list, index, m_list == RuleList::Hide ? RuleList::Keep : RuleList::Hide, std::string::npos);
        break;
    case RuleGesture::ShowTools:
        m_view->setCurrentIndex(m_model->index(row));
        Q_EMIT showToolsRequested({m_list, index, false});
        break;
    case RuleGesture::Copy:
        QGuiApplication::clipboard()->setText(m_model->index(row).data(RuleModel::PatternRole).toString());
        break;
    case RuleGesture::Remove:
        removeRules(m_studio, m_list, {index});
        break;
    case RuleGesture::Deselect:
        m_selection.setRule(std::nullopt);
        break;
    }
}

void RuleSection::move(int row, int by)
{
    const int to = row + by;
    if (to < 0 || to >= m_model->rowCount())
        return;
    moveRule(m_studio, m_list, static_cast<std::size_t>(row), static_cast<std::size_t>(to));
    m_view->setCurrentIndex(m_model->index(to));
}

void RuleSection::refresh()
{
    const QString source = sourceText();
    m_source->setText(source);
    m_source->setVisible(!source.isEmpty());
    if (!m_isHovered)
        refreshFigure();
    markDeciding();
}

QString RuleSection::sourceText() const
{
    const opencode::Config &config = m_studio.config();
    const ValueSource source = m_list == RuleList::Hide ? config.hide.source : config.keep.source;
    if (m_model->rowCount() == 0 || source == ValueSource::File)
        return {};
    if (source == ValueSource::Inline)
        return tr("From the inline options. The first change here writes them into the file.");
    return tr("The plugin's defaults. The first change here writes them into the file.");
}

void RuleSection::refreshFigure()
{
    const PreviewPtr &preview = m_studio.preview();
    if (!preview) {
        m_heading->setFigure({});
        return;
    }
    const std::size_t tools = m_list == RuleList::Hide ? preview->totals.hidden : preview->totals.kept;
    m_heading->setFigure(tr("%n tool(s)", nullptr, static_cast<int>(tools)));
}

void RuleSection::followRule()
{
    const std::optional<RuleRef> rule = m_selection.rule();
    const QScopedValueRollback guard(m_isFollowing, true);
    if (!rule || rule->list != m_list || rule->builtIn) {
        m_view->setCurrentIndex({});
        m_view->clearSelection();
        return;
    }
    const QModelIndex at = m_model->index(static_cast<int>(rule->index));
    if (at == m_view->currentIndex())
        return;
    m_view->setCurrentIndex(at);
    Q_EMIT currentPlaceChanged(m_view, m_view->visualRect(at));
}

void RuleSection::takeCurrent()
{
    const QModelIndex current = m_view->currentIndex();
    if (m_isFollowing)
        return;
    if (current.isValid()) {
        m_selection.setRule(RuleRef{m_list, static_cast<std::size_t>(current.row()), false});
        Q_EMIT currentPlaceChanged(m_view, m_view->visualRect(current));
    } else if (m_selection.rule() && m_selection.rule()->list == m_list) {
        m_selection.setRule(std::nullopt);
    }
}

void RuleSection::markDeciding()
{
    const std::optional<std::uint32_t> row = m_selection.currentRow();
    const ToolRow *tool = row ? m_studio.toolRow(*row) : nullptr;
    m_model->setMarkedRule(tool ? tool->rule : std::nullopt);
}

} // namespace tss::app
