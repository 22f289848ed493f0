// SPDX-License-Identifier: MIT
#include "app/views/rulepopup.h"

#include "app/theme.h"

#include <QLabel>
#include <QListView>
#include <QPainter>
#include <QStringListModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>

namespace tss::app {

namespace {

constexpr int kWidth = 45 * Theme::kGrid;

/// Suggestions are rows to click, not lines of text.
class SuggestionDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const override
    {
        return {10 * Theme::kGrid, option.fontMetrics.height() + Theme::kGrid};
    }
};

} // namespace

RulePopup::RulePopup(QWidget *field)
    : QFrame(field->window())
    , m_field(field)
    , m_status(new QLabel(this))
    , m_effect(new QLabel(this))
    , m_matches(new QLabel(this))
    , m_hint(new QLabel(tr("Suggestions (arrow down, then Enter)"), this))
    , m_suggestions(new QListView(this))
    , m_model(new QStringListModel(this))
{
    setObjectName(QStringLiteral("rulePopup"));
    build();
    m_suggestions->setModel(m_model);
    connect(m_suggestions, &QListView::clicked, this, [this](const QModelIndex &index) { Q_EMIT chosen(index.data().toString()); });
}

void RulePopup::build()
{
    setFocusPolicy(Qt::NoFocus);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Theme::kGrid, Theme::kGrid, Theme::kGrid, Theme::kGrid);
    column->setSpacing(4);
    for (QLabel *label : {m_status, m_effect, m_matches, m_hint}) {
        label->setTextFormat(Qt::PlainText);
        column->addWidget(label);
    }
    column->addWidget(m_suggestions);
    QFont strong = font();
    strong.setWeight(QFont::DemiBold);
    m_status->setFont(Theme::tabularFigures(strong));
    m_status->setWordWrap(true);
    m_effect->setWordWrap(true);
    m_matches->setFont(Theme::mono(font()));
    QPalette quiet = palette();
    quiet.setColor(QPalette::WindowText, Theme::muted(palette()));
    for (QLabel *label : {m_effect, m_matches, m_hint})
        label->setPalette(quiet);
    m_suggestions->setItemDelegate(new SuggestionDelegate(m_suggestions));
    m_suggestions->setMouseTracking(true);
    m_suggestions->setFocusPolicy(Qt::NoFocus);
    m_suggestions->setFrameShape(QFrame::NoFrame);
    m_suggestions->setFont(Theme::mono(font()));
    m_suggestions->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_suggestions->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_suggestions->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_suggestions->setTextElideMode(Qt::ElideMiddle);
}

void RulePopup::setStatus(const QString &text, bool isError)
{
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, isError ? Theme::bad(palette()) : palette().color(QPalette::Text));
    m_status->setPalette(colours);
    m_status->setText(text);
}

void RulePopup::setEffect(const QString &text)
{
    m_effect->setText(text);
}

void RulePopup::setMatches(const QStringList &ids, qsizetype all)
{
    QStringList lines;
    const int room = kWidth - 2 * Theme::kGrid;
    for (const QString &id : ids.mid(0, kMatches))
        lines.push_back(m_matches->fontMetrics().elidedText(id, Qt::ElideMiddle, room));
    if (all > lines.size())
        lines.push_back(tr("and %n more", nullptr, static_cast<int>(all - lines.size())));
    m_matches->setText(lines.join(u'\n'));
    m_matches->setVisible(!lines.isEmpty());
}

void RulePopup::setSuggestions(const QStringList &suggestions)
{
    m_model->setStringList(suggestions);
    m_suggestions->setCurrentIndex({});
    fitSuggestions();
}

void RulePopup::fitSuggestions()
{
    const int rows = m_model->rowCount();
    m_hint->setVisible(rows > 0);
    m_suggestions->setVisible(rows > 0);
    m_suggestions->setFixedHeight(rows * std::max(1, m_suggestions->sizeHintForRow(0)) + 2);
}

QString RulePopup::status() const
{
    return m_status->text();
}

QString RulePopup::effect() const
{
    return m_effect->text();
}

QString RulePopup::highlighted() const
{
    return m_suggestions->currentIndex().data().toString();
}

void RulePopup::moveHighlight(int by)
{
    const int rows = m_model->rowCount();
    if (rows == 0)
        return;
    const QModelIndex current = m_suggestions->currentIndex();
    const int next = (current.isValid() ? current.row() : by > 0 ? -1 : rows) + by;
    m_suggestions->setCurrentIndex(next < 0 || next >= rows ? QModelIndex() : m_model->index(next));
}

void RulePopup::place()
{
    const QWidget *window = m_field->window();
    // A child's height for a width is only known once the layout was asked for it.
    const int width = std::min(kWidth, window->width() - 2 * Theme::kGrid);
    const int height = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(width) : sizeHint().height();
    const QPoint below = m_field->mapTo(window, QPoint(0, m_field->height() + 2));
    int y = below.y();
    if (y + height > window->height())
        y = std::max(0, m_field->mapTo(window, QPoint()).y() - height - 2);
    const int x = std::clamp(below.x(), 0, std::max(0, window->width() - width));
    setGeometry(x, y, width, height);
    raise();
}

void RulePopup::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Theme::chipBorder(palette()));
    painter.setBrush(palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6);
}

} // namespace tss::app
