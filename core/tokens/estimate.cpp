// SPDX-License-Identifier: MIT
#include "core/tokens/counter.h"

#include <cstdint>
#include <cstring>

namespace tss {

namespace {

constexpr std::size_t kBlock = 16;

bool isCjk(char16_t unit)
{
    return (unit >= 0x3000 && unit <= 0x9FFF) || (unit >= 0xF900 && unit <= 0xFAFF);
}

/// True when all units of a block are below U+2000: neither CJK nor half of a pair. Most text is,
/// and one test over 32 bytes is what makes counting as fast as memory.
bool isPlainBlock(const char16_t *units)
{
    constexpr std::uint64_t kMask = 0xE000'E000'E000'E000;
    std::uint64_t words[4];
    static_assert(sizeof(words) == kBlock * sizeof(char16_t));
    std::memcpy(words, units, sizeof(words));
    return ((words[0] | words[1] | words[2] | words[3]) & kMask) == 0;
}

struct Counts
{
    std::size_t cjk = 0;
    std::size_t pairs = 0;
};

void addUnits(Counts &counts, std::u16string_view text, std::size_t begin, std::size_t end)
{
    for (std::size_t i = begin; i < end; ++i) {
        const char16_t unit = text[i];
        counts.cjk += isCjk(unit) ? 1U : 0U;
        // A pair is counted at its second half, so a pair across two blocks is seen too.
        const bool isPair = (unit & 0xFC00) == 0xDC00 && i > 0 && (text[i - 1] & 0xFC00) == 0xD800;
        counts.pairs += isPair ? 1U : 0U;
    }
}

class EstimateCounter final : public TokenCounter
{
public:
    std::string_view name() const override { return "estimate"; }
    bool isExact() const override { return false; }

    std::size_t count(std::u16string_view text) const override
    {
        Counts counts;
        std::size_t i = 0;
        for (; i + kBlock <= text.size(); i += kBlock) {
            if (!isPlainBlock(text.data() + i))
                addUnits(counts, text, i, i + kBlock);
        }
        addUnits(counts, text, i, text.size());
        const std::size_t other = text.size() - counts.cjk - counts.pairs;
        // dsh-tool-search 0.1.2 (src/catalog.ts, estimateTokens) rounds cjk/1.5 + other/4 up, in
        // doubles. In twelfths that is 8·cjk + 3·other. Both agree: a sum that is not whole is at
        // least 1/12 away from a whole number, further than doubles can err, and a whole sum has
        // cjk divisible by 3, where cjk/1.5 is exact.
        return (8 * counts.cjk + 3 * other + 11) / 12;
    }
};

} // namespace

const TokenCounter &estimateCounter()
{
    static const EstimateCounter counter;
    return counter;
}

const TokenCounter *findCounter(std::string_view name)
{
    return name == estimateCounter().name() ? &estimateCounter() : nullptr;
}

} // namespace tss
