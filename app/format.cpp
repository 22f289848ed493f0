// SPDX-License-Identifier: MIT
// Numbers as the window writes them.
#include "app/theme.h"

#include <QLocale>

#include <cmath>

namespace tss::app {

namespace {

constexpr char16_t kMinus = u'\u2212';
constexpr char16_t kNoBreakSpace = u'\u00a0';

QString withSign(double value, const QString &digits)
{
    const QChar sign = value < 0 ? QChar(kMinus) : QChar(u'+');
    return sign + digits;
}

} // namespace

QString number(qint64 value)
{
    if (value >= 0)
        return QLocale().toString(value);
    return QChar(kMinus) + QLocale().toString(-value);
}

QString signedNumber(qint64 value)
{
    return value > 0 ? QString(u'+' + number(value)) : number(value);
}

QString percentChange(qint64 before, qint64 after)
{
    if (before == 0)
        return {};
    const double percent = 100.0 * static_cast<double>(after - before) / static_cast<double>(before);
    const double size = std::abs(percent);
    const QString unit = QChar(kNoBreakSpace) + QStringLiteral("%");
    if (size < 0.05)
        return QLocale().toString(0) + unit;
    // A small change is not rounded to nothing.
    const QString digits = QLocale().toString(size, 'f', size < 1 ? 1 : 0);
    return withSign(percent, digits) + unit;
}

} // namespace tss::app
