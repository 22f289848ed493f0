// SPDX-License-Identifier: MIT
#include "app/document/catalogloader.h"

#include "core/io/readfile.h"

#include <limits>
#include <utility>

namespace tss::app {

namespace {

/// What the JSON reader can take.
constexpr std::size_t kLargestCatalog = std::numeric_limits<std::uint32_t>::max();

/// A cancelled file may still be read while the next ones load.
constexpr int kThreads = 4;

Result<Catalog> readCatalog(const std::string &file, const std::atomic_bool &cancelled)
{
    auto bytes = readBytes(file, {kLargestCatalog, ReadKind::Regular});
    if (!bytes)
        return failure(bytes.error());
    if (cancelled)
        return failure({ErrorCode::Cancelled, file, {}, {}});
    return importCatalog(std::move(*bytes), file);
}

} // namespace

CatalogLoader::CatalogLoader(QObject *parent)
    : QObject(parent)
{
    m_threads.setMaxThreadCount(kThreads);
}

CatalogLoader::~CatalogLoader()
{
    if (m_current)
        *m_current = true;
    m_threads.waitForDone();
}

bool CatalogLoader::isLoading() const
{
    return m_current != nullptr;
}

void CatalogLoader::load(const QStringList &files)
{
    if (files.isEmpty())
        return;
    if (isLoading()) {
        m_files += files;
        return;
    }
    m_files = files;
    m_done = 0;
    Q_EMIT started(static_cast<int>(m_files.size()));
    loadNext();
}

void CatalogLoader::cancel()
{
    if (!isLoading())
        return;
    *std::exchange(m_current, nullptr) = true;
    Q_EMIT finished(true);
}

void CatalogLoader::loadNext()
{
    if (m_done == m_files.size()) {
        m_current.reset();
        Q_EMIT finished(false);
        return;
    }
    const QString file = m_files.at(m_done);
    m_current = std::make_shared<std::atomic_bool>(false);
    m_threads.start([this, cancelled = m_current, path = file.toStdString()] {
        auto catalog = std::make_shared<Result<Catalog>>(readCatalog(path, *cancelled));
        QMetaObject::invokeMethod(this, [this, cancelled, catalog] {
            if (!*cancelled)
                take(std::move(*catalog));
        }, Qt::QueuedConnection);
    });
    Q_EMIT progress(static_cast<int>(m_done), static_cast<int>(m_files.size()), file);
}

void CatalogLoader::take(Result<Catalog> catalog)
{
    ++m_done;
    if (catalog)
        Q_EMIT loaded(std::make_shared<Catalog>(std::move(*catalog)));
    else
        Q_EMIT failed(catalog.error());
    if (isLoading()) // a listener may have cancelled
        loadNext();
}

} // namespace tss::app
