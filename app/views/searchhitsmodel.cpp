// SPDX-License-Identifier: MIT
#include "app/views/searchhitsmodel.h"
#include "app/text/qstrings.h"

#include "app/text/errortext.h"
#include "app/theme.h"
#include "core/text/utf16.h"

#include <QApplication>

namespace tss::app {

namespace {

QString reasonText(const ScorePart &part)
{
    const QString token = toQString(visibleText(part.token));
    switch (part.reason) {
    case ScorePart::Reason::IdEquals:
        return SearchHitsModel::tr("id is “%1” %2").arg(token, signedNumber(part.points));
    case ScorePart::Reason::IdStartsWith:
        return SearchHitsModel::tr("id starts with “%1” %2").arg(token, signedNumber(part.points));
    case ScorePart::Reason::IdContains:
        return SearchHitsModel::tr("id contains “%1” %2").arg(token, signedNumber(part.points));
    case ScorePart::Reason::Tags:
        return SearchHitsModel::tr("tags contain “%1” %2").arg(token, signedNumber(part.points));
    case ScorePart::Reason::Description:
        return SearchHitsModel::tr("description contains “%1” %2").arg(token, signedNumber(part.points));
    case ScorePart::Reason::TaggedBonus:
        return SearchHitsModel::tr("has tags %1").arg(signedNumber(part.points));
    case ScorePart::Reason::ListAll:
        return SearchHitsModel::tr("“*” lists the collapsed tools");
    }
    return {};
}

QString whyText(const SearchHit &hit)
{
    QStringList reasons;
    for (const ScorePart &part : hit.parts)
        reasons.push_back(reasonText(part));
    return reasons.join(QStringLiteral(" · "));
}

} // namespace

void SearchHitsModel::setHits(std::vector<SearchHit> hits)
{
    beginResetModel();
    m_hits = std::move(hits);
    endResetModel();
}

int SearchHitsModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_hits.size());
}

int SearchHitsModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant SearchHitsModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const SearchHit &hit = m_hits[static_cast<std::size_t>(index.row())];
    if (role == Qt::TextAlignmentRole && (index.column() == RankColumn || index.column() == ScoreColumn))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::FontRole && index.column() == IdColumn)
        return Theme::mono(QApplication::font());
    if (role == Qt::ToolTipRole)
        return whyText(hit);
    if (role == Qt::AccessibleTextRole)
        return tr("%1. %2, score %3: %4").arg(number(index.row() + 1), shown(hit.id), number(hit.score), whyText(hit));
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case RankColumn:
        return number(index.row() + 1);
    case IdColumn:
        return toQString(visibleText(hit.id));
    case ScoreColumn:
        return number(hit.score);
    default:
        return whyText(hit);
    }
}

QVariant SearchHitsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    switch (section) {
    case RankColumn:
        return tr("Rank");
    case IdColumn:
        return tr("Tool");
    case ScoreColumn:
        return tr("Score");
    default:
        return tr("Why");
    }
}

} // namespace tss::app
