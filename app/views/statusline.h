// SPDX-License-Identifier: MIT
// StatusLine: unsaved changes, the versions that the preview mirrors, short messages, and while dragging what a drop
// would do.
#pragma once

#include <QStatusBar>

class QLabel;

namespace tss::app {

class CatalogLoader;
class Studio;
class ToneLabel;

class StatusLine : public QStatusBar
{
    Q_OBJECT

public:
    StatusLine(Studio &studio, CatalogLoader &loader, QWidget *parent = nullptr);

    void setDropPreview(const QString &text);
    [[nodiscard]] QString unsavedText() const;

private:
    void refresh();

    Studio &m_studio;
    QLabel *m_unsaved;
    ToneLabel *m_versions;
    ToneLabel *m_drop;
};

} // namespace tss::app
