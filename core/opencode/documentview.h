// SPDX-License-Identifier: MIT
// DocumentView: a configuration file read leniently, for editing: what its lists and entries would
// be in force once the file is one that the plugin reads.
#pragma once

#include "core/opencode/edits.h"

#include <string>
#include <vector>

namespace tss::opencode {

/// A list of patterns as an edit has to start from it.
struct ListState
{
    bool isInFile = false; ///< an array in the file; otherwise the whole list has to be written
    std::vector<std::string> elements;    ///< JSON text of each
    std::vector<std::u16string> patterns; ///< the same; empty for a non-string
};

class DocumentView
{
public:
    [[nodiscard]] static Result<DocumentView> read(const EditContext &context);

    /// The file's value; absent when it is empty.
    [[nodiscard]] const json::View &root() const { return m_root; }
    [[nodiscard]] const json::View &options() const { return m_options; }
    [[nodiscard]] ListState list(RuleList list) const;

private:
    json::View m_root;
    json::View m_options;
};

[[nodiscard]] const char16_t *keyOf(RuleList list);

/// Edits made one after the other, given out as edits on the text that it began with.
class EditChain
{
public:
    explicit EditChain(std::string_view text)
        : m_before(text)
        , m_now(text)
    {
    }
    [[nodiscard]] const std::string &text() const { return m_now; }
    [[nodiscard]] Status add(const Result<TextEdits> &edits);
    [[nodiscard]] TextEdits edits() const { return difference(m_before, m_now); }

private:
    std::string_view m_before;
    std::string m_now;
};

} // namespace tss::opencode
