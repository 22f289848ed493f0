// SPDX-License-Identifier: MIT
// UTF-16 of the core as QString, unit for unit. QString::fromStdU16String would take a leading U+FEFF for a byte-order mark.
#pragma once

#include <QString>

#include <string_view>

namespace tss::app {

[[nodiscard]] inline QString toQString(std::u16string_view text)
{
    return QStringView(text).toString();
}

} // namespace tss::app
