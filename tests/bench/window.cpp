// SPDX-License-Identifier: MIT
#include "tests/bench/window.h"

#include "app/document/studio.h"
#include "app/mainwindow.h"
#include "app/settings.h"
#include "app/views/filterbar.h"
#include "core/io/filesystem.h"

#include <QCoreApplication>
#include <QTemporaryDir>

namespace tss::bench {

namespace {

constexpr int kWidth = 1500;
constexpr int kHeight = 950;

/// Until everything that waits is done and the window painted.
void settle(const app::Studio &studio, QWidget &window)
{
    while (!studio.isPreviewCurrent())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    QCoreApplication::processEvents();
    window.repaint();
}

Times filterKeys(const app::Studio &studio, app::MainWindow &window)
{
    auto *filter = window.findChild<app::FilterBar *>();
    Times times;
    if (!filter)
        return times;
    for (const QString &text : {QStringLiteral("issue"), QStringLiteral("is:hidden"),
                                QStringLiteral("tokens:>200"), QStringLiteral("server07")}) {
        for (qsizetype length = 1; length <= text.size(); ++length) {
            times.push_back(milliseconds([&] {
                filter->setText(text.left(length));
                settle(studio, window);
            }));
        }
    }
    filter->setText({});
    settle(studio, window);
    return times;
}

} // namespace

WindowTimes measureWindow(const CatalogPtr &catalog, const std::vector<std::string> &configs)
{
    const QTemporaryDir folder;
    app::Studio studio(posixFileSystem());
    app::Settings settings(app::Settings::Memory::None);
    studio.newDocument(folder.filePath(QStringLiteral("tool-search.json")));
    studio.setHost(Host::Hooked);
    app::MainWindow window(studio, settings);
    window.resize(kWidth, kHeight);
    window.show();
    WindowTimes times;
    times.firstPaint.push_back(milliseconds([&] {
        studio.setCatalog(catalog);
        settle(studio, window);
    }));
    const auto setText = [&](const std::string &text) {
        studio.editText(QStringLiteral("benchmark"), difference(studio.document().text(), text));
        settle(studio, window);
    };
    setText(configs.front());
    times.filterKey = filterKeys(studio, window);
    for (std::size_t i = 1; i < configs.size(); ++i)
        times.change.push_back(milliseconds([&] { setText(configs[i]); }));
    window.closeQuietly();
    return times;
}

} // namespace tss::bench
