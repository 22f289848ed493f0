// SPDX-License-Identifier: MIT
// The importers, one a file. A new format is a new file, a line here and a line in importers.cpp.
#pragma once

#include "core/catalog/importer.h"

namespace tss {

[[nodiscard]] const Importer &mcpImporter();
[[nodiscard]] const Importer &openAiImporter();
[[nodiscard]] const Importer &anthropicImporter();
[[nodiscard]] const Importer &openCodeToolsImporter();
[[nodiscard]] const Importer &openCodeIdsImporter();
[[nodiscard]] const Importer &dshImporter();
[[nodiscard]] const Importer &slimmerImporter();
[[nodiscard]] const Importer &studioImporter();

} // namespace tss
