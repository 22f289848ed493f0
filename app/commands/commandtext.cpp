// SPDX-License-Identifier: MIT
#include "app/commands/commandtext.h"

#include "app/text/errortext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>

namespace tss::app {

namespace {

constexpr qsizetype kMaxLength = 48;

QStringList forMenu(const QStringList &args)
{
    QStringList result;
    for (const QString &arg : args) {
        const QString safe = shown(arg);
        result << (safe.size() > kMaxLength ? QString(safe.left(kMaxLength - 1) + QChar(u'\u2026')) : safe);
    }
    return result;
}

} // namespace

QString commandText(const char *source, const QStringList &args)
{
    return filled(QCoreApplication::translate(kCommandContext, source), forMenu(args));
}

QString commandText(const char *source, qsizetype count, const QStringList &args)
{
    return filled(countedText(kCommandContext, source, static_cast<int>(count)), forMenu(args));
}

} // namespace tss::app
