// SPDX-License-Identifier: MIT
// Session: the plugin's runtime state over simulated turns (src/catalog.js Catalog, src/match.js
// rankTools and src/index.js of @yulimfish/opencode-tool-search 0.1.2). Tools are those that pass
// through the plugin.
#pragma once

#include "core/opencode/config.h"
#include "core/target.h"
#include "core/text/jsengine.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tss::opencode {

/// A tool as the hook receives it.
struct HookTool
{
    std::u16string id;
    std::u16string description;
    json::View parameters;
    std::size_t row = 0; ///< handed back in search hits
};

struct Turn
{
    std::vector<std::u16string> descriptions; ///< as sent, one per tool given
    std::vector<std::u16string> system;       ///< paragraphs appended to the system prompt
};

struct SessionSearch
{
    SearchAnswer answer;
    std::vector<std::u16string> activated; ///< newly activated by this search
};

class Session
{
public:
    Session(JsEngine &engine, Config config);
    ~Session();
    Session(Session &&) noexcept;

    /// tool.definition for every tool, then the system transform.
    [[nodiscard]] Turn turn(const std::vector<HookTool> &tools);
    [[nodiscard]] SessionSearch search(std::u16string_view query,
                                       std::optional<double> topK = std::nullopt);
    /// tool.execute.after
    void call(std::u16string_view tool);

private:
    class Private;
    std::unique_ptr<Private> m_d;
};

} // namespace tss::opencode
