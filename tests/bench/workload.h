// SPDX-License-Identifier: MIT
// The benchmark's data: ten thousand invented tools on fifty servers, and changes of an
// eleven-pattern configuration.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace tss::bench {

struct ServerFile
{
    std::string name; ///< "server07.tools.json"
    std::string json; ///< an MCP tools/list result
};

struct Workload
{
    std::vector<ServerFile> servers;
    std::vector<std::string> configs;      ///< each with another wildcard in one place
    std::vector<std::string> regexConfigs; ///< each with another regular expression in one place
    std::vector<std::string> queries;
};

[[nodiscard]] Workload makeWorkload(std::size_t tools, std::size_t changes);

} // namespace tss::bench
