// SPDX-License-Identifier: MIT
#include "app/document/catalogloader.h"

#include "app/document/latestjobs.h"
#include "app/document/outbox.h"
#include "core/io/readfile.h"

#include <atomic>
#include <functional>
#include <limits>
#include <utility>

namespace tss::app {

namespace {

/// What the JSON reader can take.
constexpr std::size_t kLargestCatalog = std::numeric_limits<std::uint32_t>::max();

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

/// One thread that reads one file after another, and its way back.
class CatalogLoader::Reader
{
public:
    using Done = std::function<void(Result<Catalog>)>;

    void read(std::string file, Done done)
    {
        m_jobs.post({}, [this, file = std::move(file), done = std::move(done)](const std::atomic_bool &cancelled) {
            // Shared, since a catalog is large and a function must be copyable.
            auto catalog = std::make_shared<Result<Catalog>>(readCatalog(file, cancelled));
            m_outbox.post([this, done, catalog] {
                m_isDelivering = true;
                done(std::move(*catalog));
                m_isDelivering = false;
            });
        });
    }

    void cancel()
    {
        m_jobs.cancel();
        m_isCancelled = true;
    }
    [[nodiscard]] bool isCancelled() const { return m_isCancelled; }
    [[nodiscard]] bool isDone() { return !m_isDelivering && m_jobs.isIdle(); }

private:
    Outbox m_outbox;
    bool m_isCancelled = false;
    bool m_isDelivering = false;
    LatestJobs m_jobs; ///< last: its thread uses the outbox
};

CatalogLoader::CatalogLoader(QObject *parent)
    : QObject(parent)
{
}

CatalogLoader::~CatalogLoader() = default;

bool CatalogLoader::isLoading() const
{
    return m_isLoading;
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
    m_isLoading = true;
    ++m_run;
    std::erase_if(m_cancelled, [](const auto &reader) { return reader->isDone(); });
    const quint64 run = m_run;
    Q_EMIT started(static_cast<int>(m_files.size()));
    if (m_isLoading && m_run == run)
        loadNext();
}

void CatalogLoader::cancel()
{
    if (!m_isLoading)
        return;
    m_isLoading = false;
    if (m_reader) {
        m_reader->cancel();
        m_cancelled.push_back(std::move(m_reader));
    }
    Q_EMIT finished(true);
}

void CatalogLoader::loadNext()
{
    if (m_done == m_files.size()) {
        m_isLoading = false;
        Q_EMIT finished(false);
        return;
    }
    const QString file = m_files.at(m_done);
    if (!m_reader)
        m_reader = std::make_unique<Reader>();
    m_reader->read(file.toStdString(), [this, reader = m_reader.get()](Result<Catalog> catalog) {
        if (!reader->isCancelled())
            take(std::move(catalog));
    });
    Q_EMIT progress(static_cast<int>(m_done), static_cast<int>(m_files.size()), file);
}

void CatalogLoader::take(Result<Catalog> catalog)
{
    ++m_done;
    const quint64 run = m_run;
    if (catalog)
        Q_EMIT loaded(std::make_shared<Catalog>(std::move(*catalog)));
    else
        Q_EMIT failed(catalog.error());
    if (m_isLoading && m_run == run) // a listener may have cancelled, and begun anew
        loadNext();
}

} // namespace tss::app
