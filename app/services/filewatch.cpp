// SPDX-License-Identifier: MIT
#include "app/services/filewatch.h"

#include "core/io/filesystem.h"

#include <QFileInfo>

namespace tss::app {

namespace {

/// Editors write, rename and touch within moments; one look afterwards is enough.
constexpr int kSettleMilliseconds = 200;

/// A folder that exists, so that the making of the missing ones is noticed.
QString nearestFolder(const QString &path)
{
    QFileInfo folder(QFileInfo(path).absolutePath());
    while (!folder.exists() && folder.absolutePath() != folder.absoluteFilePath())
        folder = QFileInfo(folder.absolutePath());
    return folder.absoluteFilePath();
}

} // namespace

FileWatch::FileWatch(const FileSystem &files, QObject *parent)
    : QObject(parent)
    , m_files(files)
{
    m_settle.setSingleShot(true);
    m_settle.setInterval(kSettleMilliseconds);
    const auto later = [this] { m_settle.start(); };
    connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, later);
    connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, later);
    connect(&m_settle, &QTimer::timeout, this, &FileWatch::check);
}

void FileWatch::watch(const QString &path, std::optional<std::string> known)
{
    m_path = path;
    m_known = std::move(known);
    rewatch();
}

void FileWatch::setKnown(std::optional<std::string> known)
{
    m_known = std::move(known);
    rewatch();
}

void FileWatch::rewatch()
{
    QStringList wanted;
    if (!m_path.isEmpty()) {
        const QFileInfo file(m_path);
        wanted << nearestFolder(m_path);
        if (file.exists())
            wanted << file.absoluteFilePath() << file.canonicalFilePath() << nearestFolder(file.canonicalFilePath());
    }
    wanted.removeDuplicates();
    // A file that was renamed over is no longer watched although it is still listed, so all are added anew.
    const QStringList old = m_watcher.files() + m_watcher.directories();
    if (!old.isEmpty())
        m_watcher.removePaths(old);
    if (!wanted.isEmpty())
        m_watcher.addPaths(wanted);
}

void FileWatch::check()
{
    if (m_path.isEmpty())
        return;
    rewatch();
    const auto content = m_files.read(m_path.toStdString());
    if (!content && content.error().code != ErrorCode::FileNotFound && content.error().code != ErrorCode::FolderMissing)
        return; // for a moment unreadable, or it says so when it is opened
    std::optional<std::string> now;
    if (content)
        now = content->bytes;
    if (now == m_known)
        return;
    m_known = std::move(now);
    Q_EMIT changedOutside();
}

} // namespace tss::app
