// SPDX-License-Identifier: MIT
// TokenBar: the total with the plugin as a part of the total without it; over the end when it grows.
#pragma once

#include <QWidget>

namespace tss::app {

class TokenBar : public QWidget
{
    Q_OBJECT

public:
    explicit TokenBar(QWidget *parent = nullptr);
    void setTotals(qint64 before, qint64 after);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    qint64 m_before = 0;
    qint64 m_after = 0;
};

} // namespace tss::app
