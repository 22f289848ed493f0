// SPDX-License-Identifier: MIT
// tss check: problems in configuration files and catalogs.
#include "app/cli/checkedfile.h"
#include "app/cli/plaintext.h"
#include "app/cli/request.h"
#include "app/cli/verb.h"
#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"

#include <QCoreApplication>

#include <array>
#include <numeric>

namespace tss::app::cli {

namespace {

constexpr std::array kOptions{kTargetOption, kCatalogOption, OptionSpec{"--config", Takes::Many}, kOptionsOption, kHostOption, kTokensOption, kJsonOption};

QString translated(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString errorLine(const CheckedFile &file)
{
    const QString place = errorPlace(*file.error, file.source);
    return place + QStringLiteral(": ") + severityText(Severity::Error).toLower() + QStringLiteral(": ") + errorText(*file.error)
        + QStringLiteral(" [") + shownBytes(errorName(file.error->code)) + QStringLiteral("]\n");
}

QString fileText(const CheckedFile &file)
{
    if (file.error)
        return errorLine(file);
    const DiagnosticContext context{*file.preview, file.config};
    QString text;
    for (const Diagnostic &diagnostic : file.diagnostics) {
        text += diagnosticLineText(diagnostic, context) + u'\n';
        if (const QString detail = diagnosticDetail(diagnostic); !detail.isEmpty())
            text += QStringLiteral("    ") + detail + u'\n';
        for (const Fix &fix : diagnostic.fixes)
            text += QStringLiteral("    → ") + fixTitle(fix) + u'\n';
    }
    return text + shownBytes(file.path) + QStringLiteral(": ") + problemSummary(file.diagnostics) + u'\n';
}

void writeError(JsonWriter &json, const CheckedFile &file)
{
    json.beginObject();
    json.field("code", std::string_view(errorName(file.error->code)));
    json.field("severity", "error");
    json.field("message", errorText(*file.error));
    json.field("file", std::string_view(file.path));
    if (file.error->where) {
        const LineColumn at = lineColumn(file.source, file.error->where->begin);
        json.field("line", at.line);
        json.field("column", at.column);
    }
    json.key("fixes").beginArray();
    json.endArray();
    json.endObject();
}

void writeFile(JsonWriter &json, const CheckedFile &file)
{
    json.beginObject();
    json.field("file", std::string_view(file.path));
    json.field("kind", kindName(file.kind));
    json.field("errors", file.count(Severity::Error));
    json.field("warnings", file.count(Severity::Warning));
    json.field("hints", file.count(Severity::Hint));
    json.key("diagnostics").beginArray();
    if (file.error)
        writeError(json, file);
    for (const Diagnostic &diagnostic : file.diagnostics)
        writeDiagnostic(json, diagnostic, {*file.preview, file.config});
    json.endArray();
    json.endObject();
}

std::size_t total(const std::vector<CheckedFile> &files, Severity severity)
{
    return std::accumulate(files.begin(), files.end(), std::size_t{0}, [&](std::size_t sum, const CheckedFile &file) { return sum + file.count(severity); });
}

std::string filesJson(const Request &request, const std::vector<CheckedFile> &files)
{
    JsonWriter json;
    json.beginObject();
    json.field("target", request.target->name());
    json.key("files").beginArray();
    for (const CheckedFile &file : files)
        writeFile(json, file);
    json.endArray();
    json.field("errors", total(files, Severity::Error));
    json.field("warnings", total(files, Severity::Warning));
    json.field("hints", total(files, Severity::Hint));
    json.endObject();
    return json.take();
}

Outcome<ExitCode> run(const Arguments &arguments, Console &console)
{
    if (arguments.words.empty() && !arguments.has("--config"))
        return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "Name the files to check: tss check FILE…")));
    Inputs inputs;
    const auto request = readSettings(arguments, inputs);
    if (!request)
        return tl::unexpected(request.error());
    const auto context = readCatalogs(inputs, arguments.values("--catalog"));
    if (!context)
        return tl::unexpected(context.error());
    std::vector<FileToCheck> files;
    for (const std::string &word : arguments.words) {
        auto file = inputs.readCatalogFile(word);
        if (!file)
            return tl::unexpected(file.error());
        files.push_back({std::move(*file), std::nullopt});
    }
    for (const std::string &path : arguments.values("--config")) {
        auto file = inputs.read(path);
        if (!file)
            return tl::unexpected(file.error());
        files.push_back({std::move(*file), CheckedKind::Config});
    }
    const auto checked = checkFiles(*request, std::move(files), *context);
    if (!checked)
        return tl::unexpected(checked.error());
    if (arguments.has("--json"))
        console.printBytes(filesJson(*request, *checked));
    else
        for (const CheckedFile &file : *checked)
            console.print(fileText(file));
    return total(*checked, Severity::Error) > 0 ? ExitCode::ProblemsFound : ExitCode::Ok;
}

constexpr const char *kUsage = QT_TRANSLATE_NOOP("CommandLine",
    "tss check FILE… [--config FILE…] [--catalog FILE…] [--options FILE] [--host stock|hooked]\n"
    "          [--target opencode] [--json]\n"
    "\n"
    "Lists the problems in each file. A FILE is a tool-search.json or a catalog; its content tells which.\n"
    "Where the content does not tell, because it is no JSON, the name “tool-search…” means a configuration.\n"
    "A configuration is checked against all catalogs given; without one, what its rules match is not checked.\n"
    "\n"
    "  --catalog FILE…  catalogs to check the configuration against, not checked themselves\n"
    "  --config FILE…   configurations, whatever is in them\n"
    "\n"
    "Ends with 1 when there are errors, with 0 when there are warnings and hints at most.\n"
    "The other options are those of “tss help preview”.\n");

} // namespace

const Verb &checkVerb()
{
    static const Verb verb{"check", QT_TRANSLATE_NOOP("CommandLine", "list the problems in configurations and catalogs"), kUsage, kOptions, true, &run};
    return verb;
}

} // namespace tss::app::cli
