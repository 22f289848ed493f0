// SPDX-License-Identifier: MIT
#include "app/filekind.h"

#include "core/io/filesystem.h"
#include "core/json/parse.h"
#include "core/opencode/paths.h"

#include <QFileInfo>

#include <algorithm>

namespace tss::app {

namespace {

/// No configuration that a person wrote is larger.
constexpr qint64 kLargestConfiguration = 4 << 20;

bool hasConfigurationKeys(const json::View &root)
{
    constexpr const char *keys[]{"hide", "keep", "topK", "descriptionLimit", "injectSystemHint"};
    return std::any_of(std::begin(keys), std::end(keys), [&](const char *key) { return !root[key].isAbsent(); })
        || root["tools"].isObject();
}

} // namespace

FileKind fileKind(const FileSystem &files, const QString &path)
{
    const QFileInfo info(path);
    if (info.fileName().toStdString() == opencode::kConfigFileName)
        return FileKind::Configuration;
    if (info.size() > kLargestConfiguration)
        return FileKind::Catalog;
    const auto content = files.read(path.toStdString());
    if (!content)
        return FileKind::Catalog;
    const auto parsed = json::parse(content->bytes, json::Leniency::Jsonc);
    return parsed && hasConfigurationKeys(json::root(parsed->tree)) ? FileKind::Configuration : FileKind::Catalog;
}

} // namespace tss::app
