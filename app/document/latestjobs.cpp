// SPDX-License-Identifier: MIT
#include "app/document/latestjobs.h"

#include <algorithm>

namespace tss::app {

LatestJobs::LatestJobs()
    : m_thread([this] { run(); })
{
}

LatestJobs::~LatestJobs()
{
    cancel();
    {
        const std::lock_guard lock(m_mutex);
        m_ends = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void LatestJobs::cancel()
{
    const std::lock_guard lock(m_mutex);
    m_waiting.clear();
    if (m_running)
        *m_running = true;
}

bool LatestJobs::isIdle()
{
    const std::lock_guard lock(m_mutex);
    return m_waiting.empty() && !m_running;
}

void LatestJobs::post(JobKey key, Job job)
{
    {
        const std::lock_guard lock(m_mutex);
        if (m_running && m_runningKey == key)
            *m_running = true;
        const auto same = std::find_if(m_waiting.begin(), m_waiting.end(), [&](const Entry &entry) { return entry.key == key; });
        if (same != m_waiting.end())
            same->job = std::move(job);
        else
            m_waiting.push_back({key, std::move(job), std::make_shared<std::atomic_bool>(false)});
    }
    m_wake.notify_one();
}

LatestJobs::Entry LatestJobs::take()
{
    // A person who types waits for the matches first; they are also the quickest to give.
    const auto next = std::min_element(m_waiting.begin(), m_waiting.end(), [](const Entry &a, const Entry &b) { return a.key.kind < b.key.kind; });
    Entry entry = std::move(*next);
    m_waiting.erase(next);
    m_runningKey = entry.key;
    m_running = entry.cancelled;
    return entry;
}

void LatestJobs::run()
{
    std::unique_lock lock(m_mutex);
    while (true) {
        m_wake.wait(lock, [this] { return m_ends || !m_waiting.empty(); });
        if (m_ends)
            return;
        const Entry entry = take();
        lock.unlock();
        entry.job(*entry.cancelled);
        lock.lock();
        m_running.reset();
    }
}

} // namespace tss::app
