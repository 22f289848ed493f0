// SPDX-License-Identifier: MIT
// Every text that @yulimfish/opencode-tool-search 0.1.2 sends to the model, in one place. Interface
// facts.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace tss::opencode {

/// src/catalog.js STUB
[[nodiscard]] std::u16string stub(std::u16string_view id);
/// src/index.js, experimental.chat.system.transform
[[nodiscard]] std::u16string systemHint(std::size_t collapsed);
/// src/index.js, tool_search
[[nodiscard]] std::u16string_view searchToolId();
[[nodiscard]] std::u16string_view searchToolDescription();
/// JSON Schema of its arguments, compact JSON, as OpenCode 1.18.33 sends it.
[[nodiscard]] std::string_view searchToolSchema();

/// src/index.js, tool_search execute()
[[nodiscard]] std::u16string noMatchTitle(std::u16string_view query);
[[nodiscard]] std::u16string noMatchOutput(std::u16string_view query);
[[nodiscard]] std::u16string matchTitle(std::size_t hits, std::u16string_view query);
[[nodiscard]] std::u16string matchHeader(std::size_t hits, std::u16string_view query);
[[nodiscard]] std::u16string hitHeading(std::u16string_view id, int score);
[[nodiscard]] std::u16string_view missingDescription();
[[nodiscard]] std::u16string tagLine(std::u16string_view joinedTags);
/// `schema` with its heading and fence.
[[nodiscard]] std::u16string parametersBlock(std::u16string_view schema);
[[nodiscard]] std::u16string_view matchFooter();

} // namespace tss::opencode
