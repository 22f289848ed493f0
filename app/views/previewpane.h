// SPDX-License-Identifier: MIT
// PreviewPane: total before → after with where it comes from, and the tabs "Model sees", "Search" and "File".
#pragma once

#include <QWidget>

class QTabWidget;

namespace tss::app {

class Selection;
class Studio;

class PreviewPane : public QWidget
{
    Q_OBJECT

public:
    PreviewPane(Studio &studio, Selection &selection, QWidget *parent = nullptr);

    /// Shows the File tab with a byte range of the document selected.
    void showInFile(std::size_t begin, std::size_t end);

private:
    QTabWidget *m_tabs;
    class FileTab *m_file;
};

} // namespace tss::app
