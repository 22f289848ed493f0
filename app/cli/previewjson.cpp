// SPDX-License-Identifier: MIT
#include "app/cli/previewjson.h"

#include "app/cli/diagnosticjson.h"
#include "app/cli/facts.h"
#include "app/cli/jsonwriter.h"
#include "app/text/errortext.h"
#include "core/text/utf16.h"

namespace tss::app::cli {

namespace {

void writeParts(JsonWriter &json, std::string_view key, const TokenParts &parts)
{
    json.key(key).beginObject();
    json.field("name", parts.name);
    json.field("description", parts.description);
    json.field("schema", parts.schema);
    json.field("total", parts.total());
    json.endObject();
}

void writeConfig(JsonWriter &json, const ConfigFile &config)
{
    json.key("config");
    if (config.exists)
        json.text(std::string_view(config.path));
    else
        json.null();
}

void writeTotals(JsonWriter &json, const Preview &preview)
{
    const Totals &totals = preview.totals;
    json.key("tokens").beginObject();
    json.field("before", totals.before);
    json.field("after", totals.after);
    json.field("saved", totals.before - totals.after);
    json.key("fixed").beginObject();
    json.field("toolSearch", totals.fixedTool);
    json.field("systemHint", totals.fixedHint);
    json.endObject();
    json.endObject();
    const SentCounts sent = sentCounts(preview);
    json.key("counts").beginObject();
    json.field("visible", totals.visible);
    json.field("hidden", totals.hidden);
    json.field("kept", totals.kept);
    json.field("outOfReach", totals.outOfReach);
    json.field("overridden", totals.overridden);
    json.field("withheld", totals.withheld);
    json.field("sent", sent.total());
    json.field("mcp", sent.mcp);
    json.field("other", sent.other);
    json.field("plugin", sent.plugin);
    json.endObject();
}

void writeRules(JsonWriter &json, std::string_view key, const std::vector<RuleInfo> &rules)
{
    json.key(key).beginArray();
    for (const RuleInfo &rule : rules) {
        json.beginObject();
        json.field("pattern", rule.pattern);
        json.field("source", valueSourceName(rule.source));
        json.field("matches", rule.rows.size());
        json.field("decides", rule.decides);
        json.field("outOfReach", rule.outOfReach);
        json.key("problem");
        if (rule.problem == RuleProblem::None)
            json.null();
        else
            json.text(problemName(rule.problem));
        if (!rule.problemDetail.empty())
            json.field("problemDetail", rule.problemDetail);
        json.endObject();
    }
    json.endArray();
}

void writeSources(JsonWriter &json, const Catalog &catalog)
{
    std::vector<std::size_t> counts(catalog.sources.size(), 0);
    for (const Tool &tool : catalog.tools)
        ++counts[tool.source];
    json.key("sources").beginArray();
    for (std::size_t i = 0; i < catalog.sources.size(); ++i) {
        const Source &source = catalog.sources[i];
        json.beginObject();
        json.field("name", source.name);
        json.field("file", std::string_view(source.file));
        json.field("format", formatName(source.format));
        json.field("origin", originName(source.origin));
        json.field("tools", counts[i]);
        json.endObject();
    }
    json.endArray();
}

void writeAdded(JsonWriter &json, const Preview &preview)
{
    json.key("added").beginArray();
    for (const AddedTool &tool : preview.added) {
        json.beginObject();
        json.field("id", tool.id);
        json.field("description", tool.description);
        json.key("schema").raw(toUtf8(tool.schema));
        writeParts(json, "tokens", tool.tokens);
        json.endObject();
    }
    json.endArray();
}

void writeRule(JsonWriter &json, const Preview &preview, const std::optional<RuleRef> &rule)
{
    json.key("rule");
    if (rule)
        json.text(std::string_view(ruleName(*rule)));
    else
        json.null();
    json.key("pattern");
    if (rule)
        json.text(rulePattern(preview, *rule));
    else
        json.null();
}

void writeTool(JsonWriter &json, const ShownPreview &shown, std::size_t row)
{
    const Preview &preview = shown.preview;
    const Catalog &catalog = *preview.index->catalog;
    const ToolRow &tool = preview.rows[row];
    json.beginObject();
    json.field("id", preview.index->tools[row].id);
    json.field("name", catalog.tools[row].name);
    json.field("source", catalog.sources[catalog.tools[row].source].name);
    json.field("origin", originName(catalog.tools[row].origin));
    json.field("verdict", verdictName(tool.verdict));
    writeRule(json, preview, tool.rule);
    json.field("reachable", tool.reachable);
    json.field("sent", tool.sent);
    if (preview.index->tools[row].winner != row)
        json.field("winner", preview.index->tools[row].winner);
    writeParts(json, "tokens", tool.now);
    writeParts(json, "before", tool.before);
    json.field("saving", tool.saving());
    json.field("description", shown.evaluator.sentDescription(preview, row));
    json.endObject();
}

} // namespace

std::string previewJson(const ShownPreview &shown)
{
    const Preview &preview = shown.preview;
    JsonWriter json;
    json.beginObject();
    json.field("target", shown.request.target->name());
    json.field("host", hostName(preview.host));
    json.key("counter").beginObject();
    json.field("name", std::string_view(preview.counter));
    json.field("exact", preview.counterIsExact);
    json.endObject();
    writeConfig(json, shown.request.config);
    json.field("pluginActive", preview.pluginActive);
    writeTotals(json, preview);
    json.key("rules").beginObject();
    writeRules(json, "hide", preview.hide);
    writeRules(json, "keep", preview.keep);
    json.endObject();
    json.key("diagnostics").beginArray();
    for (const Diagnostic &diagnostic : preview.diagnostics)
        writeDiagnostic(json, diagnostic, {preview, shown.request.config});
    json.endArray();
    json.field("systemHint", preview.systemHint);
    writeAdded(json, preview);
    writeSources(json, *preview.index->catalog);
    json.key("tools").beginArray();
    for (std::size_t row = 0; row < preview.rows.size(); ++row)
        writeTool(json, shown, row);
    json.endArray();
    json.endObject();
    return json.take();
}

} // namespace tss::app::cli
