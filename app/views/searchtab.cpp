// SPDX-License-Identifier: MIT
#include "app/views/searchtab.h"
#include "app/text/qstrings.h"

#include "app/document/previewservice.h"
#include "app/document/studio.h"
#include "app/theme.h"
#include "app/views/addtagbar.h"
#include "app/views/searchhitdelegate.h"
#include "app/views/searchhitsmodel.h"
#include "app/views/selection.h"
#include "app/views/sourcetext.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QSplitter>
#include <QTimer>
#include <QVBoxLayout>

namespace tss::app {

namespace {
constexpr int kWaitMs = 80; ///< typing pauses at least this long before a search
constexpr int kMostResults = 20; ///< src/index.js: top_k is 1–20
}

SearchTab::SearchTab(Studio &studio, Selection &selection, KSyntaxHighlighting::Repository &repository, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_selection(selection)
    , m_model(new SearchHitsModel(this))
    , m_query(new QLineEdit(this))
    , m_topK(new QComboBox(this))
    , m_hits(new QListView(this))
    , m_note(new QLabel(this))
    , m_addTag(new AddTagBar(studio, this))
    , m_output(new SourceText(repository, QStringLiteral("Markdown"), this))
    , m_wait(new QTimer(this))
{
    build();
    wire();
    showNote();
}

void SearchTab::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(Theme::kGrid, Theme::kGrid, Theme::kGrid, 4);
    m_query->setPlaceholderText(tr("Query as the model would write it; * lists what is collapsed"));
    m_query->setAccessibleName(tr("Search query"));
    m_query->setClearButtonEnabled(true);
    m_query->setObjectName(QStringLiteral("searchQuery"));
    m_topK->addItem(tr("K: default", "number of results"));
    for (int k = 1; k <= kMostResults; ++k)
        m_topK->addItem(tr("K: %1", "number of results").arg(number(k)));
    m_topK->setObjectName(QStringLiteral("searchTopK"));
    m_topK->setAccessibleName(tr("Results the model asks for"));
    line->addWidget(m_query, 1);
    line->addWidget(m_topK);
    column->addLayout(line);
    m_note->setWordWrap(true);
    m_note->setContentsMargins(Theme::kGrid, 0, Theme::kGrid, 4);
    m_note->setObjectName(QStringLiteral("searchNote"));
    column->addWidget(m_note);
    buildHits();
    auto *splitter = new QSplitter(Qt::Vertical, this);
    splitter->setChildrenCollapsible(false);
    splitter->addWidget(m_hits);
    splitter->addWidget(m_output);
    column->addWidget(splitter, 1);
    column->addWidget(m_addTag);
}

void SearchTab::buildHits()
{
    m_hits->setModel(m_model);
    m_hits->setModelColumn(SearchHitsModel::IdColumn);
    m_hits->setItemDelegate(new SearchHitDelegate(m_hits));
    m_hits->setUniformItemSizes(true);
    m_hits->setMouseTracking(true);
    m_hits->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_hits->setFrameShape(QFrame::NoFrame);
    m_hits->setObjectName(QStringLiteral("searchHits"));
    m_hits->setAccessibleName(tr("Hits"));
    m_hits->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_output->setReadOnly(true);
    m_output->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_output->setPlaceholderText(tr("The exact text that tool_search returns"));
    m_output->setObjectName(QStringLiteral("searchOutput"));
    m_output->setAccessibleName(tr("Text that tool_search returns to the model"));
    auto *add = new QAction(tr("Add tag…"), m_hits);
    connect(add, &QAction::triggered, this, [this] {
        proposeTool();
        m_addTag->startTyping();
    });
    m_hits->addAction(add);
}

void SearchTab::wire()
{
    m_wait->setSingleShot(true);
    m_wait->setInterval(kWaitMs);
    connect(m_wait, &QTimer::timeout, this, &SearchTab::search);
    const auto start = [this] { m_wait->start(); };
    connect(m_query, &QLineEdit::textChanged, this, start);
    connect(m_topK, &QComboBox::currentIndexChanged, this, start);
    connect(&m_studio, &Studio::previewChanged, this, start);
    connect(m_hits->selectionModel(), &QItemSelectionModel::currentChanged, this, &SearchTab::proposeTool);
    connect(&m_selection, &Selection::rowsChanged, this, &SearchTab::proposeTool);
    connect(m_hits, &QListView::activated, this, [this](const QModelIndex &index) {
        m_selection.reveal(static_cast<std::uint32_t>(m_model->hits()[static_cast<std::size_t>(index.row())].row));
    });
}

void SearchTab::search()
{
    const QString query = m_query->text();
    if (query.isEmpty() || !m_studio.preview()) {
        m_model->setHits({});
        m_output->setSourceText({});
        showNote();
        return;
    }
    const std::optional<double> topK = m_topK->currentIndex() > 0 ? std::optional<double>(m_topK->currentIndex()) : std::nullopt;
    m_studio.service().requestSearch(m_studio.previewInput(), query.toStdU16String(), topK, this,
        [this](const Result<SearchAnswer> &answer) { show(answer); });
}

void SearchTab::show(const Result<SearchAnswer> &answer)
{
    if (!answer)
        return; // cancelled: a newer one follows
    m_model->setHits(answer->throws ? std::vector<SearchHit>() : answer->hits);
    m_output->setSourceText(answer->throws ? QString() : toQString(answer->output));
    showNote();
    if (answer->throws)
        m_note->setText(tr("The search fails: a tag list or description has the wrong type, and tool_search returns "
                           "nothing at all. See Problems."));
    if (m_model->rowCount() > 0)
        m_hits->setCurrentIndex(m_model->index(0, SearchHitsModel::IdColumn));
    Q_EMIT answered();
}

void SearchTab::showNote()
{
    const PreviewPtr &preview = m_studio.preview();
    QString note;
    if (!preview)
        note = tr("Open a catalog to try searches on it.");
    else if (!preview->pluginActive)
        note = tr("The plugin does nothing with this configuration, so there is no tool_search to call.");
    else if (m_studio.host() == Host::Stock)
        note = tr("On stock OpenCode tool_search does not find MCP tools. Under “Parameters:” the real text there is a "
                  "dump of OpenCode's internals that only a running OpenCode can tell; here the schema stands for it.");
    m_note->setText(note);
    m_note->setVisible(!note.isEmpty());
}

void SearchTab::proposeTool()
{
    const QModelIndex hit = m_hits->currentIndex();
    const std::optional<std::uint32_t> row = m_selection.currentRow();
    if (hit.isValid() && sender() != &m_selection) {
        m_addTag->setTool(toQString(m_model->hits()[static_cast<std::size_t>(hit.row())].id));
    } else if (row && m_studio.preview() && *row < m_studio.preview()->index->tools.size()) {
        m_addTag->setTool(toQString(m_studio.preview()->index->tools[*row].id));
    }
}

} // namespace tss::app
