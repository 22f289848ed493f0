// SPDX-License-Identifier: MIT
// The plugin's entry in opencode.json: finding the inline options in what a person pastes.
#pragma once

#include "core/result.h"

#include <string>

namespace tss::app {

/// The options object, as it is written, from: the object itself, the entry ["package", {…}], a "plugin" list, or a
/// whole opencode.json(c). Empty for blank text or an entry without options. Errors: JsonSyntax; JsonPathMissing when
/// there is no entry of the plugin.
[[nodiscard]] Result<std::string> inlineOptionsFrom(const std::string &text);

} // namespace tss::app
