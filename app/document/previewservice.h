// SPDX-License-Identifier: MIT
// PreviewService: one worker thread with one Evaluator. Newer preview requests replace older ones that have not
// finished; stale results are dropped. Answers arrive in the GUI thread.
#pragma once

#include "core/target.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>

class QTimer;

namespace tss::app {

class PreviewService : public QObject
{
    Q_OBJECT

public:
    explicit PreviewService(const Target &target, QObject *parent = nullptr);
    ~PreviewService() override; ///< cancels and waits

    /// The result comes by previewReady; a newer request cancels this one.
    void request(PreviewInput input);
    /// What busyChanged() said last: work that takes under 300 ms is not worth showing.
    [[nodiscard]] bool isBusy() const;
    void setBusyDelay(std::chrono::milliseconds delay);

    using MatchesDone = std::function<void(Result<std::vector<std::uint32_t>>)>;
    /// Rows that a pattern matches; `done` is called in the GUI thread unless `context` is gone. Only the newest
    /// request of a context is answered.
    void requestMatches(CatalogPtr catalog, std::u16string pattern, QObject *context, MatchesDone done);

    using SearchDone = std::function<void(Result<SearchAnswer>)>;
    void requestSearch(PreviewInput input, std::u16string query, std::optional<double> topK, QObject *context, SearchDone done);

Q_SIGNALS:
    void previewReady(const tss::PreviewPtr &preview);
    void previewFailed(const tss::Error &error); ///< never for Cancelled
    void busyChanged(bool busy);

private:
    void takePreview(quint64 number, const Result<PreviewPtr> &result);
    void updateBusy();

    class Worker;
    struct Pending;
    std::unique_ptr<Worker> m_worker;
    std::unique_ptr<Pending> m_pending;
    QTimer *m_busyTimer;
    bool m_busy = false;
};

} // namespace tss::app
