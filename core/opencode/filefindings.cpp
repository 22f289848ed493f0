// SPDX-License-Identifier: MIT
// Problems of the file as a whole: what JSON.parse refuses, and what it takes but nobody means.
#include "core/json/parse.h"
#include "core/opencode/findings.h"
#include "core/text/utf16.h"

#include <algorithm>

namespace tss::opencode {

namespace {

using Code = DiagnosticCode;

Diagnostic &add(Preview &preview, const FindingContext &context, Code code, TextRange where)
{
    Diagnostic &diagnostic = preview.diagnostics.emplace_back();
    diagnostic.code = code;
    diagnostic.severity = Severity::Error;
    diagnostic.place.file = context.input.documentFile;
    diagnostic.place.range = where;
    return diagnostic;
}

void addSyntaxError(Preview &preview, const FindingContext &context, const Error &error)
{
    Diagnostic &diagnostic =
        add(preview, context, Code::FileSyntax, error.where.value_or(TextRange()));
    for (const std::string &arg : error.args)
        diagnostic.args.push_back(fromUtf8(arg));
}

std::optional<Code> codeOf(json::DeviationKind kind)
{
    switch (kind) {
    case json::DeviationKind::ByteOrderMark:
        return Code::FileHasBom;
    case json::DeviationKind::LineComment:
    case json::DeviationKind::BlockComment:
        return Code::FileHasComments;
    case json::DeviationKind::TrailingComma:
        return Code::FileHasTrailingCommas;
    case json::DeviationKind::InvalidUtf8:
        return Code::FileInvalidUtf8;
    case json::DeviationKind::DuplicateKey:
        return Code::DuplicateKey;
    }
    return std::nullopt;
}

/// One diagnostic for each kind, at its first place; one for each duplicate key.
void addDeviations(Preview &preview, const FindingContext &context, const json::Parsed &parsed)
{
    std::vector<Code> seen;
    for (const json::Deviation &deviation : parsed.deviations) {
        const Code code = *codeOf(deviation.kind);
        const bool isKnown = std::find(seen.begin(), seen.end(), code) != seen.end();
        if (isKnown && code != Code::DuplicateKey)
            continue;
        seen.push_back(code);
        Diagnostic &diagnostic = add(preview, context, code, deviation.where);
        if (code == Code::DuplicateKey || code == Code::FileInvalidUtf8)
            diagnostic.severity = Severity::Warning;
        else
            addFix(diagnostic, FixKind::MakeStrict, {}, json::toStrict(context.input.documentText));
        if (code == Code::DuplicateKey) {
            const std::string_view key =
                std::string_view(context.input.documentText)
                    .substr(deviation.where.begin, deviation.where.end - deviation.where.begin);
            diagnostic.args = {json::decodeString(key)};
        }
    }
}

std::u16string kindWord(json::Kind kind)
{
    switch (kind) {
    case json::Kind::Null:
        return u"null";
    case json::Kind::False:
    case json::Kind::True:
        return u"boolean";
    case json::Kind::Number:
        return u"number";
    case json::Kind::String:
        return u"string";
    case json::Kind::Array:
        return u"array";
    case json::Kind::Object:
        return u"object";
    }
    return u"object";
}

} // namespace

void addFileFindings(Preview &preview, const FindingContext &context)
{
    const json::View root = context.file.asWritten();
    if (context.file.parsed && !context.file.parsed->has_value())
        addSyntaxError(preview, context, context.file.parsed->error());
    else if (context.file.parsed)
        addDeviations(preview, context, **context.file.parsed);
    if (!root.isAbsent() && !root.isObject()) {
        Diagnostic &diagnostic = add(preview, context, Code::FileNotObject, root.range());
        diagnostic.args = {kindWord(root.kind())};
        diagnostic.severity = Severity::Warning;
    }
    addValueFindings(preview, context, root);
    addEntryFindings(preview, context, root);
}

} // namespace tss::opencode
