// SPDX-License-Identifier: MIT
#include "app/document/previewservice.h"
#include "tests/support/scriptedtarget.h"

#include <QSignalSpy>
#include <QTest>

using namespace tss;
using namespace tss::app;
using namespace tss::test;

namespace {

PreviewInput input(std::uint64_t revision)
{
    PreviewInput result;
    result.catalog = std::make_shared<Catalog>();
    result.revision = revision;
    return result;
}

/// The revisions that arrived, in order.
struct Arrivals
{
    explicit Arrivals(PreviewService &service)
    {
        QObject::connect(&service, &PreviewService::previewReady, &context, [this](const PreviewPtr &preview) {
            revisions << preview->revision;
            threads << QThread::currentThread();
        });
    }
    QObject context;
    QList<std::uint64_t> revisions;
    QList<QThread *> threads;
};

using Rows = std::vector<std::uint32_t>;

} // namespace

class TestPreviewService : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersInTheGuiThread()
    {
        ScriptedTarget target;
        PreviewService service(target);
        const Arrivals arrivals(service);
        service.request(input(7));
        QTRY_COMPARE(arrivals.revisions, QList<std::uint64_t>{7});
        QCOMPARE(arrivals.threads, QList<QThread *>{thread()});
    }

    void latestWins()
    {
        ScriptedTarget target;
        target.holds = true;
        PreviewService service(target);
        const Arrivals arrivals(service);
        service.request(input(1));
        waitUntil(target.started, 1);
        service.request(input(2)); // cancels 1
        waitUntil(target.started, 2);
        service.request(input(3));
        service.request(input(4)); // takes the place of 3, which waits or runs
        waitUntil(target.cancelled, 2);
        target.holds = false;
        QTRY_COMPARE(arrivals.revisions, QList<std::uint64_t>{4});
    }

    void lateAnswerIsDropped()
    {
        ScriptedTarget target;
        target.ignoresCancel = true;
        PreviewService service(target);
        const Arrivals arrivals(service);
        service.request(input(1));
        waitUntil(target.finished, 1); // its answer is, or will be, in the event queue
        service.request(input(2));
        QTRY_COMPARE(arrivals.revisions, QList<std::uint64_t>{2});
    }

    void cancelledIsSilentAndFailureIsNot()
    {
        ScriptedTarget target;
        target.holds = true;
        PreviewService service(target);
        QSignalSpy failed(&service, &PreviewService::previewFailed);
        service.request(input(1));
        waitUntil(target.started, 1);
        target.fails = true;
        service.request(input(2));
        waitUntil(target.cancelled, 1);
        target.holds = false;
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed.first().first().value<Error>().code, ErrorCode::WriteFailed);
    }

    void destroyedWhileBusy()
    {
        ScriptedTarget target;
        target.holds = true;
        bool isCalled = false;
        {
            PreviewService service(target);
            service.request(input(1));
            waitUntil(target.started, 1);
            service.requestSearch(input(1), u"x", {}, this, [&](const auto &) { isCalled = true; });
        }
        QCOMPARE(target.cancelled.load(), 1);
        QCoreApplication::processEvents();
        QVERIFY(!isCalled);
    }

    void destroyedBeforeAnswerIsTaken()
    {
        ScriptedTarget target;
        auto service = std::make_unique<PreviewService>(target);
        service->request(input(1));
        waitUntil(target.finished, 1);
        service.reset();
        QCoreApplication::processEvents();
    }

    void newestQuestionOfEachContext()
    {
        ScriptedTarget target;
        PreviewService service(target);
        QObject one;
        QObject two;
        QList<qsizetype> answers;
        const auto note = [&](const Result<Rows> &rows) { answers << static_cast<qsizetype>(rows->size()); };
        const auto catalog = std::make_shared<Catalog>();
        service.requestMatches(catalog, u"a", &one, note);
        service.requestMatches(catalog, u"ab", &one, note);
        service.requestMatches(catalog, u"abc", &two, note);
        service.requestMatches(catalog, u"abcd", &one, note);
        QTRY_COMPARE(answers.size(), 2);
        std::sort(answers.begin(), answers.end());
        QCOMPARE(answers, (QList<qsizetype>{3, 4}));
    }

    void goneContextIsNotCalled()
    {
        ScriptedTarget target;
        PreviewService service(target);
        auto gone = std::make_unique<QObject>();
        QList<int> answers;
        service.requestMatches(std::make_shared<Catalog>(), u"a", gone.get(), [&](const auto &) { answers << 1; });
        gone.reset();
        service.requestMatches(std::make_shared<Catalog>(), u"a", this, [&](const auto &) { answers << 2; });
        QTRY_COMPARE(answers, QList<int>{2});
    }

    void searchesAnswer()
    {
        ScriptedTarget target;
        PreviewService service(target);
        std::u16string output;
        service.requestSearch(input(1), u"issue", 3.0, this, [&](const Result<SearchAnswer> &answer) { output = answer->output; });
        QTRY_COMPARE(output, std::u16string(u"issue"));
    }

    void busyOnlyWhenItLasts()
    {
        ScriptedTarget target;
        PreviewService service(target);
        service.setBusyDelay(std::chrono::hours(1));
        const Arrivals arrivals(service);
        QSignalSpy busy(&service, &PreviewService::busyChanged);
        service.request(input(1));
        QTRY_COMPARE(arrivals.revisions.size(), 1);
        QCOMPARE(busy.size(), 0);

        service.setBusyDelay(std::chrono::milliseconds(0));
        target.holds = true;
        service.request(input(2));
        QTRY_COMPARE(busy.size(), 1);
        QVERIFY(service.isBusy());
        service.request(input(3)); // still the same work to wait for
        target.holds = false;
        QTRY_COMPARE(busy.size(), 2);
        QVERIFY(!service.isBusy());
    }
};

QTEST_GUILESS_MAIN(TestPreviewService)
#include "tst_previewservice.moc"
