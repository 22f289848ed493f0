// SPDX-License-Identifier: MIT
// Problems of the entries under "tools".
#include "core/json/stringify.h"
#include "core/opencode/findings.h"
#include "core/opencode/jsvalue.h"

#include <algorithm>

namespace tss::opencode {

namespace {

using Code = DiagnosticCode;

class EntryCheck
{
public:
    EntryCheck(Preview &preview, const FindingContext &context)
        : m_preview(preview)
        , m_context(context)
    {
    }
    void entry(const json::Member &entry, bool isInFile);
    void notSent();

private:
    [[nodiscard]] Diagnostic &add(Code code, Severity severity, const json::View &value,
                                  std::vector<std::u16string> args);
    void unknownTool(const json::Member &entry);
    void description(const json::Member &entry, bool isKnown);
    void tags(const json::Member &entry, bool isKnown);
    void unknownKeys(const json::Member &entry);
    void removalFix(Diagnostic &diagnostic, const std::u16string &id, const char16_t *key);

    Preview &m_preview;
    const FindingContext &m_context;
    bool m_isInFile = false;
    std::size_t m_fixes = 0;
    std::size_t m_descriptions = 0;
    std::size_t m_firstDescription = 0; ///< its diagnostic
};

Diagnostic &EntryCheck::add(Code code, Severity severity, const json::View &value,
                            std::vector<std::u16string> args)
{
    Diagnostic &diagnostic = m_preview.diagnostics.emplace_back();
    diagnostic.code = code;
    diagnostic.severity = severity;
    diagnostic.args = std::move(args);
    if (m_isInFile) {
        diagnostic.place.file = m_context.input.documentFile;
        diagnostic.place.range = value.range();
    }
    return diagnostic;
}

void EntryCheck::removalFix(Diagnostic &diagnostic, const std::u16string &id, const char16_t *key)
{
    if (!m_isInFile || m_fixes++ >= kMostFixes)
        return;
    const EditContext context = m_context.editContext();
    addFix(diagnostic, FixKind::RemoveKey, {u"tools." + id + u"." + key},
           json::remove(context.text, {std::u16string(u"tools"), id, std::u16string(key)}));
}

void EntryCheck::entry(const json::Member &entry, bool isInFile)
{
    m_isInFile = isInFile;
    const auto row = m_context.state.winner(entry.key);
    const std::size_t before = m_preview.diagnostics.size();
    if (!row && !m_context.state.tools().empty())
        unknownTool(entry);
    if (!entry.value.isObject())
        (void)add(Code::WrongTypeIgnored, Severity::Warning, entry.value,
                  {u"tools." + entry.key, json::stringify(entry.value)});
    description(entry, row.has_value());
    tags(entry, row.has_value());
    unknownKeys(entry);
    for (std::size_t i = before; row && i < m_preview.diagnostics.size(); ++i)
        m_preview.diagnostics[i].place.row = *row;
}

void EntryCheck::unknownTool(const json::Member &entry)
{
    Diagnostic &diagnostic =
        add(Code::OverrideUnknownTool, Severity::Warning, entry.value, {entry.key});
    if (!m_isInFile)
        return;
    diagnostic.place.range = entry.value.keyRange();
    if (m_fixes++ < kMostFixes)
        addFix(diagnostic, FixKind::RemoveOverride, {entry.key},
               removeEntry(m_context.editContext(), entry.key));
}

// "toLowerCase" of anything but a text is called on every search, and there is none.
void EntryCheck::description(const json::Member &entry, bool isKnown)
{
    const json::View value = entry.value[u"description"];
    if (value.isAbsent() || (value.isString() && !value.isTruthy()))
        return;
    if (value.isString()) {
        if (isKnown && m_descriptions++ == 0) {
            m_firstDescription = m_preview.diagnostics.size();
            (void)add(Code::OverrideNotSent, Severity::Hint, value, {entry.key});
        }
        return;
    }
    Diagnostic &diagnostic =
        value.isTruthy() ? add(Code::SearchThrows, isKnown ? Severity::Error : Severity::Warning,
                               value, {entry.key, u"description"})
                         : add(Code::WrongTypeIgnored, Severity::Hint, value,
                               {u"tools." + entry.key + u".description", json::stringify(value)});
    removalFix(diagnostic, entry.key, u"description");
}

void EntryCheck::tags(const json::Member &entry, bool isKnown)
{
    const json::View value = entry.value[u"tags"];
    if (value.isAbsent())
        return;
    const std::u16string path = u"tools." + entry.key + u".tags";
    const std::vector<json::View> elements = value.elements();
    const bool isStringList = value.isArray() && std::all_of(elements.begin(), elements.end(),
                                                             [](const json::View &element) {
                                                                 return element.isString();
                                                             });
    if (isStringList)
        return;
    const bool throws = value.isTruthy() && !(value.isArray() && join(value, u" "));
    Diagnostic &diagnostic =
        throws ? add(Code::SearchThrows, isKnown ? Severity::Error : Severity::Warning, value,
                     {entry.key, u"tags"})
               : add(Code::WrongTypeIgnored, Severity::Hint, value, {path, json::stringify(value)});
    if (m_isInFile && value.isString() && throws && m_fixes++ < kMostFixes)
        addFix(diagnostic, FixKind::WrapInArray, {path},
               setTags(m_context.editContext(), entry.key, {value.string()}));
    removalFix(diagnostic, entry.key, u"tags");
}

void EntryCheck::unknownKeys(const json::Member &entry)
{
    for (const json::Member &member : entry.value.members()) {
        if (member.key == u"description" || member.key == u"tags" || !m_isInFile)
            continue;
        Diagnostic &diagnostic = add(Code::UnknownKey, Severity::Hint, member.value,
                                     {u"tools." + entry.key + u"." + member.key});
        diagnostic.place.range = member.value.keyRange();
    }
}

void EntryCheck::notSent()
{
    if (m_descriptions > 1)
        m_preview.diagnostics[m_firstDescription].args.push_back(numberText(m_descriptions));
}

} // namespace

void addEntryFindings(Preview &preview, const FindingContext &context, const json::View &fileRoot)
{
    EntryCheck check(preview, context);
    const json::View fileTools = fileRoot[u"tools"];
    for (const json::Member &entry : fileTools.members())
        check.entry(entry, true);
    for (const auto &[id, entry] : context.config.toolEntries) {
        if (entry.source == ValueSource::Inline)
            check.entry({id, entry.value}, false);
    }
    check.notSent();
}

} // namespace tss::opencode
