// SPDX-License-Identifier: MIT
// CatalogModel: what it says about its rows.
#include "app/document/studio.h"
#include "app/text/qstrings.h"
#include "app/models/catalogmodel.h"
#include "app/models/catalogrow.h"
#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"
#include "app/theme.h"

#include <array>

namespace tss::app {

namespace {

bool isNumeric(int column)
{
    return column == CatalogModel::FullColumn || column == CatalogModel::NowColumn || column == CatalogModel::ChangeColumn;
}

/// Lines as a tool tip that shows them as they are: a tool's name is no mark-up.
QString plainToolTip(const QStringList &lines)
{
    QStringList escaped;
    for (const QString &line : lines)
        escaped << line.toHtmlEscaped();
    return QString(u"<qt>" + escaped.join(QStringLiteral("<br>")) + u"</qt>");
}

QString patternOf(const Preview &preview, const RuleRef &ref)
{
    const auto &rules = ref.list == RuleList::Hide ? preview.hide : preview.keep;
    return ref.index < rules.size() ? shown(rules[ref.index].pattern) : QString();
}

QString titleOf(const Tool &tool)
{
    const json::View title = tool.entry["title"];
    return toQString(title.isString() ? title.string() : tool.entry["annotations"]["title"].string());
}

QString joinedTags(const QStringList &tags)
{
    QStringList safe;
    for (const QString &tag : tags)
        safe << shown(tag);
    return safe.join(QStringLiteral(", "));
}

} // namespace

int CatalogModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int CatalogModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

Qt::ItemFlags CatalogModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

QVariant CatalogModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const int row = index.row();
    const CatalogRow &cached = m_rows[static_cast<std::size_t>(row)];
    switch (role) {
    case Qt::DisplayRole:
        return display(row, index.column());
    case Qt::ToolTipRole:
        return index.column() == VerdictColumn ? plainToolTip({ruleText(row)}) : toolTip(row);
    case Qt::TextAlignmentRole:
        return QVariant(isNumeric(index.column()) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    case IdRole:
        return cached.id;
    case SourceNameRole:
        return sourceName(tool(row).source);
    case TagsRole:
        return cached.now.tags;
    case VerdictRole:
        return static_cast<int>(cached.now.state);
    case TokensRole:
        return cached.now.full;
    case NowRole:
        return cached.now.now;
    case ChangeRole:
        return cached.now.change;
    case RowRole:
        return row;
    case MarkedRole:
        return static_cast<std::size_t>(row) < m_marked.size() && m_marked[static_cast<std::size_t>(row)];
    case SearchTextRole:
        return facts(row).searchText;
    case SortRole:
        return sortValue(row, index.column());
    default:
        return {};
    }
}

QVariant CatalogModel::display(int row, int column) const
{
    switch (column) {
    case NameColumn:
        return m_rows[static_cast<std::size_t>(row)].name;
    case SourceColumn:
        return sourceName(tool(row).source);
    case TagsColumn:
        return joinedTags(m_rows[static_cast<std::size_t>(row)].now.tags);
    case VerdictColumn:
        return verdictText(row);
    default:
        return numberText(row, column);
    }
}

QVariant CatalogModel::sortValue(int row, int column) const
{
    const RowState &now = m_rows[static_cast<std::size_t>(row)].now;
    switch (column) {
    case FullColumn:
        return now.full;
    case NowColumn:
        return now.now;
    case ChangeColumn:
        return now.change;
    case VerdictColumn:
        return static_cast<int>(now.state);
    default:
        return display(row, column);
    }
}

QString CatalogModel::numberText(int row, int column) const
{
    if (!m_isKnown)
        return {};
    const RowState &now = m_rows[static_cast<std::size_t>(row)].now;
    if (column == ChangeColumn)
        return signedNumber(now.change);
    return number(column == FullColumn ? now.full : now.now);
}

QString CatalogModel::verdictText(int row) const
{
    if (!m_isKnown)
        return {};
    const RowState &now = m_rows[static_cast<std::size_t>(row)].now;
    switch (now.state) {
    case Visible:
        return tr("visible", "verdict");
    case Hidden:
        return tr("hidden", "verdict");
    case Kept:
        return tr("kept", "verdict");
    case OutOfReach:
        return tr("out of reach", "verdict");
    case Overridden:
        if (now.winner == static_cast<std::uint32_t>(row))
            return tr("never sent", "verdict");
        return tr("loses to %1", "verdict; %1 is a source").arg(sourceName(tool(static_cast<int>(now.winner)).source));
    case AddedByPlugin:
        break;
    }
    return {};
}

QString CatalogModel::ruleText(int row) const
{
    const RowState &now = m_rows[static_cast<std::size_t>(row)].now;
    if (!m_isKnown || !m_studio.isPreviewOfCatalog())
        return {};
    if (now.state == Overridden && now.winner == static_cast<std::uint32_t>(row))
        return tr("OpenCode keeps this tool to itself: the plugin counts and finds it, the model never gets it");
    if (now.state == Overridden) {
        const Tool &winner = tool(static_cast<int>(now.winner));
        return tr("never sent: “%1” of %2 has the same id and wins").arg(shown(winner.name), sourceName(winner.source));
    }
    if (!now.rule)
        return now.isReachable ? tr("no rule matches") : tr("rules cannot reach it on this host, and none matches");
    const QString rule = now.rule->builtIn ? app::ruleText(*now.rule) : QString(app::ruleText(*now.rule) + u' ' + patternOf(*m_studio.preview(), *now.rule));
    return now.isReachable ? rule : tr("%1 matches, but cannot reach it on this host", "%1 is a rule").arg(rule);
}

QString CatalogModel::toolTip(int row) const
{
    const Tool &entry = tool(row);
    QStringList lines{tr("Name: %1").arg(shown(entry.name)), tr("Source: %1").arg(sourceName(entry.source)),
                      tr("Id: %1").arg(m_rows[static_cast<std::size_t>(row)].name)};
    if (state(row) == Overridden)
        lines << ruleText(row);
    return plainToolTip(lines);
}

QVariant CatalogModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ColumnCount)
        return {};
    if (role == Qt::TextAlignmentRole)
        return QVariant(isNumeric(section) ? Qt::AlignRight | Qt::AlignVCenter : Qt::AlignLeft | Qt::AlignVCenter);
    const std::array<QString, ColumnCount> titles{tr("Name"), tr("Source"), tr("Tags"), tr("Verdict"), tr("Tokens"), tr("Now"), tr("Change")};
    const std::array<QString, ColumnCount> tips{
        tr("Final id of the tool"), tr("Where the tool comes from"), tr("Tags that help to find it"), tr("What happens to it, and why"),
        tr("Tokens of name, description and schema in full"), tr("Tokens of what is sent at the start of a session"), tr("What the configuration changes: less is better")};
    if (role == Qt::DisplayRole)
        return titles[static_cast<std::size_t>(section)];
    return role == Qt::ToolTipRole ? QVariant(tips[static_cast<std::size_t>(section)]) : QVariant();
}

CatalogModel::State CatalogModel::state(int row) const
{
    return m_rows[static_cast<std::size_t>(row)].now.state;
}

const ToolFacts &CatalogModel::facts(int row) const
{
    CatalogRow &cached = m_rows[static_cast<std::size_t>(row)];
    if (!cached.hasSearchText) {
        const Tool &entry = tool(row);
        cached.facts.searchText = searchFolded(cached.id + u'\n' + toQString(entry.name) + u'\n'
                                               + toQString(entry.description) + u'\n' + titleOf(entry));
        cached.hasSearchText = true;
    }
    return cached.facts;
}

int CatalogModel::compared(int left, int right, int column) const
{
    const CatalogRow &a = m_rows[static_cast<std::size_t>(left)];
    const CatalogRow &b = m_rows[static_cast<std::size_t>(right)];
    const auto order = [](auto x, auto y) { return x < y ? -1 : (y < x ? 1 : 0); };
    switch (column) {
    case NameColumn:
        return QString::compare(a.name, b.name, Qt::CaseInsensitive);
    case SourceColumn:
        return QString::compare(a.facts.source, b.facts.source);
    case TagsColumn:
        return QString::compare(a.now.tags.join(u' '), b.now.tags.join(u' '), Qt::CaseInsensitive);
    case VerdictColumn:
        return order(a.now.state, b.now.state);
    case FullColumn:
        return order(a.now.full, b.now.full);
    case NowColumn:
        return order(a.now.now, b.now.now);
    default:
        return order(a.now.change, b.now.change);
    }
}

const Tool &CatalogModel::tool(int row) const
{
    return m_catalog->tools[static_cast<std::size_t>(row)];
}

const QString &CatalogModel::sourceName(std::size_t source) const
{
    return m_sourceNames[source];
}

} // namespace tss::app
