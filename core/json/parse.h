// SPDX-License-Identifier: MIT
// Reading JSON: strictly as JSON.parse does, or leniently (comments, trailing commas, byte-order mark), so that a
// file a runtime refuses can still be shown and repaired.
#pragma once

#include "core/json/tree.h"
#include "core/result.h"

namespace tss::json {

enum class Leniency {
    Strict, ///< JSON.parse: any comment, trailing comma or byte-order mark is an error
    Jsonc, ///< comments, trailing commas and a byte-order mark are reported as Deviation
};

enum class DeviationKind { ByteOrderMark, LineComment, BlockComment, TrailingComma, DuplicateKey, InvalidUtf8 };

/// Something a strict reader would refuse or silently resolve; never an error in itself. DuplicateKey stands at each
/// key that was there before, InvalidUtf8 at each run of ill-formed bytes.
struct Deviation
{
    DeviationKind kind;
    TextRange where;
};

struct Parsed
{
    TreePtr tree;
    std::vector<Deviation> deviations; ///< in order of place
    /// True when JSON.parse takes the text too (DuplicateKey and InvalidUtf8 do not stop it).
    [[nodiscard]] bool isStrict() const;
};

/// Errors: JsonSyntax with the place and args[0] = what was expected ("value", "comma-or-close", "colon", "key",
/// "end", "string-end", "control-character", "escape", "number", "comment-end"); JsonTooLarge over 2^32-1 bytes.
[[nodiscard]] Result<Parsed> parse(std::string text, Leniency leniency);

} // namespace tss::json
