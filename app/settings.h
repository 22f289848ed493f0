// SPDX-License-Identifier: MIT
// Settings: what the window remembers between runs. Passed around as a reference; there is no global one.
#pragma once

#include "app/theme.h"
#include "core/preview/preview.h"

#include <QByteArray>
#include <QSettings>
#include <QStringList>

#include <memory>

namespace tss::app {

class Settings
{
public:
    enum class Memory {
        All,
        AllButFiles, ///< a run on the example: the person's own last files stay as they are
        None, ///< nothing is read or written: screenshots
    };

    explicit Settings(Memory memory = Memory::All);

    [[nodiscard]] QByteArray blob(const QString &key) const; ///< geometry, splitters, columns
    void setBlob(const QString &key, const QByteArray &value);

    [[nodiscard]] Host host() const;
    void setHost(Host host);
    [[nodiscard]] ColourScheme colourScheme() const;
    void setColourScheme(ColourScheme scheme);
    [[nodiscard]] int zoomPercent() const;
    void setZoomPercent(int percent);
    [[nodiscard]] QString language() const; ///< empty: the system's
    void setLanguage(const QString &language);
    [[nodiscard]] bool isPaneVisible(const QString &pane) const;
    void setPaneVisible(const QString &pane, bool visible);

    [[nodiscard]] QStringList recentCatalogs() const;
    void addRecentCatalog(const QString &file);
    [[nodiscard]] QStringList recentConfigs() const;
    void addRecentConfig(const QString &file);
    /// What was open when the program ended.
    [[nodiscard]] QStringList lastCatalogs() const;
    void setLastCatalogs(const QStringList &files);
    [[nodiscard]] QString lastConfig() const; ///< empty: the user's own
    void setLastConfig(const QString &file);

private:
    [[nodiscard]] QVariant value(const QString &key, const QVariant &fallback = {}) const;
    void setValue(const QString &key, const QVariant &value);
    void setFileValue(const QString &key, const QVariant &value);
    void addRecent(const QString &key, const QString &file);

    Memory m_memory;
    std::unique_ptr<QSettings> m_store; ///< null: nothing is kept
};

} // namespace tss::app
