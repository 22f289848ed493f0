// SPDX-License-Identifier: MIT
// Application: owns what lives longer than a window: settings, studio, translations. Opens what was asked for.
#pragma once

#include "app/document/studio.h"
#include "app/launchoptions.h"
#include "app/settings.h"

#include <QObject>

#include <memory>

namespace tss::app {

class MainWindow;
class Screenshot;
class Translation;

class Application : public QObject
{
    Q_OBJECT

public:
    /// Names, version and icon, before anything else.
    static void introduce();

    explicit Application(LaunchOptions options);
    ~Application() override;

    void start();
    [[nodiscard]] MainWindow &window() const { return *m_window; }
    [[nodiscard]] Studio &studio() { return m_studio; }

private:
    void applyLook();
    void makeWindow();
    void changeLanguage(const QString &language);
    void openFiles();

    LaunchOptions m_options;
    Settings m_settings;
    std::unique_ptr<Translation> m_translation;
    Studio m_studio;
    std::unique_ptr<MainWindow> m_window;
    std::unique_ptr<Screenshot> m_screenshot;
};

} // namespace tss::app
