// SPDX-License-Identifier: MIT
#include "core/text/utf16.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace tss {

namespace {

enum class Surrogates { Refuse, Keep };

constexpr char16_t kReplacement = 0xFFFD;

unsigned byteAt(std::string_view bytes, std::size_t i)
{
    return static_cast<unsigned char>(bytes[i]);
}

/// One decoded character, or one ill-formed sequence in WHATWG's sense (the longest start of a well-formed one).
struct Step
{
    char32_t code = 0;
    std::size_t length = 1;
    bool isValid = false;
};

struct Lead
{
    std::size_t following = 0; ///< 0: not a lead byte
    unsigned lower = 0x80; ///< range of the first following byte
    unsigned upper = 0xBF;
};

Lead leadOf(unsigned byte, Surrogates surrogates)
{
    if (byte >= 0xC2 && byte <= 0xDF)
        return {1, 0x80, 0xBF};
    if (byte >= 0xE0 && byte <= 0xEF) {
        const bool isSurrogateLead = byte == 0xED && surrogates == Surrogates::Refuse;
        return {2, byte == 0xE0 ? 0xA0U : 0x80U, isSurrogateLead ? 0x9FU : 0xBFU};
    }
    if (byte >= 0xF0 && byte <= 0xF4)
        return {3, byte == 0xF0 ? 0x90U : 0x80U, byte == 0xF4 ? 0x8FU : 0xBFU};
    return {};
}

/// Precondition: a non-ASCII byte at i.
Step decodeOne(std::string_view bytes, std::size_t i, Surrogates surrogates)
{
    const unsigned first = byteAt(bytes, i);
    Lead lead = leadOf(first, surrogates);
    if (lead.following == 0)
        return {};
    char32_t code = first & (0x3FU >> lead.following);
    for (std::size_t k = 1; k <= lead.following; ++k) {
        if (i + k >= bytes.size() || byteAt(bytes, i + k) < lead.lower || byteAt(bytes, i + k) > lead.upper)
            return {0, k, false};
        code = (code << 6) | (byteAt(bytes, i + k) & 0x3FU);
        lead.lower = 0x80;
        lead.upper = 0xBF;
    }
    return {code, lead.following + 1, true};
}

/// First non-ASCII byte at or after i; eight bytes at a time, because almost every text is ASCII.
std::size_t skipAscii(std::string_view bytes, std::size_t i)
{
    constexpr std::uint64_t kHighBits = 0x8080808080808080ULL;
    while (i + 8 <= bytes.size()) {
        std::uint64_t word = 0;
        std::memcpy(&word, bytes.data() + i, sizeof word);
        if ((word & kHighBits) != 0)
            break;
        i += 8;
    }
    while (i < bytes.size() && byteAt(bytes, i) < 0x80)
        ++i;
    return i;
}

void appendUnits(std::u16string &out, char32_t code)
{
    if (code < 0x10000) {
        out += static_cast<char16_t>(code);
        return;
    }
    out += static_cast<char16_t>(0xD7C0 + (code >> 10));
    out += static_cast<char16_t>(0xDC00 + (code & 0x3FF));
}

std::u16string decode(std::string_view bytes, Surrogates surrogates)
{
    std::u16string out;
    out.reserve(bytes.size());
    std::size_t i = 0;
    while (i < bytes.size()) {
        const std::size_t end = skipAscii(bytes, i);
        out.append(bytes.begin() + std::ptrdiff_t(i), bytes.begin() + std::ptrdiff_t(end));
        i = end;
        if (i == bytes.size())
            break;
        const Step step = decodeOne(bytes, i, surrogates);
        appendUnits(out, step.isValid ? step.code : kReplacement);
        i += step.length;
    }
    return out;
}

bool isHigh(char16_t unit)
{
    return (unit & 0xFC00) == 0xD800;
}

bool isLow(char16_t unit)
{
    return (unit & 0xFC00) == 0xDC00;
}

void appendUtf8(std::string &out, char32_t code)
{
    const auto put = [&out](char32_t byte) { out += static_cast<char>(static_cast<unsigned char>(byte)); };
    if (code < 0x80) {
        put(code);
    } else if (code < 0x800) {
        put(0xC0 | (code >> 6));
        put(0x80 | (code & 0x3F));
    } else if (code < 0x10000) {
        put(0xE0 | (code >> 12));
        put(0x80 | ((code >> 6) & 0x3F));
        put(0x80 | (code & 0x3F));
    } else {
        put(0xF0 | (code >> 18));
        put(0x80 | ((code >> 12) & 0x3F));
        put(0x80 | ((code >> 6) & 0x3F));
        put(0x80 | (code & 0x3F));
    }
}

bool isPairAt(std::u16string_view text, std::size_t i)
{
    return isHigh(text[i]) && i + 1 < text.size() && isLow(text[i + 1]);
}

char32_t pairAt(std::u16string_view text, std::size_t i)
{
    return 0x10000 + ((char32_t{text[i]} & 0x3FF) << 10) + (char32_t{text[i + 1]} & 0x3FF);
}

std::string encode(std::u16string_view text, Surrogates surrogates)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] < 0x80)
            out += static_cast<char>(text[i]);
        else if (isPairAt(text, i))
            appendUtf8(out, pairAt(text, i++));
        else if (surrogates == Surrogates::Refuse && (isHigh(text[i]) || isLow(text[i])))
            appendUtf8(out, kReplacement);
        else
            appendUtf8(out, text[i]);
    }
    return out;
}

} // namespace

std::u16string fromUtf8(std::string_view bytes)
{
    return decode(bytes, Surrogates::Refuse);
}

std::string toWtf8(std::u16string_view text)
{
    return encode(text, Surrogates::Keep);
}

std::u16string fromWtf8(std::string_view bytes)
{
    return decode(bytes, Surrogates::Keep);
}

std::string toUtf8(std::u16string_view text)
{
    return encode(text, Surrogates::Refuse);
}

std::optional<std::size_t> firstInvalidUtf8(std::string_view bytes)
{
    std::size_t i = skipAscii(bytes, 0);
    while (i < bytes.size()) {
        const Step step = decodeOne(bytes, i, Surrogates::Refuse);
        if (!step.isValid)
            return i;
        i = skipAscii(bytes, i + step.length);
    }
    return std::nullopt;
}

std::string sanitizedUtf8(std::string_view bytes)
{
    std::string out;
    out.reserve(bytes.size());
    std::size_t i = 0;
    while (i < bytes.size()) {
        const std::size_t ascii = skipAscii(bytes, i);
        out.append(bytes, i, ascii - i);
        i = ascii;
        if (i == bytes.size())
            break;
        const Step step = decodeOne(bytes, i, Surrogates::Refuse);
        if (step.isValid)
            out.append(bytes, i, step.length);
        else
            appendUtf8(out, kReplacement);
        i += step.length;
    }
    return out;
}

LineColumn lineColumn(std::string_view bytes, std::size_t offset)
{
    LineColumn place;
    const std::size_t end = std::min(offset, bytes.size());
    std::size_t i = 0;
    while (i < end) {
        const char c = bytes[i];
        if (static_cast<unsigned char>(c) >= 0x80) {
            const Step step = decodeOne(bytes, i, Surrogates::Refuse);
            // An offset inside a character is the character's own place.
            if (i + step.length > end)
                return place;
            place.column += step.code >= 0x10000 ? 2 : 1;
            i += step.length;
            continue;
        }
        const bool isCrOfCrlf = c == '\r' && i + 1 < bytes.size() && bytes[i + 1] == '\n';
        if (c == '\n' || (c == '\r' && !isCrOfCrlf))
            place = {place.line + 1, 1};
        else
            ++place.column;
        ++i;
    }
    return place;
}

} // namespace tss
