// SPDX-License-Identifier: MIT
// CatalogFlow: opening, reading again, closing and exporting catalogs. Reading happens off the window's thread.
#pragma once

#include "core/catalog/tool.h"
#include "core/result.h"

#include <QObject>
#include <QStringList>

#include <memory>

class QWidget;

namespace tss::app {

class Banner;
class CatalogLoader;
class Settings;
class Studio;

class CatalogFlow : public QObject
{
    Q_OBJECT

public:
    struct Context
    {
        Studio &studio;
        Settings &settings;
        Banner &banner;
        QWidget &window;
    };
    explicit CatalogFlow(const Context &context);

    void chooseFiles();
    /// Adds to what is open, but takes the place of the example.
    void open(const QStringList &files);
    void reload();
    void closeAll();
    /// The bundled catalog, and its configuration into an untitled document.
    void openExample();
    void exportCatalog();
    [[nodiscard]] CatalogLoader &loader() const { return *m_loader; }
    [[nodiscard]] bool isExample() const;
    [[nodiscard]] QStringList openFiles() const;

Q_SIGNALS:
    void told(const QString &message);
    void leftExample(); ///< a catalog of the person's own took its place

private:
    void take(const std::shared_ptr<Catalog> &catalog);
    void collectError(const Error &error);
    void showErrors();
    void writeTo(const QString &path, Format format);

    Studio &m_studio;
    Settings &m_settings;
    Banner &m_banner;
    QWidget &m_window;
    CatalogLoader *m_loader;
    QStringList m_errors;
};

} // namespace tss::app
