// SPDX-License-Identifier: MIT
#include "core/opencode/bytesearch.h"

#if defined(__SSE2__)
#include <bit>
#include <cstring>
#include <emmintrin.h>
#endif

namespace tss::opencode {

namespace {

void appendUnit(std::string &bytes, char16_t unit)
{
    const auto byte = [&bytes](unsigned value) {
        bytes += static_cast<char>(static_cast<unsigned char>(value));
    };
    const unsigned value = unit;
    if (value < 0x80U) {
        byte(value);
    } else if (value < 0x800U) {
        byte(0xC0U | (value >> 6U));
        byte(0x80U | (value & 0x3FU));
    } else {
        byte(0xE0U | (value >> 12U));
        byte(0x80U | ((value >> 6U) & 0x3FU));
        byte(0x80U | (value & 0x3FU));
    }
}

} // namespace

std::string unitBytes(std::u16string_view text)
{
    std::string bytes;
    bytes.reserve(text.size());
    for (const char16_t unit : text)
        appendUnit(bytes, unit);
    return bytes;
}

#if defined(__SSE2__)

namespace {

constexpr std::size_t kStep = sizeof(__m128i);

__m128i load(const char *bytes)
{
    return _mm_loadu_si128(reinterpret_cast<const __m128i *>(bytes));
}

/// A bit for each of sixteen places where the first and the last byte stand at the right distance.
unsigned candidates(const char *place, std::string_view word)
{
    const __m128i heads = _mm_cmpeq_epi8(load(place), _mm_set1_epi8(word.front()));
    const __m128i tails = _mm_cmpeq_epi8(load(place + word.size() - 1), _mm_set1_epi8(word.back()));
    return static_cast<unsigned>(_mm_movemask_epi8(_mm_and_si128(heads, tails)));
}

bool isAtOneOf(unsigned places, const char *begin, std::string_view word)
{
    for (; places != 0; places &= places - 1) {
        if (std::memcmp(begin + std::countr_zero(places), word.data(), word.size()) == 0)
            return true;
    }
    return false;
}

} // namespace

// std::string_view::find stops at every first byte, which is several times slower on prose. The
// last step goes back so far that it ends with the text.
bool containsBytes(std::string_view text, std::string_view word)
{
    if (word.empty() || text.size() < word.size() + kStep - 1)
        return text.find(word) != std::string_view::npos;
    const std::size_t last = text.size() - word.size() + 1 - kStep;
    for (std::size_t place = 0;; place = place + kStep < last ? place + kStep : last) {
        if (isAtOneOf(candidates(text.data() + place, word), text.data() + place, word))
            return true;
        if (place == last)
            return false;
    }
}

#else

bool containsBytes(std::string_view text, std::string_view word)
{
    return text.find(word) != std::string_view::npos;
}

#endif

} // namespace tss::opencode
