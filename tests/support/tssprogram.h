// SPDX-License-Identifier: MIT
// Runs the built command line. TSS_RUN_PREFIX may hold words to put before the program, where programs run through a
// loader of their own.
#pragma once

#include <QByteArray>
#include <QJsonObject>
#include <QProcessEnvironment>
#include <QString>
#include <QStringList>

namespace tss::test {

struct TssResult
{
    int exitCode = -1; ///< -1: it did not end by itself
    QByteArray out;
    QByteArray err;

    /// Standard output by another parser than ours; empty when it is not one object.
    [[nodiscard]] QJsonObject json() const;
};

struct TssRun
{
    QStringList args;
    QByteArray input;
    QString folder; ///< to run in
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
};

[[nodiscard]] TssResult runTss(const TssRun &run);
[[nodiscard]] TssResult runTss(const QStringList &args);

/// Path of a file of a case.
[[nodiscard]] QString caseFile(const QString &name);
/// expected.json of a case.
[[nodiscard]] QJsonObject caseExpected(const QString &folder);

/// The shell's words that start the program, quoted, for tests of pipes.
[[nodiscard]] QString tssShellWords();

} // namespace tss::test
