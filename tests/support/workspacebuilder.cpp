// SPDX-License-Identifier: MIT
#include "tests/support/workspacebuilder.h"

#include "core/json/parse.h"
#include "core/json/stringify.h"

#include <QDeadlineTimer>
#include <QEventLoop>
#include <QTimer>

#include <functional>

namespace tss::test {

namespace {

Stamp stampOf(const std::string &bytes)
{
    Stamp stamp;
    stamp.exists = true;
    stamp.size = bytes.size();
    stamp.hash = std::hash<std::string>()(bytes);
    return stamp;
}

Origin originNamed(const QString &name)
{
    const std::map<QString, Origin> origins{
        {QStringLiteral("mcp"), Origin::McpServer}, {QStringLiteral("built-in"), Origin::BuiltIn},
        {QStringLiteral("custom"), Origin::Custom}, {QStringLiteral("plugin"), Origin::Plugin}};
    const auto found = origins.find(name);
    return found == origins.end() ? Origin::Unknown : found->second;
}

Source sourceFrom(const QString &line)
{
    const QString name = line.section(u' ', 0, 0);
    Source source;
    source.name = name.toStdU16String();
    source.origin = originNamed(line.section(u' ', 1, 1));
    source.format = source.origin == Origin::McpServer ? Format::McpTools : Format::OpenCodeTools;
    source.file = name.toStdString() + ".json";
    return source;
}

Tool toolFrom(const QString &line, const Catalog &catalog)
{
    const QString name = line.section(u':', 0, 0).trimmed();
    const QString description = line.section(u':', 1).trimmed();
    const std::u16string entry = u"{\"name\":" + json::quoted(name) + u",\"description\":" + json::quoted(description)
        + u",\"inputSchema\":{\"type\":\"object\",\"properties\":{\"value\":{\"type\":\"string\"}}}}";
    Tool tool;
    tool.name = name.toStdU16String();
    tool.description = description.toStdU16String();
    tool.descriptionState = FieldState::Present;
    tool.entry = json::root(json::parse(QString::fromStdU16String(entry).toStdString(), json::Leniency::Strict)->tree);
    tool.schema = tool.entry["inputSchema"];
    tool.schemaState = FieldState::Present;
    tool.source = catalog.sources.size() - 1;
    tool.origin = catalog.sources.back().origin;
    return tool;
}

} // namespace

Result<FileContent> MemoryFiles::read(const std::string &path) const
{
    const auto found = files.find(path);
    if (found == files.end())
        return failure({ErrorCode::FileNotFound, path, {}, {}});
    return FileContent{found->second, stampOf(found->second), path};
}

Result<Stamp> MemoryFiles::writeAtomic(const std::string &path, std::string_view bytes, const Stamp &expected)
{
    if (failsWith)
        return failure({*failsWith, path, {}, {}});
    const auto found = files.find(path);
    const Stamp now = found == files.end() ? Stamp() : stampOf(found->second);
    if (now != expected)
        return failure({ErrorCode::ChangedOnDisk, path, {}, {}});
    files[path] = std::string(bytes);
    return stampOf(files[path]);
}

Status MemoryFiles::makeFolders(const std::string &)
{
    return {};
}

Catalog catalogFrom(const QString &text)
{
    Catalog catalog;
    for (const QString &line : text.split(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u' '))
            catalog.tools.push_back(toolFrom(line, catalog));
        else
            catalog.sources.push_back(sourceFrom(line));
    }
    return catalog;
}

Catalog smallCatalog()
{
    return catalogFrom(QStringLiteral("github mcp\n"
                                      "  create_issue: Creates an issue in a repository that you name\n"
                                      "  list_issues: Lists the issues of a repository\n"
                                      "  merge: Merges a branch into another one\n"
                                      "files mcp\n"
                                      "  read_all: Reads a file from start to end\n"
                                      "  write: Writes text to a file\n"
                                      "opencode built-in\n"
                                      "  bash: Runs a command\n"
                                      "  read: Reads a part of a file\n"));
}

void setText(Studio &studio, MemoryFiles &files, const std::string &text)
{
    files.files[kDocumentPath.toStdString()] = text;
    const Status status = studio.openDocument(kDocumentPath);
    Q_ASSERT(status.has_value());
}

bool waitForPreview(Studio &studio)
{
    constexpr int kGiveUpMs = 60000;
    QEventLoop loop;
    QObject::connect(&studio, &Studio::previewChanged, &loop, [&] {
        if (studio.isPreviewCurrent())
            loop.quit();
    });
    QTimer::singleShot(kGiveUpMs, &loop, &QEventLoop::quit);
    if (!studio.isPreviewCurrent())
        loop.exec();
    return studio.isPreviewCurrent();
}

} // namespace tss::test
