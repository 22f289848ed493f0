// SPDX-License-Identifier: MIT
// Loading test catalogs and showing tools as text, so that a failing comparison is readable.
#pragma once

#include "core/catalog/importer.h"
#include "core/json/stringify.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QStringList>

#include <stdexcept>
#include <string>
#include <vector>

namespace tss::test {

inline std::string readFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw std::runtime_error("cannot read " + path.toStdString());
    return file.readAll().toStdString();
}

inline QString dataPath(const QString &relative)
{
    return QStringLiteral(TSS_TEST_DATA "/") + relative;
}

inline Result<Catalog> import(const QString &relative)
{
    return importCatalog(readFile(dataPath(relative)), relative.toStdString());
}

inline Catalog load(const QString &relative)
{
    Result<Catalog> catalog = import(relative);
    if (!catalog)
        throw std::runtime_error(relative.toStdString() + ": " + errorName(catalog.error().code));
    return *catalog;
}

/// expected.json of a case, which has no number that QJsonDocument would change.
inline QJsonObject expected(const QString &caseName)
{
    const std::string bytes =
        readFile(dataPath(QStringLiteral("cases/") + caseName + QStringLiteral("/expected.json")));
    return QJsonDocument::fromJson(QByteArray::fromStdString(bytes)).object();
}

inline QString text(std::u16string_view units)
{
    return QString::fromUtf16(units.data(), static_cast<qsizetype>(units.size()));
}

inline QStringList names(const Catalog &catalog)
{
    QStringList result;
    for (const Tool &tool : catalog.tools)
        result.append(text(tool.name));
    return result;
}

inline QString field(FieldState state, const QString &value)
{
    switch (state) {
    case FieldState::Present:
        return value;
    case FieldState::Absent:
        return QStringLiteral("<absent>");
    case FieldState::Null:
        return QStringLiteral("<null>");
    case FieldState::WrongType:
        return QStringLiteral("<wrong>");
    }
    return {};
}

/// "name | description | schema" with the states of what is not there.
inline QStringList rows(const Catalog &catalog)
{
    QStringList result;
    for (const Tool &tool : catalog.tools) {
        const QString schema =
            tool.schemaState == FieldState::Absent ? QString() : text(json::stringify(tool.schema));
        const QStringList parts{
            field(tool.nameState, text(tool.name)),
            field(tool.descriptionState, text(tool.description)),
            tool.schemaState == FieldState::WrongType ? schema : field(tool.schemaState, schema)};
        result.append(parts.join(QStringLiteral(" | ")));
    }
    return result;
}

/// Every entry as JSON.stringify prints it.
inline QStringList entries(const Catalog &catalog)
{
    QStringList result;
    for (const Tool &tool : catalog.tools)
        result.append(text(json::stringify(tool.entry)));
    return result;
}

/// The source of a catalog that must have one only.
inline const Source &onlySource(const Catalog &catalog)
{
    if (catalog.sources.size() != 1)
        throw std::runtime_error("not exactly one source");
    return catalog.sources.front();
}

/// Details of the notes of one kind.
inline QStringList noteKinds(const Source &source, ImportNoteKind kind)
{
    QStringList result;
    for (const ImportNote &note : source.notes) {
        if (note.kind == kind)
            result.append(text(note.detail));
    }
    return result;
}

inline QString formatText(Format format)
{
    return QString::fromStdString(std::string(formatName(format)));
}

} // namespace tss::test
