// SPDX-License-Identifier: MIT
// tss search: what tool_search would answer.
#include "app/cli/facts.h"
#include "app/text/qstrings.h"
#include "app/cli/jsonwriter.h"
#include "app/cli/plaintext.h"
#include "app/cli/request.h"
#include "app/cli/table.h"
#include "app/cli/verb.h"
#include "app/text/errortext.h"
#include "app/text/sentence.h"
#include "core/opencode/owntool.h"
#include "core/text/utf16.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>
#include <cstdlib>

namespace tss::app::cli {

namespace {

constexpr std::array kOptions{
    kTargetOption, kCatalogOption, kConfigOption, kOptionsOption, kHostOption, kTokensOption, kJsonOption,
    OptionSpec{"--query", Takes::One, "-q"}, OptionSpec{"--top-k", Takes::One, "-k"}, OptionSpec{"--example"}, OptionSpec{"--own-tool"},
};

QString translated(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

struct Query
{
    std::u16string text;
    std::optional<double> topK;
};

Outcome<Query> queryFrom(const Arguments &arguments)
{
    if (!arguments.has("--query"))
        return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "Say what to search for: --query TEXT")));
    Query query{fromUtf8(arguments.value("--query")), std::nullopt};
    if (!arguments.has("--top-k"))
        return query;
    const std::string text = arguments.value("--top-k");
    char *end = nullptr;
    const long number = std::strtol(text.c_str(), &end, 10);
    if (text.empty() || *end != '\0' || number < 1 || number > 20)
        return stop(ExitCode::Usage, translated(QT_TRANSLATE_NOOP("CommandLine", "--top-k takes a number from 1 to 20, not “%1”.")).arg(shownBytes(text)));
    query.topK = static_cast<double>(number);
    return query;
}

struct ReasonName
{
    ScorePart::Reason reason;
    std::string_view name; ///< in JSON
    const char *text;
};

constexpr std::array kReasons{
    ReasonName{ScorePart::Reason::IdEquals, "id-equals", QT_TRANSLATE_NOOP("CommandLine", "id is “%1”")},
    ReasonName{ScorePart::Reason::IdStartsWith, "id-starts-with", QT_TRANSLATE_NOOP("CommandLine", "id starts with “%1”")},
    ReasonName{ScorePart::Reason::IdContains, "id-contains", QT_TRANSLATE_NOOP("CommandLine", "id has “%1” in it")},
    ReasonName{ScorePart::Reason::Tags, "tags-contain", QT_TRANSLATE_NOOP("CommandLine", "tags have “%1” in them")},
    ReasonName{ScorePart::Reason::Description, "description-contains", QT_TRANSLATE_NOOP("CommandLine", "description has “%1” in it")},
    ReasonName{ScorePart::Reason::TaggedBonus, "has-tags", QT_TRANSLATE_NOOP("CommandLine", "has tags")},
    ReasonName{ScorePart::Reason::ListAll, "list-all", QT_TRANSLATE_NOOP("CommandLine", "listed")},
};

const ReasonName &nameOf(ScorePart::Reason reason)
{
    return *std::find_if(kReasons.begin(), kReasons.end(), [&](const ReasonName &name) { return name.reason == reason; });
}

QString reasonText(const ScorePart &part)
{
    return filled(translated(nameOf(part.reason).text), {shownName(part.token)}) + QStringLiteral(" +") + QString::number(part.points);
}

void writeHit(JsonWriter &json, const SearchHit &hit)
{
    json.beginObject();
    json.field("id", hit.id);
    json.field("row", hit.row);
    json.field("score", hit.score);
    json.key("parts").beginArray();
    for (const ScorePart &part : hit.parts) {
        json.beginObject();
        json.field("reason", nameOf(part.reason).name);
        json.field("token", part.token);
        json.field("points", part.points);
        json.endObject();
    }
    json.endArray();
    json.endObject();
}

std::string answerJson(const Request &request, const Query &query, const SearchAnswer &answer)
{
    JsonWriter json;
    json.beginObject();
    json.field("target", request.target->name());
    json.field("host", hostName(request.host));
    json.field("query", query.text);
    json.key("topK");
    if (query.topK)
        json.number(static_cast<std::int64_t>(*query.topK));
    else
        json.null();
    json.field("throws", answer.throws);
    json.field("title", answer.title);
    json.field("output", answer.output);
    json.key("hits").beginArray();
    for (const SearchHit &hit : answer.hits)
        writeHit(json, hit);
    json.endArray();
    json.endObject();
    return json.take();
}

QString answerText(const SearchAnswer &answer)
{
    if (answer.throws)
        return translated(QT_TRANSLATE_NOOP("CommandLine", "The plugin fails on every search with this configuration; “tss check” says why.\n"));
    Table table({Table::Align::Right, Table::Align::Left, Table::Align::Left});
    for (const SearchHit &hit : answer.hits) {
        QStringList reasons;
        for (const ScorePart &part : hit.parts)
            reasons += reasonText(part);
        table.addRow({QString::number(hit.score), shownName(hit.id), reasons.join(QStringLiteral(", "))});
    }
    const QString hits = answer.hits.empty() ? translated(QT_TRANSLATE_NOOP("CommandLine", "  nothing found\n")) : table.toString();
    return toQString(answer.title) + u'\n' + hits + u'\n'
        + translated(QT_TRANSLATE_NOOP("CommandLine", "Answer to the model")) + QStringLiteral("\n\n")
        + toQString(answer.output) + u'\n';
}

QString reachNote(const Request &request)
{
    if (request.host != Host::Stock)
        return {};
    return translated(QT_TRANSLATE_NOOP("CommandLine",
        "\nOn stock OpenCode MCP tools are not in the plugin’s catalog, so no search finds them. And instead of the JSON\n"
        "under “Parameters:” the model gets a dump of OpenCode’s internals there, which only a running OpenCode knows.\n"));
}

Outcome<ExitCode> run(const Arguments &arguments, Console &console)
{
    const auto query = queryFrom(arguments);
    if (!query)
        return tl::unexpected(query.error());
    Inputs inputs;
    const auto request = arguments.has("--example") ? readExample(arguments, inputs) : readRequest(arguments, inputs);
    if (!request)
        return tl::unexpected(request.error());
    const auto evaluator = request->target->makeEvaluator();
    PreviewInput input = request->input();
    if (arguments.has("--own-tool"))
        input.catalog = opencode::withSearchTool(input.catalog);
    const auto answer = evaluator->search(input, query->text, query->topK);
    if (!answer)
        return inputError(answer.error());
    if (arguments.has("--json"))
        console.printBytes(answerJson(*request, *query, *answer));
    else
        console.print(answerText(*answer) + reachNote(*request));
    return ExitCode::Ok;
}

constexpr const char *kUsage = QT_TRANSLATE_NOOP("CommandLine",
    "tss search --query TEXT --catalog FILE… [--config FILE] [--options FILE] [--host stock|hooked]\n"
    "           [--top-k N] [--own-tool] [--target opencode] [--json]\n"
    "tss search --query TEXT --example [--host …] [--top-k N] [--json]\n"
    "\n"
    "Shows what tool_search would answer: the tools found, why, and the exact text.\n"
    "\n"
    "  --query TEXT     as the model would write it; “*” lists the hidden tools\n"
    "  --top-k N        as the model would give it, 1 to 20; without it the configuration’s topK\n"
    "  --own-tool       tool_search itself takes part, last in order, as in a running OpenCode 1.18.33\n"
    "\n"
    "The other options are those of “tss help preview”.\n");

} // namespace

const Verb &searchVerb()
{
    static const Verb verb{"search", QT_TRANSLATE_NOOP("CommandLine", "show what tool_search would answer"), kUsage, kOptions, false, &run};
    return verb;
}

} // namespace tss::app::cli
