// SPDX-License-Identifier: MIT
// CatalogLoader: reads catalog files off the GUI thread, with progress and cancel.
#pragma once

#include "core/catalog/importer.h"

#include <QObject>
#include <QStringList>

#include <memory>
#include <vector>

namespace tss::app {

class CatalogLoader : public QObject
{
    Q_OBJECT

public:
    explicit CatalogLoader(QObject *parent = nullptr);
    ~CatalogLoader() override;

    /// Starts loading; files load in order, one failing does not stop the others. While loading, they are queued.
    void load(const QStringList &files);
    /// At once: what is being read is dropped when it is there.
    void cancel();
    [[nodiscard]] bool isLoading() const;

Q_SIGNALS:
    void started(int files);
    void progress(int done, int total, const QString &file);
    void loaded(const std::shared_ptr<tss::Catalog> &catalog); ///< once a file
    void failed(const tss::Error &error); ///< once a file that cannot be read
    void finished(bool cancelled);

private:
    void loadNext();
    void take(Result<Catalog> catalog);

    class Reader;
    std::unique_ptr<Reader> m_reader;
    std::vector<std::unique_ptr<Reader>> m_cancelled; ///< still at work, but nobody listens
    bool m_isLoading = false;
    quint64 m_run = 0; ///< counts load() from idle
    QStringList m_files; ///< all since the last start
    qsizetype m_done = 0;
};

} // namespace tss::app
