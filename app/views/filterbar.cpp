// SPDX-License-Identifier: MIT
#include "app/views/filterbar.h"

#include "app/models/catalogfilterproxy.h"
#include "app/theme.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>

namespace tss::app {

FilterBar::FilterBar(CatalogFilterProxy &proxy, QWidget *parent)
    : QWidget(parent)
    , m_proxy(proxy)
    , m_field(new QLineEdit(this))
    , m_count(new QLabel(m_field))
{
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(Theme::kGrid, Theme::kGrid, Theme::kGrid, Theme::kGrid);
    layout->addWidget(m_field);
    m_field->setPlaceholderText(tr("Filter: words, source:github, tag:issue, is:hidden, tokens:>300"));
    m_field->setAccessibleName(tr("Filter the tools"));
    m_field->setToolTip(tr("<p>Words are looked for in ids, names and descriptions. Terms: <b>source:</b>github, "
                           "<b>tag:</b>issue, <b>is:</b>hidden, <b>is:</b>kept, <b>is:</b>visible, <b>is:</b>unreachable, "
                           "<b>is:</b>problem, <b>tokens:</b>&gt;300. A minus in front negates; quotes keep spaces.</p>"));
    m_field->installEventFilter(this);
    m_count->setAttribute(Qt::WA_TransparentForMouseEvents);
    connect(m_field, &QLineEdit::textChanged, this, [this](const QString &text) {
        m_proxy.setFilterText(text);
        refresh();
    });
    setFocusProxy(m_field);
    m_field->setAcceptDrops(false); // files dropped on the window are opened
    followRows();
    refresh();
}

void FilterBar::followRows()
{
    m_later.setSingleShot(true);
    m_later.setInterval(0);
    connect(&m_later, &QTimer::timeout, this, &FilterBar::refresh);
    const auto later = [this] { m_later.start(); };
    connect(&m_proxy, &QAbstractItemModel::rowsInserted, this, later);
    connect(&m_proxy, &QAbstractItemModel::rowsRemoved, this, later);
    connect(&m_proxy, &QAbstractItemModel::modelReset, this, later);
    connect(&m_proxy, &QAbstractItemModel::layoutChanged, this, later);
}

QString FilterBar::text() const
{
    return m_field->text();
}

void FilterBar::setText(const QString &text)
{
    m_field->setText(text);
}

void FilterBar::focusField()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

void FilterBar::refresh()
{
    const QStringList &problems = m_proxy.filter().problems();
    const int all = m_proxy.sourceModel() ? m_proxy.sourceModel()->rowCount() : 0;
    const QString text = problems.isEmpty() ? tr("%1 of %2").arg(number(m_proxy.rowCount()), number(all)) : tr("not understood: %1").arg(problems.join(u' '));
    QPalette colours = palette();
    colours.setColor(QPalette::WindowText, problems.isEmpty() ? Theme::muted(colours) : Theme::bad(colours));
    m_count->setPalette(colours);
    m_count->setText(text);
    m_field->setAccessibleDescription(text);
    placeCount();
}

void FilterBar::placeCount()
{
    const QSize size = m_count->sizeHint();
    m_count->setGeometry(m_field->width() - size.width() - Theme::kGrid, (m_field->height() - size.height()) / 2, size.width(), size.height());
    m_field->setTextMargins(4, 0, size.width() + Theme::kGrid, 0);
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Resize) {
        placeCount();
    } else if (event->type() == QEvent::PaletteChange) {
        refresh();
    } else if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape && !m_field->text().isEmpty()) {
            m_field->clear();
            return true;
        }
        if (key == Qt::Key_Down || key == Qt::Key_Return) {
            Q_EMIT leftDownwards();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tss::app
