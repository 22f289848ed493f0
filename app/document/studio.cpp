// SPDX-License-Identifier: MIT
#include "app/document/studio.h"

#include "app/commands/texteditcommand.h"
#include "app/document/bytemark.h"
#include "app/document/previewservice.h"
#include "core/json/parse.h"

#include <QDeadlineTimer>

#include <algorithm>

namespace tss::app {

namespace {

bool isBlank(std::string_view text)
{
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

const Target &openCode()
{
    const Target *target = findTarget("opencode");
    Q_ASSERT(target);
    return *target;
}

/// Nothing is on disk: what a new document starts from, so that saving it over an existing file asks first.
class NoFiles : public FileSystem
{
public:
    Result<FileContent> read(const std::string &path) const override { return failure({ErrorCode::FileNotFound, path, {}, {}}); }
    Result<Stamp> writeAtomic(const std::string &path, std::string_view, const Stamp &) override { return failure({ErrorCode::WriteFailed, path, {}, {}}); }
    Status makeFolders(const std::string &folder) override { return failure({ErrorCode::WriteFailed, folder, {}, {}}); }
};

qint64 monotonicMs()
{
    return QDeadlineTimer::current().deadline();
}

} // namespace

Studio::Studio(FileSystem &files, QObject *parent)
    : Studio(files, openCode(), parent)
{
}

Studio::Studio(FileSystem &files, const Target &target, QObject *parent)
    : QObject(parent)
    , m_target(target)
    , m_files(files)
    , m_catalog(std::make_shared<Catalog>())
    , m_service(std::make_unique<PreviewService>(target))
    , m_evaluator(target.makeEvaluator())
    , m_clock(monotonicMs)
{
    connect(m_service.get(), &PreviewService::previewReady, this, &Studio::takePreview);
    readText();
    requestPreview();
}

Studio::~Studio()
{
    // Commands and answers refer to the studio: both end before it does.
    m_service.reset();
    m_undo.disconnect();
    m_undo.clear();
}

Status Studio::openDocument(const QString &path)
{
    auto document = Document::open(m_files, path.toStdString());
    if (!document)
        return failure(document.error());
    setDocument(std::move(*document));
    return {};
}

void Studio::newDocument(const QString &path)
{
    auto document = Document::open(NoFiles(), path.toStdString());
    setDocument(document ? std::move(*document) : Document());
}

void Studio::setDocument(Document document)
{
    m_undo.clear();
    m_document = std::move(document);
    m_dropsByteOrderMark = false;
    readConfig({});
    readText();
    Q_EMIT documentChanged();
    Q_EMIT textChanged();
    updateModified();
    requestPreview();
}

Status Studio::save()
{
    const Status status = m_document.save(m_files);
    if (status)
        wasSaved();
    return status;
}

Status Studio::overwrite()
{
    const Status status = m_document.overwrite(m_files);
    if (status)
        wasSaved();
    return status;
}

Status Studio::saveAs(const QString &path)
{
    const Status status = m_document.saveAs(m_files, path.toStdString());
    if (!status)
        return status;
    wasSaved();
    Q_EMIT documentChanged();
    return status;
}

Status Studio::reloadDocument()
{
    Document fresh = m_document;
    if (const Status status = fresh.reload(m_files); !status)
        return status;
    // The text is replaced by a command, so that what is dropped can be had back.
    const TextEdits edits = difference(m_document.text(), fresh.text());
    fresh.apply(difference(fresh.text(), m_document.text()));
    m_document = std::move(fresh);
    m_dropsByteOrderMark = false;
    if (!editText(tr("Reload from disk"), edits))
        requestPreview();
    m_undo.setClean();
    updateModified();
    return {};
}

Status Studio::rebaseDocument()
{
    if (const Status status = m_document.rebase(m_files); !status)
        return status;
    m_undo.resetClean();
    if (!m_document.isModified())
        m_undo.setClean();
    updateModified();
    requestPreview();
    return {};
}

void Studio::setInlineOptions(const QString &json)
{
    if (json == m_inlineOptions)
        return;
    m_inlineOptions = json;
    readText();
    Q_EMIT textChanged(); // what is in force changed, though not the text
    requestPreview();
}

void Studio::setHost(Host host)
{
    if (host == m_host)
        return;
    m_host = host;
    Q_EMIT hostChanged();
    requestPreview();
}

void Studio::dropByteOrderMark()
{
    if (!hasByteOrderMark())
        return;
    m_dropsByteOrderMark = true;
    requestPreview();
}

bool Studio::edit(const QString &name, Result<TextEdits> edits, const QString &mergeKey)
{
    if (m_syntaxError) {
        Q_EMIT editRefused(*m_syntaxError);
        return false;
    }
    if (!edits) {
        Q_EMIT editRefused(edits.error());
        return false;
    }
    return editText(name, *edits, mergeKey);
}

bool Studio::editText(const QString &name, const TextEdits &edits, const QString &mergeKey)
{
    if (applied(m_document.text(), edits) == m_document.text())
        return false;
    m_undo.push(new TextEditCommand(*this, name, edits, mergeKey));
    return true;
}

TextEdits Studio::applyEdits(const TextEdits &edits)
{
    TextEdits back = m_document.apply(edits);
    textWasChanged();
    return back;
}

void Studio::textWasChanged()
{
    readText();
    Q_EMIT textChanged();
    updateModified();
    requestPreview();
}

void Studio::readText()
{
    const std::string &text = m_document.text();
    m_syntaxError.reset();
    if (isBlank(text)) {
        readConfig({});
        return;
    }
    const auto parsed = json::parse(text, json::Leniency::Jsonc);
    if (!parsed) {
        m_syntaxError = parsed.error();
        m_syntaxError->file = m_document.path();
        return;
    }
    const auto strict = parsed->isStrict() ? Result<TextEdits>() : json::toStrict(text);
    readConfig(strict && !strict->empty() ? applied(text, *strict) : text);
}

void Studio::readConfig(std::string_view text)
{
    const std::string options = m_inlineOptions.toStdString();
    m_config = opencode::mergedConfig({options, text, !text.empty()});
}

void Studio::updateModified()
{
    if (isModified() == m_wasModified)
        return;
    m_wasModified = isModified();
    Q_EMIT modifiedChanged(m_wasModified);
}

void Studio::wasSaved()
{
    m_dropsByteOrderMark = false;
    m_undo.setClean();
    updateModified();
    requestPreview(); // the file is there now, and without a byte-order mark
}

} // namespace tss::app
