// SPDX-License-Identifier: MIT
// tss help [VERB].
#include "app/cli/table.h"
#include "app/cli/verb.h"
#include "app/text/errortext.h"

#include <QCoreApplication>

namespace tss::app::cli {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString overview()
{
    Table table({Table::Align::Left, Table::Align::Left});
    for (const Verb *verb : verbs())
        table.addRow({shownBytes(verb->name), translated(verb->summary)});
    return translated(QT_TRANSLATE_NOOP("CommandLine", "tss: what the tools of a coding agent cost and how its model sees them\n\nCommands:\n"))
        + table.toString()
        + translated(QT_TRANSLATE_NOOP("CommandLine",
              "\n“tss help COMMAND” explains one; “tss --version” prints the version.\n"
              "\n"
              "Exit codes:\n"
              "  0  done\n"
              "  1  “tss check” found errors\n"
              "  2  the command line is wrong\n"
              "  3  a file could not be read, understood or written\n"
              "\n"
              "Results go to standard output, messages to standard error, both in UTF-8.\n"));
}

Outcome<ExitCode> run(const Arguments &arguments, Console &console)
{
    if (arguments.words.empty()) {
        console.print(overview());
        return ExitCode::Ok;
    }
    if (arguments.words.size() > 1)
        return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "“tss help” explains one command at a time.")));
    const Verb *verb = findVerb(arguments.words.front());
    if (!verb)
        return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "There is no command “%1”. “tss help” lists them.")).arg(shownBytes(arguments.words.front())));
    console.print(translated(verb->usage));
    return ExitCode::Ok;
}

} // namespace

const Verb &helpVerb()
{
    static const Verb verb{"help", QT_TRANSLATE_NOOP("CommandLine", "explain the commands"),
                           QT_TRANSLATE_NOOP("CommandLine", "tss help [COMMAND]\n\nExplains a command, or lists them all with the exit codes.\n"), {}, true, &run};
    return verb;
}

} // namespace tss::app::cli
