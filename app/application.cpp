// SPDX-License-Identifier: MIT
#include "app/application.h"

#include "app/catalogflow.h"
#include "app/documentflow.h"
#include "app/languages.h"
#include "app/mainwindow.h"
#include "app/product.h"
#include "app/screenshot.h"
#include "app/zoom.h"
#include "core/io/filesystem.h"

#include <QApplication>
#include <QIcon>
#include <QStyleHints>

namespace tss::app {

namespace {

Settings::Memory memoryFor(const LaunchOptions &options)
{
    if (!options.screenshot.isEmpty())
        return Settings::Memory::None;
    return options.example ? Settings::Memory::AllButFiles : Settings::Memory::All;
}

} // namespace

void Application::introduce()
{
    QCoreApplication::setOrganizationName(QStringLiteral("tool-search-studio"));
    QCoreApplication::setApplicationName(QStringLiteral("tool-search-studio"));
    QCoreApplication::setApplicationVersion(QStringLiteral(TSS_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Tool Search Studio"));
    QGuiApplication::setDesktopFileName(QString::fromLatin1(kAppId));
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/toolsearchstudio/icons/%1.svg").arg(QString::fromLatin1(kAppId))));
}

Application::Application(LaunchOptions options)
    : m_options(std::move(options))
    , m_settings(memoryFor(m_options))
    , m_translation(std::make_unique<Translation>(m_options.language.isEmpty() ? m_settings.language() : m_options.language))
    , m_studio(posixFileSystem())
{
    m_studio.setHost(m_settings.host());
    applyLook();
#if QT_VERSION >= QT_VERSION_CHECK(6, 5, 0)
    connect(QGuiApplication::styleHints(), &QStyleHints::colorSchemeChanged, this, &Application::applyLook);
#endif
}

Application::~Application() = default;

void Application::applyLook()
{
    const ColourScheme scheme = m_options.scheme == u"dark" ? ColourScheme::Dark
        : m_options.scheme == u"light"                      ? ColourScheme::Light
                                                            : m_settings.colourScheme();
    applyColourScheme(scheme);
    applyZoom(m_settings.zoomPercent());
}

void Application::start()
{
    makeWindow();
    if (!m_options.size.isEmpty())
        m_window->resize(m_options.size);
    if (!m_options.screenshot.isEmpty())
        m_screenshot = std::make_unique<Screenshot>(*m_window, m_studio, m_options);
    m_window->show();
    openFiles();
    if (m_screenshot)
        m_screenshot->takeWhenReady();
}

void Application::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_studio, m_settings);
    connect(m_window.get(), &MainWindow::languageChosen, this, &Application::changeLanguage, Qt::QueuedConnection);
}

void Application::changeLanguage(const QString &language)
{
    m_settings.setLanguage(language);
    // A new window is made of new texts throughout; what counts is in the studio.
    const bool quits = QGuiApplication::quitOnLastWindowClosed();
    QGuiApplication::setQuitOnLastWindowClosed(false);
    m_window->closeQuietly();
    m_window.reset();
    m_translation.reset();
    m_translation = std::make_unique<Translation>(language);
    makeWindow();
    m_window->show();
    QGuiApplication::setQuitOnLastWindowClosed(quits);
}

void Application::openFiles()
{
    if (m_options.example) {
        m_window->catalogs().openExample();
        return;
    }
    const QString last = m_settings.lastConfig();
    const QString config = !m_options.config.isEmpty() ? m_options.config : last.isEmpty() ? DocumentFlow::userConfigPath() : last;
    m_window->documents().open(config);
    if (!m_options.files.isEmpty())
        m_window->openFiles(m_options.files);
    else
        m_window->catalogs().open(m_settings.lastCatalogs());
}

} // namespace tss::app
