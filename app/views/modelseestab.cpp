// SPDX-License-Identifier: MIT
#include "app/views/modelseestab.h"
#include "app/text/qstrings.h"

#include "app/document/studio.h"
#include "app/theme.h"
#include "app/views/segmentedcontrol.h"
#include "app/views/selection.h"
#include "app/views/senttooldelegate.h"
#include "app/views/senttoolsmodel.h"
#include "app/views/senttooltext.h"
#include "app/views/sourcetext.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QScopedValueRollback>
#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tss::app {

ModelSeesTab::ModelSeesTab(Studio &studio, Selection &selection, KSyntaxHighlighting::Repository &repository, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_selection(selection)
    , m_model(new SentToolsModel(studio, this))
{
    build(repository);
    connect(m_switch, &SegmentedControl::chosen, m_pages, &QStackedWidget::setCurrentIndex);
    connect(m_switch, &SegmentedControl::chosen, this, &ModelSeesTab::refresh);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        showCurrent();
        revealCurrent();
    });
    connect(m_model, &QAbstractItemModel::dataChanged, this, &ModelSeesTab::refresh);
    connect(m_model, &QAbstractItemModel::modelReset, this, [this] {
        followSelection();
        refresh();
    });
    connect(&m_selection, &Selection::rowsChanged, this, &ModelSeesTab::followSelection);
    refresh();
}

void ModelSeesTab::build(KSyntaxHighlighting::Repository &repository)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *header = new QHBoxLayout;
    header->setContentsMargins(Theme::kGrid, 4, Theme::kGrid, 4);
    m_switch = new SegmentedControl(this);
    m_switch->addSegment(tr("Tools"), tr("Every tool as the model gets it"));
    m_switch->addSegment(tr("System"), tr("What is appended to the system prompt"));
    m_switch->setAccessibleName(tr("Part of the request"));
    m_amount = new QLabel(this);
    m_amount->setFont(Theme::tabularFigures(font()));
    header->addWidget(m_switch);
    header->addStretch();
    header->addWidget(m_amount);
    column->addLayout(header);
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(buildTools(repository));
    m_pages->addWidget(buildSystem(repository));
    column->addWidget(m_pages, 1);
}

QWidget *ModelSeesTab::buildTools(KSyntaxHighlighting::Repository &repository)
{
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    m_list = new QListView(splitter);
    m_list->setObjectName(QStringLiteral("sentTools"));
    m_list->setAccessibleName(tr("Tools in the order in which the model gets them"));
    m_list->setModel(m_model);
    m_list->setItemDelegate(new SentToolDelegate(m_list));
    m_list->setUniformItemSizes(true);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_text = new SentToolText(*m_model, repository, splitter);
    splitter->addWidget(m_list);
    splitter->addWidget(m_text);
    splitter->setStretchFactor(0, 1);
    splitter->setStretchFactor(1, 1);
    return splitter;
}

QWidget *ModelSeesTab::buildSystem(KSyntaxHighlighting::Repository &repository)
{
    auto *page = new QWidget(this);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    m_noHint = new QLabel(page);
    m_noHint->setObjectName(QStringLiteral("noHint"));
    m_noHint->setWordWrap(true);
    m_noHint->setMargin(Theme::kGrid);
    m_noHint->setAlignment(Qt::AlignTop);
    m_hint = new SourceText(repository, QStringLiteral("Markdown"), page);
    m_hint->setObjectName(QStringLiteral("systemHint"));
    m_hint->setAccessibleName(tr("Paragraph appended to the system prompt"));
    m_hint->setReadOnly(true);
    m_hint->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    column->addWidget(m_noHint);
    column->addWidget(m_hint, 1);
    return page;
}

void ModelSeesTab::refresh()
{
    const PreviewPtr &preview = m_studio.preview();
    m_switch->setSegmentText(0, preview ? tr("Tools (%1)").arg(number(m_model->rowCount())) : tr("Tools"), tr("Every tool as the model gets it"));
    refreshSystem();
    showCurrent();
    if (!preview) {
        m_amount->clear();
        return;
    }
    const bool isTools = m_switch->current() == 0;
    const qint64 tokens = isTools ? preview->totals.rowsNow + preview->totals.fixedTool : preview->totals.fixedHint;
    m_amount->setText(tr("%1 tokens").arg(number(tokens)));
}

void ModelSeesTab::refreshSystem()
{
    const PreviewPtr &preview = m_studio.preview();
    const bool hasHint = preview && !preview->systemHint.empty();
    m_hint->setVisible(hasHint);
    m_noHint->setText(hasHint ? tr("Appended to the system prompt:") : whyNoHint());
    m_hint->setSourceText(hasHint ? toQString(preview->systemHint) : QString());
}

QString ModelSeesTab::whyNoHint() const
{
    const PreviewPtr &preview = m_studio.preview();
    if (!preview)
        return tr("Nothing is loaded yet. Open a catalog to see what the model would get.");
    if (m_studio.config().throwsAtStart)
        return tr("Nothing is appended to the system prompt: the plugin fails when it starts with this configuration.");
    if (!preview->pluginActive)
        return tr("Nothing is appended to the system prompt: the plugin is switched off (enabled).");
    if (!m_studio.config().hasSystemHint)
        return tr("Nothing is appended to the system prompt: injectSystemHint is off.");
    if (preview->totals.outOfReach > 0 && preview->host == Host::Stock)
        return tr("Nothing is appended to the system prompt: no tool is collapsed. MCP tools are out of the plugin's "
                  "reach on stock OpenCode, whatever Hide says.");
    return tr("Nothing is appended to the system prompt: no tool is collapsed.");
}

void ModelSeesTab::followSelection()
{
    const std::optional<std::uint32_t> row = m_selection.currentRow();
    const int at = row ? m_model->rowOf(*row) : -1;
    if (at < 0)
        return;
    const QScopedValueRollback guard(m_following, true);
    m_list->setCurrentIndex(m_model->index(at));
    m_list->scrollTo(m_model->index(at));
}

void ModelSeesTab::showCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    m_text->showRow(current.isValid() ? current.row() : -1);
}

/// The tools table follows only where the person moved in this list.
void ModelSeesTab::revealCurrent()
{
    const QModelIndex current = m_list->currentIndex();
    if (m_following || !m_list->hasFocus() || !current.isValid())
        return;
    if (const std::optional<std::uint32_t> row = m_model->catalogRow(current.row()))
        m_selection.reveal(*row);
}

} // namespace tss::app
