// SPDX-License-Identifier: MIT
// Between the bytes of a text file and the characters of a text view. The view has one character a line end
// (\r\n, \r, U+2029 and what else QTextDocument takes for one), everything else is as in the file.
#pragma once

#include "core/json/edit.h"

#include <QString>

#include <cstddef>
#include <string_view>

namespace tss::app {

/// The text as the view holds it. Precondition: valid UTF-8.
[[nodiscard]] QString viewText(std::string_view bytes);
[[nodiscard]] std::size_t byteOffset(std::string_view bytes, qsizetype viewPosition);
[[nodiscard]] qsizetype viewPosition(std::string_view bytes, std::size_t byteOffset);

/// Where two texts differ: the first `prefix` characters and the last `suffix` are the same.
struct Changed
{
    qsizetype prefix = 0;
    qsizetype suffix = 0;
};
[[nodiscard]] Changed changedPart(QStringView from, QStringView to);

/// The edit that makes the file read as the view does. New lines end as the file's first line does.
[[nodiscard]] TextEdits editsFromView(std::string_view bytes, const QString &view);

} // namespace tss::app
