// SPDX-License-Identifier: MIT
// PreviewPane: total before → after with where it comes from, and the tabs "Model sees", "Search" and "File".
#pragma once

#include <QWidget>

#include <memory>

class QTabWidget;

namespace KSyntaxHighlighting {
class Repository;
}

namespace tss::app {

class FileTab;
class Selection;
class Studio;

class PreviewPane : public QWidget
{
    Q_OBJECT

public:
    PreviewPane(Studio &studio, Selection &selection, QWidget *parent = nullptr);
    ~PreviewPane() override;

    /// Shows the File tab with a byte range of the document selected.
    void showInFile(std::size_t begin, std::size_t end);

private:
    /// One for all texts: it is dear to make.
    std::unique_ptr<KSyntaxHighlighting::Repository> m_repository;
    QTabWidget *m_tabs;
    FileTab *m_file;
};

} // namespace tss::app
