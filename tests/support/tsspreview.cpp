// SPDX-License-Identifier: MIT
#include "tests/support/tsspreview.h"

#include <QFile>
#include <QJsonDocument>

namespace tss::test {

QStringList previewArgs(const PreviewFiles &files)
{
    QStringList args{QStringLiteral("--json"), QStringLiteral("--host"), files.host};
    if (!files.config.isEmpty())
        args << QStringLiteral("--config") << (files.config.startsWith(u'/') ? files.config : caseFile(files.folder + u'/' + files.config));
    args << QStringLiteral("--catalog");
    for (const QString &catalog : files.catalogs)
        args << (catalog.startsWith(u'/') ? catalog : caseFile(files.folder + u'/' + catalog));
    return args;
}

QJsonObject preview(const PreviewFiles &files)
{
    const TssResult result = runTss(QStringList(QStringLiteral("preview")) + previewArgs(files));
    if (result.exitCode != 0)
        qWarning("%s", result.err.constData());
    return result.json();
}

QJsonObject toolById(const QJsonObject &preview, const QString &id)
{
    for (const QJsonValue &tool : preview[u"tools"].toArray()) {
        if (tool[u"id"].toString() == id)
            return tool.toObject();
    }
    return {};
}

QStringList idsWith(const QJsonObject &preview, const QString &verdict)
{
    QStringList ids;
    for (const QJsonValue &tool : preview[u"tools"].toArray()) {
        if (tool[u"verdict"].toString() == verdict)
            ids += tool[u"id"].toString();
    }
    return ids;
}

QStringList strings(const QJsonValue &array)
{
    QStringList result;
    for (const QJsonValue &value : array.toArray())
        result += value.toString();
    return result;
}

QJsonObject diagnostic(const QJsonObject &answer, const QString &code)
{
    for (const QJsonValue &value : answer[u"diagnostics"].toArray()) {
        if (value[u"code"].toString() == code)
            return value.toObject();
    }
    return {};
}

bool has(const QJsonObject &answer, const QString &code)
{
    return !diagnostic(answer, code).isEmpty();
}

QString written(const QTemporaryDir &dir, const QString &name, const QByteArray &bytes)
{
    QFile file(dir.filePath(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write %s", qPrintable(name));
    return file.fileName();
}

QByteArray jsonText(const QJsonValue &value)
{
    return value.isArray() ? QJsonDocument(value.toArray()).toJson(QJsonDocument::Compact) : QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact);
}

} // namespace tss::test
