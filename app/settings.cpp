// SPDX-License-Identifier: MIT
#include "app/settings.h"

namespace tss::app {

namespace {

constexpr qsizetype kRecentFiles = 10;

QString recentCatalogsKey()
{
    return QStringLiteral("files/recentCatalogs");
}

QString recentConfigsKey()
{
    return QStringLiteral("files/recentConfigurations");
}

} // namespace

Settings::Settings(Memory memory)
    : m_memory(memory)
    , m_store(memory == Memory::None ? nullptr : std::make_unique<QSettings>())
{
}

QVariant Settings::value(const QString &key, const QVariant &fallback) const
{
    return m_store ? m_store->value(key, fallback) : fallback;
}

void Settings::setValue(const QString &key, const QVariant &value)
{
    if (m_store)
        m_store->setValue(key, value);
}

void Settings::setFileValue(const QString &key, const QVariant &value)
{
    if (m_memory == Memory::All)
        setValue(key, value);
}

QByteArray Settings::blob(const QString &key) const
{
    return value(key).toByteArray();
}

void Settings::setBlob(const QString &key, const QByteArray &data)
{
    setValue(key, data);
}

Host Settings::host() const
{
    return value(QStringLiteral("preview/host")).toString() == u"hooked" ? Host::Hooked : Host::Stock;
}

void Settings::setHost(Host host)
{
    setValue(QStringLiteral("preview/host"), host == Host::Hooked ? QStringLiteral("hooked") : QStringLiteral("stock"));
}

ColourScheme Settings::colourScheme() const
{
    const QString name = value(QStringLiteral("view/colourScheme")).toString();
    return name == u"light" ? ColourScheme::Light : name == u"dark" ? ColourScheme::Dark : ColourScheme::System;
}

void Settings::setColourScheme(ColourScheme scheme)
{
    const QString name = scheme == ColourScheme::Light ? QStringLiteral("light")
        : scheme == ColourScheme::Dark                 ? QStringLiteral("dark")
                                                       : QStringLiteral("system");
    setValue(QStringLiteral("view/colourScheme"), name);
}

int Settings::zoomPercent() const
{
    return qBound(60, value(QStringLiteral("view/zoomPercent"), 100).toInt(), 250);
}

void Settings::setZoomPercent(int percent)
{
    setValue(QStringLiteral("view/zoomPercent"), percent);
}

QString Settings::language() const
{
    return value(QStringLiteral("view/language")).toString();
}

void Settings::setLanguage(const QString &language)
{
    setValue(QStringLiteral("view/language"), language);
}

bool Settings::isPaneVisible(const QString &pane) const
{
    return value(QStringLiteral("view/panes/") + pane, true).toBool();
}

void Settings::setPaneVisible(const QString &pane, bool visible)
{
    setValue(QStringLiteral("view/panes/") + pane, visible);
}

QStringList Settings::recentCatalogs() const
{
    return value(recentCatalogsKey()).toStringList();
}

void Settings::addRecentCatalog(const QString &file)
{
    addRecent(recentCatalogsKey(), file);
}

QStringList Settings::recentConfigs() const
{
    return value(recentConfigsKey()).toStringList();
}

void Settings::addRecentConfig(const QString &file)
{
    addRecent(recentConfigsKey(), file);
}

void Settings::addRecent(const QString &key, const QString &file)
{
    if (file.isEmpty())
        return;
    QStringList files = value(key).toStringList();
    files.removeAll(file);
    files.prepend(file);
    files.resize(qMin(files.size(), kRecentFiles));
    setFileValue(key, files);
}

QStringList Settings::lastCatalogs() const
{
    return value(QStringLiteral("files/lastCatalogs")).toStringList();
}

void Settings::setLastCatalogs(const QStringList &files)
{
    setFileValue(QStringLiteral("files/lastCatalogs"), files);
}

QString Settings::lastConfig() const
{
    return value(QStringLiteral("files/lastConfiguration")).toString();
}

void Settings::setLastConfig(const QString &file)
{
    setFileValue(QStringLiteral("files/lastConfiguration"), file);
}

} // namespace tss::app
