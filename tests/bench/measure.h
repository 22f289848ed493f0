// SPDX-License-Identifier: MIT
// Times of repeated runs and the table that compares them.
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <vector>

namespace tss::bench {

/// Milliseconds of each run.
using Times = std::vector<double>;

[[nodiscard]] double median(Times times);
[[nodiscard]] double slowest(const Times &times);

template<class Work>
[[nodiscard]] double milliseconds(Work work)
{
    const auto begin = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin)
        .count();
}

struct Row
{
    std::string what;
    Times ours;
    Times plugin;    ///< empty: nothing to compare with
    double aim = 0;  ///< times as fast as the plugin; 0: none
    double most = 0; ///< milliseconds; 0: no limit
};

/// Prints a table of medians; false when an aim was missed.
[[nodiscard]] bool report(const std::vector<Row> &rows);

/// Largest resident memory of this process so far, in MiB.
[[nodiscard]] double peakMemory();

} // namespace tss::bench
