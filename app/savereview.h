// SPDX-License-Identifier: MIT
// SaveReview: what a save would write where, and what a person should know before. The work of the review dialog
// without its pixels.
#pragma once

#include "core/result.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>

namespace tss::app {

class Studio;

class SaveReview
{
public:
    SaveReview(Studio &studio, QString path);

    enum class Form { AsIs, Strict };

    /// Reads again what is on disk.
    void refresh();

    [[nodiscard]] const QString &path() const { return m_path; }
    [[nodiscard]] const QString &realPath() const { return m_realPath; } ///< empty: the same
    [[nodiscard]] bool existsOnDisk() const { return m_before.has_value(); }
    [[nodiscard]] bool hasChanges(Form form) const;
    /// The plugin reads strict JSON only and would ignore this text; a strict form of it exists.
    [[nodiscard]] bool needsStrictForm() const { return m_strict.has_value(); }
    [[nodiscard]] QString diff(Form form) const; ///< unified
    [[nodiscard]] QString backupPath() const { return m_backupPath; } ///< where a strict save keeps the old file
    [[nodiscard]] QStringList warnings() const; ///< sentences

    [[nodiscard]] Status save(Form form);

private:
    [[nodiscard]] const std::string &textFor(Form form) const;
    [[nodiscard]] Status makeStrict();
    void findBackupPath();

    Studio &m_studio;
    QString m_path;
    QString m_realPath;
    std::optional<std::string> m_before;
    std::optional<std::string> m_strict;
    QString m_backupPath;
};

} // namespace tss::app
