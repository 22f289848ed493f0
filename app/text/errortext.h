// SPDX-License-Identifier: MIT
// Error → one clear sentence for people: what happened, to which file, and the way out. Used by the window and by tss.
#pragma once

#include "core/error.h"

#include <QString>

#include <string_view>

namespace tss::app {

/// The sentence, without the place. It names the file.
[[nodiscard]] QString errorText(const Error &error);

/// "file:line:column", "file", or empty. `source` is the text that error.where points into.
[[nodiscard]] QString errorPlace(const Error &error, std::string_view source = {});

/// Text from outside made safe to show: control, bidi and invisible characters escaped.
[[nodiscard]] QString shown(std::u16string_view text);
[[nodiscard]] QString shownBytes(std::string_view utf8);

} // namespace tss::app
