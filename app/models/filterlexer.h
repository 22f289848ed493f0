// SPDX-License-Identifier: MIT
// The words of a filter line, and what one of them asks for.
#pragma once

#include "app/models/toolfilter.h"

#include <optional>
#include <vector>

namespace tss::app {

struct FilterWord
{
    QString asWritten;
    QString key; ///< "tag" of tag:x, folded; empty for a plain word
    QString value; ///< without quotes
    bool negated = false;
};

/// Splits at white space outside quotes. A quote that does not end goes to the end of the line.
[[nodiscard]] std::vector<FilterWord> filterWords(const QString &text);

/// Nothing for a word that is not finished yet ("is:"): it asks for nothing.
[[nodiscard]] std::optional<ToolFilter::Term> termOf(const FilterWord &word);

} // namespace tss::app
