// SPDX-License-Identifier: MIT
#include "app/launchoptions.h"

#include <QCommandLineParser>
#include <QCoreApplication>
#include <QRegularExpression>

namespace tss::app {

namespace {

QString words(const char *text)
{
    return QCoreApplication::translate("LaunchOptions", text);
}

QCommandLineOption option(const char *name, const char *description, const char *valueName = "")
{
    return {QString::fromLatin1(name), words(description), QString::fromLatin1(valueName)};
}

void describe(QCommandLineParser &parser)
{
    parser.setApplicationDescription(words("Decide what tools your coding agent's model sees, and what they cost."));
    parser.addPositionalArgument(QStringLiteral("files"), words("Catalogs and configurations to open."), QStringLiteral("[files…]"));
    parser.addOptions({
        option("example", QT_TRANSLATE_NOOP("LaunchOptions", "Open the bundled example.")),
        option("config", QT_TRANSLATE_NOOP("LaunchOptions", "Open this configuration instead of the user's."), "file"),
        option("screenshot", QT_TRANSLATE_NOOP("LaunchOptions", "Write a picture of the window to a PNG file and end."), "file"),
        option("size", QT_TRANSLATE_NOOP("LaunchOptions", "Size of the window, as 1440x900."), "size"),
        option("scheme", QT_TRANSLATE_NOOP("LaunchOptions", "Colour scheme: light or dark."), "scheme"),
        option("language", QT_TRANSLATE_NOOP("LaunchOptions", "Language: en, es or zh_CN."), "language"),
        option("select", QT_TRANSLATE_NOOP("LaunchOptions", "Select the tool with this id."), "id"),
    });
    parser.addHelpOption();
    parser.addVersionOption();
}

/// An invalid size stays empty.
QSize parsedSize(const QString &text)
{
    static const QRegularExpression form(QStringLiteral("^([1-9][0-9]{1,4})x([1-9][0-9]{1,4})$"));
    const auto match = form.match(text);
    return match.hasMatch() ? QSize(match.captured(1).toInt(), match.captured(2).toInt()) : QSize();
}

std::optional<QString> problem(const QCommandLineParser &parser, const LaunchOptions &options)
{
    if (parser.isSet(QStringLiteral("size")) && options.size.isEmpty())
        return words("The size must look like 1440x900.");
    if (!options.scheme.isEmpty() && options.scheme != u"light" && options.scheme != u"dark")
        return words("The colour scheme must be light or dark.");
    return std::nullopt;
}

} // namespace

Launch parseLaunch(const QStringList &arguments)
{
    QCommandLineParser parser;
    describe(parser);
    if (!parser.parse(arguments))
        return {{}, LaunchAnswer{parser.errorText(), true}};
    if (parser.isSet(QStringLiteral("help")))
        return {{}, LaunchAnswer{parser.helpText(), false}};
    if (parser.isSet(QStringLiteral("version")))
        return {{}, LaunchAnswer{QCoreApplication::applicationName() + u' ' + QCoreApplication::applicationVersion(), false}};
    LaunchOptions options;
    options.files = parser.positionalArguments();
    options.example = parser.isSet(QStringLiteral("example"));
    options.config = parser.value(QStringLiteral("config"));
    options.screenshot = parser.value(QStringLiteral("screenshot"));
    options.size = parsedSize(parser.value(QStringLiteral("size")));
    options.scheme = parser.value(QStringLiteral("scheme"));
    options.language = parser.value(QStringLiteral("language"));
    options.select = parser.value(QStringLiteral("select"));
    if (const auto text = problem(parser, options))
        return {{}, LaunchAnswer{*text, true}};
    return {options, std::nullopt};
}

} // namespace tss::app
