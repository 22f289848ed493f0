// SPDX-License-Identifier: MIT
#include "core/text/sha256.h"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tss {

namespace {

constexpr std::size_t kBlockBytes = 64;
constexpr std::size_t kLengthBytes = 8;
using State = std::array<std::uint32_t, 8>;
using Schedule = std::array<std::uint32_t, 64>;

constexpr std::array<std::uint32_t, 64> kRound{
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

constexpr State kStart{0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                       0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

Schedule scheduleOf(std::string_view block)
{
    Schedule words{};
    for (std::size_t i = 0; i < kBlockBytes; ++i)
        words[i / 4] = (words[i / 4] << 8) | static_cast<unsigned char>(block[i]);
    for (std::size_t i = 16; i < words.size(); ++i) {
        const std::uint32_t early = words[i - 15];
        const std::uint32_t late = words[i - 2];
        const std::uint32_t small0 = std::rotr(early, 7) ^ std::rotr(early, 18) ^ (early >> 3);
        const std::uint32_t small1 = std::rotr(late, 17) ^ std::rotr(late, 19) ^ (late >> 10);
        words[i] = words[i - 16] + small0 + words[i - 7] + small1;
    }
    return words;
}

void addBlock(State &state, std::string_view block)
{
    const Schedule words = scheduleOf(block);
    State s = state;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::uint32_t big1 = std::rotr(s[4], 6) ^ std::rotr(s[4], 11) ^ std::rotr(s[4], 25);
        const std::uint32_t choice = (s[4] & s[5]) ^ (~s[4] & s[6]);
        const std::uint32_t first = s[7] + big1 + choice + kRound[i] + words[i];
        const std::uint32_t big0 = std::rotr(s[0], 2) ^ std::rotr(s[0], 13) ^ std::rotr(s[0], 22);
        const std::uint32_t majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2]);
        s = {first + big0 + majority, s[0], s[1], s[2], s[3] + first, s[4], s[5], s[6]};
    }
    for (std::size_t i = 0; i < state.size(); ++i)
        state[i] += s[i];
}

/// What is left of the text after whole blocks, with the padding and the length in bits.
std::string lastBlocks(std::string_view rest, std::size_t totalBytes)
{
    std::string tail(rest);
    tail += '\x80';
    while (tail.size() % kBlockBytes != kBlockBytes - kLengthBytes)
        tail += '\0';
    const std::uint64_t bits = std::uint64_t{totalBytes} * 8;
    for (int shift = 56; shift >= 0; shift -= 8)
        tail += static_cast<char>(static_cast<unsigned char>(bits >> shift));
    return tail;
}

} // namespace

std::string sha256Hex(std::string_view bytes)
{
    State state = kStart;
    const std::size_t whole = bytes.size() / kBlockBytes * kBlockBytes;
    for (std::size_t i = 0; i < whole; i += kBlockBytes)
        addBlock(state, bytes.substr(i, kBlockBytes));
    const std::string tail = lastBlocks(bytes.substr(whole), bytes.size());
    for (std::size_t i = 0; i < tail.size(); i += kBlockBytes)
        addBlock(state, std::string_view(tail).substr(i, kBlockBytes));

    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string hex;
    for (const std::uint32_t word : state) {
        for (int shift = 28; shift >= 0; shift -= 4)
            hex += kDigits[(word >> shift) & 0xF];
    }
    return hex;
}

} // namespace tss
