// SPDX-License-Identifier: MIT
#include "app/documentflow.h"

#include "app/conflict.h"
#include "app/document/studio.h"
#include "app/services/filewatch.h"
#include "app/settings.h"
#include "app/text/errortext.h"
#include "app/views/banner.h"
#include "app/views/inlineoptionsdialog.h"
#include "app/views/reviewdialog.h"
#include "core/opencode/paths.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QWidget>

namespace tss::app {

DocumentFlow::DocumentFlow(const Context &context)
    : QObject(&context.window)
    , m_studio(context.studio)
    , m_settings(context.settings)
    , m_repository(context.repository)
    , m_banner(context.banner)
    , m_window(context.window)
    , m_watch(new FileWatch(context.studio.files(), this))
{
    connect(&m_studio, &Studio::documentChanged, this, &DocumentFlow::watchDocument);
    connect(&m_studio, &Studio::modifiedChanged, this, &DocumentFlow::watchDocument);
    connect(&m_studio, &Studio::editRefused, this, &DocumentFlow::fail);
    connect(m_watch, &FileWatch::changedOutside, this, &DocumentFlow::changedOutside);
    watchDocument();
}

QString DocumentFlow::userConfigPath()
{
    return QString::fromStdString(opencode::userConfigPath(opencode::processEnvironment(), QDir::homePath().toStdString()));
}

bool DocumentFlow::hasUnsavedEdits() const
{
    const bool untouched = m_studio.document().path().empty() && m_studio.undoStack().isClean();
    return m_studio.isModified() && !untouched;
}

void DocumentFlow::chooseFile()
{
    auto *dialog = new QFileDialog(&m_window, tr("Open Configuration"), QFileInfo(userConfigPath()).absolutePath(),
                                   tr("Configurations (*.json *.jsonc);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &DocumentFlow::open);
    dialog->open();
}

void DocumentFlow::open(const QString &path)
{
    whenSettled([this, path] { load(path); });
}

void DocumentFlow::openUserConfig()
{
    open(userConfigPath());
}

void DocumentFlow::newUserConfig()
{
    const QString path = userConfigPath();
    whenSettled([this, path] {
        if (!QFileInfo::exists(path)) {
            m_studio.newDocument(path);
            return;
        }
        load(path);
        Q_EMIT told(tr("You have a configuration already; it was opened."));
    });
}

void DocumentFlow::load(const QString &path)
{
    const QString whole = QFileInfo(path).absoluteFilePath();
    if (const Status status = m_studio.openDocument(whole); !status) {
        fail(status.error());
        return;
    }
    if (m_studio.document().existsOnDisk())
        m_settings.addRecentConfig(whole);
    m_banner.hide();
}

void DocumentFlow::reviewAndSave()
{
    const auto nothing = [] {};
    if (m_studio.document().path().empty())
        chooseSavePath(nothing);
    else
        review(QString::fromStdString(m_studio.document().path()), nothing);
}

void DocumentFlow::saveAs()
{
    chooseSavePath([] {});
}

void DocumentFlow::chooseSavePath(Next next)
{
    const QString current = QString::fromStdString(m_studio.document().path());
    auto *dialog = new QFileDialog(&m_window, tr("Save Configuration As"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setNameFilter(tr("Configurations (*.json *.jsonc);;All files (*)"));
    // The review shows what an existing file would lose.
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    const QFileInfo proposal(current.isEmpty() ? userConfigPath() : current);
    dialog->setDirectory(proposal.absolutePath());
    dialog->selectFile(proposal.fileName());
    connect(dialog, &QFileDialog::fileSelected, this, [this, next](const QString &path) { review(path, next); });
    dialog->open();
}

void DocumentFlow::review(const QString &path, Next next)
{
    auto *dialog = new ReviewDialog(m_studio, path, m_repository, &m_window);
    connect(dialog, &ReviewDialog::saved, this, [this, next](const QString &file) {
        m_settings.addRecentConfig(file);
        watchDocument();
        Q_EMIT told(tr("Saved. Restart OpenCode to put it in force."));
        next();
    });
    connect(dialog, &ReviewDialog::saveAsWanted, this, [this, next] { chooseSavePath(next); });
    dialog->open();
}

void DocumentFlow::editInlineOptions()
{
    auto *dialog = new InlineOptionsDialog(m_studio, &m_window);
    dialog->open();
}

void DocumentFlow::whenSettled(Next next)
{
    if (!hasUnsavedEdits()) {
        next();
        return;
    }
    const QString path = QString::fromStdString(m_studio.document().path());
    const QString name = path.isEmpty() ? tr("the configuration") : QFileInfo(path).fileName();
    auto *box = new QMessageBox(QMessageBox::Question, tr("Unsaved Changes"), tr("Save the changes to %1?").arg(name), QMessageBox::Cancel, &m_window);
    box->setInformativeText(tr("Changes that are not saved are lost."));
    box->setAttribute(Qt::WA_DeleteOnClose);
    const auto *save = box->addButton(tr("&Review and Save…"), QMessageBox::AcceptRole);
    const auto *discard = box->addButton(tr("&Discard"), QMessageBox::DestructiveRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, save, discard, next, path](const QAbstractButton *button) {
        if (button == discard)
            next();
        else if (button == save && path.isEmpty())
            chooseSavePath(next);
        else if (button == save)
            review(path, next);
    });
    box->open();
}

void DocumentFlow::watchDocument()
{
    const Document &document = m_studio.document();
    const auto known = document.existsOnDisk() ? std::optional(document.baseline()) : std::nullopt;
    m_watch->watch(QString::fromStdString(document.path()), known);
}

void DocumentFlow::changedOutside()
{
    if (!hasUnsavedEdits()) {
        conclude(m_studio.reloadDocument());
        Q_EMIT told(tr("The file was changed by another program and was read again."));
        return;
    }
    QList<Banner::Choice> choices{
        {tr("Reload (drop my edits)"), [this] { conclude(Conflict(m_studio).takeTheirs()); }},
        {tr("Keep mine"), [this] { conclude(Conflict(m_studio).keepMine()); }},
    };
    if (Conflict(m_studio).merged())
        choices.append({tr("Merge both"), [this] { conclude(Conflict(m_studio).merge()); }});
    m_banner.showMessage(Banner::Kind::Warning, tr("Another program changed the file while you have unsaved changes."), choices);
}

void DocumentFlow::conclude(const Status &status)
{
    watchDocument();
    if (!status)
        fail(status.error());
}

void DocumentFlow::fail(const Error &error)
{
    m_banner.showMessage(Banner::Kind::Error, errorText(error));
}

} // namespace tss::app
