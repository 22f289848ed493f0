// SPDX-License-Identifier: MIT
// tss catalog: reads lists of tools of any kind and writes one of another.
#include "app/cli/inputs.h"
#include "app/cli/verb.h"
#include "app/text/errortext.h"
#include "core/io/filesystem.h"
#include "core/io/readfile.h"

#include <QCoreApplication>

#include <array>

namespace tss::app::cli {

namespace {

constexpr OptionSpec kOutput{"--output", Takes::One, "-o"};
constexpr std::array kOptions{kOutput, OptionSpec{"--as", Takes::One}};

QString translated(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

Outcome<const Importer *> writerFor(const Arguments &arguments)
{
    const std::string name = arguments.has("--as") ? arguments.value("--as") : "studio";
    QStringList known;
    for (const Importer *importer : importers()) {
        const std::string_view candidate = formatName(importer->format());
        if (candidate == name)
            return importer;
        known += shownBytes(candidate);
    }
    return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "%1 does not know “%2”. It can be: %3."))
                                     .arg(QStringLiteral("--as"), shownBytes(name), known.join(QStringLiteral(", "))));
}

Outcome<ExitCode> writeFile(const std::string &path, const std::string &bytes)
{
    FileSystem &files = posixFileSystem();
    Stamp stamp;
    if (const auto now = readContent(path, std::size_t{1} << 30))
        stamp = now->stamp;
    else if (now.error().code != ErrorCode::FileNotFound)
        return inputError(now.error());
    if (const auto written = files.writeAtomic(path, bytes, stamp); !written)
        return inputError(written.error());
    return ExitCode::Ok;
}

Outcome<ExitCode> run(const Arguments &arguments, Console &console)
{
    if (arguments.words.empty())
        return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "Name the files to read: tss catalog FILE…")));
    const auto writer = writerFor(arguments);
    if (!writer)
        return tl::unexpected(writer.error());
    Inputs inputs;
    const auto catalog = readCatalogs(inputs, arguments.words);
    if (!catalog)
        return tl::unexpected(catalog.error());
    const std::string bytes = (*writer)->write(*catalog);
    const std::string output = arguments.value("--output");
    if (!output.empty() && output != "-")
        return writeFile(output, bytes);
    console.printBytes(bytes);
    return ExitCode::Ok;
}

constexpr const char *kUsage = QT_TRANSLATE_NOOP("CommandLine",
    "tss catalog FILE… [-o FILE] [--as FORMAT]\n"
    "\n"
    "Reads lists of tools, told apart by their content, and writes them as one.\n"
    "\n"
    "  FILE…            “-” is standard input; NAME=FILE says what the server is called\n"
    "  -o FILE          where to write, in one step; without it to standard output\n"
    "  --as FORMAT      studio        the studio’s own catalog: keeps everything (default)\n"
    "                   mcp           an MCP tools/list result\n"
    "                   openai        OpenAI tools\n"
    "                   anthropic     Anthropic tools\n"
    "                   opencode      what OpenCode answers at /experimental/tool\n"
    "                   opencode-ids  what OpenCode answers at /experimental/tool/ids\n"
    "                   dsh           DSH tool schemas\n"
    "                   slimmer       a tool_slimmer_catalog answer\n"
    "\n"
    "All of these can be read too. What a format has no place for is left out.\n");

} // namespace

const Verb &catalogVerb()
{
    static const Verb verb{"catalog", QT_TRANSLATE_NOOP("CommandLine", "read lists of tools and write them in another format"), kUsage, kOptions, true, &run};
    return verb;
}

} // namespace tss::app::cli
