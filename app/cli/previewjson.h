// SPDX-License-Identifier: MIT
// A preview as JSON.
#pragma once

#include "app/cli/request.h"

#include <string>

namespace tss::app::cli {

/// A preview with what it was made from.
struct ShownPreview
{
    const Request &request;
    const Preview &preview;
    const Evaluator &evaluator;
};

[[nodiscard]] std::string previewJson(const ShownPreview &shown);

} // namespace tss::app::cli
