// SPDX-License-Identifier: MIT
// Differences between two texts by lines, as people read them before saving, and the merge of two sets of changes.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss {

/// Lines with their line endings; the last one may have none.
[[nodiscard]] std::vector<std::string_view> splitLines(std::string_view text);

/// Lines [oldBegin, oldEnd) become [newBegin, newEnd).
struct LineChange
{
    std::size_t oldBegin = 0, oldEnd = 0;
    std::size_t newBegin = 0, newEnd = 0;
    friend bool operator==(const LineChange &, const LineChange &) = default;
};

/// A shortest list of changes, in order. Texts that differ beyond all measure give one change of everything between
/// their common start and end.
[[nodiscard]] std::vector<LineChange> lineChanges(std::string_view from, std::string_view to);

enum class DiffLineKind { Context, Removed, Added, NoNewline /**< "\ No newline at end of file" */ };

struct DiffLine
{
    DiffLineKind kind = DiffLineKind::Context;
    std::string_view text; ///< without the line feed; points into the texts given
};

struct DiffHunk
{
    std::size_t oldStart = 0, oldCount = 0; ///< as in "@@ -oldStart,oldCount +newStart,newCount @@"
    std::size_t newStart = 0, newCount = 0;
    std::vector<DiffLine> lines;
};

[[nodiscard]] std::vector<DiffHunk> unifiedDiff(std::string_view from, std::string_view to, std::size_t context = 3);

/// Both changes of `base` in one text; nullopt where they touch the same or neighbouring lines.
[[nodiscard]] std::optional<std::string> mergedLines(std::string_view base, std::string_view ours, std::string_view theirs);

} // namespace tss
