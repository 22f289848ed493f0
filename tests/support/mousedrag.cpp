// SPDX-License-Identifier: MIT
#include "tests/support/mousedrag.h"

#include <QDrag>
#include <QTimer>
#include <QtTest>
#include <QWindow>

namespace tss::test {

namespace {
constexpr int kSteps = 6;
constexpr int kStepMs = 15;
constexpr int kStuckMs = 20'000;
}

MouseDrag::MouseDrag(const End &from, const End &to)
    : m_from(from)
    , m_to(to)
    , m_window(from.widget->window())
{
}

void MouseDrag::moveTo(const QPoint &global)
{
    QWindow *window = m_window->windowHandle();
    QTest::mouseMove(window, window->mapFromGlobal(global));
}

void MouseDrag::schedule()
{
    QTimer::singleShot(kStepMs, this, &MouseDrag::step);
}

void MouseDrag::step()
{
    const bool isLast = m_step > kSteps && (!m_condition || m_condition());
    // The next step is scheduled before this one moves: the move may start the drag and not return until it is over.
    if (!isLast && !m_isStuck)
        schedule();
    const QPoint begin = m_from.widget->mapToGlobal(m_from.at);
    const QPoint end = m_to.widget->mapToGlobal(m_to.at);
    if (m_step <= kSteps) {
        moveTo(begin + (end - begin) * m_step / kSteps);
        ++m_step;
        return;
    }
    if (!isLast) {
        // Moves by a pixel keep the drag alive where the platform stops asking.
        moveTo(end + QPoint(m_step++ % 2, 0));
        return;
    }
    m_isOver = true;
    QWindow *window = m_window->windowHandle();
    QTest::mouseRelease(window, Qt::LeftButton, Qt::NoModifier, window->mapFromGlobal(end));
}

bool MouseDrag::run()
{
    QWindow *window = m_window->windowHandle();
    const QPoint begin = window->mapFromGlobal(m_from.widget->mapToGlobal(m_from.at));
    QTimer watchdog;
    watchdog.setSingleShot(true);
    connect(&watchdog, &QTimer::timeout, this, [this] {
        m_isStuck = true;
        QDrag::cancel();
    });
    watchdog.start(kStuckMs);
    QTest::mousePress(window, Qt::LeftButton, Qt::NoModifier, begin);
    // Whichever move starts the drag does not return until it is over.
    schedule();
    QTest::mouseMove(window, begin + QPoint(0, 2 * QApplication::startDragDistance()));
    if (!QTest::qWaitFor([this] { return m_isOver || m_isStuck; }, kStuckMs))
        m_isStuck = true;
    QCoreApplication::processEvents();
    return m_isOver && !m_isStuck;
}

} // namespace tss::test
