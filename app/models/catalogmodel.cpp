// SPDX-License-Identifier: MIT
// CatalogModel: keeping up with the studio. What it says about a row is in catalogmodeldata.cpp.
#include "app/models/catalogmodel.h"
#include "app/text/qstrings.h"

#include "app/document/studio.h"
#include "app/models/catalogrow.h"
#include "app/models/toolmime.h"
#include "app/text/errortext.h"
#include "core/opencode/edits.h"

#include <QSet>
#include <QTimer>

#include <algorithm>

namespace tss::app {

namespace {

CatalogModel::State stateOf(const ToolRow &row)
{
    if (!row.sent)
        return CatalogModel::Overridden;
    if (!row.reachable)
        return CatalogModel::OutOfReach;
    switch (row.verdict) {
    case Verdict::Hidden:
    case Verdict::Listed:
        return CatalogModel::Hidden;
    case Verdict::Kept:
        return CatalogModel::Kept;
    case Verdict::Visible:
        break;
    }
    return CatalogModel::Visible;
}

void takePreview(RowState &state, const Preview &preview, std::size_t row)
{
    const IndexedTool &indexed = preview.index->tools[row];
    const ToolRow &tool = preview.rows[row];
    state.isKnown = true;
    state.state = stateOf(tool);
    state.rule = tool.rule;
    state.winner = indexed.winner;
    state.full = indexed.full.total();
    state.now = tool.now.total();
    state.change = -tool.saving();
    state.isSent = tool.sent;
    state.isReachable = tool.reachable;
}

void takeProblems(std::vector<RowState> &states, const Preview &preview)
{
    for (const Diagnostic &diagnostic : preview.diagnostics) {
        const auto row = diagnostic.place.row;
        if (row && *row < states.size() && diagnostic.severity != Severity::Hint)
            states[*row].hasProblem = true;
    }
}

void updateFacts(CatalogRow &row)
{
    ToolFacts &facts = row.facts;
    facts.state = row.now.state;
    facts.tokens = row.now.full;
    facts.sent = row.now.isSent;
    facts.hasProblem = row.now.hasProblem;
    facts.tags.clear();
    for (const QString &tag : row.now.tags)
        facts.tags << searchFolded(tag);
}

QStringList tagsOf(const opencode::Config &config, const QString &id)
{
    QStringList tags;
    if (config.toolEntries.empty())
        return tags;
    for (const std::u16string &tag : opencode::tagsOf(config, id))
        tags << toQString(tag);
    return tags;
}

} // namespace

CatalogModel::CatalogModel(Studio &studio, QObject *parent)
    : QAbstractTableModel(parent)
    , m_studio(studio)
    , m_idle(new QTimer(this))
{
    connect(m_idle, &QTimer::timeout, this, &CatalogModel::prepareSearch);
    connect(&studio, &Studio::catalogChanged, this, &CatalogModel::reload);
    connect(&studio, &Studio::textChanged, this, &CatalogModel::refresh);
    connect(&studio, &Studio::previewChanged, this, &CatalogModel::refresh);
    reload();
}

CatalogModel::~CatalogModel() = default;

void CatalogModel::reload()
{
    beginResetModel();
    m_catalog = m_studio.catalog();
    m_marked.clear();
    m_sourceNames.clear();
    for (const Source &source : m_catalog->sources)
        m_sourceNames.push_back(shown(source.name));
    m_rows.assign(m_catalog->tools.size(), {});
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        const Tool &tool = m_catalog->tools[i];
        const std::u16string id = m_studio.target().toolId(m_catalog->sources[tool.source], tool);
        m_rows[i].id = toQString(id);
        m_rows[i].name = shown(id);
        m_rows[i].facts.source = searchFolded(toQString(m_catalog->sources[tool.source].name));
        m_rows[i].now.winner = static_cast<std::uint32_t>(i);
    }
    takeStates();
    endResetModel();
    m_prepared = 0;
    m_idle->start(0);
}

/// The first key in the filter should find every text ready, so they are made in the pauses before.
void CatalogModel::prepareSearch()
{
    constexpr std::size_t kRowsAtATime = 200; // about a millisecond
    const std::size_t end = std::min(m_prepared + kRowsAtATime, m_rows.size());
    for (; m_prepared < end; ++m_prepared)
        static_cast<void>(facts(static_cast<int>(m_prepared)));
    if (m_prepared == m_rows.size())
        m_idle->stop();
}

std::vector<RowState> CatalogModel::statesNow() const
{
    std::vector<RowState> states(m_rows.size());
    const bool isKnown = m_studio.isPreviewOfCatalog();
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (isKnown)
            takePreview(states[i], *m_studio.preview(), i);
        else
            states[i].winner = static_cast<std::uint32_t>(i); // until the preview tells
        states[i].tags = tagsOf(m_studio.config(), m_rows[i].id);
    }
    if (isKnown)
        takeProblems(states, *m_studio.preview());
    return states;
}

CatalogModel::Changed CatalogModel::takeStates()
{
    m_isKnown = m_studio.isPreviewOfCatalog();
    std::vector<RowState> states = statesNow();
    Changed changed;
    for (std::size_t i = 0; i < states.size(); ++i) {
        if (states[i] == m_rows[i].now)
            continue;
        changed.names = changed.names || states[i].winner != m_rows[i].now.winner;
        changed.add(static_cast<int>(i));
        m_rows[i].now = std::move(states[i]);
        updateFacts(m_rows[i]);
    }
    return changed;
}

void CatalogModel::refresh()
{
    if (m_catalog != m_studio.catalog())
        return; // a reload follows
    const Changed changed = takeStates();
    // A table sorted by name need not sort again for a new verdict.
    if (changed.first >= 0)
        Q_EMIT dataChanged(index(changed.first, changed.names ? NameColumn : TagsColumn), index(changed.last, ColumnCount - 1));
}

void CatalogModel::setMarkedRows(const std::vector<std::uint32_t> &rows)
{
    std::vector<bool> marked(m_rows.size());
    for (const std::uint32_t row : rows) {
        if (row < marked.size())
            marked[row] = true;
    }
    m_marked.resize(marked.size());
    Changed changed;
    for (std::size_t i = 0; i < marked.size(); ++i) {
        if (marked[i] != m_marked[i])
            changed.add(static_cast<int>(i));
    }
    m_marked = std::move(marked);
    if (changed.first >= 0)
        Q_EMIT dataChanged(index(changed.first, NameColumn), index(changed.last, ColumnCount - 1), {MarkedRole});
}

QStringList CatalogModel::mimeTypes() const
{
    return {QString::fromLatin1(kToolsMime)};
}

QMimeData *CatalogModel::mimeData(const QModelIndexList &indexes) const
{
    std::vector<int> rows;
    for (const QModelIndex &index : indexes)
        rows.push_back(index.row());
    std::sort(rows.begin(), rows.end());
    DraggedTools tools;
    QSet<QString> known;
    for (const int row : rows) {
        const QString &id = m_rows[static_cast<std::size_t>(row)].id;
        if (!known.contains(id)) {
            known.insert(id);
            tools.ids << id;
        }
    }
    return tools.ids.isEmpty() ? nullptr : toMime(tools);
}

Qt::DropActions CatalogModel::supportedDragActions() const
{
    return Qt::CopyAction;
}

} // namespace tss::app
