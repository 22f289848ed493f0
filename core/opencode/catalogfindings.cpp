// SPDX-License-Identifier: MIT
#include "core/opencode/catalogfindings.h"

#include "core/diagnostics/schemalint.h"
#include "core/opencode/findings.h"
#include "core/opencode/ids.h"
#include "core/text/utf16.h"

#include <map>
#include <set>
#include <unordered_map>

namespace tss::opencode {

namespace {

using Code = DiagnosticCode;

constexpr std::size_t kMostNotesOfKind = 100; ///< of one source
constexpr std::size_t kLongestName = 64;
constexpr std::size_t kLongestDshServerName = 32;

class CatalogCheck
{
public:
    explicit CatalogCheck(const CatalogIndex &index)
        : m_index(index)
        , m_catalog(*index.catalog)
    {
    }
    std::vector<Diagnostic> run();

private:
    void sources();
    void notes(std::size_t source);
    void tool(std::size_t row);
    void refusedLists();
    void collisions();
    void sameNames();
    [[nodiscard]] Diagnostic &add(Code code, Severity severity, std::vector<std::u16string> args);
    void addAtRow(Diagnostic diagnostic, std::size_t row);

    const CatalogIndex &m_index;
    const Catalog &m_catalog;
    std::vector<Diagnostic> m_found;
};

std::vector<Diagnostic> CatalogCheck::run()
{
    sources();
    refusedLists();
    collisions();
    sameNames();
    for (std::size_t row = 0; row < m_catalog.tools.size(); ++row)
        tool(row);
    joinMany(m_found);
    return std::move(m_found);
}

Diagnostic &CatalogCheck::add(Code code, Severity severity, std::vector<std::u16string> args)
{
    Diagnostic &diagnostic = m_found.emplace_back();
    diagnostic.code = code;
    diagnostic.severity = severity;
    diagnostic.args = std::move(args);
    return diagnostic;
}

void CatalogCheck::addAtRow(Diagnostic diagnostic, std::size_t row)
{
    const std::size_t source = m_catalog.tools[row].source;
    diagnostic.place.row = row;
    diagnostic.place.source = source;
    diagnostic.place.file = m_catalog.sources[source].file;
    m_found.push_back(std::move(diagnostic));
}

std::string_view noteName(ImportNoteKind kind)
{
    switch (kind) {
    case ImportNoteKind::InvalidUtf8:
        return "invalid-utf8";
    case ImportNoteKind::ByteOrderMark:
        return "byte-order-mark";
    case ImportNoteKind::EntryNotAnObject:
        return "entry-not-an-object";
    case ImportNoteKind::NoName:
        return "no-name";
    case ImportNoteKind::MorePagesExpected:
        return "more-pages-expected";
    case ImportNoteKind::NonJsonLine:
        return "non-json-line";
    case ImportNoteKind::DuplicateKey:
        return "duplicate-key";
    case ImportNoteKind::ErrorAnswer:
        return "error-answer";
    }
    return "note";
}

bool isDshServerName(std::u16string_view name)
{
    return !name.empty() && name.size() <= kLongestDshServerName && sanitized(name) == name;
}

void CatalogCheck::notes(std::size_t source)
{
    std::map<ImportNoteKind, std::size_t> counts;
    for (const ImportNote &note : m_catalog.sources[source].notes) {
        if (++counts[note.kind] > kMostNotesOfKind)
            continue;
        Diagnostic &diagnostic = add(Code::ImportProblem, Severity::Warning,
                                     {fromUtf8(noteName(note.kind)), note.detail});
        diagnostic.place.source = source;
        diagnostic.place.file = m_catalog.sources[source].file;
        diagnostic.place.at = note.at;
    }
}

void CatalogCheck::sources()
{
    std::set<std::u16string_view> refused;
    for (std::size_t i = 0; i < m_catalog.sources.size(); ++i) {
        const Source &source = m_catalog.sources[i];
        notes(i);
        if (source.origin != Origin::McpServer || isDshServerName(source.name) ||
            !refused.insert(source.name).second)
            continue;
        Diagnostic &diagnostic = add(Code::ServerNameRefusedByDsh, Severity::Hint, {source.name});
        diagnostic.place.source = i;
        diagnostic.place.file = source.file;
    }
}

// Seen on opencode-ai 1.18.33: its MCP client reads tools/list as a whole, so one entry that it
// cannot read costs all.
bool breaksTheList(const Tool &tool)
{
    return tool.nameState != FieldState::Present || tool.schemaState != FieldState::Present ||
           !tool.schema["type"].isString() || tool.schema["type"].string() != u"object" ||
           tool.descriptionState == FieldState::Null ||
           tool.descriptionState == FieldState::WrongType;
}

void CatalogCheck::refusedLists()
{
    std::set<std::size_t> told;
    for (const Tool &tool : m_catalog.tools) {
        const Source &source = m_catalog.sources[tool.source];
        const bool isServers =
            source.format == Format::McpTools && tool.origin == Origin::McpServer;
        if (!isServers || !breaksTheList(tool) || !told.insert(tool.source).second)
            continue;
        Diagnostic &diagnostic =
            add(Code::ServerListRefused, Severity::Warning, {source.name, tool.name});
        diagnostic.place.source = tool.source;
        diagnostic.place.file = source.file;
    }
}

void CatalogCheck::collisions()
{
    std::unordered_map<std::uint32_t, std::size_t> rowsOfWinner;
    for (const IndexedTool &tool : m_index.tools)
        ++rowsOfWinner[tool.winner];
    for (std::uint32_t row = 0; row < m_index.tools.size(); ++row) {
        const auto found = rowsOfWinner.find(row);
        if (found == rowsOfWinner.end() || found->second < 2)
            continue;
        const Tool &winner = m_catalog.tools[row];
        addAtRow({Code::IdCollision,
                  Severity::Warning,
                  {},
                  {m_index.tools[row].id, numberText(found->second),
                   m_catalog.sources[winner.source].name, winner.name},
                  {}},
                 row);
    }
}

void CatalogCheck::sameNames()
{
    struct Servers
    {
        std::size_t firstRow = 0;
        std::set<std::size_t> sources;
    };
    std::map<std::u16string_view, Servers> names;
    for (std::size_t row = 0; row < m_catalog.tools.size(); ++row) {
        const Tool &tool = m_catalog.tools[row];
        if (tool.origin != Origin::McpServer || tool.name.empty())
            continue;
        const auto place = names.try_emplace(tool.name, Servers{row, {}}).first;
        place->second.sources.insert(tool.source);
    }
    for (const auto &[name, servers] : names) {
        if (servers.sources.size() > 1)
            addAtRow({Code::SameNameOnServers,
                      Severity::Hint,
                      {},
                      {std::u16string(name), numberText(servers.sources.size())},
                      {}},
                     servers.firstRow);
    }
}

void CatalogCheck::tool(std::size_t row)
{
    const std::u16string &id = m_index.tools[row].id;
    const Tool &tool = m_catalog.tools[row];
    if (id.empty())
        addAtRow({Code::EmptyId, Severity::Warning, {}, {}, {}}, row);
    if (id.size() > kLongestName)
        addAtRow({Code::NameTooLong, Severity::Warning, {}, {id, numberText(id.size())}, {}}, row);
    if (visibleText(tool.name) != tool.name)
        addAtRow({Code::NameInvisibleCharacters, Severity::Warning, {}, {tool.name}, {}}, row);
    for (Diagnostic &diagnostic : lintTool(tool, m_catalog.sources[tool.source]))
        addAtRow(std::move(diagnostic), row);
}

} // namespace

std::vector<Diagnostic> catalogFindings(const CatalogIndex &index)
{
    return CatalogCheck(index).run();
}

std::vector<Diagnostic> originFindings(const Catalog &catalog)
{
    std::vector<std::size_t> counts(catalog.sources.size());
    for (const Tool &tool : catalog.tools)
        counts[tool.source] += tool.origin == Origin::Unknown ? 1U : 0U;
    std::vector<Diagnostic> found;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        if (counts[i] == 0)
            continue;
        Diagnostic &diagnostic = found.emplace_back();
        diagnostic.code = Code::OriginUnknown;
        diagnostic.severity = Severity::Hint;
        diagnostic.args = {catalog.sources[i].name, numberText(counts[i])};
        diagnostic.place.source = i;
        diagnostic.place.file = catalog.sources[i].file;
    }
    return found;
}

} // namespace tss::opencode
