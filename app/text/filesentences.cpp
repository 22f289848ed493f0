// SPDX-License-Identifier: MIT
// Statements about the plugin are about @yulimfish/opencode-tool-search 0.1.2.
#include "app/text/diagnosticsentences.h"

#include <QCoreApplication>

namespace tss::app {

namespace {

constexpr DiagnosticSentence kSentences[]{
    {DiagnosticCode::FileHasComments,
     QT_TRANSLATE_NOOP("Diagnostics", "The plugin ignores this whole file, because there are comments in it."),
     QT_TRANSLATE_NOOP("Diagnostics", "Plugin 0.1.2 reads strict JSON only; until the comments are gone its defaults apply, not the values here. You can go on editing all the same.")},
    {DiagnosticCode::FileHasTrailingCommas,
     QT_TRANSLATE_NOOP("Diagnostics", "The plugin ignores this whole file, because there is a comma before a closing bracket."),
     QT_TRANSLATE_NOOP("Diagnostics", "Plugin 0.1.2 reads strict JSON only; until the comma is gone its defaults apply, not the values here. You can go on editing all the same.")},
    {DiagnosticCode::FileHasBom,
     QT_TRANSLATE_NOOP("Diagnostics", "The plugin ignores this whole file, because it begins with a byte-order mark."),
     QT_TRANSLATE_NOOP("Diagnostics", "Plugin 0.1.2 reads strict JSON only; until the mark is gone its defaults apply, not the values here. Saving from Tool Search Studio writes the file without it.")},
    {DiagnosticCode::FileSyntax,
     QT_TRANSLATE_NOOP("Diagnostics", "The plugin ignores this whole file, because it is not valid JSON: %1."),
     QT_TRANSLATE_NOOP("Diagnostics", "Until it is corrected the defaults of plugin 0.1.2 apply.")},
    {DiagnosticCode::FileNotObject,
     QT_TRANSLATE_NOOP("Diagnostics", "The file holds %1 instead of an object, so it changes nothing."),
     QT_TRANSLATE_NOOP("Diagnostics", "Plugin 0.1.2 reads it without a word and uses its defaults. Put the settings in curly brackets.")},
    {DiagnosticCode::FileInvalidUtf8,
     QT_TRANSLATE_NOOP("Diagnostics", "There are bytes in the file that are not UTF-8 text."),
     QT_TRANSLATE_NOOP("Diagnostics", "The plugin reads a replacement character for each of them; the rest counts as written. They stay as they are until you change them.")},
    {DiagnosticCode::DuplicateKey,
     QT_TRANSLATE_NOOP("Diagnostics", "The key “%1” is there more than once; the last one counts."),
     QT_TRANSLATE_NOOP("Diagnostics", "Remove the others, so that what you read is what applies.")},
    {DiagnosticCode::UnknownKey,
     QT_TRANSLATE_NOOP("Diagnostics", "Plugin 0.1.2 does not know the key “%1” and ignores it."),
     QT_TRANSLATE_NOOP("Diagnostics", "It stays in the file as it is. Check its spelling if you meant a setting of the plugin.")},
    {DiagnosticCode::PluginThrowsAtStart,
     QT_TRANSLATE_NOOP("Diagnostics", "The plugin fails when OpenCode starts, because “%1” is not a list: there is no tool_search at all."),
     QT_TRANSLATE_NOOP("Diagnostics", "Plugin 0.1.2 takes a list of patterns only. Put the value in square brackets.")},
    {DiagnosticCode::SearchThrows,
     QT_TRANSLATE_NOOP("Diagnostics", "Every tool_search fails, because %1 is of the wrong type."),
     QT_TRANSLATE_NOOP("Diagnostics", "Plugin 0.1.2 wants a list of texts as tags, a text as description and a number as limit.")},
    {DiagnosticCode::WrongTypeIgnored,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” is %2, which is of the wrong type."),
     QT_TRANSLATE_NOOP("Diagnostics", "%3 Correct the value or remove the key.")},
    {DiagnosticCode::NumberTreatedAs,
     QT_TRANSLATE_NOOP("Diagnostics", "“%1” is %2, and plugin 0.1.2 treats it as %3."),
     QT_TRANSLATE_NOOP("Diagnostics", "Write the number you mean, so that what you read is what applies.")},
    {DiagnosticCode::NegativeTopK,
     QT_TRANSLATE_NOOP("Diagnostics", "With topK %1 the plugin drops results from the end: it shows %2 of %3."),
     QT_TRANSLATE_NOOP("Diagnostics", "Use a number from 1 to 20.")},
    {DiagnosticCode::PluginDisabled,
     QT_TRANSLATE_NOOP("Diagnostics", "The plugin is switched off by “enabled”."),
     QT_TRANSLATE_NOOP("Diagnostics", "Nothing is hidden, and the model has no tool_search.")},
};

} // namespace

std::span<const DiagnosticSentence> fileSentences()
{
    return kSentences;
}

} // namespace tss::app
