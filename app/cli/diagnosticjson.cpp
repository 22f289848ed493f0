// SPDX-License-Identifier: MIT
#include "app/cli/diagnosticjson.h"

#include "app/cli/facts.h"
#include "app/text/diagnostictext.h"

namespace tss::app::cli {

namespace {

void writeFix(JsonWriter &json, const Fix &fix)
{
    json.beginObject();
    json.field("title", fixTitle(fix));
    json.key("edits").beginArray();
    for (const TextEdit &edit : fix.edits) {
        json.beginObject();
        json.field("offset", edit.offset);
        json.field("length", edit.length);
        json.field("replacement", std::string_view(edit.replacement));
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

void writePlace(JsonWriter &json, const Diagnostic &diagnostic, const DiagnosticContext &context)
{
    const Place &place = diagnostic.place;
    if (const std::string file = diagnosticFile(diagnostic, context.preview); !file.empty())
        json.field("file", std::string_view(file));
    if (const auto at = diagnosticLine(diagnostic, context.config)) {
        json.field("line", at->line);
        json.field("column", at->column);
    }
    if (place.rule) {
        json.field("rule", std::string_view(ruleName(*place.rule)));
        json.field("pattern", rulePattern(context.preview, *place.rule));
    }
    if (place.row) {
        json.field("tool", diagnosticTool(diagnostic, context.preview));
        json.field("row", *place.row);
    }
    if (!place.schemaPath.empty())
        json.field("schemaPath", std::string_view(place.schemaPath));
}

} // namespace

std::optional<LineColumn> diagnosticLine(const Diagnostic &diagnostic, const ConfigFile &config)
{
    const Place &place = diagnostic.place;
    if (place.at)
        return place.at;
    if (!place.range || !config.exists || (!place.file.empty() && place.file != config.path))
        return std::nullopt;
    return lineColumn(config.text, place.range->begin);
}

std::string diagnosticFile(const Diagnostic &diagnostic, const Preview &preview)
{
    const Place &place = diagnostic.place;
    const Catalog &catalog = *preview.index->catalog;
    if (!place.file.empty())
        return place.file;
    if (place.row && *place.row < catalog.tools.size())
        return catalog.sources[catalog.tools[*place.row].source].file;
    if (place.source && *place.source < catalog.sources.size())
        return catalog.sources[*place.source].file;
    return {};
}

std::u16string diagnosticTool(const Diagnostic &diagnostic, const Preview &preview)
{
    const auto row = diagnostic.place.row;
    return row && *row < preview.index->tools.size() ? preview.index->tools[*row].id : std::u16string();
}

void writeDiagnostic(JsonWriter &json, const Diagnostic &diagnostic, const DiagnosticContext &context)
{
    json.beginObject();
    json.field("code", std::string_view(diagnosticName(diagnostic.code)));
    json.field("severity", std::string_view(severityName(diagnostic.severity)));
    json.field("message", diagnosticTitle(diagnostic));
    json.field("detail", diagnosticDetail(diagnostic));
    writePlace(json, diagnostic, context);
    json.key("fixes").beginArray();
    for (const Fix &fix : diagnostic.fixes)
        writeFix(json, fix);
    json.endArray();
    json.endObject();
}

} // namespace tss::app::cli
