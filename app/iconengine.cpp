// SPDX-License-Identifier: MIT
#include "app/iconengine.h"

#include <QFile>
#include <QPainter>
#include <QPixmapCache>
#include <QSvgRenderer>

namespace tss::app {

namespace {

QPixmap rendered(const QString &name, const QColor &colour, const QSize &size)
{
    const QString key = QStringLiteral("tss-icon/%1/%2/%3x%4")
                            .arg(name, colour.name(QColor::HexArgb))
                            .arg(size.width())
                            .arg(size.height());
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QFile file(QStringLiteral(":/toolsearchstudio/icons/%1.svg").arg(name));
    QByteArray svg;
    if (file.open(QIODevice::ReadOnly))
        svg = file.readAll().replace("currentColor", colour.name().toLatin1());
    pixmap = QPixmap(size);
    pixmap.fill(Qt::transparent);
    if (!svg.isEmpty()) {
        QPainter painter(&pixmap);
        QSvgRenderer(svg).render(&painter, QRectF({0, 0}, size));
    }
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

} // namespace

SvgIconEngine::SvgIconEngine(QString name, QColor normal, QColor disabled)
    : m_name(std::move(name))
    , m_normal(normal)
    , m_disabled(disabled)
{
}

void SvgIconEngine::paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state)
{
    const qreal ratio = painter->device()->devicePixelRatioF();
    QPixmap image = scaledPixmap(rect.size() * ratio, mode, state, ratio);
    image.setDevicePixelRatio(ratio);
    painter->drawPixmap(rect.topLeft(), image);
}

QPixmap SvgIconEngine::pixmap(const QSize &size, QIcon::Mode mode, QIcon::State)
{
    const int side = qMin(size.width(), size.height());
    return rendered(m_name, mode == QIcon::Disabled ? m_disabled : m_normal, {side, side});
}

QPixmap SvgIconEngine::scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal)
{
    return pixmap(size, mode, state);
}

QList<QSize> SvgIconEngine::availableSizes(QIcon::Mode, QIcon::State)
{
    return {{16, 16}, {24, 24}, {32, 32}, {48, 48}};
}

QSize SvgIconEngine::actualSize(const QSize &size, QIcon::Mode, QIcon::State)
{
    const int side = qMin(size.width(), size.height());
    return {side, side};
}

QIconEngine *SvgIconEngine::clone() const
{
    return new SvgIconEngine(*this);
}

} // namespace tss::app
