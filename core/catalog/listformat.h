// SPDX-License-Identifier: MIT
// ListFormat: what the formats share that are one list of tools, a file one source.
#pragma once

#include "core/catalog/importer.h"
#include "core/catalog/writing.h"

#include <string>

namespace tss {

class ListFormat : public Importer
{
public:
    [[nodiscard]] Result<Catalog> read(const ImportInput &input) const override;
    [[nodiscard]] std::string write(const Catalog &catalog) const override;
    [[nodiscard]] std::string entryText(const Source &source, const Tool &tool) const override;

protected:
    /// The name that a tool has in this format; OpenCode's final id where the format is what a
    /// model is sent.
    [[nodiscard]] virtual std::u16string exportedName(const Source &source, const Tool &tool) const;
    [[nodiscard]] virtual std::string makeEntry(const FieldTexts &fields) const = 0;
};

/// What a name tells in a list that mixes tools of all origins, as a model is sent them.
[[nodiscard]] Origin originOnTheWire(std::u16string_view name);
/// The same for OpenCode's own listings, which never have MCP tools.
[[nodiscard]] Origin originInOpenCode(std::u16string_view name);

} // namespace tss
