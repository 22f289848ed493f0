// SPDX-License-Identifier: MIT
#include "app/text/diagnostictext.h"

#include "app/text/diagnosticsentences.h"
#include "app/text/errortext.h"
#include "app/text/sentence.h"
#include "app/text/words.h"

#include <QCoreApplication>

namespace tss::app {

namespace {

constexpr std::size_t kLongestArgument = 160;

const DiagnosticSentence *sentenceFor(DiagnosticCode code)
{
    for (const auto &sentences : {fileSentences(), ruleSentences(), catalogSentences(), schemaSentences()}) {
        for (const DiagnosticSentence &sentence : sentences) {
            if (sentence.code == code)
                return &sentence;
        }
    }
    return nullptr;
}

/// Long values, as of a list of patterns, are cut: a sentence is no place for them.
QStringList shownAll(const std::vector<std::u16string> &args)
{
    QStringList result;
    for (const std::u16string &arg : args) {
        const QString text = shown(std::u16string_view(arg).substr(0, kLongestArgument));
        result += arg.size() > kLongestArgument ? QString(text + u'…') : text;
    }
    return result;
}

/// The key that breaks every search: of a tool's entry, or at the top where there is no tool.
QString searchKeyText(const QString &tool, const QString &key)
{
    if (tool.isEmpty())
        return filled(QCoreApplication::translate(kDiagnosticContext, "“%1”"), {key});
    return filled(QCoreApplication::translate(kDiagnosticContext, "“%1” of the tool “%2”"), {key, tool});
}

/// The arguments as they go into a sentence: core's own words turned into ours.
QStringList argumentsOf(const Diagnostic &diagnostic)
{
    QStringList args = shownAll(diagnostic.args);
    if (args.isEmpty())
        return args;
    switch (diagnostic.code) {
    case DiagnosticCode::FileSyntax:
        args[0] = expectedText(args[0]);
        break;
    case DiagnosticCode::FileNotObject:
        args[0] = jsonKindText(args[0]);
        break;
    case DiagnosticCode::ImportProblem:
        args[0] = importNoteText(args[0], args.value(1));
        break;
    case DiagnosticCode::DescriptionMissing:
        args[0] = noDescriptionText(args[0]);
        break;
    case DiagnosticCode::WrongTypeIgnored:
        args += wrongTypeText(args[0], args.value(1));
        break;
    case DiagnosticCode::SearchThrows:
        args[0] = searchKeyText(args[0], args.value(1));
        break;
    default:
        break;
    }
    return args;
}

/// Of a problem that very many tools have, only the first stands in the list; its last argument says how many.
QString othersText(const DiagnosticSentence &sentence, const QStringList &args)
{
    if (sentence.arguments == kNoCount || args.size() <= sentence.arguments)
        return {};
    return u' ' + countedText(kDiagnosticContext, QT_TRANSLATE_N_NOOP("Diagnostics", "The same goes for %n tool(s) in all."), args.last().toInt());
}

} // namespace

QString diagnosticTitle(const Diagnostic &diagnostic)
{
    const DiagnosticSentence *sentence = sentenceFor(diagnostic.code);
    if (!sentence)
        return QString::fromStdString(diagnosticName(diagnostic.code));
    const QStringList args = argumentsOf(diagnostic);
    const int count = sentence->countArgument == kNoCount ? 0 : args.value(sentence->countArgument).toInt();
    const QString title = sentence->countArgument == kNoCount ? QCoreApplication::translate(kDiagnosticContext, sentence->title)
                                                              : countedText(kDiagnosticContext, sentence->title, count);
    return filled(title, args) + othersText(*sentence, args);
}

QString diagnosticDetail(const Diagnostic &diagnostic)
{
    const DiagnosticSentence *sentence = sentenceFor(diagnostic.code);
    if (!sentence || *sentence->detail == '\0')
        return {};
    return filled(QCoreApplication::translate(kDiagnosticContext, sentence->detail), argumentsOf(diagnostic));
}

QString fixTitle(const Fix &fix)
{
    const QStringList args = shownAll(fix.args);
    const auto text = [&](const char *source) { return filled(QCoreApplication::translate("Fixes", source), args); };
    switch (fix.kind) {
    case FixKind::MakeStrict:
        return text(QT_TRANSLATE_NOOP("Fixes", "Make it strict JSON: remove comments, extra commas and byte-order mark"));
    case FixKind::RemoveRule:
        return text(QT_TRANSLATE_NOOP("Fixes", "Remove “%1”"));
    case FixKind::ReplaceRule:
        return text(QT_TRANSLATE_NOOP("Fixes", "Replace by “%2”"));
    case FixKind::AddKeepRules:
        return countedText("Fixes", QT_TRANSLATE_N_NOOP("Fixes", "Keep %n tool(s) visible"), args.value(0).toInt());
    case FixKind::WrapInArray:
        return text(QT_TRANSLATE_NOOP("Fixes", "Make “%1” a list"));
    case FixKind::RemoveKey:
        return text(QT_TRANSLATE_NOOP("Fixes", "Remove “%1”"));
    case FixKind::SetValue:
        return text(QT_TRANSLATE_NOOP("Fixes", "Set “%1” to %2"));
    case FixKind::RemoveOverride:
        return text(QT_TRANSLATE_NOOP("Fixes", "Remove the entry for “%1”"));
    case FixKind::AddHideRule:
        return text(QT_TRANSLATE_NOOP("Fixes", "Hide “%1”"));
    }
    return {};
}

QString severityText(Severity severity)
{
    switch (severity) {
    case Severity::Error:
        return QCoreApplication::translate("Diagnostics", "Error");
    case Severity::Warning:
        return QCoreApplication::translate("Diagnostics", "Warning");
    case Severity::Hint:
        return QCoreApplication::translate("Diagnostics", "Hint");
    }
    return {};
}

QString ruleText(const RuleRef &rule)
{
    if (rule.builtIn)
        return QCoreApplication::translate("Diagnostics", "always kept by the plugin");
    const QString list = rule.list == RuleList::Hide ? QStringLiteral("hide") : QStringLiteral("keep");
    return list + u'[' + QString::number(rule.index) + u']';
}

QString diagnosticPlace(const Diagnostic &diagnostic, std::string_view source)
{
    return placeText(diagnostic.place.file, diagnostic.place.range, source);
}

} // namespace tss::app
