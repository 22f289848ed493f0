// SPDX-License-Identifier: MIT
// ConfigFile: the configuration's text, read once for everybody who needs it.
#pragma once

#include "core/json/parse.h"
#include "core/target.h"

#include <optional>

namespace tss::opencode {

struct ConfigFile
{
    std::optional<Result<json::Parsed>>
        parsed; ///< leniently; nothing for a file that does not exist

    /// The value as written, whether or not the plugin reads it.
    [[nodiscard]] json::View asWritten() const;
    /// What JSON.parse gives the plugin; absent where it throws.
    [[nodiscard]] json::View inForce() const;
};

[[nodiscard]] ConfigFile readConfigFile(const PreviewInput &input);

} // namespace tss::opencode
