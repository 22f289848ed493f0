// SPDX-License-Identifier: MIT
// Conflict: the file on disk is no longer what was read, and there are edits. The ways out, each safe to offer: no
// choice loses what is on disk without the person seeing the difference before saving.
#pragma once

#include "core/result.h"

#include <optional>
#include <string>

namespace tss::app {

class Studio;

class Conflict
{
public:
    explicit Conflict(Studio &studio)
        : m_studio(studio)
    {
    }

    /// Takes the file's text; the edits can be had back by undo.
    [[nodiscard]] Status takeTheirs();
    /// Keeps the edited text, to be saved over what is on disk now.
    [[nodiscard]] Status keepMine();
    /// Both changes in one text, where they touch different lines and the result is well-formed.
    [[nodiscard]] std::optional<std::string> merged() const;
    [[nodiscard]] Status merge();

private:
    Studio &m_studio;
};

} // namespace tss::app
