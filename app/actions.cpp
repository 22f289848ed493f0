// SPDX-License-Identifier: MIT
#include "app/actions.h"

#include "app/theme.h"

#include <QActionGroup>
#include <QKeySequence>
#include <QUndoStack>
#include <QWidget>

namespace tss::app {

struct Actions::Spec
{
    QAction *Actions::*action;
    const char *text;
    const char *icon;
    QKeySequence shortcut;
};

Actions::Actions(QUndoStack &undoStack, QWidget *window)
    : QObject(window)
{
    for (const auto &specs : {fileSpecs(), editSpecs(), viewSpecs()})
        make(window, specs);
    makeUndo(undoStack, window);
    makeGroups();
    quit->setMenuRole(QAction::QuitRole);
    about->setMenuRole(QAction::AboutRole);
    reload->setIconText(tr("Reload"));
    refreshIcons(window->palette());
}

std::vector<Actions::Spec> Actions::fileSpecs()
{
    return {
        {&Actions::openCatalog, QT_TR_NOOP("&Open Catalog…"), "open", QKeySequence::Open},
        {&Actions::openExample, QT_TR_NOOP("Open the &Example"), "", {}},
        {&Actions::closeCatalogs, QT_TR_NOOP("&Close All Catalogs"), "", {}},
        {&Actions::reload, QT_TR_NOOP("&Reload Catalogs"), "reload", QKeySequence::Refresh},
        {&Actions::exportCatalog, QT_TR_NOOP("&Export Catalog As…"), "", {}},
        {&Actions::openConfig, QT_TR_NOOP("Open Con&figuration…"), "file", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_O)},
        {&Actions::openUserConfig, QT_TR_NOOP("Open &User Configuration"), "", {}},
        {&Actions::newUserConfig, QT_TR_NOOP("&New Configuration"), "", QKeySequence::New},
        {&Actions::save, QT_TR_NOOP("Review && &Save…"), "save", QKeySequence::Save},
        {&Actions::saveAs, QT_TR_NOOP("Save &As…"), "", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S)},
        {&Actions::inlineOptions, QT_TR_NOOP("&Inline Options…"), "gear", {}},
        {&Actions::quit, QT_TR_NOOP("&Quit"), "", QKeySequence(Qt::CTRL | Qt::Key_Q)},
    };
}

std::vector<Actions::Spec> Actions::editSpecs()
{
    return {
        {&Actions::hide, QT_TR_NOOP("&Hide"), "hide", QKeySequence(Qt::Key_H)},
        {&Actions::keep, QT_TR_NOOP("&Keep Visible"), "keep", QKeySequence(Qt::Key_K)},
        {&Actions::stopHiding, QT_TR_NOOP("&Stop Hiding"), "", QKeySequence(Qt::SHIFT | Qt::Key_H)},
        {&Actions::stopKeeping, QT_TR_NOOP("Stop Kee&ping"), "", QKeySequence(Qt::SHIFT | Qt::Key_K)},
        {&Actions::hideSource, QT_TR_NOOP("Hide the &Whole Source"), "", {}},
        {&Actions::editTags, QT_TR_NOOP("Edit &Tags…"), "tag", QKeySequence(Qt::Key_T)},
        {&Actions::copyIds, QT_TR_NOOP("&Copy Ids"), "copy", QKeySequence::Copy},
        {&Actions::why, QT_TR_NOOP("Wh&y?"), "hint", {}},
        {&Actions::selectAll, QT_TR_NOOP("Select &All"), "", QKeySequence::SelectAll},
        {&Actions::find, QT_TR_NOOP("&Find"), "search", QKeySequence::Find},
    };
}

std::vector<Actions::Spec> Actions::viewSpecs()
{
    return {
        {&Actions::showSources, QT_TR_NOOP("&Sources and Rules"), "", QKeySequence(Qt::CTRL | Qt::Key_1)},
        {&Actions::showDetails, QT_TR_NOOP("Tool &Details"), "", QKeySequence(Qt::CTRL | Qt::Key_2)},
        {&Actions::showProblems, QT_TR_NOOP("&Problems"), "", QKeySequence(Qt::CTRL | Qt::Key_3)},
        {&Actions::showPreview, QT_TR_NOOP("P&review"), "", QKeySequence(Qt::CTRL | Qt::Key_4)},
        {&Actions::schemeSystem, QT_TR_NOOP("&System"), "", {}},
        {&Actions::schemeLight, QT_TR_NOOP("&Light"), "", {}},
        {&Actions::schemeDark, QT_TR_NOOP("&Dark"), "", {}},
        {&Actions::zoomIn, QT_TR_NOOP("Larger &Text"), "", QKeySequence::ZoomIn},
        {&Actions::zoomOut, QT_TR_NOOP("S&maller Text"), "", QKeySequence::ZoomOut},
        {&Actions::zoomReset, QT_TR_NOOP("&Normal Text"), "", QKeySequence(Qt::CTRL | Qt::Key_0)},
        {&Actions::hostStock, QT_TR_NOOP("Host: &Stock OpenCode"), "", {}},
        {&Actions::hostHooked, QT_TR_NOOP("Host: &Hook Covers MCP Tools"), "", {}},
        {&Actions::about, QT_TR_NOOP("&About Tool Search Studio"), "", {}},
    };
}

void Actions::make(QWidget *window, const std::vector<Spec> &specs)
{
    for (const Spec &spec : specs) {
        auto *action = new QAction(tr(spec.text), this);
        action->setShortcut(spec.shortcut);
        if (*spec.icon)
            m_icons.append({action, QString::fromLatin1(spec.icon)});
        window->addAction(action);
        this->*spec.action = action;
    }
}

void Actions::makeUndo(QUndoStack &stack, QWidget *window)
{
    undo = stack.createUndoAction(this, tr("&Undo"));
    redo = stack.createRedoAction(this, tr("&Redo"));
    undo->setShortcut(QKeySequence::Undo);
    redo->setShortcuts({QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Z), QKeySequence(Qt::CTRL | Qt::Key_Y)});
    window->addActions({undo, redo});
    m_icons.append({undo, QStringLiteral("undo")});
    m_icons.append({redo, QStringLiteral("redo")});
}

void Actions::makeGroups()
{
    const auto exclusive = [this](const QList<QAction *> &members) {
        auto *group = new QActionGroup(this);
        for (QAction *action : members) {
            action->setCheckable(true);
            group->addAction(action);
        }
    };
    exclusive({schemeSystem, schemeLight, schemeDark});
    exclusive({hostStock, hostHooked});
    for (QAction *action : {showSources, showDetails, showProblems, showPreview}) {
        action->setCheckable(true);
        action->setChecked(true);
    }
}

QList<QAction *> Actions::toolActions() const
{
    return {hide, keep, stopHiding, stopKeeping, hideSource, editTags, copyIds, why};
}

void Actions::refreshIcons(const QPalette &palette)
{
    for (const auto &[action, name] : std::as_const(m_icons))
        action->setIcon(Theme::icon(name, palette));
}

} // namespace tss::app
