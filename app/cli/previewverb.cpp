// SPDX-License-Identifier: MIT
// tss preview: what the model would get.
#include "app/cli/previewjson.h"
#include "app/cli/previewtext.h"
#include "app/cli/request.h"
#include "app/cli/verb.h"

#include <QCoreApplication>

#include <array>

namespace tss::app::cli {

namespace {

constexpr std::array kOptions{
    kTargetOption, kCatalogOption, kConfigOption, kOptionsOption, kHostOption, kTokensOption, kJsonOption,
    OptionSpec{"--text"}, OptionSpec{"--example"},
};

Outcome<ExitCode> run(const Arguments &arguments, Console &console)
{
    const bool wantsExample = arguments.has("--example");
    if (wantsExample && (arguments.has("--catalog") || arguments.has("--config")))
        return stop(ExitCode::Usage, QCoreApplication::translate("CommandLine", "--example brings its own catalog and configuration; leave --catalog and --config out."));
    Inputs inputs;
    const auto request = wantsExample ? readExample(arguments, inputs) : readRequest(arguments, inputs);
    if (!request)
        return tl::unexpected(request.error());
    const auto evaluator = request->target->makeEvaluator();
    const auto preview = evaluate(*evaluator, *request);
    if (!preview)
        return tl::unexpected(preview.error());
    const ShownPreview shown{*request, **preview, *evaluator};
    if (arguments.has("--json")) {
        console.printBytes(previewJson(shown));
        return ExitCode::Ok;
    }
    console.print(previewText(shown));
    if (arguments.has("--text"))
        console.print(sentText(shown));
    return ExitCode::Ok;
}

constexpr const char *kUsage = QT_TRANSLATE_NOOP("CommandLine",
    "tss preview --catalog FILE… [--config FILE] [--options FILE] [--host stock|hooked]\n"
    "            [--target opencode] [--tokens NAME] [--text] [--json]\n"
    "tss preview --example [--host …] [--text] [--json]\n"
    "\n"
    "Shows what the model gets: every tool with its verdict, the rule that made it and its tokens,\n"
    "the total before and after, what each rule matches, and problems.\n"
    "\n"
    "  --catalog FILE…   files with tools, of any kind that “tss help catalog” lists; several, or the\n"
    "                    option several times. NAME=FILE says what the server is called; without it a\n"
    "                    list from one server takes the file’s name: github.tools.json is “github”.\n"
    "  --config FILE     the tool-search.json. Without it there is no such file and the plugin’s\n"
    "                    defaults apply.\n"
    "  --options FILE    the plugin’s inline options from opencode.json, as a JSON object\n"
    "  --host stock      OpenCode as released: MCP tools never pass through the plugin (default)\n"
    "  --host hooked     a build whose tool hook covers MCP tools\n"
    "  --tokens NAME     how to count tokens: estimate (default)\n"
    "  --text            also every description exactly as sent\n"
    "  --json            everything, for programs\n"
    "  --example         the bundled example instead of files\n"
    "\n"
    "“-” as FILE is standard input.\n");

} // namespace

const Verb &previewVerb()
{
    static const Verb verb{"preview", QT_TRANSLATE_NOOP("CommandLine", "show what the model gets, and its tokens"), kUsage, kOptions, false, &run};
    return verb;
}

} // namespace tss::app::cli
