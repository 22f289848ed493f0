// SPDX-License-Identifier: MIT
#include "core/catalog/pages.h"

#include "core/json/parse.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>

namespace tss {

namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
constexpr std::string_view kBlanks = " \t\r\n";
/// How often the text may be scanned in vain for the end of a value before such starts count as
/// plain text.
constexpr std::size_t kScanBudgetFactor = 4;

bool isUtf16(std::string_view bytes)
{
    if (bytes.substr(0, 2) == "\xFF\xFE" || bytes.substr(0, 2) == "\xFE\xFF")
        return true;
    // No JSON text starts with NUL or has one as its second byte, but every UTF-16 one of ASCII
    // does.
    return bytes.size() >= 2 && (bytes[0] == '\0') != (bytes[1] == '\0');
}

bool isBlank(std::string_view bytes)
{
    if (bytes.substr(0, kByteOrderMark.size()) == kByteOrderMark)
        bytes.remove_prefix(kByteOrderMark.size());
    return bytes.find_first_not_of(kBlanks) == std::string_view::npos;
}

std::optional<ImportNoteKind> noteKind(json::DeviationKind kind)
{
    switch (kind) {
    case json::DeviationKind::ByteOrderMark:
        return ImportNoteKind::ByteOrderMark;
    case json::DeviationKind::DuplicateKey:
        return ImportNoteKind::DuplicateKey;
    case json::DeviationKind::InvalidUtf8:
        return ImportNoteKind::InvalidUtf8;
    default:
        return std::nullopt; // comments and trailing commas lose nothing
    }
}

/// The key that is there more than once; nothing to say about other deviations.
std::u16string detailOf(const json::Deviation &deviation, std::string_view text)
{
    if (deviation.kind != json::DeviationKind::DuplicateKey)
        return {};
    const TextRange &where = deviation.where;
    const auto key = json::parse(std::string(text.substr(where.begin, where.end - where.begin)),
                                 json::Leniency::Strict);
    return key ? json::root(key->tree).string() : std::u16string();
}

/// Splits a text into its values.
class Splitter
{
public:
    Splitter(std::string_view text, const std::string &file)
        : m_text(text)
        , m_file(file)
        , m_budget(kScanBudgetFactor * text.size())
    {
    }

    Result<Pages> split()
    {
        if (m_text.substr(0, kByteOrderMark.size()) == kByteOrderMark) {
            m_at = kByteOrderMark.size();
            m_result.notes.push_back({ImportNoteKind::ByteOrderMark, {0, m_at}, {}});
        }
        for (skipBlanks(); m_at < m_text.size(); skipBlanks()) {
            if (readLine() || readSpanningValue())
                continue;
            if (looksBroken())
                return failure(brokenError());
            skipLine();
        }
        return std::move(m_result);
    }

private:
    /// The rest of the line as one value: JSON lines.
    bool readLine() { return startsValue() && addValue(lineEnd()); }

    /// A value over several lines, or several in one: up to the bracket that closes the first.
    bool readSpanningValue()
    {
        const std::optional<std::size_t> end = startsValue() ? closingBracket() : std::nullopt;
        return end && addValue(*end);
    }

    bool addValue(std::size_t end)
    {
        Result<json::Parsed> parsed =
            json::parse(std::string(m_text.substr(m_at, end - m_at)), json::Leniency::Jsonc);
        if (!parsed)
            return false;
        addNotes(parsed->deviations, m_at);
        m_result.pages.push_back({parsed->tree, m_at});
        m_at = end;
        return true;
    }

    void addNotes(const std::vector<json::Deviation> &deviations, std::size_t offset)
    {
        for (const json::Deviation &deviation : deviations) {
            if (const auto kind = noteKind(deviation.kind))
                m_result.notes.push_back(
                    {*kind,
                     {offset + deviation.where.begin, offset + deviation.where.end},
                     detailOf(deviation, m_text.substr(offset))});
        }
    }

    std::optional<std::size_t> closingBracket()
    {
        std::size_t depth = 0;
        bool isInString = false;
        std::size_t at = m_at;
        for (; at < m_text.size() && m_budget > 0; ++at, --m_budget) {
            const char c = m_text[at];
            if (isInString) {
                at += c == '\\' ? 1 : 0;
                isInString = c != '"';
            } else if (c == '"') {
                isInString = true;
            } else if (c == '{' || c == '[') {
                ++depth;
            } else if ((c == '}' || c == ']') && --depth == 0) {
                return at + 1;
            }
        }
        return std::nullopt;
    }

    /// A line that can only be part of a value. "[info] …" is a log line, "[" alone is not.
    bool looksBroken() const
    {
        const std::string_view line = m_text.substr(m_at, lineEnd() - m_at);
        const char first = line.front();
        if (first == '[')
            return line.find_first_not_of("[{\" \t\r") == std::string_view::npos ||
                   line.substr(0, 2) == "[{" || line.substr(0, 2) == "[\"";
        return first == '{' || first == '}' || first == ']' || first == ',' || first == '"';
    }

    Error brokenError() const
    {
        const Result<json::Parsed> parsed =
            json::parse(std::string(m_text.substr(m_at)), json::Leniency::Jsonc);
        Error error =
            parsed ? Error{ErrorCode::JsonSyntax, {}, TextRange{0, 0}, {"value"}} : parsed.error();
        error.file = m_file;
        if (error.where)
            error.where = TextRange{error.where->begin + m_at, error.where->end + m_at};
        return error;
    }

    void skipLine()
    {
        const std::size_t end = lineEnd();
        m_result.notes.push_back(
            {ImportNoteKind::NonJsonLine,
             {m_at, end},
             fromUtf8(m_text.substr(m_at, std::min<std::size_t>(end - m_at, 200)))});
        m_at = end;
    }

    bool startsValue() const { return m_text[m_at] == '{' || m_text[m_at] == '['; }
    std::size_t lineEnd() const { return std::min(m_text.find('\n', m_at), m_text.size()); }
    void skipBlanks() { m_at = std::min(m_text.find_first_not_of(kBlanks, m_at), m_text.size()); }

    std::string_view m_text;
    const std::string &m_file;
    std::size_t m_at = 0;
    std::size_t m_budget;
    Pages m_result;
};

Result<Pages> singlePage(json::Parsed parsed)
{
    Pages pages;
    for (const json::Deviation &deviation : parsed.deviations) {
        if (const auto kind = noteKind(deviation.kind))
            pages.notes.push_back(
                {*kind, deviation.where, detailOf(deviation, parsed.tree->source())});
    }
    pages.pages.push_back({std::move(parsed.tree), 0});
    return pages;
}

} // namespace

Result<Pages> readPages(std::string bytes, const std::string &file)
{
    if (isUtf16(bytes))
        return failure({ErrorCode::Utf16File, file, {}, {}});
    if (isBlank(bytes))
        return failure({ErrorCode::CatalogEmptyFile, file, {}, {}});
    Result<json::Parsed> whole = json::parse(bytes, json::Leniency::Jsonc);
    if (whole)
        return singlePage(std::move(*whole));
    Error error = whole.error();
    error.file = file;
    if (error.code != ErrorCode::JsonSyntax)
        return failure(error);
    Result<Pages> several = Splitter(bytes, file).split();
    if (several && several->pages.empty())
        return failure(error);
    if (several)
        several->text = std::move(bytes);
    return several;
}

} // namespace tss
