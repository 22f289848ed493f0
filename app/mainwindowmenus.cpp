// SPDX-License-Identifier: MIT
// MainWindow: the menu bar and the context menus.
#include "app/mainwindow.h"

#include "app/actions.h"
#include "app/catalogflow.h"
#include "app/document/studio.h"
#include "app/documentflow.h"
#include "app/languages.h"
#include "app/models/sourcemodel.h"
#include "app/settings.h"
#include "app/text/errortext.h"
#include "app/toolcommands.h"
#include "app/views/filterbar.h"
#include "app/views/sourcespane.h"

#include <QActionGroup>
#include <QFileInfo>
#include <QMenu>
#include <QMenuBar>

namespace tss::app {

namespace {

/// A file as an entry: its name, and the folder where that alone does not tell.
QString entryText(const QString &file)
{
    const QFileInfo info(file);
    QString text = QStringLiteral("%1 (%2)").arg(info.fileName(), info.absolutePath());
    return text.replace(u'&', QStringLiteral("&&"));
}

} // namespace

void MainWindow::makeMenus()
{
    m_catalogMenu = new QMenu(tr("Open Catalog"), this);
    m_configMenu = new QMenu(tr("Configuration"), this);
    connect(m_catalogMenu, &QMenu::aboutToShow, this, [this] { fillCatalogMenu(m_catalogMenu); });
    connect(m_configMenu, &QMenu::aboutToShow, this, [this] { fillConfigMenu(m_configMenu); });
    makeFileMenu();
    makeEditMenu();
    makeViewMenu();
    QMenu *help = menuBar()->addMenu(tr("&Help"));
    help->addAction(m_actions->about);
}

void MainWindow::makeFileMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&File"));
    menu->addAction(m_actions->openCatalog);
    QMenu *recent = menu->addMenu(tr("Recent &Catalogs"));
    connect(recent, &QMenu::aboutToShow, this, [this, recent] { fillCatalogMenu(recent); });
    menu->addAction(m_actions->openExample);
    menu->addAction(m_actions->reload);
    menu->addAction(m_actions->exportCatalog);
    menu->addAction(m_actions->closeCatalogs);
    menu->addSeparator();
    menu->addAction(m_actions->newUserConfig);
    menu->addActions({m_actions->openUserConfig, m_actions->openConfig});
    QMenu *recentConfigs = menu->addMenu(tr("Recent Confi&gurations"));
    connect(recentConfigs, &QMenu::aboutToShow, this, [this, recentConfigs] { fillConfigMenu(recentConfigs); });
    menu->addAction(m_actions->inlineOptions);
    menu->addSeparator();
    menu->addAction(m_actions->save);
    menu->addAction(m_actions->saveAs);
    menu->addSeparator();
    menu->addAction(m_actions->quit);
}

void MainWindow::makeEditMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&Edit"));
    menu->addActions({m_actions->undo, m_actions->redo});
    menu->addSeparator();
    menu->addActions(m_actions->toolActions());
    menu->addSeparator();
    menu->addActions({m_actions->selectAll, m_actions->find});
}

void MainWindow::makeViewMenu()
{
    QMenu *menu = menuBar()->addMenu(tr("&View"));
    menu->addActions({m_actions->showSources, m_actions->showDetails, m_actions->showProblems, m_actions->showPreview});
    menu->addSeparator();
    menu->addActions({m_actions->hostStock, m_actions->hostHooked});
    menu->addSeparator();
    QMenu *scheme = menu->addMenu(tr("&Colour Scheme"));
    scheme->addActions({m_actions->schemeSystem, m_actions->schemeLight, m_actions->schemeDark});
    fillLanguageMenu(menu->addMenu(tr("&Language")));
    menu->addSeparator();
    menu->addActions({m_actions->zoomIn, m_actions->zoomOut, m_actions->zoomReset});
}

void MainWindow::fillCatalogMenu(QMenu *menu)
{
    menu->clear();
    const QStringList recent = m_settings.recentCatalogs();
    if (menu == m_catalogMenu) {
        menu->addActions({m_actions->openCatalog, m_actions->openExample});
        menu->addSeparator();
    }
    for (const QString &file : recent)
        menu->addAction(entryText(file), this, [this, file] { m_catalogs->open({file}); });
    if (recent.isEmpty())
        menu->addAction(tr("No recent catalogs"))->setEnabled(false);
    if (menu == m_catalogMenu) {
        menu->addSeparator();
        menu->addAction(m_actions->closeCatalogs);
    }
}

void MainWindow::fillConfigMenu(QMenu *menu)
{
    menu->clear();
    const QStringList recent = m_settings.recentConfigs();
    if (menu == m_configMenu) {
        menu->addActions({m_actions->openUserConfig, m_actions->openConfig, m_actions->newUserConfig});
        menu->addSeparator();
    }
    for (const QString &file : recent)
        menu->addAction(entryText(file), this, [this, file] { m_documents->open(file); });
    if (recent.isEmpty())
        menu->addAction(tr("No recent configurations"))->setEnabled(false);
    if (menu == m_configMenu) {
        menu->addSeparator();
        menu->addActions({m_actions->inlineOptions, m_actions->saveAs});
    }
}

void MainWindow::fillLanguageMenu(QMenu *menu)
{
    auto *group = new QActionGroup(menu);
    for (const Language &language : languages()) {
        QAction *action = menu->addAction(language.name);
        action->setCheckable(true);
        action->setChecked(m_settings.language() == language.code);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, code = language.code] { Q_EMIT languageChosen(code); });
    }
}

void MainWindow::openToolMenu(const QPoint &globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(m_actions->toolActions());
    menu->popup(globalPosition);
}

void MainWindow::openSourceMenu(int source, const QPoint &globalPosition)
{
    const auto index = std::size_t(source);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const QString pattern = m_commands->sourcePattern(index);
    menu->addAction(tr("&Show Only These Tools"), this, [this, source] { showSource(source); });
    menu->addSeparator();
    menu->addAction(pattern.isEmpty() ? tr("&Hide All of Them") : tr("&Hide All of Them (%1)").arg(pattern), this, [this, index] { m_commands->hideSource(index); });
    menu->addAction(pattern.isEmpty() ? tr("&Keep All of Them Visible") : tr("&Keep All of Them Visible (%1)").arg(pattern), this, [this, index] { m_commands->keepSource(index); });
    menu->addSeparator();
    menu->addAction(tr("&Rename…"), this, [this, source] {
        m_sources->selectSource(source);
        m_sources->renameCurrent();
    });
    addOriginMenu(menu->addMenu(tr("These Tools &Are")), source);
    menu->addSeparator();
    menu->addAction(tr("&Close This Source"), this, [this, index] { m_studio.removeSource(index); });
    menu->popup(globalPosition);
}

void MainWindow::addOriginMenu(QMenu *menu, int source)
{
    const std::pair<Origin, QString> origins[]{
        {Origin::McpServer, tr("An &MCP Server's")},
        {Origin::BuiltIn, tr("&Built into OpenCode")},
        {Origin::Custom, tr("&Custom Tools")},
        {Origin::Plugin, tr("A &Plugin's")},
    };
    const int current = m_sourceModel->index(source).data(SourceModel::OriginRole).toInt();
    for (const auto &[origin, text] : origins) {
        QAction *action = menu->addAction(text, this, [this, source, chosen = origin] { m_studio.setSourceOrigin(std::size_t(source), chosen); });
        action->setCheckable(true);
        action->setChecked(int(origin) == current);
    }
}

} // namespace tss::app
