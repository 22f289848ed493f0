// SPDX-License-Identifier: MIT
// Document: the text of one configuration file, its path and what was on disk. The text is the only state; edits are
// text edits and their inverse is the undo.
#pragma once

#include "core/io/filesystem.h"
#include "core/json/edit.h"
#include "core/result.h"

#include <string>

namespace tss {

class Document
{
public:
    Document() = default; ///< empty, without a path

    /// Reads a file; a missing one gives an empty document bound to the path. Errors: Utf16File, FileTooLarge and the
    /// reading ones. A byte-order mark is taken off the text and remembered: hadBom().
    [[nodiscard]] static Result<Document> open(const FileSystem &files, std::string path);

    [[nodiscard]] const std::string &text() const { return m_text; }
    [[nodiscard]] const std::string &path() const { return m_path; }
    [[nodiscard]] bool existsOnDisk() const { return m_stamp.exists; }
    [[nodiscard]] bool hadBom() const { return m_hadBom; }
    [[nodiscard]] bool isModified() const; ///< what save would write differs from the disk
    /// Bytes as they are on disk now as far as we know (byte-order mark included).
    [[nodiscard]] const std::string &baseline() const { return m_baseline; }
    /// True when there is something on disk or in the text.
    [[nodiscard]] bool exists() const { return existsOnDisk() || !m_text.empty(); }

    /// Applies edits and returns their inverse.
    TextEdits apply(const TextEdits &edits);

    /// Writes atomically; ChangedOnDisk when the file is not what was read. The text stays whatever happens.
    [[nodiscard]] Status save(FileSystem &files);
    /// Overwrites whatever is there now.
    [[nodiscard]] Status overwrite(FileSystem &files);
    [[nodiscard]] Status saveAs(FileSystem &files, std::string path);
    /// Takes what is on disk now as the new baseline and text.
    [[nodiscard]] Status reload(const FileSystem &files);
    /// Takes what is on disk now as the baseline but keeps the text.
    [[nodiscard]] Status rebase(const FileSystem &files);

private:
    [[nodiscard]] Status writeTo(FileSystem &files, const Stamp &expected);

    std::string m_text;
    std::string m_baseline;
    std::string m_path;
    Stamp m_stamp;
    bool m_hadBom = false;
};

} // namespace tss
