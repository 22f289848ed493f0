// SPDX-License-Identifier: MIT
// Changes to a catalog that the studio makes: each gives a new catalog from an old one.
#pragma once

#include "core/catalog/tool.h"

#include <map>
#include <optional>
#include <string>
#include <utility>

namespace tss::app {

/// What a person chose for a source; kept for the next time its file is read.
struct SourceChoice
{
    std::u16string name; ///< as chosen, or as read
    std::optional<Origin> origin;
    friend bool operator==(const SourceChoice &, const SourceChoice &) = default;
};

/// By file and the name that the file itself gives.
using SourceChoices = std::map<std::pair<std::string, std::u16string>, SourceChoice>;

/// Appends the sources of `more`; those of a file that is there already take its place, in the list of sources and in
/// the order of the tools.
[[nodiscard]] Catalog withSources(const Catalog &catalog, Catalog more);
[[nodiscard]] Catalog withoutSource(const Catalog &catalog, std::size_t source);
[[nodiscard]] Catalog withSourceName(const Catalog &catalog, std::size_t source, std::u16string name);
/// Gives the source's tools an origin, but for those whose own name or file tells.
[[nodiscard]] Catalog withSourceOrigin(const Catalog &catalog, std::size_t source, Origin origin);
/// Names and origins chosen before, on a catalog as it was read.
[[nodiscard]] Catalog withChoices(Catalog catalog, const SourceChoices &choices);

} // namespace tss::app
