// SPDX-License-Identifier: MIT
// Error: what went wrong, in which file, at which place. Carries no user text: app/text maps the code and its
// arguments to a translated sentence with the way out.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace tss {

/// A half-open range of bytes in a file or text.
struct TextRange
{
    std::size_t begin = 0;
    std::size_t end = 0;
    friend bool operator==(const TextRange &, const TextRange &) = default;
};

enum class ErrorCode {
    // JSON text; args[0] names what was expected or found
    JsonSyntax,
    JsonTooLarge,
    JsonPathMissing,
    JsonWrongContainer,
    // regular expressions; args[0] is the engine's message
    RegexSyntax,
    RegexTimeout,
    // text encodings
    NotUtf8,
    Utf16File,
    // catalogs
    CatalogUnknownFormat,
    CatalogEmptyFile,
    CatalogJsonRpcError,
    // files; args[0] is the system's message where there is one
    FileNotFound,
    FileNotReadable,
    FileIsDirectory,
    FileTooLarge,
    FileNotWritable,
    FolderMissing,
    FolderNotWritable,
    LinkLoop,
    HardLinked,
    ChangedOnDisk,
    DiskFull,
    PathTooLong,
    FileLocked,
    WriteFailed,
    Cancelled,
};

struct Error
{
    ErrorCode code = ErrorCode::JsonSyntax;
    std::string file;
    std::optional<TextRange> where;
    std::vector<std::string> args;
    friend bool operator==(const Error &, const Error &) = default;
};

/// The code's stable name, as tss prints it with --json ("json-syntax").
[[nodiscard]] std::string errorName(ErrorCode code);

} // namespace tss
