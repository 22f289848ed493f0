// SPDX-License-Identifier: MIT
#include "app/cli/checkedfile.h"

#include "app/cli/plaintext.h"
#include "core/document/encoding.h"
#include "core/json/parse.h"

#include <algorithm>
#include <array>

namespace tss::app::cli {

namespace {

constexpr std::array kConfigKeys{"hide", "keep", "topK", "descriptionLimit", "injectSystemHint"};

bool isConfig(const json::View &root)
{
    if (!root.isObject())
        return false;
    const bool hasKey = std::any_of(kConfigKeys.begin(), kConfigKeys.end(), [&](const char *key) { return !root[key].isAbsent(); });
    return hasKey || root.size() == 0 || !root["enabled"].isAbsent() || root["tools"].isObject();
}

bool isCatalog(const json::View &root)
{
    return std::any_of(importers().begin(), importers().end(), [&](const Importer *importer) { return importer->recognises(root); });
}

bool isNamedLikeConfig(const std::string &path)
{
    const auto slash = path.rfind('/');
    return path.find("tool-search", slash == std::string::npos ? 0 : slash) != std::string::npos;
}

/// What is known only with a catalog; without one these would be noise.
bool needsCatalog(DiagnosticCode code)
{
    constexpr std::array codes{
        DiagnosticCode::DeadPattern, DiagnosticCode::DefaultPatternsMatchNothing, DiagnosticCode::ShadowedByKeep,
        DiagnosticCode::ShadowedByEarlier, DiagnosticCode::KeepWithoutEffect, DiagnosticCode::RuleOutOfReach,
        DiagnosticCode::OverrideUnknownTool, DiagnosticCode::TotalGrows, DiagnosticCode::HidingCostsMore,
    };
    return std::find(codes.begin(), codes.end(), code) != codes.end();
}

/// The codes from here on are about catalogs.
bool isAboutCatalog(DiagnosticCode code)
{
    return code >= DiagnosticCode::IdCollision;
}

class Checker
{
public:
    Checker(const Request &settings, const Catalog &context) : m_request(settings), m_context(context), m_evaluator(settings.target->makeEvaluator()) {}

    Outcome<std::vector<CheckedFile>> check(std::vector<FileToCheck> files)
    {
        for (FileToCheck &file : files)
            classify(std::move(file.file), file.kind);
        append(m_all, m_context);
        m_request.catalog = std::make_shared<const Catalog>(std::move(m_all));
        if (auto checked = checkCatalogs(); !checked)
            return tl::unexpected(checked.error());
        for (CheckedFile &file : m_files) {
            if (file.kind != CheckedKind::Config)
                continue;
            if (auto checked = checkConfig(file); !checked)
                return tl::unexpected(checked.error());
        }
        return std::move(m_files);
    }

private:
    void classify(InputFile file, std::optional<CheckedKind> kind)
    {
        CheckedFile checked;
        checked.path = file.path;
        checked.kind = kind ? *kind : kindOf(file);
        if (checked.kind == CheckedKind::Config) {
            if (isUtf16(file.bytes))
                refuse(checked, {ErrorCode::Utf16File, file.path, {}, {}});
            else
                checked.config = {file.path, std::move(file.bytes), true};
        } else if (auto catalog = importCatalog(file.bytes, file.path, file.name)) {
            checked.kind = CheckedKind::Catalog;
            append(m_all, std::move(*catalog));
        } else {
            checked.source = std::move(file.bytes);
            refuse(checked, catalog.error());
        }
        m_files.push_back(std::move(checked));
    }

    static void refuse(CheckedFile &checked, Error error)
    {
        checked.kind = CheckedKind::Unknown;
        checked.error = std::move(error);
    }

    /// All catalogs together, for ids can collide across files.
    Outcome<void> checkCatalogs()
    {
        const bool any = std::any_of(m_files.begin(), m_files.end(), [](const CheckedFile &file) { return file.kind == CheckedKind::Catalog; });
        if (!any)
            return {};
        const auto preview = evaluate(*m_evaluator, m_request);
        if (!preview)
            return tl::unexpected(preview.error());
        for (CheckedFile &file : m_files)
            file.preview = *preview;
        for (const Diagnostic &diagnostic : (*preview)->diagnostics) {
            if (CheckedFile *file = isAboutCatalog(diagnostic.code) ? fileOf(diagnostic, **preview) : nullptr)
                file->diagnostics.push_back(diagnostic);
        }
        return {};
    }

    /// The file a diagnostic is about; the first catalog for what is about the whole.
    CheckedFile *fileOf(const Diagnostic &diagnostic, const Preview &preview)
    {
        const std::string path = diagnosticFile(diagnostic, preview);
        for (CheckedFile &file : m_files) {
            if (file.kind == CheckedKind::Catalog && (path.empty() || file.path == path))
                return &file;
        }
        return nullptr;
    }

    Outcome<void> checkConfig(CheckedFile &file)
    {
        m_request.config = file.config;
        const auto preview = evaluate(*m_evaluator, m_request);
        if (!preview)
            return tl::unexpected(preview.error());
        const bool hasCatalog = !m_request.catalog->tools.empty();
        file.preview = *preview;
        for (const Diagnostic &diagnostic : (*preview)->diagnostics) {
            if (!isAboutCatalog(diagnostic.code) && (hasCatalog || !needsCatalog(diagnostic.code)))
                file.diagnostics.push_back(diagnostic);
        }
        return {};
    }

    Request m_request;
    const Catalog &m_context;
    std::unique_ptr<Evaluator> m_evaluator;
    Catalog m_all;
    std::vector<CheckedFile> m_files;
};

} // namespace

std::size_t CheckedFile::count(Severity severity) const
{
    return countOf(diagnostics, severity) + (error && severity == Severity::Error ? 1 : 0);
}

std::string_view kindName(CheckedKind kind)
{
    switch (kind) {
    case CheckedKind::Config:
        return "config";
    case CheckedKind::Catalog:
        return "catalog";
    case CheckedKind::Unknown:
        return "unknown";
    }
    return {};
}

CheckedKind kindOf(const InputFile &file)
{
    const auto parsed = json::parse(file.bytes, json::Leniency::Jsonc);
    if (!parsed)
        return isNamedLikeConfig(file.path) ? CheckedKind::Config : CheckedKind::Unknown;
    const json::View root = json::root(parsed->tree);
    const bool hasTools = root["tools"].isArray();
    if (isConfig(root) && !hasTools)
        return CheckedKind::Config;
    if (isCatalog(root))
        return CheckedKind::Catalog;
    return isConfig(root) || isNamedLikeConfig(file.path) ? CheckedKind::Config : CheckedKind::Unknown;
}

Outcome<std::vector<CheckedFile>> checkFiles(const Request &settings, std::vector<FileToCheck> files, const Catalog &context)
{
    return Checker(settings, context).check(std::move(files));
}

} // namespace tss::app::cli
