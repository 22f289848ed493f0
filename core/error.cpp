// SPDX-License-Identifier: MIT
#include "core/error.h"

#include <array>
#include <utility>

namespace tss {

namespace {

constexpr std::array<std::pair<ErrorCode, const char *>, 26> kNames{{
    {ErrorCode::JsonSyntax, "json-syntax"},
    {ErrorCode::JsonTooLarge, "json-too-large"},
    {ErrorCode::JsonPathMissing, "json-path-missing"},
    {ErrorCode::JsonWrongContainer, "json-wrong-container"},
    {ErrorCode::RegexSyntax, "regex-syntax"},
    {ErrorCode::RegexTimeout, "regex-timeout"},
    {ErrorCode::NotUtf8, "not-utf8"},
    {ErrorCode::Utf16File, "utf16-file"},
    {ErrorCode::CatalogUnknownFormat, "catalog-unknown-format"},
    {ErrorCode::CatalogEmptyFile, "catalog-empty-file"},
    {ErrorCode::CatalogJsonRpcError, "catalog-json-rpc-error"},
    {ErrorCode::FileNotFound, "file-not-found"},
    {ErrorCode::FileNotReadable, "file-not-readable"},
    {ErrorCode::FileIsDirectory, "file-is-directory"},
    {ErrorCode::FileTooLarge, "file-too-large"},
    {ErrorCode::FileNotWritable, "file-not-writable"},
    {ErrorCode::FolderMissing, "folder-missing"},
    {ErrorCode::FolderNotWritable, "folder-not-writable"},
    {ErrorCode::LinkLoop, "link-loop"},
    {ErrorCode::HardLinked, "hard-linked"},
    {ErrorCode::ChangedOnDisk, "changed-on-disk"},
    {ErrorCode::DiskFull, "disk-full"},
    {ErrorCode::PathTooLong, "path-too-long"},
    {ErrorCode::FileLocked, "file-locked"},
    {ErrorCode::WriteFailed, "write-failed"},
    {ErrorCode::Cancelled, "cancelled"},
}};

} // namespace

std::string errorName(ErrorCode code)
{
    for (const auto &[candidate, name] : kNames) {
        if (candidate == code)
            return name;
    }
    return "unknown";
}

} // namespace tss
