// SPDX-License-Identifier: MIT
// LatestJobs: one thread that runs jobs, keeping only the newest job of each key. Knows nothing of previews.
#pragma once

#include <QtTypes>

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <thread>
#include <vector>

namespace tss::app {

/// What a job is about; a newer job of an equal key replaces and cancels an older one.
struct JobKey
{
    enum class Kind { Matches, Search, Preview };
    Kind kind = Kind::Preview;
    quintptr owner = 0;
    friend bool operator==(const JobKey &, const JobKey &) = default;
};

class LatestJobs
{
public:
    /// `cancelled` becomes true when a newer job of the key came, or the end.
    using Job = std::function<void(const std::atomic_bool &cancelled)>;

    LatestJobs();
    ~LatestJobs(); ///< cancels and waits
    LatestJobs(const LatestJobs &) = delete;
    LatestJobs &operator=(const LatestJobs &) = delete;

    void post(JobKey key, Job job);
    /// Drops what waits and tells what runs.
    void cancel();
    [[nodiscard]] bool isIdle();

private:
    struct Entry
    {
        JobKey key;
        Job job;
        std::shared_ptr<std::atomic_bool> cancelled;
    };
    void run();
    [[nodiscard]] Entry take();

    std::mutex m_mutex;
    std::condition_variable m_wake;
    std::vector<Entry> m_waiting; ///< in the order of their first request
    JobKey m_runningKey;
    std::shared_ptr<std::atomic_bool> m_running; ///< null: idle
    bool m_ends = false;
    std::thread m_thread; ///< last: runs as soon as it is made
};

} // namespace tss::app
