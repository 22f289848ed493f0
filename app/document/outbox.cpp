// SPDX-License-Identifier: MIT
#include "app/document/outbox.h"

#include <QPointer>

#include <utility>

namespace tss::app {

void Outbox::post(Delivery delivery)
{
    const std::lock_guard lock(m_mutex);
    m_waiting.push_back(std::move(delivery));
    if (m_waiting.size() == 1)
        QMetaObject::invokeMethod(this, &Outbox::deliver, Qt::QueuedConnection);
}

void Outbox::deliver()
{
    std::vector<Delivery> deliveries;
    {
        const std::lock_guard lock(m_mutex);
        deliveries.swap(m_waiting);
    }
    const QPointer<Outbox> self(this);
    for (const Delivery &delivery : deliveries) {
        if (self) // a delivery may end its owner
            delivery();
    }
}

} // namespace tss::app
