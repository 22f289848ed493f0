// SPDX-License-Identifier: MIT
#include "app/text/diagnosticsentences.h"

#include <QCoreApplication>

namespace tss::app {

namespace {

constexpr DiagnosticSentence kSentences[]{
    {DiagnosticCode::IdCollision,
     QT_TRANSLATE_N_NOOP("Diagnostics", "%n tools have the same id “%1”; only “%4” of “%3” is sent."),
     QT_TRANSLATE_NOOP("Diagnostics", "OpenCode writes _ for every character of a name other than a–z, A–Z, 0–9, _ and -, and the last tool with an id wins. Settings for this id apply to the winner."), 1, 4},
    {DiagnosticCode::SameNameOnServers,
     QT_TRANSLATE_N_NOOP("Diagnostics", "%n servers have a tool named “%1”."),
     QT_TRANSLATE_NOOP("Diagnostics", "They are different tools with different ids. Check that your rules mean the right one."), 1, 2},
    {DiagnosticCode::NameTooLong,
     QT_TRANSLATE_NOOP("Diagnostics", "The id “%1” is %2 characters long; many providers refuse more than 64."),
     QT_TRANSLATE_NOOP("Diagnostics", "A shorter server name in opencode.json makes the ids of its tools shorter."), kNoCount, 2},
    {DiagnosticCode::NameInvisibleCharacters,
     QT_TRANSLATE_NOOP("Diagnostics", "There are invisible characters in the name “%1”."),
     QT_TRANSLATE_NOOP("Diagnostics", "They are shown as codes such as \\u202e. They can make a name look like another; be sure that you trust where it comes from."), kNoCount, 1},
    {DiagnosticCode::EmptyId,
     QT_TRANSLATE_NOOP("Diagnostics", "A tool has no name."),
     QT_TRANSLATE_NOOP("Diagnostics", "The model cannot call it, and no pattern but an empty one matches it. Correct the server or the file."), kNoCount, 0},
    {DiagnosticCode::TooManyTools,
     QT_TRANSLATE_NOOP("Diagnostics", "%1 tools are sent in every request; some providers refuse more than 128."),
     QT_TRANSLATE_NOOP("Diagnostics", "%2 come from MCP servers, %3 are built in or your own, %4 are the plugin’s. Hiding does not lower the number, for hidden tools are still listed. Switch servers off instead.")},
    {DiagnosticCode::DescriptionOver1024,
     QT_TRANSLATE_NOOP("Diagnostics", "The description is %1 characters long; some providers refuse more than 1,024."), "", kNoCount, 1},
    {DiagnosticCode::DescriptionOver2048,
     QT_TRANSLATE_NOOP("Diagnostics", "The description is %1 characters long; some programs cut it after 2,048 without a word."), "", kNoCount, 1},
    {DiagnosticCode::DescriptionMissing,
     QT_TRANSLATE_NOOP("Diagnostics", "%1"),
     QT_TRANSLATE_NOOP("Diagnostics", "tool_search finds it by its id and its tags only. Tags help."), kNoCount, 1},
    {DiagnosticCode::OriginUnknown,
     QT_TRANSLATE_N_NOOP("Diagnostics", "It is not known where %n tool(s) of “%1” come from."),
     QT_TRANSLATE_NOOP("Diagnostics", "It matters: OpenCode up to 1.18.33 passes built-in and custom tools to the plugin, but no MCP tools. Say which kind they are."), 1},
    {DiagnosticCode::ServerNameRefusedByDsh,
     QT_TRANSLATE_NOOP("Diagnostics", "DSH refuses the server name “%1”."),
     QT_TRANSLATE_NOOP("Diagnostics", "It takes 1 to 32 characters out of a–z, A–Z, 0–9, _ and -. OpenCode takes any name."), kNoCount, 1},
    {DiagnosticCode::ServerListRefused,
     QT_TRANSLATE_NOOP("Diagnostics", "OpenCode refuses every tool of “%1”, because its tool “%2” breaks the protocol."),
     QT_TRANSLATE_NOOP("Diagnostics", "Seen with OpenCode 1.18.33: an input schema that is not of type “object”, or a description that is null, makes it drop the server’s whole list. The numbers here count the tools as if they arrived. Correct the server."), kNoCount, 2},
    {DiagnosticCode::ImportProblem, QT_TRANSLATE_NOOP("Diagnostics", "%1"), "", kNoCount, 2},
};

} // namespace

std::span<const DiagnosticSentence> catalogSentences()
{
    return kSentences;
}

} // namespace tss::app
