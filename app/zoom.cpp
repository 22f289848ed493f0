// SPDX-License-Identifier: MIT
#include "app/zoom.h"

#include "app/theme.h"

#include <QApplication>
#include <QVariant>

namespace tss::app {

void applyZoom(int percent)
{
    // The size to start from is kept with the application: its font is the one that changes.
    constexpr char kBase[] = "tssBaseFont";
    if (!qApp->property(kBase).isValid())
        qApp->setProperty(kBase, QApplication::font());
    const QFont base = qApp->property(kBase).value<QFont>();
    QApplication::setFont(Theme::scaled(base, percent / 100.0));
}

} // namespace tss::app
