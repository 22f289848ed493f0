// SPDX-License-Identifier: MIT
// SimplePattern: the plain part of JavaScript's regular expressions (no flags), as a program for LazyDfa. What a
// match is worth (captures, greediness) is lost; whether there is one is exact. Inside core/text only.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace tss {

/// A set of UTF-16 code units.
class UnitSet
{
public:
    static constexpr std::size_t kAscii = 128;

    void add(char16_t first, char16_t last);
    void add(const UnitSet &other);
    void complement();
    [[nodiscard]] bool contains(char16_t unit) const;

private:
    std::bitset<kAscii> m_ascii;
    std::vector<std::pair<char16_t, char16_t>> m_others; ///< beyond ASCII
};

struct SimplePattern
{
    enum class Operation : std::uint8_t { Unit, Split, Jump, Begin, End, Match };
    struct Instruction
    {
        Operation operation = Operation::Match;
        std::uint8_t set = 0; ///< of Unit: index in sets
        std::int16_t next = 1; ///< where to go on, counted from here
        std::int16_t other = 1; ///< of Split: the second way
    };

    /// Programs stay this small, so that a set of places fits two words.
    static constexpr std::size_t kMaxInstructions = 128;

    std::vector<Instruction> program;
    std::vector<UnitSet> sets;

    /// nullopt for everything that is not surely understood, or that backtracking engines may take exponential
    /// time for (a repeated group): there the engine decides, and its time limit speaks.
    [[nodiscard]] static std::optional<SimplePattern> read(std::u16string_view source);
};

} // namespace tss
