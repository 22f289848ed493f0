// SPDX-License-Identifier: MIT
// NewTagButton: "New tag…", on which tools can be dropped too.
#pragma once

#include <QStringList>
#include <QToolButton>

namespace tss::app {

class NewTagButton : public QToolButton
{
    Q_OBJECT

public:
    explicit NewTagButton(QWidget *parent = nullptr);

Q_SIGNALS:
    void hovered(const QStringList &ids); ///< empty: no longer
    void dropped(const QStringList &ids);

protected:
    void dragEnterEvent(QDragEnterEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    bool m_isHovered = false;
};

} // namespace tss::app
