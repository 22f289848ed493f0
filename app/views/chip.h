// SPDX-License-Identifier: MIT
// Chip: a small rounded label for a pattern, a rule or a tag. Clickable, reachable by Tab; a removable one has a cross
// and also goes with Delete.
#pragma once

#include <QAbstractButton>

namespace tss::app {

class Chip : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Look { Pattern /**< monospaced */, Label, Dead /**< a rule without effect */, Warning };

    explicit Chip(const QString &text, Look look = Look::Pattern, QWidget *parent = nullptr);

    void setLook(Look look);
    void setRemovable(bool removable);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void removeRequested();

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRect crossRect() const;
    [[nodiscard]] QFont textFont() const;

    Look m_look;
    bool m_removable = false;
};

} // namespace tss::app
