// SPDX-License-Identifier: MIT
// CatalogLoader: reads catalog files off the GUI thread, with progress and cancel.
#pragma once

#include "core/catalog/importer.h"

#include <QObject>
#include <QStringList>

#include <memory>

namespace tss::app {

class CatalogLoader : public QObject
{
    Q_OBJECT

public:
    explicit CatalogLoader(QObject *parent = nullptr);
    ~CatalogLoader() override;

    /// Starts loading; files load in order, one failing does not stop the others.
    void load(const QStringList &files);
    void cancel();
    [[nodiscard]] bool isLoading() const;

Q_SIGNALS:
    void started(int files);
    void progress(int done, int total, const QString &file);
    void loaded(const std::shared_ptr<tss::Catalog> &catalog); ///< once a file
    void failed(const tss::Error &error); ///< once a file that cannot be read
    void finished(bool cancelled);

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace tss::app
