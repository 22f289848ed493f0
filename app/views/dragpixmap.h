// SPDX-License-Identifier: MIT
#pragma once

#include <QPixmap>
#include <QString>

class QWidget;

namespace tss::app {

/// A small label that hangs at the pointer while dragging: "3 tools".
[[nodiscard]] QPixmap dragPixmap(const QString &text, const QWidget &source);

} // namespace tss::app
