// SPDX-License-Identifier: MIT
// MainWindow: puts the panes together and connects them. The state that counts is in Studio; a window can be made anew
// at any time, as when the language changes.
#pragma once

#include "core/diagnostics/diagnostic.h"

#include <KSyntaxHighlighting/Repository>

#include <QMainWindow>

class QMenu;
class QSplitter;
class QStackedWidget;

namespace tss::app {

class Actions;
class Banner;
class CatalogFlow;
class CatalogModel;
class DocumentFlow;
class FilterBar;
class OrganizePane;
class PreviewPane;
class ProblemModel;
class ProblemsPane;
class Selection;
class Settings;
class SourceModel;
class SourcesPane;
class StatusLine;
class Studio;
class ToolCommands;
class ToolDetails;
class ToolsTable;
class TopBar;

class MainWindow : public QMainWindow
{
    Q_OBJECT

public:
    MainWindow(Studio &studio, Settings &settings, QWidget *parent = nullptr);
    ~MainWindow() override;

    [[nodiscard]] const Actions &actions() const { return *m_actions; }
    [[nodiscard]] CatalogFlow &catalogs() const { return *m_catalogs; }
    [[nodiscard]] DocumentFlow &documents() const { return *m_documents; }
    /// Catalogs and configurations, told apart by what they are.
    void openFiles(const QStringList &files);
    /// Selects the tool with this id; false: there is none.
    bool selectTool(const QString &id);
    void saveState();
    /// Closes without a question; edits stay in the studio.
    void closeQuietly();

Q_SIGNALS:
    void languageChosen(const QString &language);

protected:
    void closeEvent(QCloseEvent *event) override;
    void changeEvent(QEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dropEvent(QDropEvent *event) override;

private:
    // mainwindowlayout.cpp
    void makeModels();
    void makePanes();
    void layOut();
    QWidget *makeLeft();
    QWidget *makeCentre();
    void restoreState();
    void showPane(QWidget *pane, QAction *action, const QString &name);
    void showPanes();
    // mainwindowmenus.cpp
    void makeMenus();
    void makeFileMenu();
    void makeEditMenu();
    void makeViewMenu();
    void fillCatalogMenu(QMenu *menu);
    void fillConfigMenu(QMenu *menu);
    void fillLanguageMenu(QMenu *menu);
    void openToolMenu(const QPoint &globalPosition);
    void openSourceMenu(int source, const QPoint &globalPosition);
    void addOriginMenu(QMenu *menu, int source);
    // mainwindowwiring.cpp
    void connectFiles();
    void connectEdits();
    void connectView();
    void connectPanes();
    void refreshActions();
    void refreshTitle();
    void refreshCentre();
    void setScheme();
    void zoom(int step);
    void jumpTo(const Diagnostic &diagnostic);
    void showSource(int source);
    void about();

    Studio &m_studio;
    Settings &m_settings;
    KSyntaxHighlighting::Repository m_repository;
    Selection *m_selection = nullptr;
    CatalogModel *m_catalogModel = nullptr;
    SourceModel *m_sourceModel = nullptr;
    ProblemModel *m_problemModel = nullptr;
    Actions *m_actions = nullptr;
    ToolCommands *m_commands = nullptr;
    Banner *m_banner = nullptr;
    CatalogFlow *m_catalogs = nullptr;
    DocumentFlow *m_documents = nullptr;

    QMenu *m_catalogMenu = nullptr;
    QMenu *m_configMenu = nullptr;
    TopBar *m_topBar = nullptr;
    QSplitter *m_columns = nullptr;
    QSplitter *m_middle = nullptr;
    QStackedWidget *m_stack = nullptr;
    QWidget *m_left = nullptr;
    SourcesPane *m_sources = nullptr;
    OrganizePane *m_organize = nullptr;
    FilterBar *m_filter = nullptr;
    ToolsTable *m_table = nullptr;
    ToolDetails *m_details = nullptr;
    ProblemsPane *m_problems = nullptr;
    PreviewPane *m_preview = nullptr;
    StatusLine *m_status = nullptr;
    bool m_quiet = false;
};

} // namespace tss::app
