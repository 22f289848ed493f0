// SPDX-License-Identifier: MIT
#include "app/models/problemmodel.h"

#include "app/document/studio.h"
#include "app/text/diagnostictext.h"

#include <algorithm>
#include <tuple>

namespace tss::app {

namespace {

/// The same problem, perhaps with other numbers or at another place in the text.
bool isSame(const Diagnostic &a, const Diagnostic &b)
{
    const auto key = [](const Diagnostic &d) { return std::tie(d.code, d.severity, d.place.row, d.place.source, d.place.schemaPath, d.args); };
    return key(a) == key(b);
}

} // namespace

ProblemModel::ProblemModel(Studio &studio, QObject *parent)
    : SteppedListModel(parent)
    , m_studio(studio)
{
    connect(&studio, &Studio::previewChanged, this, &ProblemModel::refresh);
    refresh();
}

void ProblemModel::refresh()
{
    std::vector<Diagnostic> next;
    if (m_studio.preview())
        next = m_studio.preview()->diagnostics;
    std::stable_sort(next.begin(), next.end(), [](const Diagnostic &a, const Diagnostic &b) { return a.severity > b.severity; });
    become(m_diagnostics, std::move(next), isSame);
}

int ProblemModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_diagnostics.size());
}

QVariant ProblemModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Diagnostic &problem = diagnostic(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return diagnosticTitle(problem);
    case Qt::ToolTipRole:
        return diagnosticDetail(problem).toHtmlEscaped();
    case SeverityRole:
        return static_cast<int>(problem.severity);
    case DetailRole:
        return diagnosticDetail(problem);
    case FixTitlesRole: {
        QStringList titles;
        for (const Fix &fix : problem.fixes)
            titles << fixTitle(fix);
        return titles;
    }
    case CodeRole:
        return static_cast<int>(problem.code);
    default:
        return {};
    }
}

const Diagnostic &ProblemModel::diagnostic(int row) const
{
    return m_diagnostics[static_cast<std::size_t>(row)];
}

int ProblemModel::count(Severity severity) const
{
    return static_cast<int>(std::count_if(m_diagnostics.begin(), m_diagnostics.end(), [&](const Diagnostic &problem) { return problem.severity == severity; }));
}

} // namespace tss::app
