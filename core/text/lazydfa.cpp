// SPDX-License-Identifier: MIT
#include "core/text/lazydfa.h"

#include <utility>

namespace tss {

namespace {

using Operation = SimplePattern::Operation;

constexpr std::uint16_t kUnknown = 0;
constexpr std::uint16_t kStart = 1; ///< before the first unit; no other state is at the begin
constexpr std::uint16_t kFirstOther = 2;
/// Beyond this the states are thrown away and made anew; few patterns get near.
constexpr std::size_t kMaxStates = 1000;

} // namespace

LazyDfa::LazyDfa(SimplePattern pattern)
    : m_pattern(std::move(pattern))
{
    follow(m_again, 0, {});
    start();
}

bool LazyDfa::test(std::u16string_view text)
{
    if (text.empty())
        return made(m_states[kStart].places, {true, true}).matchesAtEnd;
    std::uint16_t state = kStart;
    for (const char16_t unit : text) {
        if (m_states[state].hasMatched)
            return true;
        std::uint16_t next = unit < UnitSet::kAscii ? m_states[state].next[unit] : kUnknown;
        if (next == kUnknown)
            next = step(state, unit);
        state = next;
        if (m_states[state].places.none())
            return false;
    }
    return m_states[state].hasMatched || m_states[state].matchesAtEnd;
}

std::uint16_t LazyDfa::step(std::uint16_t from, char16_t unit)
{
    Places places = m_again;
    const Places current = m_states[from].places;
    for (std::size_t i = 0; i < m_pattern.program.size(); ++i) {
        const auto &instruction = m_pattern.program[i];
        if (current[i] && instruction.operation == Operation::Unit && m_pattern.sets[instruction.set].contains(unit))
            follow(places, i + 1, {});
    }
    const std::size_t before = m_states.size();
    const std::uint16_t next = stateOf(places);
    const bool wasCleared = m_states.size() < before;
    if (unit < UnitSet::kAscii && !wasCleared)
        m_states[from].next[unit] = next;
    return next;
}

std::uint16_t LazyDfa::stateOf(const Places &places)
{
    if (const auto found = m_stateOf.find(places); found != m_stateOf.end())
        return found->second;
    if (m_states.size() >= kMaxStates)
        start();
    const auto index = static_cast<std::uint16_t>(m_states.size());
    m_states.push_back(made(places, {}));
    m_stateOf.emplace(places, index);
    return index;
}

LazyDfa::State LazyDfa::made(const Places &places, Edges edges) const
{
    State state;
    state.places = places;
    Places atEnd;
    for (std::size_t i = 0; i < m_pattern.program.size(); ++i) {
        if (places[i])
            follow(atEnd, i, {edges.isAtBegin, true});
    }
    const std::size_t match = m_pattern.program.size() - 1;
    state.hasMatched = places[match];
    state.matchesAtEnd = atEnd[match];
    return state;
}

/// Adds the places that are reached from one without taking a unit. An End is kept, because the end may come later.
void LazyDfa::follow(Places &places, std::size_t place, Edges edges) const
{
    std::vector<std::size_t> open{place};
    Places seen;
    while (!open.empty()) {
        const std::size_t here = open.back();
        open.pop_back();
        if (seen[here])
            continue;
        seen.set(here);
        const auto &instruction = m_pattern.program[here];
        const auto next = here + static_cast<std::size_t>(std::ptrdiff_t{instruction.next});
        switch (instruction.operation) {
        case Operation::Unit:
        case Operation::Match:
            places.set(here);
            break;
        case Operation::Split:
            open.push_back(here + static_cast<std::size_t>(std::ptrdiff_t{instruction.other}));
            open.push_back(next);
            break;
        case Operation::Jump:
            open.push_back(next);
            break;
        case Operation::Begin:
            if (edges.isAtBegin)
                open.push_back(next);
            break;
        case Operation::End:
            places.set(here);
            if (edges.isAtEnd)
                open.push_back(next);
            break;
        }
    }
}

void LazyDfa::start()
{
    m_states.clear();
    m_stateOf.clear();
    Places begin;
    follow(begin, 0, {true, false});
    m_states.resize(kFirstOther);
    m_states[kStart] = made(begin, {true, false});
}

} // namespace tss
