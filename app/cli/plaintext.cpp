// SPDX-License-Identifier: MIT
#include "app/cli/plaintext.h"

#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace tss::app::cli {

namespace {

constexpr qsizetype kLongestName = 72;

QString counted(const char *source, std::size_t count)
{
    return countedText("CommandLine", source, static_cast<int>(count));
}

} // namespace

QString grouped(std::int64_t value)
{
    return QLocale(QLocale::English).toString(qlonglong{value});
}

QString signedText(std::int64_t value)
{
    return value > 0 ? QString(u'+' + grouped(value)) : grouped(value);
}

QString shownName(std::u16string_view name)
{
    QString text = shown(name.substr(0, 4 * kLongestName));
    if (text.size() <= kLongestName && name.size() <= static_cast<std::size_t>(4 * kLongestName))
        return text;
    return text.left(kLongestName - 1) + u'…';
}

QString diagnosticLineText(const Diagnostic &diagnostic, const DiagnosticContext &context)
{
    std::string file = diagnosticFile(diagnostic, context.preview);
    if (file.empty() && context.config.exists && diagnostic.code < DiagnosticCode::IdCollision)
        file = context.config.path; // about the configuration, but at no place in it
    QString line = shownBytes(file);
    if (const auto at = diagnosticLine(diagnostic, context.config))
        line += u':' + QString::number(at->line) + u':' + QString::number(at->column);
    if (!line.isEmpty())
        line += QStringLiteral(": ");
    line += severityText(diagnostic.severity).toLower() + QStringLiteral(": ");
    if (diagnostic.place.row)
        line += shownName(diagnosticTool(diagnostic, context.preview)) + QStringLiteral(": ");
    line += diagnosticTitle(diagnostic);
    if (!diagnostic.place.schemaPath.empty())
        line += QStringLiteral(" (") + shownBytes(diagnostic.place.schemaPath) + u')';
    return line + QStringLiteral(" [") + shownBytes(diagnosticName(diagnostic.code)) + u']';
}

std::size_t countOf(const std::vector<Diagnostic> &diagnostics, Severity severity)
{
    return static_cast<std::size_t>(std::count_if(diagnostics.begin(), diagnostics.end(), [&](const Diagnostic &diagnostic) {
        return diagnostic.severity == severity;
    }));
}

QString problemSummary(const std::vector<Diagnostic> &diagnostics)
{
    QStringList parts;
    if (const auto errors = countOf(diagnostics, Severity::Error))
        parts += counted(QT_TRANSLATE_N_NOOP("CommandLine", "%n error(s)"), errors);
    if (const auto warnings = countOf(diagnostics, Severity::Warning))
        parts += counted(QT_TRANSLATE_N_NOOP("CommandLine", "%n warning(s)"), warnings);
    if (const auto hints = countOf(diagnostics, Severity::Hint))
        parts += counted(QT_TRANSLATE_N_NOOP("CommandLine", "%n hint(s)"), hints);
    return parts.isEmpty() ? QCoreApplication::translate("CommandLine", "no problems") : parts.join(QStringLiteral(", "));
}

} // namespace tss::app::cli
