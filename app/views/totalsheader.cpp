// SPDX-License-Identifier: MIT
#include "app/views/totalsheader.h"

#include "app/document/studio.h"
#include "app/models/catalogmodel.h"
#include "app/theme.h"
#include "app/views/elidedlabel.h"
#include "app/views/flowlayout.h"
#include "app/views/tokenbar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace tss::app {

namespace {

QString counterName(const Preview &preview)
{
    if (!preview.counterIsExact && preview.counter == "estimate")
        return TotalsHeader::tr("estimate");
    return QString::fromStdString(preview.counter);
}

QString hostName(Host host)
{
    return host == Host::Stock ? TotalsHeader::tr("stock OpenCode") : TotalsHeader::tr("hooked OpenCode");
}

QString totalText(qint64 before, qint64 after)
{
    return TotalsHeader::tr("%1 → %2", "tokens before and after").arg(number(before), number(after));
}

} // namespace

TotalsHeader::TotalsHeader(Studio &studio, QWidget *parent)
    : QWidget(parent)
    , m_studio(studio)
    , m_caption(new ElidedLabel(ToneLabel::Tone::Muted, this))
    , m_total(new QLabel(this))
    , m_change(new ElidedLabel(ToneLabel::Tone::Normal, this))
    , m_bar(new TokenBar(this))
    , m_fixed(new ElidedLabel(ToneLabel::Tone::Muted, this))
{
    m_total->setObjectName(QStringLiteral("totalTokens"));
    m_change->setObjectName(QStringLiteral("totalChange"));
    m_fixed->setObjectName(QStringLiteral("fixedParts"));
    m_caption->setObjectName(QStringLiteral("totalCaption"));
    build();
    applyTheme();
    connect(&m_studio, &Studio::previewChanged, this, &TotalsHeader::refresh);
    connect(&m_studio, &Studio::hostChanged, this, &TotalsHeader::refresh);
    refresh();
}

void TotalsHeader::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kGrid, Theme::kGrid, Theme::kGrid, Theme::kGrid);
    column->setSpacing(4);
    m_caption->setScale(0.92); // counter and host stay readable in the narrowest pane
    column->addWidget(m_caption);
    auto *line = new QHBoxLayout;
    line->setSpacing(Theme::kGrid);
    line->addWidget(m_total);
    line->addWidget(m_change, 1, Qt::AlignBottom);
    column->addLayout(line);
    column->addWidget(m_bar);
    column->addWidget(m_fixed);
    auto *counts = new QWidget(this);
    auto *flow = new FlowLayout(counts); // wraps in a narrow pane
    for (const int state : {CatalogModel::Visible, CatalogModel::Hidden, CatalogModel::Kept, CatalogModel::OutOfReach})
        flow->addWidget(makeCount(state));
    column->addWidget(counts);
    for (QLabel *label : std::initializer_list<QLabel *>{m_caption, m_fixed, m_change})
        label->setMinimumWidth(1); // a narrow pane cuts them rather than growing
}

QWidget *TotalsHeader::makeCount(int state)
{
    auto *pair = new QWidget(this);
    auto *row = new QHBoxLayout(pair);
    row->setContentsMargins(0, 0, Theme::kGrid, 0);
    row->setSpacing(4);
    auto *icon = new QLabel(pair);
    auto *text = new QLabel(pair);
    row->addWidget(icon);
    row->addWidget(text);
    m_counts.push_back({state, icon, text});
    return pair;
}

void TotalsHeader::refresh()
{
    const PreviewPtr &preview = m_studio.preview();
    if (!preview || m_studio.catalog()->sources.empty()) {
        m_caption->setText(tr("Tokens per request"));
        m_total->setText(QStringLiteral("–"));
        m_change->clear();
        m_widest.clear();
        fitTotal();
        m_bar->setTotals(0, 0);
        m_fixed->setText(tr("Open a catalog to see what it costs"));
        if (preview)
            refreshCounts();
        return;
    }
    const Totals &totals = preview->totals;
    m_caption->setText(tr("Tokens per request · %1 · %2").arg(counterName(*preview), hostName(preview->host)));
    m_caption->setToolTip(m_caption->text());
    m_total->setText(totalText(totals.before, totals.after));
    // The widest it can get for this catalog: the percentage beside it then stays where it is.
    const qint64 widest = std::max(totals.before, totals.after);
    m_widest = totalText(totals.before, widest);
    const QString percent = percentChange(totals.before, totals.after);
    const QString tokens = signedNumber(totals.after - totals.before);
    const bool isMore = totals.after > totals.before;
    m_change->setText(isMore ? tr("%1 more", "than without the plugin").arg(percent.isEmpty() ? tokens : percent) : percent);
    m_change->setToolTip(isMore ? tr("%1 tokens: more than without the plugin").arg(tokens) : tr("%1 tokens").arg(tokens));
    QPalette colours = palette();
    const QColor tone = isMore ? Theme::bad(palette()) : Theme::good(palette());
    colours.setColor(QPalette::WindowText, totals.after == totals.before ? Theme::muted(palette()) : tone);
    m_change->setPalette(colours);
    fitTotal();
    m_bar->setTotals(totals.before, totals.after);
    m_fixed->setText(preview->pluginActive
            ? tr("of that tool_search %1 · system hint %2").arg(number(totals.fixedTool), number(totals.fixedHint))
            : tr("The plugin does nothing with this configuration"));
    refreshCounts();
}

QString TotalsHeader::countText(int state, std::size_t count)
{
    const QString amount = number(static_cast<qint64>(count));
    switch (state) {
    case CatalogModel::Hidden:
        return tr("%1 hidden").arg(amount);
    case CatalogModel::Kept:
        return tr("%1 kept").arg(amount);
    case CatalogModel::OutOfReach:
        return tr("%1 out of reach").arg(amount);
    default:
        return tr("%1 visible").arg(amount);
    }
}

void TotalsHeader::refreshCounts()
{
    const Totals &totals = m_studio.preview()->totals;
    const std::size_t all = m_studio.preview()->rows.size();
    for (const Count &count : std::as_const(m_counts)) {
        std::size_t value = totals.visible - std::min(totals.visible, totals.outOfReach); // those have a count of their own
        if (count.state == CatalogModel::Hidden)
            value = totals.hidden;
        else if (count.state == CatalogModel::Kept)
            value = totals.kept;
        else if (count.state == CatalogModel::OutOfReach)
            value = totals.outOfReach;
        count.text->setText(countText(count.state, value));
        // Room for the largest count of this catalog, so that the next one does not move.
        const int room = count.text->fontMetrics().horizontalAdvance(countText(count.state, all));
        count.text->setMinimumWidth(room + Theme::kGrid);
    }
}

/// Large, but not so large that the change beside it has no room.
void TotalsHeader::fitTotal()
{
    QFont big = Theme::tabularFigures(font());
    big.setWeight(QFont::Bold);
    for (const double factor : {1.75, 1.3}) {
        big.setPointSizeF(font().pointSizeF() * factor);
        const int needed = QFontMetrics(big).horizontalAdvance(m_widest) + m_change->sizeHint().width() + 5 * Theme::kGrid;
        if (needed <= width())
            break;
    }
    m_total->setFont(big);
    m_total->setMinimumWidth(QFontMetrics(big).horizontalAdvance(m_widest) + 2);
}

void TotalsHeader::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTotal();
}

void TotalsHeader::applyTheme()
{
    const QFont base = font();
    fitTotal();
    QFont change = Theme::tabularFigures(base);
    change.setWeight(QFont::DemiBold);
    m_change->setFont(change);
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::muted(palette()));
    for (QLabel *label : std::initializer_list<QLabel *>{m_caption, m_fixed})
        label->setPalette(quiet);
    m_fixed->setFont(Theme::tabularFigures(base));
    const int side = fontMetrics().height();
    for (const Count &count : std::as_const(m_counts)) {
        count.icon->setPixmap(Theme::stateIcon(count.state, palette()).pixmap(QSize(side, side), devicePixelRatio()));
        count.text->setPalette(quiet);
        count.text->setFont(Theme::tabularFigures(base));
    }
}

void TotalsHeader::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange) {
        applyTheme();
        refresh();
    }
    if (event->type() == QEvent::LanguageChange)
        refresh();
}

} // namespace tss::app
