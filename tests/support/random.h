// SPDX-License-Identifier: MIT
// Random: a seeded source of choices, the same on every machine.
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

namespace tss::test {

class Random
{
public:
    explicit Random(std::uint64_t seed)
        : m_engine(seed)
    {
    }

    /// 0 … bound-1
    std::size_t below(std::size_t bound) { return m_engine() % bound; }
    std::size_t between(std::size_t least, std::size_t most)
    {
        return least + below(most - least + 1);
    }
    bool oneIn(std::size_t count) { return below(count) == 0; }
    template<class T>
    const T &of(const std::vector<T> &choices)
    {
        return choices[below(choices.size())];
    }

private:
    std::mt19937_64 m_engine;
};

} // namespace tss::test
