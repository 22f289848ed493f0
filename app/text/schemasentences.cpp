// SPDX-License-Identifier: MIT
#include "app/text/diagnosticsentences.h"

#include <QCoreApplication>

namespace tss::app {

namespace {

constexpr DiagnosticSentence kSentences[]{
    {DiagnosticCode::SchemaMissing,
     QT_TRANSLATE_NOOP("Diagnostics", "The tool does not say what parameters it takes (no schema)."),
     QT_TRANSLATE_NOOP("Diagnostics", "OpenCode 1.18.33 refuses the whole list of an MCP server with such a tool. Correct the server."), kNoCount, 0},
    {DiagnosticCode::SchemaNull,
     QT_TRANSLATE_NOOP("Diagnostics", "The tool’s parameter schema is null."),
     QT_TRANSLATE_NOOP("Diagnostics", "OpenCode 1.18.33 refuses the whole list of an MCP server with such a tool. Correct the server."), kNoCount, 0},
    {DiagnosticCode::SchemaNotObject,
     QT_TRANSLATE_NOOP("Diagnostics", "The tool’s parameter schema is not an object."),
     QT_TRANSLATE_NOOP("Diagnostics", "OpenCode 1.18.33 refuses the whole list of an MCP server with such a tool. Correct the server."), kNoCount, 0},
    {DiagnosticCode::SchemaRootNotObject,
     QT_TRANSLATE_NOOP("Diagnostics", "The parameter schema is of type “%1” instead of “object”."),
     QT_TRANSLATE_NOOP("Diagnostics", "Tools take named parameters. OpenCode 1.18.33 refuses the whole list of an MCP server with such a tool."), kNoCount, 1},
    {DiagnosticCode::SchemaRootCombinator,
     QT_TRANSLATE_NOOP("Diagnostics", "The parameter schema has “%1” at its top, which some providers refuse."),
     QT_TRANSLATE_NOOP("Diagnostics", "One such tool can make every request fail. Correct the server, or leave the tool out."), kNoCount, 1},
    {DiagnosticCode::SchemaArrayWithoutItems,
     QT_TRANSLATE_NOOP("Diagnostics", "A parameter is a list, but nothing says of what (an array without “items”)."),
     QT_TRANSLATE_NOOP("Diagnostics", "Some providers refuse the whole request because of it. Correct the server, or leave the tool out."), kNoCount, 0},
    {DiagnosticCode::SchemaCycle,
     QT_TRANSLATE_NOOP("Diagnostics", "The parameter schema refers to itself."),
     QT_TRANSLATE_NOOP("Diagnostics", "It is sent as it is; some providers refuse such schemas."), kNoCount, 1},
    {DiagnosticCode::SchemaDanglingRef,
     QT_TRANSLATE_NOOP("Diagnostics", "The parameter schema refers to “%1”, which is not in it."),
     QT_TRANSLATE_NOOP("Diagnostics", "The model cannot see what is meant, and some providers refuse the request. Correct the server."), kNoCount, 1},
    {DiagnosticCode::SchemaRemoteRef,
     QT_TRANSLATE_NOOP("Diagnostics", "The parameter schema refers to “%1” elsewhere."),
     QT_TRANSLATE_NOOP("Diagnostics", "Nobody fetches it on the way to the model. Put what it refers to into the schema."), kNoCount, 1},
};

} // namespace

std::span<const DiagnosticSentence> schemaSentences()
{
    return kSentences;
}

} // namespace tss::app
