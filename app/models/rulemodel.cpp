// SPDX-License-Identifier: MIT
// RuleModel: the rules, from the text at once, with counts as the preview brings them. Drops are in ruledrop.cpp.
#include "app/models/rulemodel.h"
#include "app/text/qstrings.h"

#include "app/commands/commands.h"
#include "app/commands/editcontext.h"
#include "app/document/studio.h"
#include "app/models/rulerow.h"
#include "app/models/toolmime.h"
#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"
#include "core/json/stringify.h"

namespace tss::app {

namespace {

QString textOf(const opencode::PatternText &rule)
{
    return toQString(rule.isString ? rule.text : json::stringify(rule.value));
}

} // namespace

RuleModel::RuleModel(Studio &studio, RuleList list, QObject *parent)
    : SteppedListModel(parent)
    , m_studio(studio)
    , m_list(list)
{
    connect(&studio, &Studio::textChanged, this, &RuleModel::refresh);
    connect(&studio, &Studio::previewChanged, this, &RuleModel::refresh);
    refresh();
}

RuleModel::~RuleModel() = default;

std::vector<RuleModel::Row> RuleModel::rowsNow() const
{
    const opencode::Config &config = m_studio.config();
    std::vector<Row> rows;
    for (const opencode::PatternText &rule : rulesOf(m_studio, m_list)) {
        Row row;
        row.pattern = textOf(rule);
        row.isText = rule.isString;
        row.source = m_list == RuleList::Hide ? config.hide.source : config.keep.source;
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Counts of the newest preview; while it is older than the text, or of a file that the plugin ignores, the last ones
/// that each rule had.
void RuleModel::addCounts(std::vector<Row> &rows) const
{
    static const std::vector<RuleInfo> none;
    const Preview *preview = m_studio.preview().get();
    const std::vector<RuleInfo> &counted = !preview ? none : (m_list == RuleList::Hide ? preview->hide : preview->keep);
    bool isSameList = preview && counted.size() == rows.size();
    for (std::size_t i = 0; isSameList && i < rows.size(); ++i)
        isSameList = QStringView(rows[i].pattern) == QStringView(counted[i].pattern);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        if (isSameList)
            rows[i].take(counted[i], preview->rows.size());
        else
            rows[i].takeOld(m_rows);
    }
}

void RuleModel::refresh()
{
    std::vector<Row> rows = rowsNow();
    addCounts(rows);
    become(m_rows, std::move(rows), [](const Row &a, const Row &b) { return a.pattern == b.pattern && a.isText == b.isText; });
}

int RuleModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RuleModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return shown(row.pattern);
    case Qt::EditRole:
    case PatternRole:
        return row.pattern;
    case Qt::ToolTipRole:
        return toolTip(index.row());
    case MatchesRole:
        return row.matches;
    case DecidesRole:
        return row.decides;
    case OutOfReachRole:
        return row.outOfReach;
    case TotalRole:
        return row.total;
    case ProblemRole:
        return ruleProblemText(row.problem, row.problemDetail);
    case SourceRole:
        return static_cast<int>(row.source);
    case IndexRole:
        return index.row();
    case MarkedRole:
        return isMarked(index.row());
    default:
        return {};
    }
}

bool RuleModel::isMarked(int row) const
{
    return m_marked == RuleRef{m_list, static_cast<std::size_t>(row), false};
}

QString RuleModel::toolTip(int row) const
{
    const Row &rule = m_rows[static_cast<std::size_t>(row)];
    QStringList lines{shown(rule.pattern)};
    if (rule.matches >= 0)
        lines << tr("matches %1 of %2", "tools").arg(rule.matches).arg(rule.total);
    const RuleRef ref{m_list, static_cast<std::size_t>(row), false};
    if (m_studio.preview() && m_studio.isPreviewCurrent()) {
        for (const Diagnostic &diagnostic : m_studio.preview()->diagnostics) {
            if (diagnostic.place.rule == ref)
                lines << diagnosticTitle(diagnostic);
        }
    }
    for (QString &line : lines)
        line = line.toHtmlEscaped();
    return QString(u"<qt>" + lines.join(QStringLiteral("<br>")) + u"</qt>");
}

bool RuleModel::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (role != Qt::EditRole || !checkIndex(index, CheckIndexOption::IndexIsValid))
        return false;
    const auto row = static_cast<std::size_t>(index.row());
    const QString pattern = value.toString();
    return pattern.isEmpty() ? removeRules(m_studio, m_list, {row}) : replaceRule(m_studio, m_list, row, pattern);
}

Qt::ItemFlags RuleModel::flags(const QModelIndex &index) const
{
    // Drops go between rules, not onto one.
    if (!index.isValid())
        return Qt::ItemIsDropEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsEditable | Qt::ItemIsDragEnabled | Qt::ItemNeverHasChildren;
}

const std::vector<std::uint32_t> &RuleModel::rowsOf(int rule) const
{
    static const std::vector<std::uint32_t> none;
    return rule >= 0 && static_cast<std::size_t>(rule) < m_rows.size() ? m_rows[static_cast<std::size_t>(rule)].toolRows : none;
}

void RuleModel::setMarkedRule(std::optional<RuleRef> rule)
{
    if (rule == m_marked)
        return;
    m_marked = rule;
    if (!m_rows.empty())
        Q_EMIT dataChanged(index(0), index(static_cast<int>(m_rows.size()) - 1), {MarkedRole});
}

} // namespace tss::app
