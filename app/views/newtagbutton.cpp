// SPDX-License-Identifier: MIT
#include "app/views/newtagbutton.h"

#include "app/models/toolmime.h"
#include "app/theme.h"
#include "app/views/contentlistview.h"

#include <QDropEvent>
#include <QPainter>

namespace tss::app {

NewTagButton::NewTagButton(QWidget *parent)
    : QToolButton(parent)
{
    setText(tr("+ New tag"));
    setAccessibleName(tr("New tag"));
    setToolTip(tr("Make a tag for the selected tools, or drop tools here"));
    setAcceptDrops(true);
    setAutoRaise(true);
    setObjectName(QStringLiteral("newTag"));
}

void NewTagButton::dragEnterEvent(QDragEnterEvent *event)
{
    const auto tools = toolsFrom(event->mimeData());
    if (!tools)
        return;
    event->setDropAction(dropAction(event));
    event->accept();
    m_isHovered = true;
    update();
    Q_EMIT hovered(tools->ids);
}

void NewTagButton::dragLeaveEvent(QDragLeaveEvent *)
{
    m_isHovered = false;
    update();
    Q_EMIT hovered({});
}

void NewTagButton::dropEvent(QDropEvent *event)
{
    const auto tools = toolsFrom(event->mimeData());
    dragLeaveEvent(nullptr);
    if (!tools)
        return;
    event->setDropAction(dropAction(event));
    event->accept();
    Q_EMIT dropped(tools->ids);
}

void NewTagButton::paintEvent(QPaintEvent *event)
{
    if (m_isHovered) {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(Theme::accent(palette()), 1, Qt::DashLine));
        painter.setBrush(Theme::selectedRow(palette()));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
    }
    QToolButton::paintEvent(event);
}

} // namespace tss::app
