// SPDX-License-Identifier: MIT
#include "app/screenshot.h"

#include "app/catalogflow.h"
#include "app/document/catalogloader.h"
#include "app/document/previewservice.h"
#include "app/document/studio.h"
#include "app/mainwindow.h"

#include <QCoreApplication>
#include <QEvent>
#include <QPixmap>
#include <QTextStream>

namespace tss::app {

namespace {

constexpr int kDeepestLayout = 12;

} // namespace

Screenshot::Screenshot(MainWindow &window, Studio &studio, const LaunchOptions &options)
    : m_window(window)
    , m_studio(studio)
    , m_file(options.screenshot)
    , m_select(options.select)
{
    connect(&studio, &Studio::previewChanged, this, &Screenshot::check, Qt::QueuedConnection);
    connect(&studio.service(), &PreviewService::busyChanged, this, &Screenshot::check, Qt::QueuedConnection);
    connect(&window.catalogs().loader(), &CatalogLoader::finished, this, &Screenshot::check, Qt::QueuedConnection);
}

void Screenshot::takeWhenReady()
{
    m_wanted = true;
    QMetaObject::invokeMethod(this, &Screenshot::check, Qt::QueuedConnection);
}

void Screenshot::check()
{
    if (!m_wanted || m_window.catalogs().loader().isLoading() || !m_studio.isPreviewCurrent() || m_studio.service().isBusy())
        return;
    if (!m_select.isEmpty()) {
        m_window.selectTool(m_select);
        m_select.clear();
    }
    m_wanted = false;
    // After the layouts that the last change asked for.
    QMetaObject::invokeMethod(this, &Screenshot::take, Qt::QueuedConnection);
}

void Screenshot::take()
{
    // Layouts within layouts settle from the inside out, one posted event each.
    for (int depth = 0; depth < kDeepestLayout; ++depth)
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
    const bool written = m_window.grab().save(m_file, "PNG");
    if (!written)
        QTextStream(stderr) << tr("The picture could not be written to %1.").arg(m_file) << Qt::endl;
    QCoreApplication::exit(written ? 0 : 1);
}

} // namespace tss::app
