// SPDX-License-Identifier: MIT
#include "core/text/linediff.h"

#include <algorithm>

namespace tss {

namespace {

using Lines = std::vector<std::string_view>;

/// Beyond this many differing lines a smaller diff is of no use to a reader.
constexpr std::size_t kMaxDistance = 2000;

struct Range
{
    std::size_t begin, end;
};

/// Myers' greedy algorithm. `trace[d]` holds the furthest old line on each diagonal after d steps.
class Myers
{
public:
    Myers(const Lines &from, const Lines &to, Range a, Range b)
        : m_from(from), m_to(to), m_a(a), m_b(b)
        , m_n(std::ptrdiff_t(a.end - a.begin)), m_m(std::ptrdiff_t(b.end - b.begin))
    {
    }

    /// Pairs of equal lines, ascending; nullopt beyond kMaxDistance.
    std::optional<std::vector<std::pair<std::size_t, std::size_t>>> matches()
    {
        const auto limit = std::min(std::size_t(m_n + m_m), kMaxDistance);
        for (std::size_t d = 0; d <= limit; ++d) {
            m_trace.push_back(d == 0 ? std::vector<std::ptrdiff_t>{0} : step(d));
            if (d == 0)
                m_trace[0][0] = slide(0, 0);
            if (reached(d))
                return walkBack(d);
        }
        return std::nullopt;
    }

private:
    /// Index of diagonal k after d steps.
    static std::size_t at(std::size_t d, std::ptrdiff_t k) { return std::size_t((k + std::ptrdiff_t(d)) / 2); }

    std::ptrdiff_t slide(std::ptrdiff_t x, std::ptrdiff_t k) const
    {
        std::ptrdiff_t y = x - k;
        while (x < m_n && y < m_m && m_from[m_a.begin + std::size_t(x)] == m_to[m_b.begin + std::size_t(y)])
            ++x, ++y;
        return x;
    }

    /// Where the path to diagonal k at step d comes from: true for "one line added".
    bool comesFromAbove(std::size_t d, std::ptrdiff_t k) const
    {
        const auto &last = m_trace[d - 1];
        const auto signedD = std::ptrdiff_t(d);
        return k == -signedD || (k != signedD && last[at(d - 1, k - 1)] < last[at(d - 1, k + 1)]);
    }

    std::vector<std::ptrdiff_t> step(std::size_t d) const
    {
        std::vector<std::ptrdiff_t> reach(d + 1);
        const auto signedD = std::ptrdiff_t(d);
        for (std::ptrdiff_t k = -signedD; k <= signedD; k += 2) {
            const auto &last = m_trace[d - 1];
            const auto x = comesFromAbove(d, k) ? last[at(d - 1, k + 1)] : last[at(d - 1, k - 1)] + 1;
            // Steps outside the texts stand still; they never win.
            reach[at(d, k)] = x <= m_n && x - k <= m_m ? slide(x, k) : x;
        }
        return reach;
    }

    bool reached(std::size_t d) const
    {
        const std::ptrdiff_t k = m_n - m_m;
        const auto signedD = std::ptrdiff_t(d);
        if (k < -signedD || k > signedD || (k + signedD) % 2 != 0)
            return false;
        return m_trace[d][at(d, k)] >= m_n;
    }

    std::vector<std::pair<std::size_t, std::size_t>> walkBack(std::size_t d) const
    {
        std::vector<std::pair<std::size_t, std::size_t>> pairs;
        std::ptrdiff_t x = m_n, y = m_m;
        const auto back = [&](std::ptrdiff_t toX, std::ptrdiff_t toY) {
            while (x > toX && y > toY) {
                --x, --y;
                pairs.emplace_back(m_a.begin + std::size_t(x), m_b.begin + std::size_t(y));
            }
        };
        for (; d > 0; --d) {
            const std::ptrdiff_t k = x - y;
            const bool above = comesFromAbove(d, k);
            const std::ptrdiff_t fromK = above ? k + 1 : k - 1;
            const std::ptrdiff_t fromX = m_trace[d - 1][at(d - 1, fromK)];
            back(above ? fromX : fromX + 1, above ? fromX - fromK + 1 : fromX - fromK);
            x = fromX;
            y = fromX - fromK;
        }
        back(0, 0);
        std::reverse(pairs.begin(), pairs.end());
        return pairs;
    }

    const Lines &m_from;
    const Lines &m_to;
    Range m_a, m_b;
    std::ptrdiff_t m_n, m_m;
    std::vector<std::vector<std::ptrdiff_t>> m_trace;
};

std::vector<LineChange> changesBetween(const Lines &from, const Lines &to)
{
    Range a{0, from.size()}, b{0, to.size()};
    while (a.begin < a.end && b.begin < b.end && from[a.begin] == to[b.begin])
        ++a.begin, ++b.begin;
    while (a.begin < a.end && b.begin < b.end && from[a.end - 1] == to[b.end - 1])
        --a.end, --b.end;
    std::vector<LineChange> changes;
    const auto add = [&](std::size_t x, std::size_t y) {
        if (x > a.begin || y > b.begin)
            changes.push_back({a.begin, x, b.begin, y});
    };
    if (const auto pairs = Myers(from, to, a, b).matches()) {
        for (const auto &[x, y] : *pairs) {
            add(x, y);
            a.begin = x + 1;
            b.begin = y + 1;
        }
    }
    add(a.end, b.end);
    return changes;
}

/// Fills hunks line by line.
class HunkWriter
{
public:
    HunkWriter(const Lines &from, const Lines &to)
        : m_from(from), m_to(to)
    {
    }

    DiffHunk hunk(const std::vector<LineChange> &changes, std::size_t first, std::size_t last, std::size_t context)
    {
        const std::size_t before = std::min(context, changes[first].oldBegin);
        std::size_t old = changes[first].oldBegin - before;
        const std::size_t end = std::min(m_from.size(), changes[last].oldEnd + context);
        m_hunk = {old, 0, changes[first].newBegin - before, 0, {}};
        for (std::size_t i = first; i <= last; ++i) {
            for (; old < changes[i].oldBegin; ++old)
                add(DiffLineKind::Context, m_from[old]);
            for (; old < changes[i].oldEnd; ++old)
                add(DiffLineKind::Removed, m_from[old]);
            for (std::size_t n = changes[i].newBegin; n < changes[i].newEnd; ++n)
                add(DiffLineKind::Added, m_to[n]);
        }
        for (; old < end; ++old)
            add(DiffLineKind::Context, m_from[old]);
        // The format counts from 1, and names the line before where a side has none.
        m_hunk.oldStart += m_hunk.oldCount > 0;
        m_hunk.newStart += m_hunk.newCount > 0;
        return std::move(m_hunk);
    }

private:
    void add(DiffLineKind kind, std::string_view line)
    {
        m_hunk.oldCount += kind != DiffLineKind::Added;
        m_hunk.newCount += kind != DiffLineKind::Removed;
        const bool complete = line.ends_with('\n');
        m_hunk.lines.push_back({kind, complete ? line.substr(0, line.size() - 1) : line});
        if (!complete)
            m_hunk.lines.push_back({DiffLineKind::NoNewline, {}});
    }

    const Lines &m_from;
    const Lines &m_to;
    DiffHunk m_hunk;
};

void appendLines(std::string &out, const Lines &lines, std::size_t begin, std::size_t end)
{
    for (; begin < end; ++begin)
        out += lines[begin];
}

} // namespace

std::vector<std::string_view> splitLines(std::string_view text)
{
    Lines lines;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto length = end == std::string_view::npos ? text.size() : end + 1;
        lines.push_back(text.substr(0, length));
        text.remove_prefix(length);
    }
    return lines;
}

std::vector<LineChange> lineChanges(std::string_view from, std::string_view to)
{
    return changesBetween(splitLines(from), splitLines(to));
}

std::vector<DiffHunk> unifiedDiff(std::string_view from, std::string_view to, std::size_t context)
{
    const Lines a = splitLines(from), b = splitLines(to);
    const auto changes = changesBetween(a, b);
    std::vector<DiffHunk> hunks;
    for (std::size_t first = 0; first < changes.size();) {
        std::size_t last = first;
        while (last + 1 < changes.size() && changes[last + 1].oldBegin - changes[last].oldEnd <= 2 * context)
            ++last;
        hunks.push_back(HunkWriter(a, b).hunk(changes, first, last, context));
        first = last + 1;
    }
    return hunks;
}

std::optional<std::string> mergedLines(std::string_view base, std::string_view ours, std::string_view theirs)
{
    const Lines lines = splitLines(base), our = splitLines(ours), their = splitLines(theirs);
    const auto a = changesBetween(lines, our), b = changesBetween(lines, their);
    std::string merged;
    std::size_t old = 0, i = 0, j = 0;
    while (i < a.size() || j < b.size()) {
        const bool takeOurs = j == b.size() || (i < a.size() && a[i].oldBegin < b[j].oldBegin);
        if (i < a.size() && j < b.size()) {
            const LineChange &first = takeOurs ? a[i] : b[j];
            const LineChange &second = takeOurs ? b[j] : a[i];
            if (second.oldBegin <= first.oldEnd)
                return std::nullopt;
        }
        const LineChange &change = takeOurs ? a[i++] : b[j++];
        appendLines(merged, lines, old, change.oldBegin);
        appendLines(merged, takeOurs ? our : their, change.newBegin, change.newEnd);
        old = change.oldEnd;
    }
    appendLines(merged, lines, old, lines.size());
    return merged;
}

} // namespace tss
