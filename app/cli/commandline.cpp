// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"

#include "app/cli/verb.h"
#include "app/languages.h"
#include "app/text/errortext.h"

#include <QCoreApplication>

#include <fcntl.h>
#include <langinfo.h>
#include <unistd.h>

#include <clocale>
#include <csignal>
#include <cstdlib>
#include <string>
#include <vector>

namespace tss::app::cli {

namespace {

QString translated(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

Outcome<ExitCode> runVerb(const Verb &verb, std::span<const std::string> args, Console &console)
{
    for (const std::string &arg : args) {
        if (arg == "--")
            break;
        if (arg == "--help" || arg == "-h")
            return helpVerb().run({{std::string(verb.name)}, {}}, console);
    }
    const auto parsed = parseArguments(args, verb.options);
    QString problem = parsed ? QString() : parsed.error();
    if (parsed && !verb.takesWords && !parsed->words.empty())
        problem = translated(QT_TRANSLATE_NOOP("CommandLine", "“%1” belongs to no option.")).arg(shownBytes(parsed->words.front()));
    if (!problem.isEmpty()) {
        const QString hint = translated(QT_TRANSLATE_NOOP("CommandLine", "See “tss help %1”.")).arg(shownBytes(verb.name));
        return stop(ExitCode::Usage, problem + u' ' + hint);
    }
    return verb.run(*parsed, console);
}

Outcome<ExitCode> runArguments(std::span<const std::string> args, Console &console)
{
    if (args.empty()) {
        const QString hint = translated(QT_TRANSLATE_NOOP("CommandLine", "Say what to do, for example “tss preview --example”. “tss help” lists everything."));
        return stop(ExitCode::Usage, hint);
    }
    const std::string &first = args.front();
    if (first == "--version" || first == "-V") {
        console.print(QStringLiteral("tss " TSS_VERSION "\n"));
        return ExitCode::Ok;
    }
    if (first == "--help" || first == "-h")
        return helpVerb().run({}, console);
    if (const Verb *verb = findVerb(first))
        return runVerb(*verb, args.subspan(1), console);
    return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "There is no command “%1”. “tss help” lists them.")).arg(shownBytes(first)));
}

} // namespace

void prepareProcess()
{
    for (const int fd : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO}) {
        // Read-only, so that writing to it still fails. open() takes the lowest free number, which is this one.
        if (::fcntl(fd, F_GETFD) == -1)
            static_cast<void>(::open("/dev/null", O_RDONLY) == fd);
    }
    std::signal(SIGPIPE, SIG_IGN); // NOLINT(cert-err33-c): cannot fail for SIGPIPE
    std::signal(SIGXFSZ, SIG_IGN); // NOLINT(cert-err33-c): a limit on file sizes is then an error like a full disk
    std::setlocale(LC_ALL, "");
    if (std::string_view(::nl_langinfo(CODESET)) != "UTF-8")
        ::setenv("LC_ALL", "C.UTF-8", 1);
}

int runCommandLine(int argc, char **argv)
{
    const std::vector<std::string> args(argv + (argc > 0 ? 1 : 0), argv + argc);
    const Translation translation{QString()};
    Console console;
    const Outcome<ExitCode> outcome = runArguments(args, console);
    const bool written = console.flush();
    if (!outcome) {
        console.complain(outcome.error().message);
        return static_cast<int>(outcome.error().code);
    }
    if (!written) {
        console.complain(translated(QT_TRANSLATE_NOOP("CommandLine", "The result could not be written to standard output.")));
        return static_cast<int>(ExitCode::Input);
    }
    return static_cast<int>(*outcome);
}

} // namespace tss::app::cli
