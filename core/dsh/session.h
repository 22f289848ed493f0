// SPDX-License-Identifier: MIT
// Session: the plugin's state over simulated turns (dsh-tool-search 0.1.2, src/engine.ts ToolSearchEngine,
// src/disclosure.ts, src/matcher.ts keywordSearch): tier, manifest, visible tools, warm set and keyword search. The
// catalog is exactly the tools given.
#pragma once

#include "core/dsh/runtimeconfig.h"
#include "core/dsh/staticconfig.h"
#include "core/json/tree.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss::dsh {

struct RegisteredTool
{
    std::u16string name;
    std::u16string description;
    json::View parameters;
};

struct Assembly
{
    int tier = 0;
    double budget = 0; ///< tokens
    std::size_t fullListing = 0; ///< tokens, without the header
    std::size_t namesListing = 0; ///< tokens
    std::vector<std::u16string> visible; ///< names, in order
    std::u16string manifest;
    std::size_t deferred = 0;
    std::size_t registeredSchemaTokens = 0;
    std::size_t visibleSchemaTokens = 0;
    std::size_t manifestTokens = 0;
    std::int64_t savedTokens = 0;
    std::vector<std::u16string> warm; ///< in listing order
};

struct KeywordHit
{
    std::size_t tool = 0; ///< index in the tools given
    int score = 0;
};

class Session
{
public:
    Session(StaticConfig statics, RuntimeConfig runtime, std::vector<RegisteredTool> tools);
    ~Session();
    Session(Session &&) noexcept;

    [[nodiscard]] Assembly assemble();
    /// Keyword ranking over deferred tools; hits become warm, best first.
    std::vector<KeywordHit> search(std::u16string_view query, std::optional<double> limit = std::nullopt);
    /// tool_describe or tool_call of a tool; false: unknown. A known one becomes warm.
    bool describe(std::u16string_view name);

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace tss::dsh
