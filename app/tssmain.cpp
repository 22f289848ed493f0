// SPDX-License-Identifier: MIT
#include "app/cli/commandline.h"

#include <QCoreApplication>

int main(int argc, char **argv)
{
    tss::app::cli::prepareProcess();
    QCoreApplication application(argc, argv);
    return tss::app::cli::runCommandLine(argc, argv);
}
