// SPDX-License-Identifier: MIT
#include "tests/support/tssprogram.h"

#include <QFile>
#include <QJsonDocument>
#include <QProcess>

namespace tss::test {

namespace {

QStringList programWords()
{
    QStringList words = qEnvironmentVariable("TSS_RUN_PREFIX").split(u' ', Qt::SkipEmptyParts);
    words += QStringLiteral(TSS_BINARY_DIR "/app/tss");
    return words;
}

} // namespace

QJsonObject TssResult::json() const
{
    return QJsonDocument::fromJson(out).object();
}

TssResult runTss(const TssRun &run)
{
    QStringList words = programWords();
    QProcess process;
    process.setProcessEnvironment(run.environment);
    if (!run.folder.isEmpty())
        process.setWorkingDirectory(run.folder);
    const QString program = words.takeFirst();
    process.start(program, words + run.args);
    process.write(run.input);
    process.closeWriteChannel();
    TssResult result;
    if (process.waitForFinished(-1) && process.exitStatus() == QProcess::NormalExit)
        result.exitCode = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    return result;
}

TssResult runTss(const QStringList &args)
{
    TssRun run;
    run.args = args;
    return runTss(run);
}

QString caseFile(const QString &name)
{
    return QStringLiteral(TSS_TEST_DATA "/cases/") + name;
}

QJsonObject caseExpected(const QString &folder)
{
    QFile file(caseFile(folder) + QStringLiteral("/expected.json"));
    return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object() : QJsonObject();
}

QString tssShellWords()
{
    QStringList words;
    for (const QString &word : programWords())
        words += QString(u'\'' + word + u'\'');
    return words.join(u' ');
}

} // namespace tss::test
