// SPDX-License-Identifier: MIT
// Actions: every QAction of the window, with texts, shortcuts and icons. Who does the work connects to them.
#pragma once

#include <QAction>
#include <QObject>

#include <vector>

class QMenuBar;
class QUndoStack;

namespace tss::app {

class Actions : public QObject
{
    Q_OBJECT

public:
    Actions(QUndoStack &undo, QWidget *window);

    // File
    QAction *openCatalog = nullptr;
    QAction *openExample = nullptr;
    QAction *closeCatalogs = nullptr;
    QAction *reload = nullptr;
    QAction *exportCatalog = nullptr;
    QAction *openConfig = nullptr;
    QAction *openUserConfig = nullptr;
    QAction *newUserConfig = nullptr;
    QAction *save = nullptr;
    QAction *saveAs = nullptr;
    QAction *inlineOptions = nullptr;
    QAction *quit = nullptr;

    // Edit
    QAction *undo = nullptr;
    QAction *redo = nullptr;
    QAction *hide = nullptr;
    QAction *keep = nullptr;
    QAction *stopHiding = nullptr;
    QAction *stopKeeping = nullptr;
    QAction *hideSource = nullptr;
    QAction *editTags = nullptr;
    QAction *copyIds = nullptr;
    QAction *why = nullptr;
    QAction *selectAll = nullptr;
    QAction *find = nullptr;

    // View
    QAction *showSources = nullptr;
    QAction *showDetails = nullptr;
    QAction *showProblems = nullptr;
    QAction *showPreview = nullptr;
    QAction *schemeSystem = nullptr;
    QAction *schemeLight = nullptr;
    QAction *schemeDark = nullptr;
    QAction *zoomIn = nullptr;
    QAction *zoomOut = nullptr;
    QAction *zoomReset = nullptr;
    QAction *hostStock = nullptr;
    QAction *hostHooked = nullptr;

    // Help
    QAction *about = nullptr;

    /// The actions on the selected tools, for the table's context menu.
    [[nodiscard]] QList<QAction *> toolActions() const;
    /// Icons follow the palette.
    void refreshIcons(const QPalette &palette);

private:
    struct Spec;
    [[nodiscard]] static std::vector<Spec> fileSpecs();
    [[nodiscard]] static std::vector<Spec> editSpecs();
    [[nodiscard]] static std::vector<Spec> viewSpecs();
    void make(QWidget *window, const std::vector<Spec> &specs);
    void makeUndo(QUndoStack &stack, QWidget *window);
    void makeGroups();

    QList<QPair<QAction *, QString>> m_icons;
};

} // namespace tss::app
