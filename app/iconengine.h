// SPDX-License-Identifier: MIT
// SvgIconEngine: one of our line icons, drawn in a colour of the palette ("currentColor" in the file) at any size.
#pragma once

#include <QColor>
#include <QIconEngine>

namespace tss::app {

class SvgIconEngine : public QIconEngine
{
public:
    SvgIconEngine(QString name, QColor normal, QColor disabled);

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override;
    QList<QSize> availableSizes(QIcon::Mode mode, QIcon::State state) override;
    QSize actualSize(const QSize &size, QIcon::Mode mode, QIcon::State state) override;
    QIconEngine *clone() const override;
    bool isNull() override { return m_name.isEmpty(); }

private:
    QString m_name;
    QColor m_normal;
    QColor m_disabled;
};

} // namespace tss::app
