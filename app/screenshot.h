// SPDX-License-Identifier: MIT
// Screenshot: a picture of the real window once everything that it shows has been worked out; then the program ends.
#pragma once

#include "app/launchoptions.h"

#include <QObject>

namespace tss::app {

class MainWindow;
class Studio;

class Screenshot : public QObject
{
    Q_OBJECT

public:
    Screenshot(MainWindow &window, Studio &studio, const LaunchOptions &options);
    void takeWhenReady();

private:
    void check();
    void take();

    MainWindow &m_window;
    Studio &m_studio;
    QString m_file;
    QString m_select;
    bool m_wanted = false;
};

} // namespace tss::app
