// SPDX-License-Identifier: MIT
#include "app/views/loadprogress.h"

#include "app/document/catalogloader.h"
#include "app/text/errortext.h"
#include "app/theme.h"

#include <QFileInfo>
#include <QHBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

namespace tss::app {

namespace {

constexpr int kPatienceMs = 300;

} // namespace

LoadProgress::LoadProgress(CatalogLoader &loader, QWidget *parent)
    : QWidget(parent)
    , m_loader(loader)
    , m_text(new QLabel(this))
    , m_bar(new QProgressBar(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(Theme::kGrid);
    auto *cancel = new QToolButton(this);
    cancel->setText(tr("Cancel"));
    m_bar->setFixedWidth(120);
    m_bar->setTextVisible(false);
    row->addWidget(m_text);
    row->addWidget(m_bar);
    row->addWidget(cancel);
    hide();
    m_patience.setSingleShot(true);
    m_patience.setInterval(kPatienceMs);
    connect(&m_patience, &QTimer::timeout, this, &QWidget::show);
    connect(cancel, &QToolButton::clicked, &loader, &CatalogLoader::cancel);
    connect(&loader, &CatalogLoader::started, this, [this](int files) {
        m_bar->setRange(0, files > 1 ? files : 0);
        m_text->setText(tr("Loading…"));
        m_patience.start();
    });
    connect(&loader, &CatalogLoader::progress, this, &LoadProgress::showProgress);
    connect(&loader, &CatalogLoader::finished, this, [this] {
        m_patience.stop();
        hide();
    });
}

void LoadProgress::showProgress(int done, int total, const QString &file)
{
    if (total > 1)
        m_bar->setRange(0, total);
    m_bar->setValue(done);
    m_text->setText(tr("Loading %1").arg(shown(QFileInfo(file).fileName().toStdU16String())));
}

} // namespace tss::app
