// SPDX-License-Identifier: MIT
#include "tests/support/ocpreview.h"

#include "core/catalog/importer.h"
#include "core/json/stringify.h"

#include <QFile>
#include <QString>

#include <algorithm>
#include <stdexcept>

namespace tss::test {

namespace {

Source sourceOf(Origin origin)
{
    Source source;
    source.name = origin == Origin::McpServer ? u"srv" : u"own";
    source.format = origin == Origin::McpServer ? Format::McpTools : Format::OpenCodeTools;
    source.origin = origin;
    return source;
}

} // namespace

CaseFolder::CaseFolder(const std::string &name)
    : m_folder(std::string(TSS_TEST_DATA "/cases/") + name + "/")
{
}

std::string CaseFolder::text(const std::string &file) const
{
    QFile data(QString::fromStdString(m_folder + file));
    if (!data.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + m_folder + file);
    return data.readAll().toStdString();
}

json::View CaseFolder::json(const std::string &file) const
{
    const auto parsed = json::parse(text(file), json::Leniency::Strict);
    if (!parsed)
        throw std::runtime_error("no JSON in " + m_folder + file);
    return json::root(parsed->tree);
}

CatalogPtr CaseFolder::catalog(const std::vector<std::string> &files) const
{
    auto all = std::make_shared<Catalog>();
    for (const std::string &file : files) {
        auto catalog = importCatalog(text(file), file);
        if (!catalog)
            throw std::runtime_error("no catalog in " + m_folder + file);
        append(*all, std::move(*catalog));
    }
    return all;
}

std::string CaseFolder::tagsOfCatalog(const std::string &file) const
{
    std::string tools = "{";
    for (const json::View &tool : json(file).elements())
        tools += (tools.size() > 1 ? ", " : "") + std::string(tool["id"].raw()) +
                 ": {\"tags\": " + std::string(tool["tags"].raw()) + "}";
    return tools + "}";
}

CatalogPtr customTools(const std::vector<std::u16string> &ids)
{
    auto catalog = std::make_shared<Catalog>();
    Source source;
    source.name = u"custom";
    source.format = Format::OpenCodeTools;
    source.origin = Origin::Custom;
    catalog->sources.push_back(source);
    for (const std::u16string &id : ids) {
        Tool tool;
        tool.name = id;
        tool.description = u"Does what " + id + u" does.";
        tool.descriptionState = FieldState::Present;
        tool.origin = Origin::Custom;
        catalog->tools.push_back(std::move(tool));
    }
    return catalog;
}

CatalogPtr smallOcCatalog()
{
    Catalog catalog = *customTools({u"custom_a", u"custom_b", u"custom_c", u"bash"});
    catalog.tools[3].origin = Origin::BuiltIn;
    return std::make_shared<const Catalog>(std::move(catalog));
}

CatalogPtr catalogOf(const std::vector<ToolSketch> &tools)
{
    auto catalog = std::make_shared<Catalog>();
    for (const Origin origin :
         {Origin::Unknown, Origin::BuiltIn, Origin::Custom, Origin::Plugin, Origin::McpServer})
        catalog->sources.push_back(sourceOf(origin));
    for (const ToolSketch &row : tools) {
        Tool tool;
        tool.name = row.name;
        tool.description = row.description;
        tool.descriptionState = FieldState::Present;
        tool.origin = row.origin;
        tool.source = static_cast<std::size_t>(row.origin);
        if (const auto parsed = json::parse(row.schema, json::Leniency::Strict))
            tool.schema = json::root(parsed->tree);
        tool.schemaState = tool.schema.isAbsent()   ? FieldState::Absent
                           : tool.schema.isObject() ? FieldState::Present
                                                    : FieldState::WrongType;
        catalog->tools.push_back(std::move(tool));
    }
    return catalog;
}

OcWorkbench::OcWorkbench(CatalogPtr catalog, std::string text)
    : m_evaluator(findTarget("opencode")->makeEvaluator())
{
    m_input.catalog = std::move(catalog);
    m_input.documentFile = "tool-search.json";
    setText(std::move(text));
}

void OcWorkbench::setText(std::string text)
{
    m_input.documentText = std::move(text);
    m_input.documentExists = !m_input.documentText.empty();
}

void OcWorkbench::setInlineOptions(std::string options)
{
    m_input.inlineOptions = std::move(options);
}

PreviewPtr OcWorkbench::preview(Host host)
{
    m_input.host = host;
    return m_evaluator->preview(m_input).value();
}

SearchAnswer OcWorkbench::search(Host host, std::u16string_view query, std::optional<double> topK)
{
    m_input.host = host;
    return m_evaluator->search(m_input, query, topK).value();
}

const Diagnostic *findDiagnostic(const Preview &preview, DiagnosticCode code)
{
    for (const Diagnostic &diagnostic : preview.diagnostics) {
        if (diagnostic.code == code)
            return &diagnostic;
    }
    return nullptr;
}

std::size_t countDiagnostics(const Preview &preview, DiagnosticCode code)
{
    const auto hasCode = [code](const Diagnostic &diagnostic) { return diagnostic.code == code; };
    return static_cast<std::size_t>(
        std::count_if(preview.diagnostics.begin(), preview.diagnostics.end(), hasCode));
}

std::vector<std::u16string> idsOf(const Preview &preview)
{
    std::vector<std::u16string> ids;
    for (const IndexedTool &tool : preview.index->tools)
        ids.push_back(tool.id);
    return ids;
}

std::vector<std::u16string> idsOf(const Preview &preview, const std::vector<std::uint32_t> &rows)
{
    std::vector<std::u16string> ids;
    for (const std::uint32_t row : rows)
        ids.push_back(preview.index->tools[row].id);
    return ids;
}

std::vector<std::u16string> idsWith(const Preview &preview, Verdict verdict)
{
    std::vector<std::u16string> ids;
    for (std::size_t row = 0; row < preview.rows.size(); ++row) {
        if (preview.rows[row].verdict == verdict)
            ids.push_back(preview.index->tools[row].id);
    }
    return ids;
}

} // namespace tss::test
