// SPDX-License-Identifier: MIT
#include "app/savereview.h"

#include "app/document/studio.h"
#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"
#include "core/json/parse.h"
#include "core/opencode/paths.h"
#include "core/text/linediff.h"

#include <QCoreApplication>
#include <QDir>

#include <algorithm>

namespace tss::app {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("SaveReview", text);
}

bool concernsSaving(const Diagnostic &diagnostic)
{
    switch (diagnostic.code) {
    case DiagnosticCode::PatternTooWide:
    case DiagnosticCode::PluginDisabled:
    case DiagnosticCode::TotalGrows:
        return true;
    case DiagnosticCode::FileHasComments:
    case DiagnosticCode::FileHasTrailingCommas:
    case DiagnosticCode::FileHasBom:
    case DiagnosticCode::FileSyntax:
        return false; // the review says so in its own words
    default:
        // Errors of the configuration; those of the catalog are no reason not to save.
        return diagnostic.severity == Severity::Error && (diagnostic.place.range || diagnostic.place.rule);
    }
}

QString hunkText(const DiffHunk &hunk)
{
    const auto place = [](std::size_t start, std::size_t count) { return QStringLiteral("%1,%2").arg(start).arg(count); };
    QString text = QStringLiteral("@@ -%1 +%2 @@\n").arg(place(hunk.oldStart, hunk.oldCount), place(hunk.newStart, hunk.newCount));
    for (const DiffLine &line : hunk.lines) {
        if (line.kind == DiffLineKind::NoNewline) {
            text += u"\\ " + words("No line end at the end of the file") + u'\n';
            continue;
        }
        const QChar sign = line.kind == DiffLineKind::Added ? u'+' : line.kind == DiffLineKind::Removed ? u'-' : u' ';
        text += sign + QString::fromUtf8(line.text.data(), qsizetype(line.text.size())) + u'\n';
    }
    return text;
}

} // namespace

SaveReview::SaveReview(Studio &studio, QString path)
    : m_studio(studio)
    , m_path(std::move(path))
{
    refresh();
}

void SaveReview::refresh()
{
    const auto content = m_studio.files().read(m_path.toStdString());
    m_before.reset();
    m_realPath.clear();
    if (content) {
        m_before = content->bytes;
        if (content->realPath != m_path.toStdString())
            m_realPath = QString::fromStdString(content->realPath);
    }
    m_strict.reset();
    const std::string &text = m_studio.document().text();
    if (const auto edits = json::toStrict(text); edits && !edits->empty())
        m_strict = applied(text, *edits);
    findBackupPath();
}

void SaveReview::findBackupPath()
{
    const QString base = m_path + QStringLiteral(".bak");
    m_backupPath = base;
    for (int i = 2; m_studio.files().read(m_backupPath.toStdString()); ++i)
        m_backupPath = base + QString::number(i);
}

const std::string &SaveReview::textFor(Form form) const
{
    return form == Form::Strict && m_strict ? *m_strict : m_studio.document().text();
}

bool SaveReview::hasChanges(Form form) const
{
    return m_before ? *m_before != textFor(form) : !textFor(form).empty();
}

QString SaveReview::diff(Form form) const
{
    QString text;
    const std::string none;
    const std::string &before = m_before ? *m_before : none; // the hunks point into it
    for (const DiffHunk &hunk : unifiedDiff(before, textFor(form)))
        text += hunkText(hunk);
    return text;
}

QStringList SaveReview::warnings() const
{
    QStringList result;
    const std::string home = QDir::homePath().toStdString();
    const auto environment = opencode::processEnvironment();
    if (!opencode::isReadByPlugin(m_path.toStdString(), environment, home)) {
        result << words("The plugin does not read a file at this place. It reads %1 only.")
                      .arg(QString::fromStdString(opencode::userConfigPath(environment, home)));
    }
    if (const auto &error = m_studio.syntaxError())
        result << errorText(*error) + u' ' + words("The plugin would ignore this file.");
    if (m_before && m_before->starts_with("\xef\xbb\xbf"))
        result << words("The file begins with a byte-order mark, which makes the plugin ignore it. It is left out now.");
    if (!m_studio.isPreviewCurrent())
        return result;
    for (const Diagnostic &diagnostic : m_studio.preview()->diagnostics) {
        if (concernsSaving(diagnostic))
            result << diagnosticTitle(diagnostic);
    }
    return result;
}

Status SaveReview::makeStrict()
{
    if (m_before) {
        if (const auto kept = m_studio.files().writeAtomic(m_backupPath.toStdString(), *m_before, {}); !kept)
            return failure(kept.error());
    }
    m_studio.editText(words("Make the file strict JSON"), difference(m_studio.document().text(), *m_strict));
    return {};
}

Status SaveReview::save(Form form)
{
    if (form == Form::Strict && m_strict) {
        if (const Status status = makeStrict(); !status)
            return status;
    }
    if (m_path == QString::fromStdString(m_studio.document().path()))
        return m_studio.save();
    return m_studio.saveAs(m_path);
}

} // namespace tss::app
