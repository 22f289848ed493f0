// SPDX-License-Identifier: MIT
// Taking back what was hidden or kept by name.
#include "app/commands/commands.h"
#include "app/commands/commandtext.h"
#include "app/commands/editcontext.h"
#include "app/commands/exactpattern.h"
#include "app/document/studio.h"
#include "core/opencode/matcher.h"

#include <QCoreApplication>

#include <algorithm>
#include <optional>

namespace tss::app {

namespace {

/// Indices of the rules that select one of the ids each; nothing when a wider rule selects one of them too.
std::optional<std::vector<std::size_t>> exactRules(const std::vector<opencode::PatternText> &rules, const QStringList &ids)
{
    std::vector<std::u16string> exact;
    for (const QString &id : ids)
        exact.push_back(exactPattern(id));
    JsEngine engine;
    std::vector<std::size_t> indices;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (rules[i].isString && std::find(exact.begin(), exact.end(), rules[i].text) != exact.end()) {
            indices.push_back(i);
            continue;
        }
        opencode::Matcher matcher(engine, rules[i]);
        if (std::any_of(ids.begin(), ids.end(), [&](const QString &id) { return matcher.matches(id); }))
            return std::nullopt;
    }
    return indices;
}

} // namespace

bool removeExactRules(Studio &studio, RuleList list, const QStringList &ids)
{
    const auto indices = exactRules(rulesOf(studio, list), ids);
    if (!indices || indices->empty())
        return false;
    const char *one = list == RuleList::Hide ? QT_TRANSLATE_NOOP("Commands", "No longer hide “%1”") : QT_TRANSLATE_NOOP("Commands", "No longer keep “%1”");
    const char *many = list == RuleList::Hide ? QT_TRANSLATE_N_NOOP("Commands", "No longer hide %n tool(s)") : QT_TRANSLATE_N_NOOP("Commands", "No longer keep %n tool(s)");
    const QString name = ids.size() == 1 ? commandText(one, ids) : commandText(many, ids.size());
    const Inputs inputs(studio);
    return studio.edit(name, opencode::removeRules(inputs.context(), list, *indices));
}

} // namespace tss::app
