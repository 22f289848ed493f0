// SPDX-License-Identifier: MIT
#include "app/document/previewservice.h"

#include "app/document/latestjobs.h"
#include "app/document/outbox.h"

#include <QPointer>
#include <QTimer>

#include <chrono>
#include <map>
#include <utility>

namespace tss::app {

namespace {

constexpr std::chrono::milliseconds kWorthShowing{300};

/// The newest question of each context and what to do with its answer. Lives in the GUI thread.
template<class Done>
class Questions
{
public:
    /// Returns the number that the answer must carry.
    quint64 ask(QObject *context, Done done)
    {
        m_open[context] = {++m_last, context, std::move(done)};
        return m_last;
    }

    template<class Answer>
    void answer(QObject *context, quint64 number, Answer answer)
    {
        const auto found = m_open.find(context);
        if (found == m_open.end() || found->second.number != number)
            return;
        const Question question = std::move(found->second);
        m_open.erase(found);
        if (question.context)
            question.done(std::move(answer));
    }

    [[nodiscard]] bool isEmpty() const { return m_open.empty(); }

private:
    struct Question
    {
        quint64 number = 0;
        QPointer<QObject> context;
        Done done;
    };
    std::map<QObject *, Question> m_open;
    quint64 m_last = 0;
};

} // namespace

/// The worker thread with its evaluator, which is made and used there only.
class PreviewService::Worker
{
public:
    explicit Worker(const Target &target)
        : m_target(target)
    {
    }

    LatestJobs &jobs() { return m_jobs; }
    Outbox &outbox() { return m_outbox; }

    Evaluator &evaluator()
    {
        if (!m_evaluator)
            m_evaluator = m_target.makeEvaluator();
        return *m_evaluator;
    }

private:
    const Target &m_target;
    std::unique_ptr<Evaluator> m_evaluator;
    Outbox m_outbox;
    LatestJobs m_jobs; ///< last: its thread uses the others
};

struct PreviewService::Pending
{
    quint64 preview = 0; ///< number of the newest request
    bool hasPreview = false;
    Questions<MatchesDone> matches;
    Questions<SearchDone> searches;
};

PreviewService::PreviewService(const Target &target, QObject *parent)
    : QObject(parent)
    , m_worker(std::make_unique<Worker>(target))
    , m_pending(std::make_unique<Pending>())
    , m_busyTimer(new QTimer(this))
{
    m_busyTimer->setSingleShot(true);
    m_busyTimer->setInterval(kWorthShowing);
    connect(m_busyTimer, &QTimer::timeout, this, [this] {
        m_busy = true;
        Q_EMIT busyChanged(true);
    });
}

PreviewService::~PreviewService()
{
    m_worker.reset();
}

void PreviewService::request(PreviewInput input)
{
    const quint64 number = ++m_pending->preview;
    m_pending->hasPreview = true;
    updateBusy();
    m_worker->jobs().post({}, [this, number, worker = m_worker.get(), input = std::move(input)](const std::atomic_bool &cancelled) mutable {
        input.cancelled = &cancelled;
        auto result = worker->evaluator().preview(input);
        worker->outbox().post([this, number, result = std::move(result)] { takePreview(number, result); });
    });
}

void PreviewService::takePreview(quint64 number, const Result<PreviewPtr> &result)
{
    if (number != m_pending->preview)
        return;
    m_pending->hasPreview = false;
    updateBusy();
    if (result)
        Q_EMIT previewReady(*result);
    else if (result.error().code != ErrorCode::Cancelled)
        Q_EMIT previewFailed(result.error());
}

void PreviewService::requestMatches(CatalogPtr catalog, std::u16string pattern, QObject *context, MatchesDone done)
{
    const quint64 number = m_pending->matches.ask(context, std::move(done));
    updateBusy();
    const JobKey key{JobKey::Kind::Matches, reinterpret_cast<quintptr>(context)};
    m_worker->jobs().post(key, [this, number, context, worker = m_worker.get(), catalog = std::move(catalog), pattern = std::move(pattern)](const std::atomic_bool &) {
        auto result = worker->evaluator().matches(catalog, pattern);
        worker->outbox().post([this, number, context, result = std::move(result)]() mutable {
            m_pending->matches.answer(context, number, std::move(result));
            updateBusy();
        });
    });
}

void PreviewService::requestSearch(PreviewInput input, std::u16string query, std::optional<double> topK, QObject *context, SearchDone done)
{
    const quint64 number = m_pending->searches.ask(context, std::move(done));
    updateBusy();
    const JobKey key{JobKey::Kind::Search, reinterpret_cast<quintptr>(context)};
    m_worker->jobs().post(key, [this, number, context, topK, worker = m_worker.get(), input = std::move(input), query = std::move(query)](const std::atomic_bool &cancelled) mutable {
        input.cancelled = &cancelled;
        auto result = worker->evaluator().search(input, query, topK);
        worker->outbox().post([this, number, context, result = std::move(result)]() mutable {
            m_pending->searches.answer(context, number, std::move(result));
            updateBusy();
        });
    });
}

bool PreviewService::isBusy() const
{
    return m_busy;
}

void PreviewService::setBusyDelay(std::chrono::milliseconds delay)
{
    m_busyTimer->setInterval(delay);
}

void PreviewService::updateBusy()
{
    const bool works = m_pending->hasPreview || !m_pending->matches.isEmpty() || !m_pending->searches.isEmpty();
    if (works && !m_busy && !m_busyTimer->isActive())
        m_busyTimer->start();
    if (works)
        return;
    m_busyTimer->stop();
    if (std::exchange(m_busy, false))
        Q_EMIT busyChanged(false);
}

} // namespace tss::app
