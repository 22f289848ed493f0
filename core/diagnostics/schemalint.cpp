// SPDX-License-Identifier: MIT
#include "core/diagnostics/schemalint.h"

#include "core/diagnostics/schemagraph.h"
#include "core/json/stringify.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tss {

namespace {

/// A hostile schema could have a problem at every node; a person is served by the first ones.
constexpr std::size_t kMaxOfAKind = 100;
constexpr std::size_t kShortLimit = 1024;
constexpr std::size_t kLongLimit = 2048;

Diagnostic problem(DiagnosticCode code, Severity severity, std::vector<std::u16string> args = {})
{
    Diagnostic diagnostic{code, severity, {}, std::move(args), {}};
    return diagnostic;
}

bool hasSchemas(Format format)
{
    return format != Format::OpenCodeIds && format != Format::SlimmerCatalog;
}

/// A row that is no tool has its own diagnostic (ImportProblem).
bool isTool(const Tool &tool)
{
    return tool.entry.isAbsent() || tool.entry.isObject() || tool.nameState == FieldState::Present;
}

bool isArrayType(const json::View &type)
{
    if (type.isString())
        return type.string() == u"array";
    const std::vector<json::View> types = type.elements();
    return std::any_of(types.begin(), types.end(),
                       [](const json::View &one) { return one.string() == u"array"; });
}

void lintRoot(const json::View &schema, std::vector<Diagnostic> &found)
{
    const json::View type = schema["type"];
    if (!type.isAbsent() && type.string() != u"object") {
        const std::u16string shown = type.isString() ? type.string() : json::stringify(type);
        found.push_back(problem(DiagnosticCode::SchemaRootNotObject, Severity::Warning, {shown}));
    }
    for (const char *keyword : {"anyOf", "oneOf", "allOf", "not", "enum"}) {
        if (!schema[keyword].isAbsent())
            found.push_back(problem(DiagnosticCode::SchemaRootCombinator, Severity::Warning,
                                    {fromUtf8(keyword)}));
    }
}

class GraphLint
{
public:
    GraphLint(const json::View &schema, std::vector<Diagnostic> &found)
        : m_graph(schema)
        , m_found(found)
    {
    }

    void run()
    {
        lintArrays();
        std::size_t dangling = 0;
        std::size_t remote = 0;
        for (const SchemaGraph::Ref &ref : m_graph.refs()) {
            if (ref.target != SchemaGraph::kNone)
                continue;
            const auto code =
                ref.isRemote ? DiagnosticCode::SchemaRemoteRef : DiagnosticCode::SchemaDanglingRef;
            if (++(ref.isRemote ? remote : dangling) <= kMaxOfAKind)
                add(code, Severity::Warning, ref);
        }
        std::size_t cycles = 0;
        for (const SchemaGraph::Ref *ref : cyclesOf(m_graph)) {
            if (++cycles <= kMaxOfAKind)
                add(DiagnosticCode::SchemaCycle, Severity::Hint, *ref);
        }
    }

private:
    void lintArrays()
    {
        std::size_t count = 0;
        for (const SchemaGraph::NodeId schema : m_graph.schemas()) {
            const json::View view = m_graph.view(schema);
            const bool hasItems =
                view["items"].isTruthy() || view["items"].isBool() || view["prefixItems"].isArray();
            if (hasItems || !isArrayType(view["type"]) || ++count > kMaxOfAKind)
                continue;
            m_found.push_back(problem(DiagnosticCode::SchemaArrayWithoutItems, Severity::Warning));
            m_found.back().place.schemaPath = m_graph.pointer(schema);
        }
    }

    void add(DiagnosticCode code, Severity severity, const SchemaGraph::Ref &ref)
    {
        m_found.push_back(problem(code, severity, {ref.text}));
        m_found.back().place.schemaPath = m_graph.pointer(ref.from);
    }

    SchemaGraph m_graph;
    std::vector<Diagnostic> &m_found;
};

std::u16string missingReason(const Tool &tool)
{
    switch (tool.descriptionState) {
    case FieldState::Absent:
        return u"absent";
    case FieldState::Null:
        return u"null";
    case FieldState::WrongType:
        return u"wrong-type";
    case FieldState::Present:
        break;
    }
    return tool.description.empty() ? u"empty" : u"";
}

} // namespace

std::vector<Diagnostic> lintSchema(const Tool &tool, const Source &source)
{
    if (!isTool(tool) || !hasSchemas(source.format))
        return {};
    std::vector<Diagnostic> found;
    switch (tool.schemaState) {
    case FieldState::Absent:
        return {problem(DiagnosticCode::SchemaMissing, Severity::Warning)};
    case FieldState::Null:
        return {problem(DiagnosticCode::SchemaNull, Severity::Warning)};
    case FieldState::WrongType:
        return {problem(DiagnosticCode::SchemaNotObject, Severity::Warning)};
    case FieldState::Present:
        lintRoot(tool.schema, found);
        GraphLint(tool.schema, found).run();
        break;
    }
    return found;
}

std::vector<Diagnostic> lintDescription(const Tool &tool, const Source &source)
{
    if (!isTool(tool) || source.format == Format::OpenCodeIds)
        return {};
    if (const std::u16string reason = missingReason(tool); !reason.empty())
        return {problem(DiagnosticCode::DescriptionMissing, Severity::Warning, {reason})};
    const std::size_t length = tool.description.size();
    if (length <= kShortLimit)
        return {};
    const auto code = length > kLongLimit ? DiagnosticCode::DescriptionOver2048
                                          : DiagnosticCode::DescriptionOver1024;
    return {problem(code, Severity::Hint, {fromUtf8(std::to_string(length))})};
}

std::vector<Diagnostic> lintTool(const Tool &tool, const Source &source)
{
    std::vector<Diagnostic> found = lintDescription(tool, source);
    std::vector<Diagnostic> schema = lintSchema(tool, source);
    found.insert(found.end(), std::make_move_iterator(schema.begin()),
                 std::make_move_iterator(schema.end()));
    return found;
}

} // namespace tss
