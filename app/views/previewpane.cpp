// SPDX-License-Identifier: MIT
#include "app/views/previewpane.h"

#include "app/views/filetab.h"
#include "app/views/modelseestab.h"
#include "app/views/searchtab.h"
#include "app/views/totalsheader.h"

#include <KSyntaxHighlighting/Repository>

#include <QTabWidget>
#include <QVBoxLayout>

namespace tss::app {

PreviewPane::PreviewPane(Studio &studio, Selection &selection, QWidget *parent)
    : QWidget(parent)
    , m_repository(std::make_unique<KSyntaxHighlighting::Repository>())
    , m_tabs(new QTabWidget(this))
    , m_file(new FileTab(studio, *m_repository, this))
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(new TotalsHeader(studio, this));
    column->addWidget(m_tabs, 1);
    m_tabs->setDocumentMode(true);
    m_tabs->setObjectName(QStringLiteral("previewTabs"));
    m_tabs->addTab(new ModelSeesTab(studio, selection, *m_repository, this), tr("Model sees"));
    m_tabs->addTab(new SearchTab(studio, selection, *m_repository, this), tr("Search"));
    m_tabs->addTab(m_file, tr("File"));
    setAccessibleName(tr("Preview"));
}

PreviewPane::~PreviewPane()
{
    delete m_tabs; // its texts use the repository
}

void PreviewPane::showInFile(std::size_t begin, std::size_t end)
{
    m_tabs->setCurrentWidget(m_file);
    m_file->showRange(begin, end);
}

} // namespace tss::app
