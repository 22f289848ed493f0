// SPDX-License-Identifier: MIT
// DocumentStyle: how a document is written, so that new text looks like the old. Inside core/json only.
#pragma once

#include "core/json/layout.h"

#include <string>
#include <string_view>
#include <vector>

namespace tss::json {

struct DocumentStyle
{
    std::string newline = "\n";
    std::string unit = "  "; ///< one step of indentation
    std::string colon = ": "; ///< between a key and its value
    std::string separator = " "; ///< behind a comma on the same line
    std::string padding; ///< inside the brackets of a container on one line

    /// The style as seen from a container that gets a child.
    [[nodiscard]] static DocumentStyle of(const Layout &layout, std::uint32_t container);
};

[[nodiscard]] std::string newlineOf(std::string_view text);

/// Whether the first child of an empty container goes on a line of its own, as in the document's other containers.
[[nodiscard]] bool emptyOpensLines(const Layout &layout, std::uint32_t container);

/// A JSON value cut into lines, each with its depth, to be written with any indentation.
class ValueLines
{
public:
    /// `value` is one JSON value without anything around it.
    explicit ValueLines(std::string_view value);

    /// Puts brackets around the value, on lines of their own; the label goes before the value ("key": ).
    void wrap(char open, char close, std::string_view label);

    [[nodiscard]] std::string written(std::string_view indentation, const DocumentStyle &style) const;

private:
    struct Line
    {
        std::size_t depth = 0;
        std::string text;
    };
    std::vector<Line> m_lines;
};

} // namespace tss::json
