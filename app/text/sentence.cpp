// SPDX-License-Identifier: MIT
#include "app/text/sentence.h"

#include "app/text/errortext.h"
#include "core/text/utf16.h"

#include <QCoreApplication>

namespace tss::app {

QString filled(const QString &sentence, const QStringList &args)
{
    QString result;
    result.reserve(sentence.size() + 64);
    for (qsizetype i = 0; i < sentence.size(); ++i) {
        const bool isMark = sentence[i] == u'%' && i + 1 < sentence.size() && sentence[i + 1] >= u'1' && sentence[i + 1] <= u'9';
        if (!isMark) {
            result += sentence[i];
            continue;
        }
        ++i;
        result += args.value(sentence[i].unicode() - u'1');
    }
    return result;
}

QString countedText(const char *context, const char *source, int count)
{
    QString text = QCoreApplication::translate(context, source, nullptr, count);
    return text.replace(QStringLiteral("(s)"), count == 1 ? QString() : QStringLiteral("s"));
}

QString placeText(const std::string &file, const std::optional<TextRange> &where, std::string_view source)
{
    QString place = shownBytes(file);
    if (!where || source.empty())
        return place;
    const LineColumn at = lineColumn(source, where->begin);
    if (!place.isEmpty())
        place += u':';
    return place + QString::number(at.line) + u':' + QString::number(at.column);
}

} // namespace tss::app
