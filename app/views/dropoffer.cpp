// SPDX-License-Identifier: MIT
#include "app/views/dropoffer.h"
#include "app/text/qstrings.h"

#include "app/commands/commands.h"
#include "app/commands/editcontext.h"
#include "app/commands/exactpattern.h"
#include "app/document/studio.h"
#include "app/text/errortext.h"
#include "app/theme.h"
#include "app/views/dragfeedback.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>

namespace tss::app {

DropOffer::DropOffer(Studio &studio, RuleList list, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_list(list)
    , m_text(new QLabel(this))
    , m_use(new QPushButton(this))
    , m_keep(new QPushButton(this))
{
    setObjectName(QStringLiteral("dropOffer"));
    build();
    hide();
    connect(m_use, &QPushButton::clicked, this, &DropOffer::use);
    connect(m_keep, &QPushButton::clicked, this, &DropOffer::dismiss);
    connect(&m_studio, &Studio::textChanged, this, &DropOffer::checkStillThere);
}

void DropOffer::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kGrid, Theme::kGrid, Theme::kGrid, Theme::kGrid);
    column->setSpacing(4);
    m_text->setWordWrap(true);
    column->addWidget(m_text);
    auto *buttons = new QHBoxLayout;
    m_use->setText(tr("Use it"));
    m_keep->setText(tr("Keep the names"));
    m_use->setObjectName(QStringLiteral("useShorter"));
    m_keep->setObjectName(QStringLiteral("keepNames"));
    buttons->addWidget(m_use);
    buttons->addWidget(m_keep);
    buttons->addStretch();
    column->addLayout(buttons);
}

void DropOffer::offerFor(const QStringList &ids)
{
    dismiss();
    const PreviewPtr &preview = m_studio.preview();
    if (ids.size() < 2 || !preview)
        return;
    const auto pattern = opencode::shortestPattern(*preview->index, rowsWithIds(*preview, ids));
    m_ids = ids;
    if (!pattern || places().empty()) {
        m_ids.clear();
        return;
    }
    m_pattern = toQString(*pattern);
    const QString shownPattern = shown(*pattern);
    m_text->setText(tr("%1 selects exactly these %n tools. One rule instead of the names?", nullptr, static_cast<int>(ids.size()))
                        .arg(QStringLiteral("<b>%1</b>").arg(shownPattern.toHtmlEscaped())));
    m_use->setAccessibleName(tr("Use %1 instead of %n names", nullptr, static_cast<int>(ids.size())).arg(shownPattern));
    m_use->setToolTip(m_use->accessibleName());
    show();
}

std::vector<std::size_t> DropOffer::places() const
{
    const std::vector<opencode::PatternText> &rules = rulesOf(m_studio, m_list);
    std::vector<std::size_t> found;
    for (const QString &id : m_ids) {
        const std::u16string exact = exactPattern(id.toStdU16String());
        const auto rule = std::ranges::find_if(rules, [&](const opencode::PatternText &text) { return text.isString && text.text == exact; });
        if (rule == rules.end())
            return {};
        found.push_back(static_cast<std::size_t>(rule - rules.begin()));
    }
    std::ranges::sort(found);
    found.erase(std::ranges::unique(found).begin(), found.end());
    return found;
}

void DropOffer::use()
{
    const std::vector<std::size_t> found = places();
    if (found.empty())
        return;
    const std::u16string pattern = m_pattern.toStdU16String();
    const QString name = tr("Use “%1” instead of %n names", nullptr, static_cast<int>(m_ids.size())).arg(m_pattern);
    const Inputs inputs(m_studio);
    const Result<TextEdits> edits = inputs.inOneStep({
        [&](const opencode::EditContext &context) { return opencode::removeRules(context, m_list, found); },
        [&](const opencode::EditContext &context) { return opencode::addRules(context, m_list, {pattern}, found.front()); },
    });
    dismiss();
    m_studio.edit(name, edits);
}

void DropOffer::dismiss()
{
    m_ids.clear();
    m_pattern.clear();
    hide();
}

void DropOffer::checkStillThere()
{
    if (!m_ids.isEmpty() && places().empty())
        dismiss();
}

void DropOffer::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        dismiss();
    else
        QWidget::keyPressEvent(event);
}

void DropOffer::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::accent(palette()));
    painter.setBrush(Theme::selectedRow(palette()));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace tss::app
