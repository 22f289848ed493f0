// SPDX-License-Identifier: MIT
#include "tests/support/modelprinter.h"

namespace tss::test {

namespace {

QString lineOf(const QAbstractItemModel &model, const Printing &printing, int row, const QModelIndex &parent)
{
    QStringList cells;
    for (const int column : printing.columns) {
        const QVariant value = model.index(row, column, parent).data(printing.role);
        cells << (value.canConvert<QStringList>() && value.typeId() == QMetaType::QStringList ? value.toStringList().join(u',') : value.toString());
    }
    return cells.join(QStringLiteral(" | "));
}

} // namespace

QStringList printed(const QAbstractItemModel &model, const Printing &printing, const QModelIndex &parent)
{
    QStringList lines;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        lines << lineOf(model, printing, row, parent);
        for (const QString &line : printed(model, printing, model.index(row, 0, parent)))
            lines << QString(u"  " + line);
    }
    return lines;
}

} // namespace tss::test
