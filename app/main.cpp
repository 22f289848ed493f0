// SPDX-License-Identifier: MIT
#include "app/application.h"

#include <QApplication>
#include <QTextStream>

int main(int argc, char *argv[])
{
    QApplication qt(argc, argv);
    tss::app::Application::introduce();
    const tss::app::Launch launch = tss::app::parseLaunch(QCoreApplication::arguments());
    if (launch.answer) {
        QTextStream(launch.answer->isError ? stderr : stdout) << launch.answer->text.trimmed() << Qt::endl;
        return launch.answer->isError ? 2 : 0;
    }
    tss::app::Application application(launch.options);
    application.start();
    return QApplication::exec();
}
