// SPDX-License-Identifier: MIT
// LaunchOptions: the window's command line.
#pragma once

#include <QSize>
#include <QString>
#include <QStringList>

#include <optional>

namespace tss::app {

struct LaunchOptions
{
    QStringList files;
    bool example = false;
    QString config;
    QString screenshot;
    QSize size;
    QString scheme; ///< "light", "dark"; empty: as remembered
    QString language;
    QString select; ///< id of the tool to select
};

/// What to print and how to end instead of opening a window.
struct LaunchAnswer
{
    QString text;
    bool isError = false;
};

struct Launch
{
    LaunchOptions options;
    std::optional<LaunchAnswer> answer;
};

[[nodiscard]] Launch parseLaunch(const QStringList &arguments);

} // namespace tss::app
