// SPDX-License-Identifier: MIT
#include "app/views/problemspane.h"

#include "app/models/problemmodel.h"
#include "app/theme.h"
#include "app/views/problemdelegate.h"
#include "app/views/sectionheading.h"

#include <QKeyEvent>
#include <QListView>
#include <QMenu>
#include <QVBoxLayout>

namespace tss::app {

ProblemsPane::ProblemsPane(ProblemModel &model, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_heading(new SectionHeading(tr("Problems"), this))
    , m_list(new QListView(this))
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 10, 0, 0);
    layout->setSpacing(4);
    m_heading->setContentsMargins(12, 0, 12, 0);
    layout->addWidget(m_heading);
    layout->addWidget(m_list);
    setUpList();
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ProblemsPane::refresh);
    connect(&m_model, &QAbstractItemModel::rowsInserted, this, &ProblemsPane::refresh);
    connect(&m_model, &QAbstractItemModel::rowsRemoved, this, &ProblemsPane::refresh);
    refresh();
}

void ProblemsPane::setUpList()
{
    auto *delegate = new ProblemDelegate(m_list);
    m_list->setModel(&m_model);
    m_list->setItemDelegate(delegate);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setResizeMode(QListView::Adjust);
    m_list->setAccessibleName(tr("Problems"));
    m_list->installEventFilter(this);
    connect(delegate, &ProblemDelegate::fixClicked, this, &ProblemsPane::applyFix);
    connect(delegate, &ProblemDelegate::rowClicked, this, [this](int row) { Q_EMIT jumpRequested(m_model.diagnostic(row)); });
    connect(m_list, &QListView::customContextMenuRequested, this, [this](const QPoint &at) {
        if (const QModelIndex index = m_list->indexAt(at); index.isValid())
            openFixMenu(index.row(), m_list->viewport()->mapToGlobal(at));
    });
}

void ProblemsPane::refresh()
{
    QStringList figures;
    if (const int errors = m_model.count(Severity::Error))
        figures << tr("%n error(s)", nullptr, errors);
    if (const int warnings = m_model.count(Severity::Warning))
        figures << tr("%n warning(s)", nullptr, warnings);
    if (const int hints = m_model.count(Severity::Hint))
        figures << tr("%n hint(s)", nullptr, hints);
    m_heading->setFigure(figures.isEmpty() ? tr("none") : figures.join(QStringLiteral(" · ")));
}

void ProblemsPane::openFixMenu(int row, const QPoint &globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("&Go There"), this, [this, row] { Q_EMIT jumpRequested(m_model.diagnostic(row)); });
    const QStringList titles = m_model.index(row).data(ProblemModel::FixTitlesRole).toStringList();
    for (int i = 0; i < titles.size(); ++i)
        menu->addAction(titles[i], this, [this, row, i] { applyFix(row, i); });
    menu->popup(globalPosition);
}

void ProblemsPane::applyFix(int row, int fix)
{
    const auto &fixes = m_model.diagnostic(row).fixes;
    if (fix >= 0 && fix < int(fixes.size()))
        Q_EMIT fixRequested(fixes[std::size_t(fix)]);
}

bool ProblemsPane::eventFilter(QObject *watched, QEvent *event)
{
    const QModelIndex index = m_list->currentIndex();
    if (event->type() == QEvent::KeyPress && index.isValid()) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) {
            Q_EMIT jumpRequested(m_model.diagnostic(index.row()));
            return true;
        }
        if (key->key() == Qt::Key_Space) {
            openFixMenu(index.row(), m_list->viewport()->mapToGlobal(m_list->visualRect(index).bottomLeft()));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace tss::app
