// SPDX-License-Identifier: MIT
// TokenCounter: how many tokens a text is. Counters are stateless or internally cached; use one per thread.
#pragma once

#include <cstddef>
#include <memory>
#include <string_view>

namespace tss {

class TokenCounter
{
public:
    virtual ~TokenCounter() = default;
    /// Stable name, shown next to every number ("estimate").
    [[nodiscard]] virtual std::string_view name() const = 0;
    /// False: the number is an estimate and is labelled so.
    [[nodiscard]] virtual bool isExact() const = 0;
    /// Tokens of `text`.
    [[nodiscard]] virtual std::size_t count(std::u16string_view text) const = 0;
};

/// The plain estimate: code points in U+3000–U+9FFF and U+F900–U+FAFF count 1/1.5 token, all others 1/4; the sum is
/// rounded up. The same rule as dsh-tool-search 0.1.2's own.
[[nodiscard]] const TokenCounter &estimateCounter();

/// Counter by name; null when there is none.
[[nodiscard]] const TokenCounter *findCounter(std::string_view name);

} // namespace tss
