// SPDX-License-Identifier: MIT
// FileWatch: tells when another program changes one file. Watches the file, its folder and where links lead, again
// after every safe save by rename; compares contents, so that our own saves and touched times say nothing.
#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>

#include <optional>

namespace tss {
class FileSystem;
}

namespace tss::app {

class FileWatch : public QObject
{
    Q_OBJECT

public:
    explicit FileWatch(const FileSystem &files, QObject *parent = nullptr);

    /// Empty path: watches nothing. `known`: the bytes that the program has seen; nullopt: no file.
    void watch(const QString &path, std::optional<std::string> known);
    /// What is on disk is this now, by our own doing.
    void setKnown(std::optional<std::string> known);
    /// Looks now instead of waiting for the system's notice.
    void check();

Q_SIGNALS:
    void changedOutside(); ///< once for each new content

private:
    void rewatch();

    const FileSystem &m_files;
    QFileSystemWatcher m_watcher;
    QTimer m_settle;
    QString m_path;
    std::optional<std::string> m_known;
};

} // namespace tss::app
