// SPDX-License-Identifier: MIT
// Studio: what is open right now (catalog, document, host) and the only way to change it. Views read, commands write,
// the preview follows on a worker thread.
#pragma once

#include "core/document/document.h"
#include "core/opencode/config.h"
#include "core/target.h"

#include <QObject>
#include <QString>
#include <QUndoStack>

#include <functional>
#include <memory>
#include <span>

namespace tss::app {

class PreviewService;

class Studio : public QObject
{
    Q_OBJECT

public:
    explicit Studio(FileSystem &files, QObject *parent = nullptr);
    ~Studio() override;

    [[nodiscard]] const Target &target() const;
    [[nodiscard]] FileSystem &files() const { return m_files; }

    // Catalog -------------------------------------------------------------
    [[nodiscard]] const CatalogPtr &catalog() const { return m_catalog; }
    void setCatalog(CatalogPtr catalog); ///< replaces everything
    void addSources(Catalog more); ///< appends; a source of the same file is replaced in place
    void removeSource(std::size_t source);
    void renameSource(std::size_t source, const QString &name); ///< ids follow
    void setSourceOrigin(std::size_t source, Origin origin); ///< for tools whose origin the file does not tell

    // Document ------------------------------------------------------------
    [[nodiscard]] const Document &document() const { return m_document; }
    [[nodiscard]] Status openDocument(const QString &path); ///< clears undo
    void newDocument(const QString &path); ///< empty, bound to a path; clears undo
    void setDocument(Document document); ///< clears undo
    [[nodiscard]] Status save();
    [[nodiscard]] Status overwrite(); ///< after ChangedOnDisk, when the person chose so
    [[nodiscard]] Status saveAs(const QString &path);
    [[nodiscard]] Status reloadDocument(); ///< drops edits; one undo step
    [[nodiscard]] Status rebaseDocument(); ///< keeps edits on top of what is on disk now
    [[nodiscard]] bool isModified() const { return m_document.isModified(); }

    [[nodiscard]] const QString &inlineOptions() const { return m_inlineOptions; }
    void setInlineOptions(const QString &json);
    /// The configuration in force for the text as it stands.
    [[nodiscard]] const opencode::Config &config() const { return m_config; }
    /// False when the text is no JSON even leniently; edits are refused then and configError() tells where.
    [[nodiscard]] bool isEditable() const { return !m_syntaxError.has_value(); }
    [[nodiscard]] const std::optional<Error> &syntaxError() const { return m_syntaxError; }

    // Host ----------------------------------------------------------------
    [[nodiscard]] Host host() const { return m_host; }
    void setHost(Host host);

    // Preview -------------------------------------------------------------
    /// The newest finished preview; never null once a catalog was set and previewReady() came.
    [[nodiscard]] const PreviewPtr &preview() const { return m_preview; }
    [[nodiscard]] bool isPreviewCurrent() const;
    [[nodiscard]] PreviewInput previewInput() const;
    [[nodiscard]] PreviewService &service() const { return *m_service; }
    /// Evaluator of the GUI thread, for sentDescription and sentSchema only.
    [[nodiscard]] const Evaluator &evaluator() const { return *m_evaluator; }

    // Edits ---------------------------------------------------------------
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    /// Pushes the edits as one undo step. Errors go to editRefused(). `mergeKey` non-empty: typing in the same field
    /// merges into one step. Returns whether anything changed.
    bool edit(const QString &name, Result<TextEdits> edits, const QString &mergeKey = {});

Q_SIGNALS:
    void catalogChanged();
    void documentChanged(); ///< another document or path
    void textChanged(); ///< the document's text, by an edit, undo, redo or reload
    void modifiedChanged(bool modified);
    void hostChanged();
    void previewChanged(); ///< preview() is new
    void editRefused(const tss::Error &error);

private:
    friend class TextEditCommand;
    void applyEdits(const TextEdits &edits);
    void textWasChanged();
    void requestPreview();

    FileSystem &m_files;
    CatalogPtr m_catalog;
    Document m_document;
    QString m_inlineOptions;
    opencode::Config m_config;
    std::optional<Error> m_syntaxError;
    Host m_host = Host::Stock;
    PreviewPtr m_preview;
    QUndoStack m_undo;
    std::unique_ptr<PreviewService> m_service;
    std::unique_ptr<Evaluator> m_evaluator;
    std::uint64_t m_revision = 0;
    bool m_wasModified = false;
};

} // namespace tss::app
