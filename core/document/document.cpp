// SPDX-License-Identifier: MIT
#include "core/document/document.h"

#include "core/document/encoding.h"

#include <string_view>
#include <utility>

namespace tss {

namespace {

constexpr std::string_view kBom = "\xef\xbb\xbf";

std::string folderOf(const std::string &path)
{
    const auto slash = path.rfind('/');
    if (slash == std::string::npos)
        return ".";
    return slash == 0 ? "/" : path.substr(0, slash);
}

/// What is at a path now; a missing file is empty content without a stamp.
Result<FileContent> readOrMissing(const FileSystem &files, const std::string &path)
{
    auto content = files.read(path);
    if (!content && content.error().code == ErrorCode::FileNotFound)
        return FileContent{};
    if (content && isUtf16(content->bytes))
        return failure({ErrorCode::Utf16File, path, {}, {}});
    return content;
}

Result<Stamp> stampNow(const FileSystem &files, const std::string &path)
{
    const auto content = files.read(path);
    if (content)
        return content->stamp;
    if (content.error().code == ErrorCode::FileNotFound)
        return Stamp{};
    return failure(content.error());
}

} // namespace

Result<Document> Document::open(const FileSystem &files, std::string path)
{
    Document document;
    document.m_path = std::move(path);
    if (const auto status = document.reload(files); !status)
        return failure(status.error());
    return document;
}

bool Document::isModified() const
{
    return m_text != m_baseline;
}

TextEdits Document::apply(const TextEdits &edits)
{
    TextEdits back = inverse(m_text, edits);
    m_text = applied(m_text, edits);
    return back;
}

Status Document::save(FileSystem &files)
{
    if (!isModified() && !m_stamp.exists)
        return {};
    return writeTo(files, m_stamp);
}

Status Document::overwrite(FileSystem &files)
{
    const auto stamp = stampNow(files, m_path);
    return stamp ? writeTo(files, *stamp) : failure(stamp.error());
}

Status Document::saveAs(FileSystem &files, std::string path)
{
    const auto stamp = stampNow(files, path);
    if (!stamp)
        return failure(stamp.error());
    Document other = *this;
    other.m_path = std::move(path);
    if (const auto status = other.writeTo(files, *stamp); !status)
        return status;
    *this = std::move(other);
    return {};
}

Status Document::writeTo(FileSystem &files, const Stamp &expected)
{
    auto stamp = files.writeAtomic(m_path, m_text, expected);
    if (!stamp && stamp.error().code == ErrorCode::FolderMissing && !expected.exists) {
        // A first configuration: its folder may not be there yet.
        if (const auto made = files.makeFolders(folderOf(m_path)); !made)
            return made;
        stamp = files.writeAtomic(m_path, m_text, expected);
    }
    if (!stamp)
        return failure(stamp.error());
    m_stamp = *stamp;
    m_baseline = m_text;
    m_hadBom = false;
    return {};
}

Status Document::reload(const FileSystem &files)
{
    if (const auto status = rebase(files); !status)
        return status;
    m_text = m_baseline.substr(m_hadBom ? kBom.size() : 0);
    return {};
}

Status Document::rebase(const FileSystem &files)
{
    auto content = readOrMissing(files, m_path);
    if (!content)
        return failure(content.error());
    m_baseline = std::move(content->bytes);
    m_stamp = content->stamp;
    m_hadBom = m_baseline.starts_with(kBom);
    return {};
}

} // namespace tss
