// SPDX-License-Identifier: MIT
// StaticFile: the plugin's row in a cordis.patch.yml, found in both forms that exist (a row under `insert:`, or an
// entry that patches the row by id), and edits of it that leave every other byte as it is.
#pragma once

#include "core/dsh/staticconfig.h"
#include "core/json/edit.h"
#include "core/result.h"

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss::dsh {

inline constexpr std::string_view kStaticRowId = "tool-search";

enum class StaticProblem {
    Syntax, ///< no YAML; detail: what the parser says
    NotASequence, ///< DSH does not start
    OnlyComments, ///< DSH does not start; `[]` must stand there
    UnknownKey, ///< detail: key; accepted silently, does nothing
    WrongType, ///< detail: key; DSH does not start, and ignores it on a hot edit
    OutOfBounds, ///< detail: key; the same
    Expression, ///< detail: key; a !!js value that cannot be read here
    RowDisabled, ///< `disabled: true`
    OtherPlugin, ///< the row's name is another package's; detail: name
    SeveralRows, ///< more than one row or patch of this id; the last one counts
    DuplicateKey, ///< detail: key; js-yaml refuses the file
};

struct StaticNote
{
    StaticProblem problem;
    TextRange where; ///< bytes
    std::u16string detail;
    std::u16string value; ///< as written, where there is one
};

enum class RowForm { None, Inserted, Patched };

struct StaticFile
{
    StaticConfig config; ///< with defaults for what is not set or not valid
    RowForm form = RowForm::None;
    std::u16string rowName; ///< `name:` of the row; empty when it has none
    bool isDisabled = false;
    bool isUsable = true; ///< false: DSH stops on this file, or it is no YAML
    std::optional<TextRange> row; ///< bytes of the row
    std::map<std::u16string, TextRange, std::less<>> values; ///< bytes of each value in force, by key
    std::vector<StaticNote> notes;
};

/// Never fails: what is wrong is in notes. A blank text is a file that is not there.
[[nodiscard]] StaticFile readStaticFile(std::string_view text);

/// Sets one key of the row's `config` to a JSON scalar or an array of strings (JSON text); empty: removes the key.
/// Makes the entry `- id: tool-search` with `config:` when the file has no row, and the file when it is blank. Comments,
/// order and every other byte stay. Errors: YamlSyntax with the place; YamlUnsupported where the row is written in a
/// way that cannot be edited in place (an alias, an expression), args[0] = what.
[[nodiscard]] Result<TextEdits> setStaticValue(std::string_view text, std::u16string_view key, std::string_view valueJson);

} // namespace tss::dsh
