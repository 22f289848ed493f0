// SPDX-License-Identifier: MIT
// Outbox: where a worker thread leaves what the GUI thread shall do with its result. The hand-over has a lock of its own
// and the event is only the bell, so that a thread checker can follow it.
#pragma once

#include <QObject>

#include <functional>
#include <mutex>
#include <vector>

namespace tss::app {

class Outbox : public QObject
{
    Q_OBJECT

public:
    using Delivery = std::function<void()>;

    using QObject::QObject;

    /// From any thread: `delivery` runs in this object's thread, after what was posted before, unless the outbox is gone.
    void post(Delivery delivery);

private:
    void deliver();

    std::mutex m_mutex;
    std::vector<Delivery> m_waiting;
};

} // namespace tss::app
