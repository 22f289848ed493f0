// SPDX-License-Identifier: MIT
// tss-bench [TOOLS]: what a change costs on a large catalog, beside the published plugin under node
// on the same data in the same run. Exit code 1 when an aim is missed, 2 when the plugin cannot be
// run. TSS_PLUGIN_DIR names its folder.
#include "core/catalog/importer.h"
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/target.h"
#include "core/text/utf16.h"
#include "tests/bench/measure.h"
#include "tests/bench/window.h"
#include "tests/bench/workload.h"

#include <QApplication>
#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

#include <cstdio>
#include <cstdlib>

using namespace tss;
using namespace tss::bench;

namespace {

constexpr std::size_t kTools = 10000;
constexpr std::size_t kChanges = 40;

CatalogPtr load(const Workload &workload)
{
    auto all = std::make_shared<Catalog>();
    for (const ServerFile &server : workload.servers) {
        auto catalog = importCatalog(server.json, server.name);
        if (catalog)
            append(*all, std::move(*catalog));
    }
    return all;
}

struct Ours
{
    Times load, coldPreview, wildcard, regex, search, firstSearch;
};

PreviewInput inputOf(const CatalogPtr &catalog, const std::string &config)
{
    PreviewInput input;
    input.catalog = catalog;
    input.documentText = config;
    input.documentExists = true;
    input.documentFile = "tool-search.json";
    input.host = Host::Hooked;
    return input;
}

Times previews(Evaluator &evaluator, const CatalogPtr &catalog,
               const std::vector<std::string> &configs)
{
    Times times;
    for (const std::string &config : configs) {
        const PreviewInput input = inputOf(catalog, config);
        times.push_back(milliseconds([&] { (void)evaluator.preview(input); }));
    }
    return times;
}

Ours measureOurs(const Workload &workload)
{
    Ours ours;
    CatalogPtr catalog;
    for (int run = 0; run < 3; ++run)
        ours.load.push_back(milliseconds([&] { catalog = load(workload); }));
    for (int run = 0; run < 3; ++run) {
        const auto evaluator = findTarget("opencode")->makeEvaluator();
        const PreviewInput input = inputOf(catalog, workload.configs.front());
        ours.coldPreview.push_back(milliseconds([&] { (void)evaluator->preview(input); }));
        ours.firstSearch.push_back(
            milliseconds([&] { (void)evaluator->search(input, u"first", std::nullopt); }));
    }
    const auto evaluator = findTarget("opencode")->makeEvaluator();
    (void)evaluator->preview(inputOf(catalog, workload.configs.front()));
    ours.wildcard =
        previews(*evaluator, catalog, {workload.configs.begin() + 1, workload.configs.end()});
    ours.regex = previews(*evaluator, catalog, workload.regexConfigs);
    const PreviewInput input = inputOf(catalog, workload.configs.front());
    (void)evaluator->search(input, u"first", std::nullopt);
    for (const std::string &query : workload.queries)
        ours.search.push_back(
            milliseconds([&] { (void)evaluator->search(input, fromUtf8(query), std::nullopt); }));
    return ours;
}

std::string joined(const std::vector<std::string> &texts, bool areJson)
{
    std::string list;
    for (const std::string &text : texts)
        list += (list.empty() ? "" : ",") + (areJson ? text : json::quotedUtf8(fromUtf8(text)));
    return "[" + list + "]";
}

std::string workOf(const Workload &workload)
{
    const CatalogPtr catalog = load(workload);
    const Target *target = findTarget("opencode");
    std::vector<std::string> tools;
    for (const Tool &tool : catalog->tools) {
        tools.push_back(
            "{\"id\":" + json::quotedUtf8(target->toolId(catalog->sources[tool.source], tool)) +
            ",\"description\":" + json::quotedUtf8(tool.description) +
            ",\"parameters\":" + std::string(tool.schema.raw()) + "}");
    }
    return "{\"tools\":" + joined(tools, true) + ",\"configs\":" + joined(workload.configs, true) +
           ",\"regexConfigs\":" + joined(workload.regexConfigs, true) +
           ",\"queries\":" + joined(workload.queries, false) + "}";
}

Times timesOf(const json::View &list)
{
    Times times;
    for (const json::View &element : list.elements())
        times.push_back(element.number());
    return times;
}

/// The plugin's times; absent when it cannot be run.
json::View measurePlugin(const Workload &workload)
{
    const QTemporaryDir folder;
    QFile file(folder.filePath(QStringLiteral("work.json")));
    const QByteArray work = QByteArray::fromStdString(workOf(workload));
    if (!file.open(QIODevice::WriteOnly) || file.write(work) != work.size())
        return {};
    file.close();
    const QString plugin = qEnvironmentVariable("TSS_PLUGIN_DIR", QStringLiteral(TSS_PLUGIN_DIR));
    QProcess node;
    node.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    node.start(QStringLiteral("node"),
               {QStringLiteral(TSS_SOURCE_DIR "/tests/bench/plugin.mjs"), plugin, file.fileName()});
    if (!node.waitForFinished(-1) || node.exitCode() != 0)
        return {};
    const auto parsed =
        json::parse(node.readAllStandardOutput().toStdString(), json::Leniency::Strict);
    return parsed ? json::root(parsed->tree) : json::View();
}

} // namespace

int main(int argc, char **argv)
{
    // Painting is measured without a screen, so that it is the same everywhere.
    qputenv("QT_QPA_PLATFORM", "offscreen");
    const QApplication application(argc, argv);
    const std::size_t tools = argc > 1 ? std::strtoull(argv[1], nullptr, 10) : kTools;
    const Workload workload = makeWorkload(tools, kChanges);
    std::printf("%zu tools on %zu servers, 11 patterns, %zu changes\n", tools,
                workload.servers.size(), kChanges);
    const Ours ours = measureOurs(workload);
    const double memory = peakMemory();
    const WindowTimes window = measureWindow(load(workload), workload.configs);
    const double windowMemory = peakMemory();
    const json::View plugin = measurePlugin(workload);
    if (plugin.isAbsent())
        std::fprintf(stderr, "the plugin cannot be run: node or TSS_PLUGIN_DIR is missing\n");
    const bool isMet = report({
        {"load the catalog", ours.load, {}, 0, 0},
        {"first preview of a catalog", ours.coldPreview, {}, 0, 0},
        {"a wildcard changes: new preview / turn", ours.wildcard, timesOf(plugin["turn"]), 10, 16},
        {"a regular expression changes: preview / turn", ours.regex, timesOf(plugin["regexTurn"]),
         1, 16},
        {"first search of a catalog", ours.firstSearch, {}, 0, 0},
        {"search", ours.search, timesOf(plugin["search"]), 5, 0},
        {"window: first preview painted", window.firstPaint, {}, 0, 0},
        {"window: a filter key, table painted", window.filterKey, {}, 0, 0},
        {"window: a wildcard changes, all painted", window.change, {}, 0, 16},
    });
    std::printf("peak memory: %.0f MiB, with the window %.0f MiB; the plugin's process: %.0f MiB\n",
                memory, windowMemory, plugin["memory"].number());
    if (plugin.isAbsent())
        return 2;
    return isMet ? 0 : 1;
}
