// SPDX-License-Identifier: MIT
#include "app/models/filterlexer.h"

#include <array>
#include <cmath>
#include <limits>
#include <utility>

namespace tss::app {

namespace {

using Kind = ToolFilter::Kind;
using Term = ToolFilter::Term;

constexpr qint64 kMost = std::numeric_limits<qint64>::max();

constexpr std::array<std::pair<QLatin1StringView, Kind>, 4> kKeys{{
    {QLatin1StringView("tag"), Kind::Tag},
    {QLatin1StringView("source"), Kind::Source},
    {QLatin1StringView("is"), Kind::Is},
    {QLatin1StringView("tokens"), Kind::Tokens},
}};

std::optional<Kind> kindOf(const QString &key)
{
    for (const auto &[name, kind] : kKeys) {
        if (name == key)
            return kind;
    }
    return std::nullopt;
}

/// "500", "2k", "1.5k".
std::optional<qint64> tokenNumber(QStringView text)
{
    const bool isThousands = text.endsWith(u'k');
    if (isThousands)
        text.chop(1);
    bool isNumber = false;
    const double value = text.toDouble(&isNumber);
    if (!isNumber || value < 0 || value > 1e12)
        return std::nullopt;
    return std::llround(value * (isThousands ? 1000 : 1));
}

/// The comparison at the front is taken off; '=' when there is none.
QChar takeComparison(QStringView &text)
{
    QChar sign = u'=';
    if (text.isEmpty() || !QStringView(u"<>=\u2264\u2265").contains(text.front()))
        return sign;
    sign = text.front();
    text = text.sliced(1);
    if (sign != u'=' && text.startsWith(u'=')) {
        text = text.sliced(1);
        sign = sign == u'<' ? QChar(u'\u2264') : QChar(u'\u2265');
    }
    return sign;
}

std::optional<std::pair<qint64, qint64>> compared(QChar sign, qint64 number)
{
    switch (sign.unicode()) {
    case u'<':
        return std::pair(qint64{0}, number - 1);
    case u'>':
        return std::pair(number + 1, kMost);
    case u'\u2264':
        return std::pair(qint64{0}, number);
    case u'\u2265':
        return std::pair(number, kMost);
    default:
        return std::pair(number, number);
    }
}

/// "1..9", "5..", "..9".
std::optional<std::pair<qint64, qint64>> tokenRange(QStringView text)
{
    const qsizetype dots = text.indexOf(u"..");
    const QStringView first = text.first(dots);
    const QStringView last = text.sliced(dots + 2);
    const auto from = first.isEmpty() ? std::optional<qint64>(0) : tokenNumber(first);
    const auto to = last.isEmpty() ? std::optional<qint64>(kMost) : tokenNumber(last);
    if (!from || !to || (first.isEmpty() && last.isEmpty()))
        return std::nullopt;
    return std::pair(*from, *to);
}

std::optional<std::pair<qint64, qint64>> tokenBounds(QStringView text)
{
    if (text.contains(u".."))
        return tokenRange(text);
    const QChar sign = takeComparison(text);
    const auto number = tokenNumber(text);
    return number ? compared(sign, *number) : std::nullopt;
}

/// One word from `at` on: quotes are taken off, `colon` is where the first unquoted colon is in `text`.
struct RawWord
{
    QString text;
    qsizetype colon = -1;
};

RawWord takeRaw(const QString &line, qsizetype &at)
{
    RawWord word;
    bool isQuoted = false;
    for (; at < line.size() && (isQuoted || !line.at(at).isSpace()); ++at) {
        const QChar c = line.at(at);
        if (c == u'"') {
            isQuoted = !isQuoted;
            continue;
        }
        if (c == u':' && !isQuoted && word.colon < 0)
            word.colon = word.text.size();
        word.text += c;
    }
    return word;
}

FilterWord takeWord(const QString &line, qsizetype &at)
{
    FilterWord word;
    const qsizetype begin = at;
    if (line.at(at) == u'-' && at + 1 < line.size() && !line.at(at + 1).isSpace()) {
        word.negated = true;
        ++at;
    }
    const RawWord raw = takeRaw(line, at);
    word.asWritten = line.sliced(begin, at - begin);
    const QString key = raw.colon > 0 ? searchFolded(raw.text.first(raw.colon)) : QString();
    if (kindOf(key)) {
        word.key = key;
        word.value = raw.text.sliced(raw.colon + 1);
    } else {
        word.value = raw.text;
    }
    return word;
}

} // namespace

std::vector<FilterWord> filterWords(const QString &text)
{
    std::vector<FilterWord> words;
    qsizetype at = 0;
    while (at < text.size()) {
        if (text.at(at).isSpace())
            ++at;
        else
            words.push_back(takeWord(text, at));
    }
    return words;
}

std::optional<Term> termOf(const FilterWord &word)
{
    Term term;
    term.kind = kindOf(word.key).value_or(Kind::Word);
    term.negated = word.negated;
    term.text = searchFolded(word.value);
    const bool isUnfinished = term.text.isEmpty() || (term.kind == Kind::Tokens && QStringView(u"<>=\u2264\u2265<=>=").contains(term.text));
    if (isUnfinished)
        return std::nullopt;
    if (term.kind != Kind::Tokens)
        return term;
    if (const auto bounds = tokenBounds(term.text))
        std::tie(term.from, term.to) = *bounds;
    else
        term.kind = Kind::Unknown;
    return term;
}

} // namespace tss::app
