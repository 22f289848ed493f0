// SPDX-License-Identifier: MIT
// Commands on the hide and keep rules.
#include "app/commands/commands.h"
#include "app/commands/commandtext.h"
#include "app/commands/editcontext.h"
#include "app/commands/exactpattern.h"
#include "app/document/studio.h"

#include <QCoreApplication>

#include <algorithm>

namespace tss::app {

namespace {

/// One sentence each for Hide and Keep, since languages inflect them differently.
const char *forList(RuleList list, const char *hide, const char *keep)
{
    return list == RuleList::Hide ? hide : keep;
}

QString addName(RuleList list, const QStringList &patterns)
{
    if (patterns.size() == 1)
        return commandText(forList(list, QT_TRANSLATE_NOOP("Commands", "Add hide rule “%1”"), QT_TRANSLATE_NOOP("Commands", "Add keep rule “%1”")), patterns);
    return commandText(forList(list, QT_TRANSLATE_N_NOOP("Commands", "Add %n hide rule(s)"), QT_TRANSLATE_N_NOOP("Commands", "Add %n keep rule(s)")), patterns.size());
}

QString addToolsName(RuleList list, const QStringList &ids)
{
    if (ids.size() == 1)
        return commandText(forList(list, QT_TRANSLATE_NOOP("Commands", "Hide “%1”"), QT_TRANSLATE_NOOP("Commands", "Keep “%1”")), ids);
    return commandText(forList(list, QT_TRANSLATE_N_NOOP("Commands", "Hide %n tool(s)"), QT_TRANSLATE_N_NOOP("Commands", "Keep %n tool(s)")), ids.size());
}

QString removeName(const Studio &studio, RuleList list, const std::vector<std::size_t> &indices)
{
    if (indices.size() == 1)
        return commandText(forList(list, QT_TRANSLATE_NOOP("Commands", "Remove hide rule “%1”"), QT_TRANSLATE_NOOP("Commands", "Remove keep rule “%1”")), {ruleAt(studio, list, indices.front())});
    return commandText(forList(list, QT_TRANSLATE_N_NOOP("Commands", "Remove %n hide rule(s)"), QT_TRANSLATE_N_NOOP("Commands", "Remove %n keep rule(s)")),
                       static_cast<qsizetype>(indices.size()));
}

std::vector<std::u16string> toCore(const QStringList &texts)
{
    std::vector<std::u16string> result;
    for (const QString &text : texts)
        result.push_back(text.toStdU16String());
    return result;
}

QString typingKey(RuleList list, std::size_t index)
{
    return QStringLiteral("rule/%1/%2").arg(list == RuleList::Hide ? 0 : 1).arg(index);
}

} // namespace

QString listName(RuleList list)
{
    return commandText(forList(list, QT_TRANSLATE_NOOP("Commands", "Hide"), QT_TRANSLATE_NOOP("Commands", "Keep")));
}

bool addRules(Studio &studio, RuleList list, const QStringList &patterns, std::size_t index)
{
    if (patterns.isEmpty())
        return false;
    const Inputs inputs(studio);
    return studio.edit(addName(list, patterns), opencode::addRules(inputs.context(), list, toCore(patterns), index));
}

bool addTools(Studio &studio, RuleList list, const QStringList &ids, std::size_t index)
{
    if (ids.isEmpty())
        return false;
    std::vector<std::u16string> patterns;
    for (const QString &id : ids)
        patterns.push_back(exactPattern(id));
    const Inputs inputs(studio);
    return studio.edit(addToolsName(list, ids), opencode::addRules(inputs.context(), list, patterns, index));
}

bool removeRules(Studio &studio, RuleList list, const std::vector<std::size_t> &indices)
{
    if (indices.empty())
        return false;
    const Inputs inputs(studio);
    return studio.edit(removeName(studio, list, indices), opencode::removeRules(inputs.context(), list, indices));
}

bool replaceRule(Studio &studio, RuleList list, std::size_t index, const QString &pattern, bool typing)
{
    const char *source = forList(list, QT_TRANSLATE_NOOP("Commands", "Change hide rule to “%1”"), QT_TRANSLATE_NOOP("Commands", "Change keep rule to “%1”"));
    const Inputs inputs(studio);
    return studio.edit(commandText(source, {pattern}), opencode::replaceRule(inputs.context(), list, index, pattern),
                       typing ? typingKey(list, index) : QString());
}

bool moveRule(Studio &studio, RuleList list, std::size_t from, std::size_t to)
{
    if (from == to)
        return false;
    const Inputs inputs(studio);
    return studio.edit(commandText(QT_TRANSLATE_NOOP("Commands", "Move rule “%1”"), {ruleAt(studio, list, from)}),
                       opencode::moveRule(inputs.context(), list, from, to));
}

bool transferRule(Studio &studio, RuleList from, std::size_t index, RuleList to, std::size_t toIndex)
{
    const QString pattern = ruleAt(studio, from, index);
    if (from == to)
        return moveRule(studio, from, index, toIndex);
    const char *source = forList(to, QT_TRANSLATE_NOOP("Commands", "Move rule “%1” to Hide"), QT_TRANSLATE_NOOP("Commands", "Move rule “%1” to Keep"));
    const Inputs inputs(studio);
    return studio.edit(commandText(source, {pattern}), inputs.inOneStep({
        [&](const opencode::EditContext &context) { return opencode::removeRules(context, from, {index}); },
        [&](const opencode::EditContext &context) { return opencode::addRules(context, to, {pattern.toStdU16String()}, toIndex); },
    }));
}

} // namespace tss::app
