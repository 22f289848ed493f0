// SPDX-License-Identifier: MIT
// Looking at what tss preview --json printed.
#pragma once

#include "tests/support/tssprogram.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

namespace tss::test {

/// Names in a case's folder, or absolute paths.
struct PreviewFiles
{
    QString folder;
    QStringList catalogs;
    QString config; ///< empty: none
    QString host = QStringLiteral("hooked");
};

/// The options that name them.
[[nodiscard]] QStringList previewArgs(const PreviewFiles &files);
[[nodiscard]] QJsonObject preview(const PreviewFiles &files);

[[nodiscard]] QJsonObject toolById(const QJsonObject &preview, const QString &id);
[[nodiscard]] QStringList idsWith(const QJsonObject &preview, const QString &verdict);
/// The first diagnostic with a code; empty when there is none.
[[nodiscard]] QJsonObject diagnostic(const QJsonObject &answer, const QString &code);
[[nodiscard]] bool has(const QJsonObject &answer, const QString &code);

[[nodiscard]] QStringList strings(const QJsonValue &array);
/// Compact JSON of an array or object.
[[nodiscard]] QByteArray jsonText(const QJsonValue &value);
/// Writes a file and returns its path.
[[nodiscard]] QString written(const QTemporaryDir &dir, const QString &name, const QByteArray &bytes);

} // namespace tss::test
