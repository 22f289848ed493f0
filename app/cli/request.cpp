// SPDX-License-Identifier: MIT
#include "app/cli/request.h"

#include "app/pluginentry.h"
#include "app/text/errortext.h"
#include "core/document/encoding.h"
#include "core/json/parse.h"
#include "core/text/utf16.h"

#include <QCoreApplication>
#include <QDirIterator>
#include <QFile>
#include <QFileInfo>

namespace tss::app::cli {

namespace {

constexpr auto kExampleFolder = ":/toolsearchstudio/examples";

QString translated(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

tl::unexpected<Stop> unknownName(const std::string &option, const std::string &name, const QStringList &known)
{
    const QString text = translated(QT_TRANSLATE_NOOP("CommandLine", "%1 does not know “%2”. It can be: %3."));
    return stop(ExitCode::Usage, text.arg(shownBytes(option), shownBytes(name), known.join(QStringLiteral(", "))));
}

Outcome<const Target *> targetFor(const Arguments &arguments)
{
    const std::string name = arguments.has("--target") ? arguments.value("--target") : "opencode";
    if (const Target *target = findTarget(name))
        return target;
    QStringList known;
    for (const Target *target : targets())
        known += shownBytes(target->name());
    return unknownName("--target", name, known);
}

Outcome<Host> hostFor(const Arguments &arguments)
{
    const std::string name = arguments.value("--host");
    if (!arguments.has("--host") || name == "stock")
        return Host::Stock;
    if (name == "hooked")
        return Host::Hooked;
    return unknownName("--host", name, {QStringLiteral("stock"), QStringLiteral("hooked")});
}

Outcome<const TokenCounter *> counterFor(const Arguments &arguments)
{
    if (!arguments.has("--tokens"))
        return &estimateCounter();
    const std::string name = arguments.value("--tokens");
    if (const TokenCounter *counter = findCounter(name))
        return counter;
    return unknownName("--tokens", name, {shownBytes(estimateCounter().name())});
}

/// The options object, the plugin's entry or a whole opencode.json(c); the core gets strict JSON.
Outcome<std::string> inlineOptionsFor(const Arguments &arguments, Inputs &inputs)
{
    if (!arguments.has("--options"))
        return std::string();
    auto file = inputs.read(arguments.value("--options"));
    if (!file)
        return tl::unexpected(file.error());
    if (isUtf16(file->bytes))
        return inputError({ErrorCode::Utf16File, file->path, {}, {}});
    if (file->bytes.find_first_not_of(" \t\r\n") == std::string::npos)
        return inputError({ErrorCode::JsonSyntax, file->path, TextRange{0, 0}, {"value"}}, file->bytes);
    auto options = inlineOptionsFrom(file->bytes);
    if (options)
        return std::move(*options);
    if (options.error().code == ErrorCode::JsonPathMissing) {
        const QString text = translated(QT_TRANSLATE_NOOP("CommandLine", "“%1” holds no options of the plugin. It takes an object, as in {\"hide\": [\"github_*\"]}, the plugin’s entry in opencode.json, or all of opencode.json."));
        return stop(ExitCode::Input, text.arg(shownBytes(file->path)));
    }
    options.error().file = file->path;
    return inputError(options.error(), file->bytes);
}

InputFile resourceFile(const QString &path)
{
    QFile file(path);
    const QByteArray bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    return {QFileInfo(path).fileName().toStdString(), {}, bytes.toStdString()};
}

QStringList exampleFiles()
{
    QStringList files;
    for (QDirIterator it(QString::fromLatin1(kExampleFolder), {QStringLiteral("*.json")}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();)
        files += it.next();
    files.sort();
    return files;
}

} // namespace

PreviewInput Request::input() const
{
    PreviewInput input;
    input.catalog = catalog;
    input.documentText = config.text;
    input.documentExists = config.exists;
    input.documentFile = config.path;
    input.inlineOptions = inlineOptions;
    input.host = host;
    input.counter = counter;
    return input;
}

Outcome<Request> readSettings(const Arguments &arguments, Inputs &inputs)
{
    Request request;
    const auto target = targetFor(arguments);
    if (!target)
        return tl::unexpected(target.error());
    const auto host = hostFor(arguments);
    if (!host)
        return tl::unexpected(host.error());
    const auto counter = counterFor(arguments);
    if (!counter)
        return tl::unexpected(counter.error());
    auto options = inlineOptionsFor(arguments, inputs);
    if (!options)
        return tl::unexpected(options.error());
    request.target = *target;
    request.host = *host;
    request.counter = *counter;
    request.inlineOptions = std::move(*options);
    return request;
}

Outcome<Request> readRequest(const Arguments &arguments, Inputs &inputs)
{
    if (!arguments.has("--catalog"))
        return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "Name the files with the tools: --catalog FILE…")));
    auto request = readSettings(arguments, inputs);
    if (!request)
        return request;
    auto catalog = readCatalogs(inputs, arguments.values("--catalog"));
    if (!catalog)
        return tl::unexpected(catalog.error());
    request->catalog = std::make_shared<const Catalog>(std::move(*catalog));
    if (!arguments.has("--config"))
        return request;
    auto file = inputs.read(arguments.value("--config"));
    if (!file)
        return tl::unexpected(file.error());
    auto config = configFrom(std::move(*file));
    if (!config)
        return tl::unexpected(config.error());
    request->config = std::move(*config);
    return request;
}

Outcome<Request> readExample(const Arguments &arguments, Inputs &inputs)
{
    auto request = readSettings(arguments, inputs);
    if (!request)
        return request;
    Catalog all;
    for (const QString &path : exampleFiles()) {
        InputFile file = resourceFile(path);
        if (file.path == "tool-search.json") {
            request->config = {file.path, std::move(file.bytes), true};
            continue;
        }
        auto catalog = importedCatalog(std::move(file));
        if (!catalog)
            return tl::unexpected(catalog.error());
        append(all, std::move(*catalog));
    }
    request->catalog = std::make_shared<const Catalog>(std::move(all));
    return request;
}

Outcome<ConfigFile> configFrom(InputFile file)
{
    if (isUtf16(file.bytes))
        return inputError({ErrorCode::Utf16File, file.path, {}, {}});
    return ConfigFile{std::move(file.path), std::move(file.bytes), true};
}

Outcome<PreviewPtr> evaluate(Evaluator &evaluator, const Request &request)
{
    auto preview = evaluator.preview(request.input());
    if (!preview)
        return inputError(preview.error());
    return std::move(*preview);
}

} // namespace tss::app::cli
