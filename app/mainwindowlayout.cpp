// SPDX-License-Identifier: MIT
// MainWindow: which panes there are and where.
#include "app/mainwindow.h"

#include "app/actions.h"
#include "app/catalogflow.h"
#include "app/document/studio.h"
#include "app/documentflow.h"
#include "app/models/catalogmodel.h"
#include "app/models/problemmodel.h"
#include "app/models/sourcemodel.h"
#include "app/settings.h"
#include "app/toolcommands.h"
#include "app/views/banner.h"
#include "app/views/emptystate.h"
#include "app/views/filterbar.h"
#include "app/views/organizepane.h"
#include "app/views/previewpane.h"
#include "app/views/problemspane.h"
#include "app/views/selection.h"
#include "app/views/sourcespane.h"
#include "app/views/statusline.h"
#include "app/views/tooldetails.h"
#include "app/views/toolstable.h"
#include "app/views/topbar.h"

#include <QSplitter>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace tss::app {

void MainWindow::makeModels()
{
    m_selection = new Selection(this);
    m_catalogModel = new CatalogModel(m_studio, this);
    m_sourceModel = new SourceModel(m_studio, this);
    m_problemModel = new ProblemModel(m_studio, this);
    m_actions = new Actions(m_studio.undoStack(), this);
    m_commands = new ToolCommands(m_studio, *m_selection, this);
    m_banner = new Banner(this);
    m_catalogs = new CatalogFlow({m_studio, m_settings, *m_banner, *this});
    m_documents = new DocumentFlow({m_studio, m_settings, m_repository, *m_banner, *this});
}

void MainWindow::makePanes()
{
    m_topBar = new TopBar(m_studio, *m_actions, {m_catalogMenu, m_configMenu}, this);
    m_sources = new SourcesPane(m_studio, *m_sourceModel, this);
    m_organize = new OrganizePane(m_studio, *m_selection, this);
    m_table = new ToolsTable(m_studio, *m_selection, *m_catalogModel, this);
    m_filter = new FilterBar(m_table->proxy(), this);
    m_details = new ToolDetails(m_studio, *m_selection, m_repository, this);
    m_problems = new ProblemsPane(*m_problemModel, this);
    m_preview = new PreviewPane(m_studio, *m_selection, this);
    m_status = new StatusLine(m_studio, m_catalogs->loader(), this);
    setStatusBar(m_status);
}

QWidget *MainWindow::makeLeft()
{
    m_left = new QWidget(this);
    auto *layout = new QVBoxLayout(m_left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_sources);
    layout->addWidget(m_organize, 1);
    m_left->setMinimumWidth(210);
    return m_left;
}

QWidget *MainWindow::makeCentre()
{
    auto *tools = new QWidget(this);
    auto *layout = new QVBoxLayout(tools);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_filter);
    layout->addWidget(m_table, 1);
    tools->setBackgroundRole(QPalette::Base);
    tools->setAutoFillBackground(true);
    tools->setMinimumHeight(160);
    setTabOrder(m_filter, m_table);
    m_details->setMinimumHeight(90);
    m_problems->setMinimumHeight(70);
    m_middle = new QSplitter(Qt::Vertical, this);
    m_middle->setChildrenCollapsible(false);
    for (QWidget *pane : std::initializer_list<QWidget *>{tools, m_details, m_problems})
        m_middle->addWidget(pane);
    m_middle->setStretchFactor(0, 3);
    m_middle->setStretchFactor(1, 2);
    m_middle->setStretchFactor(2, 1);
    m_stack = new QStackedWidget(this);
    m_stack->addWidget(m_middle);
    m_stack->addWidget(new EmptyState(*m_actions, m_stack));
    m_stack->setMinimumWidth(380);
    return m_stack;
}

void MainWindow::layOut()
{
    m_columns = new QSplitter(Qt::Horizontal, this);
    m_columns->setChildrenCollapsible(false);
    m_columns->addWidget(makeLeft());
    m_columns->addWidget(makeCentre());
    m_columns->addWidget(m_preview);
    m_columns->setStretchFactor(1, 3);
    m_columns->setStretchFactor(2, 2);
    m_preview->setMinimumWidth(300);
    auto *whole = new QWidget(this);
    auto *layout = new QVBoxLayout(whole);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_topBar);
    layout->addWidget(m_banner);
    layout->addWidget(m_columns, 1);
    setCentralWidget(whole);
}

void MainWindow::restoreState()
{
    resize(1440, 900);
    m_columns->setSizes({264, 736, 440});
    m_middle->setSizes({450, 240, 130});
    restoreGeometry(m_settings.blob(QStringLiteral("window/geometry")));
    m_columns->restoreState(m_settings.blob(QStringLiteral("window/columns")));
    m_middle->restoreState(m_settings.blob(QStringLiteral("window/middle")));
    // A saved splitter carries its old handle width and collapsing along.
    for (QSplitter *splitter : {m_columns, m_middle}) {
        splitter->setHandleWidth(1);
        splitter->setChildrenCollapsible(false);
    }
    m_table->restoreColumns(m_settings.blob(QStringLiteral("window/tableColumns")));
    showPanes();
    m_table->setFocus();
}

void MainWindow::saveState()
{
    m_settings.setBlob(QStringLiteral("window/geometry"), saveGeometry());
    m_settings.setBlob(QStringLiteral("window/columns"), m_columns->saveState());
    m_settings.setBlob(QStringLiteral("window/middle"), m_middle->saveState());
    m_settings.setBlob(QStringLiteral("window/tableColumns"), m_table->saveColumns());
    m_settings.setLastCatalogs(m_catalogs->openFiles());
    if (const std::string &path = m_studio.document().path(); !path.empty())
        m_settings.setLastConfig(QString::fromStdString(path));
}

void MainWindow::showPanes()
{
    showPane(m_left, m_actions->showSources, QStringLiteral("sources"));
    showPane(m_details, m_actions->showDetails, QStringLiteral("details"));
    showPane(m_problems, m_actions->showProblems, QStringLiteral("problems"));
    showPane(m_preview, m_actions->showPreview, QStringLiteral("preview"));
}

void MainWindow::showPane(QWidget *pane, QAction *action, const QString &name)
{
    action->setChecked(m_settings.isPaneVisible(name));
    pane->setVisible(action->isChecked());
    connect(action, &QAction::toggled, pane, [this, pane, name](bool visible) {
        pane->setVisible(visible);
        m_settings.setPaneVisible(name, visible);
    });
}

} // namespace tss::app
