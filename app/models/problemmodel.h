// SPDX-License-Identifier: MIT
// ProblemModel: the preview's diagnostics, errors first.
#pragma once

#include "app/models/steppedlistmodel.h"
#include "core/diagnostics/diagnostic.h"

namespace tss::app {

class Studio;

class ProblemModel : public SteppedListModel
{
    Q_OBJECT

public:
    enum Role { SeverityRole = Qt::UserRole + 1, DetailRole, FixTitlesRole /**< QStringList */, CodeRole };

    explicit ProblemModel(Studio &studio, QObject *parent = nullptr);
    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] const Diagnostic &diagnostic(int row) const;
    [[nodiscard]] int count(Severity severity) const;

private:
    void refresh();

    Studio &m_studio;
    std::vector<Diagnostic> m_diagnostics;
};

} // namespace tss::app
