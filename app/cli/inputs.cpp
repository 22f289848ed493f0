// SPDX-License-Identifier: MIT
#include "app/cli/inputs.h"

#include "app/text/errortext.h"
#include "core/io/readfile.h"
#include "core/text/utf16.h"

#include <QCoreApplication>

#include <sys/stat.h>
#include <unistd.h>

namespace tss::app::cli {

namespace {

constexpr std::size_t kInputLimit = std::size_t{1} << 30;

bool exists(const std::string &path)
{
    struct stat status = {};
    return ::lstat(path.c_str(), &status) == 0;
}

} // namespace

Outcome<InputFile> Inputs::readCatalogFile(const std::string &argument)
{
    const auto equals = argument.find('=');
    if (equals == std::string::npos || exists(argument))
        return read(argument);
    auto file = read(argument.substr(equals + 1));
    if (file)
        file->name = fromUtf8(argument.substr(0, equals));
    return file;
}

Outcome<InputFile> Inputs::read(const std::string &path)
{
    const bool isStdin = path == "-";
    if (isStdin && m_stdinUsed)
        return stop(ExitCode::Usage, QCoreApplication::translate("CommandLine", "Standard input (-) can be read once only."));
    if (path.empty())
        return stop(ExitCode::Usage, QCoreApplication::translate("CommandLine", "The name of a file is empty."));
    m_stdinUsed = m_stdinUsed || isStdin;
    auto bytes = isStdin ? readDescriptor(STDIN_FILENO, kInputLimit, path) : readBytes(path, {kInputLimit, ReadKind::RegularOrShellPipe});
    if (!bytes) {
        Error error = bytes.error();
        error.file = path;
        return inputError(error);
    }
    return InputFile{path, isStdin ? u"stdin" : u"", std::move(*bytes)};
}

Outcome<Catalog> importedCatalog(InputFile file)
{
    const std::string source = file.bytes; // for the line and column of an error
    auto catalog = importCatalog(std::move(file.bytes), file.path, std::move(file.name));
    if (!catalog)
        return inputError(catalog.error(), source);
    return std::move(*catalog);
}

Outcome<Catalog> readCatalogs(Inputs &inputs, const std::vector<std::string> &arguments)
{
    Catalog all;
    for (const std::string &argument : arguments) {
        auto file = inputs.readCatalogFile(argument);
        if (!file)
            return tl::unexpected(file.error());
        auto catalog = importedCatalog(std::move(*file));
        if (!catalog)
            return catalog;
        append(all, std::move(*catalog));
    }
    return all;
}

QString errorMessage(const Error &error, std::string_view source)
{
    const QString place = error.where ? errorPlace(error, source) : QString();
    return place.isEmpty() ? errorText(error) : QString(place + QStringLiteral(": ") + errorText(error));
}

tl::unexpected<Stop> inputError(const Error &error, std::string_view source)
{
    return stop(ExitCode::Input, errorMessage(error, source));
}

} // namespace tss::app::cli
