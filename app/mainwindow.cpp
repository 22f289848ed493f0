// SPDX-License-Identifier: MIT
#include "app/mainwindow.h"

#include "app/actions.h"
#include "app/catalogflow.h"
#include "app/document/studio.h"
#include "app/documentflow.h"
#include "app/filekind.h"
#include "app/models/catalogmodel.h"
#include "app/settings.h"
#include "app/toolcommands.h"
#include "app/views/selection.h"

#include <QCloseEvent>
#include <QDragEnterEvent>
#include <QDropEvent>
#include <QMimeData>
#include <QUrl>

namespace tss::app {

namespace {

QStringList localFiles(const QMimeData &data)
{
    QStringList files;
    for (const QUrl &url : data.urls()) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    return files;
}

} // namespace

MainWindow::MainWindow(Studio &studio, Settings &settings, QWidget *parent)
    : QMainWindow(parent)
    , m_studio(studio)
    , m_settings(settings)
{
    setAcceptDrops(true);
    setMinimumSize(1024, 640);
    makeModels();
    makeMenus();
    makePanes();
    layOut();
    connectFiles();
    connectEdits();
    connectView();
    connectPanes();
    restoreState();
    refreshActions();
    refreshTitle();
    refreshCentre();
}

MainWindow::~MainWindow() = default;

void MainWindow::openFiles(const QStringList &files)
{
    QStringList catalogs;
    QString config;
    for (const QString &file : files) {
        if (fileKind(m_studio.files(), file) == FileKind::Configuration)
            config = file;
        else
            catalogs.append(file);
    }
    m_catalogs->open(catalogs);
    if (!config.isEmpty())
        m_documents->open(config);
}

bool MainWindow::selectTool(const QString &id)
{
    for (int row = 0; row < m_catalogModel->rowCount(); ++row) {
        if (m_catalogModel->index(row, 0).data(CatalogModel::IdRole).toString() == id) {
            m_selection->reveal(std::uint32_t(row));
            return true;
        }
    }
    return false;
}

void MainWindow::closeQuietly()
{
    m_quiet = true;
    close();
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (m_quiet || !m_documents->hasUnsavedEdits()) {
        saveState();
        event->accept();
        return;
    }
    event->ignore();
    m_documents->whenSettled([this] { closeQuietly(); });
}

void MainWindow::changeEvent(QEvent *event)
{
    QMainWindow::changeEvent(event);
    if (event->type() == QEvent::PaletteChange && m_actions)
        m_actions->refreshIcons(palette());
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (!localFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void MainWindow::dropEvent(QDropEvent *event)
{
    const QStringList files = localFiles(*event->mimeData());
    event->setAccepted(!files.isEmpty());
    if (!files.isEmpty())
        openFiles(files);
}

} // namespace tss::app
