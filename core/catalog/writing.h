// SPDX-License-Identifier: MIT
// Writing tools as JSON: values are taken as their source wrote them, so numbers, escapes and key
// order survive.
#pragma once

#include "core/catalog/importer.h"

#include <string>
#include <string_view>

namespace tss {

/// Builds one JSON object member by member; a member with an empty value is left out.
class ObjectText
{
public:
    ObjectText &add(std::string_view key, std::string_view valueJson);
    [[nodiscard]] std::string text() const { return m_text + '}'; }

private:
    std::string m_text = "{";
};

/// The fields of a tool as JSON values in the state they are in: what is absent is empty, what is
/// null stays null.
struct FieldTexts
{
    std::string name;
    std::string description;
    std::string schema;
};
[[nodiscard]] FieldTexts fieldTexts(const Source &source, const Tool &tool,
                                    std::u16string_view exportedName);

/// "[…]" of every tool's entry in `format`.
[[nodiscard]] std::string listText(const Catalog &catalog, const Importer &format);

/// JSON laid out with an indent of two, ending in a line break. Literals stay as written; comments
/// and trailing commas go. Below a depth of 64 all is on one line, or the spaces of a deep file
/// would outgrow any disk.
[[nodiscard]] std::string prettyJson(std::string_view json);

} // namespace tss
