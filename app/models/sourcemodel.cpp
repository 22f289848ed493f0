// SPDX-License-Identifier: MIT
#include "app/models/sourcemodel.h"
#include "app/text/qstrings.h"

#include "app/document/studio.h"
#include "app/models/toolmime.h"
#include "app/text/errortext.h"
#include "app/text/words.h"
#include "app/theme.h"

#include <QSet>

namespace tss::app {

namespace {

QString noteOf(const Diagnostic &diagnostic)
{
    return importNoteText(toQString(diagnostic.args.at(0)), toQString(diagnostic.args.at(1)));
}

} // namespace

SourceModel::SourceModel(Studio &studio, QObject *parent)
    : QAbstractListModel(parent)
    , m_studio(studio)
{
    connect(&studio, &Studio::catalogChanged, this, &SourceModel::reload);
    connect(&studio, &Studio::previewChanged, this, &SourceModel::refresh);
    reload();
}

void SourceModel::reload()
{
    beginResetModel();
    m_catalog = m_studio.catalog();
    m_sums = sumsNow();
    endResetModel();
}

void SourceModel::refresh()
{
    if (m_catalog != m_studio.catalog())
        return;
    std::vector<Sums> sums = sumsNow();
    if (sums == m_sums)
        return;
    m_sums = std::move(sums);
    Q_EMIT dataChanged(index(0), index(rowCount() - 1));
}

std::vector<SourceModel::Sums> SourceModel::sumsNow() const
{
    std::vector<Sums> sums(m_catalog->sources.size());
    for (std::size_t row = 0; row < m_catalog->tools.size(); ++row) {
        Sums &sum = sums[m_catalog->tools[row].source];
        ++sum.tools;
        const ToolRow *tool = m_studio.toolRow(row);
        sum.tokens += tool ? tool->before.total() : 0;
        sum.reachable += !tool || tool->reachable ? 1 : 0;
    }
    if (m_studio.isPreviewOfCatalog())
        addNotes(sums, m_studio.preview()->diagnostics);
    return sums;
}

void SourceModel::addNotes(std::vector<Sums> &sums, const std::vector<Diagnostic> &diagnostics)
{
    for (const Diagnostic &diagnostic : diagnostics) {
        const auto source = diagnostic.place.source;
        if (diagnostic.code != DiagnosticCode::ImportProblem || !source || *source >= sums.size())
            continue;
        QStringList &notes = sums[*source].notes;
        const QString note = noteOf(diagnostic);
        if (!notes.contains(note))
            notes << note;
    }
}

int SourceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_sums.size());
}

QVariant SourceModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Source &source = m_catalog->sources[static_cast<std::size_t>(index.row())];
    const Sums &sums = m_sums[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(source.name);
    case Qt::EditRole:
    case NameRole:
        return toQString(source.name);
    case Qt::ToolTipRole:
        return toolTip(index.row());
    case CountRole:
        return sums.tools;
    case TokensRole:
        return sums.tokens;
    case OriginRole:
        return static_cast<int>(source.origin);
    case NotesRole:
        return sums.notes;
    case FileRole:
        return QString::fromStdString(source.file);
    case OutOfReachRole:
        return sums.tools > 0 && sums.reachable == 0;
    default:
        return {};
    }
}

QString SourceModel::toolTip(int row) const
{
    const Source &source = m_catalog->sources[static_cast<std::size_t>(row)];
    const Sums &sums = m_sums[static_cast<std::size_t>(row)];
    QStringList lines{shown(source.name), tr("%1 tokens", "of a source").arg(number(sums.tokens))};
    if (!source.file.empty())
        lines << shown(QString::fromStdString(source.file));
    if (sums.tools > 0 && sums.reachable == 0)
        lines << tr("Out of reach: on this host no rule takes effect on these tools.");
    lines << sums.notes;
    for (QString &line : lines)
        line = line.toHtmlEscaped();
    return QString(u"<qt>" + lines.join(QStringLiteral("<br>")) + u"</qt>");
}

bool SourceModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const QString name = value.toString().trimmed();
    if (name.isEmpty() || name == data(index, NameRole).toString())
        return false;
    m_studio.renameSource(static_cast<std::size_t>(index.row()), name);
    return true;
}

Qt::ItemFlags SourceModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QStringList SourceModel::mimeTypes() const
{
    return {QString::fromLatin1(kToolsMime)};
}

QMimeData *SourceModel::mimeData(const QModelIndexList &indexes) const
{
    DraggedTools tools;
    for (const QModelIndex &index : indexes)
        tools.ids += idsOf(index.row());
    if (indexes.size() == 1)
        tools.source = data(indexes.front(), NameRole).toString();
    return tools.ids.isEmpty() ? nullptr : toMime(tools);
}

Qt::DropActions SourceModel::supportedDragActions() const
{
    return Qt::CopyAction;
}

QStringList SourceModel::idsOf(int source) const
{
    QStringList ids;
    QSet<QString> known;
    for (const Tool &tool : m_catalog->tools) {
        if (tool.source != static_cast<std::size_t>(source))
            continue;
        const QString id = toQString(m_studio.target().toolId(m_catalog->sources[tool.source], tool));
        if (!known.contains(id))
            ids << id;
        known.insert(id);
    }
    return ids;
}

} // namespace tss::app
