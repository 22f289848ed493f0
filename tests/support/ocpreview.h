// SPDX-License-Identifier: MIT
// What tests of OpenCode previews need: a case's files, catalogs made in memory, and an evaluator
// with its input.
#pragma once

#include "core/json/parse.h"
#include "core/preview/preview.h"
#include "core/target.h"

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tss::test {

/// A folder under tests/data/cases.
class CaseFolder
{
public:
    explicit CaseFolder(const std::string &name);
    [[nodiscard]] std::string text(const std::string &file) const;
    [[nodiscard]] json::View json(const std::string &file) const;
    /// The files, read one after the other into one catalog.
    [[nodiscard]] CatalogPtr catalog(const std::vector<std::string> &files) const;
    /// The "tags" of a catalog's entries as a "tools" object of the configuration.
    [[nodiscard]] std::string tagsOfCatalog(const std::string &file) const;

private:
    std::string m_folder;
};

/// Custom tools, which every host passes through the plugin.
[[nodiscard]] CatalogPtr customTools(const std::vector<std::u16string> &ids);

/// Three custom tools "custom_…" with short descriptions, and the built-in "bash".
[[nodiscard]] CatalogPtr smallOcCatalog();

/// One tool of catalogOf().
struct ToolSketch
{
    std::u16string name;
    Origin origin;
    std::u16string description =
        u"Does something that takes a good many words to tell, so that hiding it saves tokens, or "
        u"so its author hopes, for it has to be longer than the note.";
    std::string schema = "{\"type\":\"object\"}";
};

/// Tools of any origin; the server's name is "srv". There is a source for each origin, in the
/// enumeration's order.
[[nodiscard]] CatalogPtr catalogOf(const std::vector<ToolSketch> &tools);

/// One evaluator and one document.
class OcWorkbench
{
public:
    OcWorkbench(CatalogPtr catalog, std::string text);
    [[nodiscard]] Evaluator &evaluator() { return *m_evaluator; }
    [[nodiscard]] const std::string &text() const { return m_input.documentText; }
    void setText(std::string text);
    void setInlineOptions(std::string options);
    [[nodiscard]] PreviewPtr preview(Host host);
    [[nodiscard]] SearchAnswer search(Host host, std::u16string_view query,
                                      std::optional<double> topK = std::nullopt);

private:
    std::unique_ptr<Evaluator> m_evaluator;
    PreviewInput m_input;
};

[[nodiscard]] const Diagnostic *findDiagnostic(const Preview &preview, DiagnosticCode code);
[[nodiscard]] std::size_t countDiagnostics(const Preview &preview, DiagnosticCode code);
[[nodiscard]] std::vector<std::u16string> idsOf(const Preview &preview);
[[nodiscard]] std::vector<std::u16string> idsOf(const Preview &preview,
                                                const std::vector<std::uint32_t> &rows);
[[nodiscard]] std::vector<std::u16string> idsWith(const Preview &preview, Verdict verdict);

} // namespace tss::test
