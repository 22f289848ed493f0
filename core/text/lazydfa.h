// SPDX-License-Identifier: MIT
// LazyDfa: tells whether a SimplePattern matches somewhere in a text, in time linear in the text. States are made
// as texts need them. Inside core/text only.
#pragma once

#include "core/text/simplepattern.h"

#include <array>
#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace tss {

class LazyDfa
{
public:
    explicit LazyDfa(SimplePattern pattern);

    /// regex.test(text).
    [[nodiscard]] bool test(std::u16string_view text);

private:
    /// Places in the program.
    using Places = std::bitset<SimplePattern::kMaxInstructions>;

    struct Edges
    {
        bool isAtBegin = false;
        bool isAtEnd = false;
    };

    struct State
    {
        Places places;
        bool hasMatched = false;
        bool matchesAtEnd = false;
        std::array<std::uint16_t, UnitSet::kAscii> next{}; ///< kUnknown where not yet wanted
    };

    [[nodiscard]] std::uint16_t step(std::uint16_t from, char16_t unit);
    [[nodiscard]] std::uint16_t stateOf(const Places &places);
    [[nodiscard]] State made(const Places &places, Edges edges) const;
    void follow(Places &places, std::size_t place, Edges edges) const;
    void start();

    SimplePattern m_pattern;
    Places m_again; ///< where a match may begin anywhere but at the start of the text
    std::vector<State> m_states;
    std::unordered_map<Places, std::uint16_t> m_stateOf;
};

} // namespace tss
