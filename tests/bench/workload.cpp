// SPDX-License-Identifier: MIT
#include "tests/bench/workload.h"

#include "tests/support/random.h"

namespace tss::bench {

namespace {

using Words = std::vector<std::string>;

constexpr std::size_t kServers = 50;

const Words kVerbs{"get",    "list", "create", "update",  "delete",  "search", "fetch",  "export",
                   "import", "move", "copy",   "archive", "restore", "assign", "comment"};
const Words kNouns{"issue",    "page",    "record",   "invoice", "branch", "ticket",
                   "message",  "contact", "calendar", "report",  "folder", "webhook",
                   "pipeline", "sprint",  "label",    "asset"};
const Words kProse{"the",     "a",          "of",       "and",       "with", "returns",
                   "given",   "identifier", "optional", "workspace", "user", "permission",
                   "results", "filter",     "sorted",   "by",        "date", "limit",
                   "page",    "token",      "project",  "status",    "when", "provided",
                   "must",    "be",         "unique",   "otherwise", "an",   "error",
                   "is",      "reported",   "fields",   "include",   "name"};

std::string sentence(test::Random &random, std::size_t words)
{
    std::string text;
    for (std::size_t i = 0; i < words; ++i)
        text += (i == 0 ? "" : " ") + random.of(kProse);
    return text + ".";
}

std::string schema(test::Random &random)
{
    std::string properties;
    for (std::size_t i = 0, count = random.between(1, 8); i < count; ++i) {
        properties += (i == 0 ? "" : ",") + ("\"" + random.of(kNouns) + "_" + std::to_string(i)) +
                      "\":{\"type\":\"string\",\"description\":\"";
        properties += sentence(random, random.between(4, 14)) + "\"}";
    }
    return "{\"type\":\"object\",\"properties\":{" + properties + "},\"required\":[]}";
}

std::string tool(test::Random &random, std::size_t number)
{
    const std::string name =
        random.of(kVerbs) + "_" + random.of(kNouns) + "_" + std::to_string(number);
    const std::string tail = random.oneIn(20) ? " 日本語の説明 é" : "";
    return "{\"name\":\"" + name + "\",\"description\":\"" +
           sentence(random, random.between(8, 70)) + tail + "\",\"inputSchema\":" + schema(random) +
           "}";
}

std::string serverName(std::size_t number)
{
    return (number < 10 ? "server0" : "server") + std::to_string(number);
}

std::string config(const std::string &changing)
{
    return "{\"hide\":[\"server01_*\",\"server02_*\",\"server1?_*\",\"*_archive_*\",\"*_webhook_*"
           "\",\"server20_get_*\",\"server21_list_*\",\"*_pipeline_4?\"," +
           changing + "],\"keep\":[\"server01_get_*\",\"*_search_*\"]}";
}

} // namespace

Workload makeWorkload(std::size_t tools, std::size_t changes)
{
    test::Random random(1);
    Workload workload;
    for (std::size_t server = 0; server < kServers; ++server) {
        std::string list;
        for (std::size_t number = server; number < tools; number += kServers)
            list += (list.empty() ? "" : ",\n") + tool(random, number);
        workload.servers.push_back(
            {serverName(server) + ".tools.json", "{\"tools\":[" + list + "]}"});
    }
    for (std::size_t i = 0; i < changes; ++i) {
        const std::string digits = std::to_string(i);
        workload.configs.push_back(config("\"*_" + random.of(kNouns) + "_" + digits + "*\""));
        workload.regexConfigs.push_back(config("\"re:^server[2-4]\\\\d_(get|list|" +
                                               random.of(kVerbs) + ")_\\\\w+_" + digits + "\""));
        workload.queries.push_back(random.of(kVerbs) + " " + random.of(kNouns) +
                                   (i % 3 == 0 ? " identifier" : ""));
    }
    return workload;
}

} // namespace tss::bench
