// SPDX-License-Identifier: MIT
#include "app/views/dragfeedback.h"
#include "app/text/qstrings.h"

#include "app/theme.h"

#include <QCoreApplication>
#include <QSet>
#include <QStringList>

namespace tss::app {

namespace {

QString say(const char *text, qsizetype count = -1)
{
    return QCoreApplication::translate("DragFeedback", text, nullptr, static_cast<int>(count));
}

QString signedTokens(qint64 change)
{
    return say(QT_TRANSLATE_NOOP("DragFeedback", "%1 tokens")).arg(signedNumber(change));
}

QString nothingText(std::size_t outOfReach)
{
    if (outOfReach > 0)
        return say(QT_TRANSLATE_NOOP("DragFeedback", "changes nothing: MCP tools are out of reach on stock OpenCode"));
    return say(QT_TRANSLATE_NOOP("DragFeedback", "changes nothing"));
}

} // namespace

std::vector<std::uint32_t> rowsWithIds(const Preview &preview, const QStringList &ids)
{
    QSet<QString> wanted(ids.begin(), ids.end());
    std::vector<std::uint32_t> rows;
    const auto &tools = preview.index->tools;
    for (std::uint32_t row = 0; row < tools.size(); ++row) {
        if (wanted.contains(toQString(tools[row].id)))
            rows.push_back(row);
    }
    return rows;
}

QString tokensText(qint64 change)
{
    if (change < 0)
        return say(QT_TRANSLATE_NOOP("DragFeedback", "saves %1 tokens")).arg(number(-change));
    if (change > 0)
        return say(QT_TRANSLATE_NOOP("DragFeedback", "costs %1 tokens more")).arg(number(change));
    return say(QT_TRANSLATE_NOOP("DragFeedback", "same tokens"));
}

QString effectText(RuleList list, const RuleEffect &effect, std::size_t outOfReach)
{
    if (effect.hides == 0 && effect.shows == 0)
        return nothingText(outOfReach);
    QString what;
    if (effect.hides > 0)
        what = say(QT_TRANSLATE_N_NOOP("DragFeedback", "hides %n tool(s)"), static_cast<qsizetype>(effect.hides));
    if (effect.shows > 0) {
        const char *text = list == RuleList::Keep ? QT_TRANSLATE_N_NOOP("DragFeedback", "keeps %n tool(s) visible")
                                                  : QT_TRANSLATE_N_NOOP("DragFeedback", "shows %n tool(s) again");
        const QString shows = say(text, static_cast<qsizetype>(effect.shows));
        what = what.isEmpty() ? shows : say(QT_TRANSLATE_NOOP("DragFeedback", "%1, %2")).arg(what, shows);
    }
    QString whole = say(QT_TRANSLATE_NOOP("DragFeedback", "%1, %2")).arg(what, tokensText(effect.tokens));
    if (outOfReach > 0)
        whole += say(QT_TRANSLATE_N_NOOP("DragFeedback", "; %n out of reach"), static_cast<qsizetype>(outOfReach));
    return whole;
}

QString dropText(const DropSummary &drop)
{
    const char *text = drop.list == RuleList::Hide ? QT_TRANSLATE_N_NOOP("DragFeedback", "Hide %n tool(s)")
                                                   : QT_TRANSLATE_N_NOOP("DragFeedback", "Keep %n tool(s)");
    const QString what = say(text, drop.tools);
    if (!drop.effect)
        return what;
    const bool isIdle = drop.effect->hides == 0 && drop.effect->shows == 0;
    return say(QT_TRANSLATE_NOOP("DragFeedback", "%1: %2"))
        .arg(what, isIdle ? nothingText(drop.outOfReach) : signedTokens(drop.effect->tokens));
}

QString dropFigure(const DropSummary &drop)
{
    const QString what = say(QT_TRANSLATE_N_NOOP("DragFeedback", "+%n tool(s)"), drop.tools);
    if (!drop.effect)
        return what;
    const bool isIdle = drop.effect->hides == 0 && drop.effect->shows == 0;
    if (isIdle && drop.outOfReach > 0)
        return say(QT_TRANSLATE_NOOP("DragFeedback", "%1 · out of reach")).arg(what);
    return say(QT_TRANSLATE_NOOP("DragFeedback", "%1 · %2")).arg(what, signedTokens(drop.effect->tokens));
}

} // namespace tss::app
