// SPDX-License-Identifier: MIT
#include "app/cli/arguments.h"

#include "app/text/errortext.h"

#include <QCoreApplication>

#include <optional>

namespace tss::app::cli {

namespace {

QString said(const char *text, std::string_view what)
{
    return QCoreApplication::translate("CommandLine", text).arg(shownBytes(what));
}

class Parser
{
public:
    Parser(std::span<const std::string> args, std::span<const OptionSpec> specs) : m_args(args), m_specs(specs) {}

    tl::expected<Arguments, QString> parse()
    {
        while (m_next < m_args.size()) {
            const std::string &arg = m_args[m_next++];
            if (arg == "--") {
                m_result.words.insert(m_result.words.end(), m_args.begin() + static_cast<std::ptrdiff_t>(m_next), m_args.end());
                break;
            }
            if (!isOption(arg))
                m_result.words.push_back(arg);
            else if (const QString problem = takeOption(arg); !problem.isEmpty())
                return tl::unexpected(problem);
        }
        return std::move(m_result);
    }

private:
    static bool isOption(std::string_view arg) { return arg.size() > 1 && arg.front() == '-'; }

    const OptionSpec *find(std::string_view name) const
    {
        for (const OptionSpec &spec : m_specs) {
            if (spec.name == name || (!spec.shortName.empty() && spec.shortName == name))
                return &spec;
        }
        return nullptr;
    }

    QString takeOption(const std::string &arg)
    {
        const auto equals = arg.starts_with("--") ? arg.find('=') : std::string::npos;
        const OptionSpec *spec = find(std::string_view(arg).substr(0, equals));
        if (!spec)
            return said(QT_TRANSLATE_NOOP("CommandLine", "There is no option %1 here."), arg.substr(0, equals));
        if (spec->takes != Takes::Many && m_result.has(spec->name))
            return said(QT_TRANSLATE_NOOP("CommandLine", "%1 is given twice."), spec->name);
        std::vector<std::string> &values = m_result.options[std::string(spec->name)];
        if (equals != std::string::npos) {
            values.push_back(arg.substr(equals + 1));
            return spec->takes == Takes::Nothing ? said(QT_TRANSLATE_NOOP("CommandLine", "%1 takes no value."), spec->name) : QString();
        }
        return spec->takes == Takes::Nothing ? QString() : takeValues(*spec, values);
    }

    QString takeValues(const OptionSpec &spec, std::vector<std::string> &values)
    {
        const std::size_t before = values.size();
        // A single value may begin with a dash (a query, a negative number), unless it is one of our options.
        const auto isValue = [&](const std::string &arg) {
            return !isOption(arg) || (spec.takes == Takes::One && arg != "--" && !find(arg));
        };
        while (m_next < m_args.size() && isValue(m_args[m_next])) {
            values.push_back(m_args[m_next++]);
            if (spec.takes == Takes::One)
                break;
        }
        return values.size() == before ? said(QT_TRANSLATE_NOOP("CommandLine", "%1 needs a value."), spec.name) : QString();
    }

    std::span<const std::string> m_args;
    std::span<const OptionSpec> m_specs;
    std::size_t m_next = 0;
    Arguments m_result;
};

} // namespace

std::string Arguments::value(std::string_view option) const
{
    const auto found = options.find(option);
    return found == options.end() || found->second.empty() ? std::string() : found->second.front();
}

std::vector<std::string> Arguments::values(std::string_view option) const
{
    const auto found = options.find(option);
    return found == options.end() ? std::vector<std::string>() : found->second;
}

tl::expected<Arguments, QString> parseArguments(std::span<const std::string> args, std::span<const OptionSpec> specs)
{
    return Parser(args, specs).parse();
}

} // namespace tss::app::cli
