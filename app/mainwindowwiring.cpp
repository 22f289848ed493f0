// SPDX-License-Identifier: MIT
// MainWindow: who does what when an action is triggered or something changes.
#include "app/mainwindow.h"

#include "app/actions.h"
#include "app/catalogflow.h"
#include "app/commands/commands.h"
#include "app/document/studio.h"
#include "app/documentflow.h"
#include "app/models/catalogmodel.h"
#include "app/models/sourcemodel.h"
#include "app/product.h"
#include "app/settings.h"
#include "app/text/errortext.h"
#include "app/toolcommands.h"
#include "app/views/banner.h"
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
#include "app/zoom.h"

#include <QFileInfo>
#include <QMessageBox>
#include <QStackedWidget>

namespace tss::app {

namespace {

constexpr int kMessageMs = 8000;
constexpr int kZoomStep = 10;

} // namespace

void MainWindow::connectFiles()
{
    connect(m_actions->openCatalog, &QAction::triggered, m_catalogs, &CatalogFlow::chooseFiles);
    connect(m_actions->openExample, &QAction::triggered, this, [this] {
        m_documents->whenSettled([this] { m_catalogs->openExample(); });
    });
    connect(m_actions->closeCatalogs, &QAction::triggered, m_catalogs, &CatalogFlow::closeAll);
    connect(m_actions->reload, &QAction::triggered, m_catalogs, &CatalogFlow::reload);
    connect(m_actions->exportCatalog, &QAction::triggered, m_catalogs, &CatalogFlow::exportCatalog);
    connect(m_actions->openConfig, &QAction::triggered, m_documents, &DocumentFlow::chooseFile);
    connect(m_actions->openUserConfig, &QAction::triggered, m_documents, &DocumentFlow::openUserConfig);
    connect(m_actions->newUserConfig, &QAction::triggered, m_documents, &DocumentFlow::newUserConfig);
    connect(m_actions->save, &QAction::triggered, m_documents, &DocumentFlow::reviewAndSave);
    connect(m_actions->saveAs, &QAction::triggered, m_documents, &DocumentFlow::saveAs);
    connect(m_actions->inlineOptions, &QAction::triggered, m_documents, &DocumentFlow::editInlineOptions);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(m_catalogs, &CatalogFlow::leftExample, this, [this] {
        if (m_studio.document().path().empty())
            m_documents->openUserConfig();
    });
    const auto tell = [this](const QString &message) { m_status->showMessage(message, kMessageMs); };
    connect(m_catalogs, &CatalogFlow::told, this, tell);
    connect(m_documents, &DocumentFlow::told, this, tell);
    connect(m_commands, &ToolCommands::told, this, tell);
}

void MainWindow::connectEdits()
{
    const auto add = [this](RuleList list) {
        if (m_commands->add(list))
            m_organize->offerShorterRule(list, m_commands->selectedIds());
    };
    connect(m_actions->hide, &QAction::triggered, this, [add] { add(RuleList::Hide); });
    connect(m_actions->keep, &QAction::triggered, this, [add] { add(RuleList::Keep); });
    connect(m_actions->stopHiding, &QAction::triggered, this, [this] { m_commands->stop(RuleList::Hide); });
    connect(m_actions->stopKeeping, &QAction::triggered, this, [this] { m_commands->stop(RuleList::Keep); });
    connect(m_actions->hideSource, &QAction::triggered, this, [this] {
        if (const auto source = m_commands->currentSource())
            m_commands->hideSource(*source);
    });
    connect(m_actions->copyIds, &QAction::triggered, m_commands, &ToolCommands::copyIds);
    connect(m_actions->editTags, &QAction::triggered, this, [this] {
        m_actions->showDetails->setChecked(true);
        m_details->focusTags();
    });
    connect(m_actions->why, &QAction::triggered, this, [this] {
        m_actions->showDetails->setChecked(true);
        m_details->ensureVisible(0, 0);
        m_details->setFocus();
    });
    connect(m_actions->selectAll, &QAction::triggered, m_table, &QAbstractItemView::selectAll);
    connect(m_actions->find, &QAction::triggered, m_filter, &FilterBar::focusField);
}

void MainWindow::connectView()
{
    m_actions->schemeSystem->setChecked(m_settings.colourScheme() == ColourScheme::System);
    m_actions->schemeLight->setChecked(m_settings.colourScheme() == ColourScheme::Light);
    m_actions->schemeDark->setChecked(m_settings.colourScheme() == ColourScheme::Dark);
    for (QAction *action : {m_actions->schemeSystem, m_actions->schemeLight, m_actions->schemeDark})
        connect(action, &QAction::triggered, this, &MainWindow::setScheme);
    connect(m_actions->zoomIn, &QAction::triggered, this, [this] { zoom(kZoomStep); });
    connect(m_actions->zoomOut, &QAction::triggered, this, [this] { zoom(-kZoomStep); });
    connect(m_actions->zoomReset, &QAction::triggered, this, [this] { zoom(100 - m_settings.zoomPercent()); });
    const auto choose = [this](Host host) {
        m_studio.setHost(host);
        m_settings.setHost(host);
    };
    connect(m_actions->hostStock, &QAction::triggered, this, [choose] { choose(Host::Stock); });
    connect(m_actions->hostHooked, &QAction::triggered, this, [choose] { choose(Host::Hooked); });
    connect(m_topBar, &TopBar::hostChosen, this, choose);
    connect(&m_studio, &Studio::hostChanged, this, &MainWindow::refreshActions);
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::about);
}

void MainWindow::connectPanes()
{
    connect(m_table, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) { openToolMenu(m_table->viewport()->mapToGlobal(at)); });
    connect(m_table, &ToolsTable::hiddenRowWanted, m_filter, [this] { m_filter->setText({}); });
    connect(m_filter, &FilterBar::leftDownwards, m_table, [this] {
        m_table->setFocus();
        if (!m_table->selectionModel()->hasSelection())
            m_table->selectRow(0);
    });
    connect(m_sources, &SourcesPane::menuRequested, this, &MainWindow::openSourceMenu);
    connect(m_sources, &SourcesPane::sourceActivated, this, &MainWindow::showSource);
    connect(m_organize, &OrganizePane::filterRequested, m_filter, &FilterBar::setText);
    connect(m_organize, &OrganizePane::dropPreview, m_status, &StatusLine::setDropPreview);
    connect(m_problems, &ProblemsPane::jumpRequested, this, &MainWindow::jumpTo);
    connect(m_problems, &ProblemsPane::fixRequested, this, [this](const Fix &fix) { applyFix(m_studio, fix); });
    connect(m_selection, &Selection::rowsChanged, this, &MainWindow::refreshActions);
    connect(&m_studio, &Studio::previewChanged, this, &MainWindow::refreshActions);
    connect(&m_studio, &Studio::catalogChanged, this, &MainWindow::refreshCentre);
    connect(&m_studio, &Studio::catalogChanged, this, &MainWindow::refreshActions);
    connect(&m_studio, &Studio::documentChanged, this, &MainWindow::refreshTitle);
    connect(&m_studio, &Studio::modifiedChanged, this, &MainWindow::refreshTitle);
}

void MainWindow::refreshActions()
{
    const bool any = !m_selection->rows().empty() && m_studio.isPreviewOfCatalog();
    for (QAction *action : m_actions->toolActions())
        action->setEnabled(any);
    for (QAction *action : {m_actions->hide, m_actions->keep, m_actions->hideSource, m_actions->editTags})
        action->setEnabled(any && m_studio.isEditable());
    m_actions->stopHiding->setEnabled(any && m_studio.isEditable() && m_commands->anyDecidedBy(RuleList::Hide));
    m_actions->stopKeeping->setEnabled(any && m_studio.isEditable() && m_commands->anyDecidedBy(RuleList::Keep));
    const bool hasCatalog = !m_studio.catalog()->sources.empty();
    m_actions->closeCatalogs->setEnabled(hasCatalog);
    m_actions->reload->setEnabled(hasCatalog && !m_catalogs->isExample());
    m_actions->exportCatalog->setEnabled(hasCatalog);
    m_actions->hostStock->setChecked(m_studio.host() == Host::Stock);
    m_actions->hostHooked->setChecked(m_studio.host() == Host::Hooked);
    const auto source = m_commands->currentSource();
    const QString pattern = source ? m_commands->sourcePattern(*source) : QString();
    m_actions->hideSource->setText(pattern.isEmpty() ? tr("Hide the &Whole Source") : tr("Hide the &Whole Source (%1)").arg(pattern));
}

void MainWindow::refreshTitle()
{
    const QString path = QString::fromStdString(m_studio.document().path());
    setWindowTitle(tr("%1[*] – Tool Search Studio").arg(path.isEmpty() ? tr("New configuration") : shown(QFileInfo(path).fileName().toStdU16String())));
    setWindowModified(m_studio.isModified());
}

void MainWindow::refreshCentre()
{
    m_stack->setCurrentIndex(m_studio.catalog()->sources.empty() ? 1 : 0);
}

void MainWindow::setScheme()
{
    const ColourScheme scheme = m_actions->schemeLight->isChecked() ? ColourScheme::Light
        : m_actions->schemeDark->isChecked()                        ? ColourScheme::Dark
                                                                    : ColourScheme::System;
    m_settings.setColourScheme(scheme);
    applyColourScheme(scheme);
}

void MainWindow::zoom(int step)
{
    m_settings.setZoomPercent(m_settings.zoomPercent() + step);
    applyZoom(m_settings.zoomPercent());
}

void MainWindow::jumpTo(const Diagnostic &diagnostic)
{
    const Place &place = diagnostic.place;
    if (place.rule)
        m_selection->setRule(place.rule);
    if (place.row)
        m_selection->reveal(std::uint32_t(*place.row));
    else if (place.source)
        m_sources->selectSource(int(*place.source));
    else if (place.range && m_preview->isVisible())
        m_preview->showInFile(place.range->begin, place.range->end);
}

void MainWindow::showSource(int source)
{
    QString name = m_sourceModel->index(source).data(SourceModel::NameRole).toString();
    if (name.contains(u' '))
        name = u'"' + name + u'"';
    m_filter->setText(QStringLiteral("source:") + name);
}

void MainWindow::about()
{
    auto *box = new QMessageBox(QMessageBox::NoIcon, tr("About Tool Search Studio"), tr("Tool Search Studio %1").arg(QStringLiteral(TSS_VERSION)), QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setInformativeText(tr("Decide what tools your coding agent's model sees, and what they cost.\n\n"
                               "The preview follows %1 %2 and was compared with OpenCode up to %3. Token numbers are estimates where "
                               "they say so.\n\nMIT licence.")
                                .arg(QString::fromLatin1(kPluginPackage), QString::fromLatin1(kPluginVersion), QString::fromLatin1(kHostVersion)));
    box->open();
}

} // namespace tss::app
