// SPDX-License-Identifier: MIT
// Workspaces for tests from a few lines of text: a catalog, a document in memory and a studio on both.
#pragma once

#include "app/document/studio.h"

#include <QAbstractItemModelTester>

#include <map>
#include <string>

namespace tss::test {

using app::Studio;

/// Files in memory; every write and refused write can be looked at.
class MemoryFiles : public FileSystem
{
public:
    std::map<std::string, std::string> files;
    std::optional<ErrorCode> failsWith; ///< of the next writes

    [[nodiscard]] Result<FileContent> read(const std::string &path) const override;
    [[nodiscard]] Result<Stamp> writeAtomic(const std::string &path, std::string_view bytes, const Stamp &expected) override;
    [[nodiscard]] Status makeFolders(const std::string &folder) override;
};

/// A line without indent is a source: "github mcp" (built-in, custom, plugin, unknown); an indented one a tool of it:
/// "create_issue: Creates an issue".
[[nodiscard]] Catalog catalogFrom(const QString &text);

/// 3 tools of an MCP server "github", 2 of "files", 2 built-ins.
[[nodiscard]] Catalog smallCatalog();

inline const QString kDocumentPath = QStringLiteral("/config/tool-search.json");

/// A document with a text, as read from MemoryFiles.
void setText(Studio &studio, MemoryFiles &files, const std::string &text);

/// Waits until preview() is of what the studio shows now.
[[nodiscard]] bool waitForPreview(Studio &studio);

/// Reports what it finds to Qt Test.
class ModelTester : public QAbstractItemModelTester
{
public:
    explicit ModelTester(QAbstractItemModel &model)
        : QAbstractItemModelTester(&model, FailureReportingMode::QtTest)
    {
    }
};

} // namespace tss::test
