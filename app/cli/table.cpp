// SPDX-License-Identifier: MIT
#include "app/cli/table.h"

#include <QChar>

#include <algorithm>
#include <array>
#include <utility>

namespace tss::app::cli {

namespace {

/// The wide ranges of Unicode's East Asian Width that matter in practice.
constexpr std::array<std::pair<char32_t, char32_t>, 9> kWide{{
    {0x1100, 0x115f}, {0x2e80, 0x303e}, {0x3041, 0xa4cf}, {0xac00, 0xd7a3}, {0xf900, 0xfaff},
    {0xfe30, 0xfe6f}, {0xff00, 0xff60}, {0x1f300, 0x1f9ff}, {0x20000, 0x3fffd},
}};

int widthOf(char32_t character)
{
    const QChar::Category category = QChar::category(character);
    if (category == QChar::Mark_NonSpacing || category == QChar::Mark_Enclosing)
        return 0;
    const bool isWide = std::any_of(kWide.begin(), kWide.end(), [&](const auto &range) {
        return character >= range.first && character <= range.second;
    });
    return isWide ? 2 : 1;
}

QString trimmedEnd(QString line)
{
    while (line.endsWith(u' '))
        line.chop(1);
    return line;
}

} // namespace

qsizetype terminalWidth(const QString &text)
{
    qsizetype width = 0;
    for (const char32_t character : text.toUcs4())
        width += widthOf(character);
    return width;
}

QString Table::toString() const
{
    const auto count = m_columns.size();
    std::vector<qsizetype> widths(count, 0);
    for (const QStringList &row : m_rows) {
        for (std::size_t i = 0; i < count; ++i)
            widths[i] = std::max(widths[i], terminalWidth(row.value(static_cast<qsizetype>(i))));
    }
    QString result;
    for (const QStringList &row : m_rows) {
        QString line;
        for (std::size_t i = 0; i < count; ++i) {
            const QString cell = row.value(static_cast<qsizetype>(i));
            const QString padding(widths[i] - terminalWidth(cell), u' ');
            line += QStringLiteral("  ") + (m_columns[i] == Align::Left ? QString(cell + padding) : QString(padding + cell));
        }
        result += trimmedEnd(line) + u'\n';
    }
    return result;
}

} // namespace tss::app::cli
