// SPDX-License-Identifier: MIT
// Text edits on JSON and JSONC: set, insert, move and remove at a path with minimal change. Comments, order,
// indentation, line endings and every byte that is not meant stay as they are.
#pragma once

#include "core/json/tree.h"
#include "core/result.h"

#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tss {

/// Replace `length` bytes at `offset` by `replacement`.
struct TextEdit
{
    std::size_t offset = 0;
    std::size_t length = 0;
    std::string replacement;
    friend bool operator==(const TextEdit &, const TextEdit &) = default;
};

/// Edits sorted by offset, not overlapping, all in terms of the same original text.
using TextEdits = std::vector<TextEdit>;

[[nodiscard]] std::string applied(std::string_view text, const TextEdits &edits);
/// The edits that turn applied(text, edits) back into text.
[[nodiscard]] TextEdits inverse(std::string_view text, const TextEdits &edits);
/// One edit (or none) that turns `from` into `to`: common prefix and suffix are left alone, on whole characters.
[[nodiscard]] TextEdits difference(std::string_view from, std::string_view to);

namespace json {

using PathStep = std::variant<std::u16string, std::size_t>;
using Path = std::vector<PathStep>;

/// Sets the value at path to `valueJson` (JSON text; when it spans lines it is written with the document's own
/// indentation). Missing objects on the way are made. An index equal to the array's size appends. With an empty or
/// blank text the document is created ("{…}" and a final newline). A duplicate key: the last one, which is the one in force, is set.
/// Errors: JsonSyntax as parse(Jsonc); JsonWrongContainer when a step meets a value of another kind.
[[nodiscard]] Result<TextEdits> set(std::string_view text, const Path &path, std::string_view valueJson);

/// Inserts an element before index (size: append) of the array at path; the array must exist.
[[nodiscard]] Result<TextEdits> insertElement(std::string_view text, const Path &array, std::size_t index, std::string_view valueJson);

/// Moves the element `from` of the array at path so that it has index `to` afterwards. Comments on the element's own
/// line, or on lines of their own just above it, go with it.
[[nodiscard]] Result<TextEdits> moveElement(std::string_view text, const Path &array, std::size_t from, std::size_t to);

/// Removes the member (all duplicates of it) or element at path, with its comma. JsonPathMissing if there is none.
[[nodiscard]] Result<TextEdits> remove(std::string_view text, const Path &path);

/// The edits that make a JSONC text strict: removes the byte-order mark, comments and trailing commas only.
[[nodiscard]] Result<TextEdits> toStrict(std::string_view text);

} // namespace json
} // namespace tss
