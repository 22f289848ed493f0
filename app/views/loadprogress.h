// SPDX-License-Identifier: MIT
// LoadProgress: progress and Cancel in the status bar, for loading that takes more than a moment.
#pragma once

#include <QTimer>
#include <QWidget>

class QLabel;
class QProgressBar;

namespace tss::app {

class CatalogLoader;

class LoadProgress : public QWidget
{
    Q_OBJECT

public:
    explicit LoadProgress(CatalogLoader &loader, QWidget *parent = nullptr);

private:
    void showProgress(int done, int total, const QString &file);

    CatalogLoader &m_loader;
    QTimer m_patience;
    QLabel *m_text;
    QProgressBar *m_bar;
};

} // namespace tss::app
