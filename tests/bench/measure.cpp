// SPDX-License-Identifier: MIT
#include "tests/bench/measure.h"

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>

namespace tss::bench {

double median(Times times)
{
    if (times.empty())
        return 0;
    const auto middle = times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2);
    std::nth_element(times.begin(), middle, times.end());
    return *middle;
}

double slowest(const Times &times)
{
    return times.empty() ? 0 : *std::max_element(times.begin(), times.end());
}

bool report(const std::vector<Row> &rows)
{
    bool isMet = true;
    std::printf("%-44s %10s %10s %10s %8s %8s\n", "", "median ms", "slowest", "plugin ms", "ratio",
                "aim");
    for (const Row &row : rows) {
        const double ours = median(row.ours);
        std::printf("%-44s %10.3f %10.3f", row.what.c_str(), ours, slowest(row.ours));
        if (!row.plugin.empty())
            std::printf(" %10.3f %7.1fx", median(row.plugin), median(row.plugin) / ours);
        else
            std::printf(" %10s %8s", "", "");
        const bool isFast =
            row.aim <= 0 || row.plugin.empty() || median(row.plugin) >= row.aim * ours;
        const bool isShort = row.most <= 0 || ours <= row.most;
        isMet = isMet && isFast && isShort;
        if (row.aim > 0)
            std::printf(" %6.0fx %s", row.aim, isFast ? "met" : "MISSED");
        if (row.most > 0)
            std::printf(" %4.0f ms %s", row.most, isShort ? "met" : "MISSED");
        std::printf("\n");
    }
    return isMet;
}

double peakMemory()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return static_cast<double>(usage.ru_maxrss) / 1024;
}

} // namespace tss::bench
