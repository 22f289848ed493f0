// SPDX-License-Identifier: MIT
#include "app/conflict.h"

#include "app/document/studio.h"
#include "core/json/parse.h"
#include "core/text/linediff.h"

#include <QCoreApplication>

namespace tss::app {

namespace {

std::string_view withoutMark(std::string_view text)
{
    constexpr std::string_view mark = "\xef\xbb\xbf";
    return text.starts_with(mark) ? text.substr(mark.size()) : text;
}

} // namespace

Status Conflict::takeTheirs()
{
    return m_studio.reloadDocument();
}

Status Conflict::keepMine()
{
    return m_studio.rebaseDocument();
}

std::optional<std::string> Conflict::merged() const
{
    const Document &document = m_studio.document();
    const auto disk = m_studio.files().read(document.path());
    if (!disk)
        return std::nullopt;
    auto text = mergedLines(withoutMark(document.baseline()), document.text(), withoutMark(disk->bytes));
    // Changes on lines of their own can still break the JSON around them, as with a comma.
    if (text && !json::parse(*text, json::Leniency::Jsonc))
        return std::nullopt;
    return text;
}

Status Conflict::merge()
{
    const auto text = merged();
    if (!text)
        return failure({ErrorCode::ChangedOnDisk, m_studio.document().path(), {}, {}});
    if (const Status status = m_studio.rebaseDocument(); !status)
        return status;
    m_studio.editText(QCoreApplication::translate("Conflict", "Merge with the file on disk"), difference(m_studio.document().text(), *text));
    return {};
}

} // namespace tss::app
