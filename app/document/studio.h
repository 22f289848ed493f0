// SPDX-License-Identifier: MIT
// Studio: what is open right now (catalog, document, host) and the only way to change it. Views read, commands write,
// the preview follows on a worker thread.
#pragma once

#include "app/document/catalogedits.h"
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
    Studio(FileSystem &files, const Target &target, QObject *parent = nullptr);
    ~Studio() override;

    [[nodiscard]] const Target &target() const { return m_target; }
    [[nodiscard]] FileSystem &files() const { return m_files; }

    // Catalog -------------------------------------------------------------
    // Catalogs are no part of the document: these make new ones, cost little, are undone by doing the opposite, and
    // leave the undo stack alone. A name or an origin that was chosen survives loading the file again.
    [[nodiscard]] const CatalogPtr &catalog() const { return m_catalog; } ///< never null
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
    /// What the text says, read leniently, over inline options and defaults: what edits work on. For a file that the
    /// plugin ignores it is what would be in force once that is repaired. While the text is broken, the last good one.
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
    /// The preview's row for a tool of catalog(); null while the preview is of another catalog.
    [[nodiscard]] const ToolRow *toolRow(std::size_t row) const;
    [[nodiscard]] bool isPreviewOfCatalog() const;
    [[nodiscard]] PreviewInput previewInput() const;
    [[nodiscard]] PreviewService &service() const { return *m_service; }
    /// Evaluator of the GUI thread, for sentDescription and sentSchema only.
    [[nodiscard]] const Evaluator &evaluator() const { return *m_evaluator; }

    // Edits ---------------------------------------------------------------
    [[nodiscard]] QUndoStack &undoStack() { return m_undo; }
    /// Pushes the edits as one undo step. Errors go to editRefused(). `mergeKey` non-empty: typing in the same field
    /// merges into one step. Returns whether anything changed.
    bool edit(const QString &name, Result<TextEdits> edits, const QString &mergeKey = {});
    /// The same for typing in the text itself, which may be broken before and after.
    bool editText(const QString &name, const TextEdits &edits, const QString &mergeKey = {});
    /// Saves without the byte-order mark that the file began with; the text itself does not change.
    void dropByteOrderMark();

    /// Milliseconds that only grow; decides what typing merges. Tests put their own in.
    using Clock = std::function<qint64()>;
    void setClock(Clock clock) { m_clock = std::move(clock); }

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
    TextEdits applyEdits(const TextEdits &edits); ///< returns the inverse
    void readText();
    void readConfig(std::string_view text);
    void textWasChanged();
    void updateModified();
    void wasSaved();
    void requestPreview();
    void takePreview(const PreviewPtr &preview);
    [[nodiscard]] bool hasByteOrderMark() const;
    void replaceCatalog(Catalog catalog);

    const Target &m_target;
    FileSystem &m_files;
    CatalogPtr m_catalog;
    SourceChoices m_sourceChoices;
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
    Clock m_clock;
    bool m_wasModified = false;
    bool m_dropsByteOrderMark = false;
};

} // namespace tss::app
