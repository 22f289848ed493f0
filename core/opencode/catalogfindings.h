// SPDX-License-Identifier: MIT
// Problems of a catalog that no configuration changes: names, collisions, limits, schemas, notes of
// the importers.
#pragma once

#include "core/preview/preview.h"

#include <vector>

namespace tss::opencode {

[[nodiscard]] std::vector<Diagnostic> catalogFindings(const CatalogIndex &index);

/// OriginUnknown for each source that has such tools: what the host does with them depends on what
/// they are.
[[nodiscard]] std::vector<Diagnostic> originFindings(const Catalog &catalog);

} // namespace tss::opencode
