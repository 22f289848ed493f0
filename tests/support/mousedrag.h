// SPDX-License-Identifier: MIT
// MouseDrag: a real press, move and release by the mouse. QDrag::exec() runs a loop of its own inside the second move,
// so the rest of the way is scheduled before it. Works under xcb; the offscreen platform has no drags.
#pragma once

#include <QObject>
#include <QPoint>
#include <QPointer>
#include <QWidget>

#include <functional>

namespace tss::test {

class MouseDrag : public QObject
{
    Q_OBJECT

public:
    struct End
    {
        QWidget *widget = nullptr; ///< a view: its viewport
        QPoint at;
    };
    MouseDrag(const End &from, const End &to);

    /// Holds over the target until this is true, then releases.
    void waitOverTarget(std::function<bool()> condition) { m_condition = std::move(condition); }
    /// False when the drag did not end by itself.
    [[nodiscard]] bool run();

private:
    void schedule();
    void step();
    void moveTo(const QPoint &global);

    End m_from;
    End m_to;
    std::function<bool()> m_condition;
    QPointer<QWidget> m_window;
    int m_step = 0;
    bool m_isOver = false;
    bool m_isStuck = false;
};

} // namespace tss::test
