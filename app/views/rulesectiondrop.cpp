// SPDX-License-Identifier: MIT
// The part of RuleSection that takes drags: what hovers, what it would do, and how the section looks meanwhile.
#include "app/views/rulesection.h"

#include "app/commands/editcontext.h"
#include "app/document/studio.h"
#include "app/models/rulemodel.h"
#include "app/models/toolmime.h"
#include "app/theme.h"
#include "app/views/dragfeedback.h"
#include "app/views/ruletrial.h"
#include "app/views/sectionheading.h"

#include <QDropEvent>
#include <QLabel>
#include <QPainter>
#include <QToolButton>

namespace tss::app {

void RuleSection::startHover(const QMimeData *dragged)
{
    const std::optional<DraggedTools> tools = toolsFrom(dragged);
    const std::optional<RuleRef> rule = ruleFrom(dragged);
    const QStringList what = tools ? tools->ids : QStringList();
    if (m_isHovered && what == m_hovered)
        return;
    m_isHovered = true;
    m_hovered = what;
    m_new->hide(); // its room is the announcement's
    update();
    if (tools) {
        hoverTools(tools->ids);
    } else if (rule && rule->list != m_list) {
        const QString pattern = ruleAt(m_studio, rule->list, rule->index);
        Q_EMIT dropPreview(m_list == RuleList::Hide ? tr("Move “%1” to Hide").arg(pattern) : tr("Move “%1” to Keep").arg(pattern));
        m_trial.ask(m_trial.textWithTransferred(*rule, m_list), this, [this](const RuleEffect &effect) {
            m_heading->setFigure(tr("%1 tokens").arg(signedNumber(effect.tokens)));
            Q_EMIT dropPreview(effectText(m_list, effect, 0));
        });
    } else {
        Q_EMIT dropPreview(tr("Change the order of the rules"));
    }
}

void RuleSection::hoverTools(const QStringList &ids)
{
    DropSummary drop{m_list, ids.size(), 0, nullptr};
    if (m_studio.preview())
        drop.outOfReach = countOutOfReach(*m_studio.preview(), rowsWithIds(*m_studio.preview(), ids));
    m_heading->setFigure(dropFigure(drop));
    Q_EMIT dropPreview(dropText(drop));
    m_trial.ask(m_trial.textWithTools(m_list, ids), this, [this, drop](const RuleEffect &effect) {
        DropSummary known = drop;
        known.effect = &effect;
        m_heading->setFigure(dropFigure(known));
        Q_EMIT dropPreview(dropText(known));
    });
}

void RuleSection::endHover()
{
    if (!m_isHovered)
        return;
    m_isHovered = false;
    m_hovered.clear();
    m_trial.forget();
    m_new->show();
    refreshFigure();
    update();
    Q_EMIT dropPreview({});
}

void RuleSection::dragEnterEvent(QDragEnterEvent *event)
{
    dragMoveEvent(event);
}

void RuleSection::dragMoveEvent(QDragMoveEvent *event)
{
    const Qt::DropAction action = dropAction(event);
    if (!m_model->canDropMimeData(event->mimeData(), action, -1, -1, {})) {
        event->ignore();
        return;
    }
    event->setDropAction(action);
    event->accept();
    startHover(event->mimeData());
}

void RuleSection::dragLeaveEvent(QDragLeaveEvent *)
{
    endHover();
}

void RuleSection::dropEvent(QDropEvent *event)
{
    endHover();
    event->setDropAction(dropAction(event));
    event->setAccepted(m_model->dropMimeData(event->mimeData(), event->dropAction(), -1, -1, {}));
}

void RuleSection::paintEvent(QPaintEvent *)
{
    if (!m_isHovered)
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(Theme::accent(palette()), 1, Qt::DashLine));
    painter.setBrush(Theme::selectedRow(palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

void RuleSection::restyle()
{
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::muted(palette()));
    m_source->setPalette(quiet);
    m_source->setFont(Theme::scaled(font(), 0.9));
}

void RuleSection::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange)
        restyle();
}

} // namespace tss::app
