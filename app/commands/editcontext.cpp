// SPDX-License-Identifier: MIT
#include "app/commands/editcontext.h"
#include "app/text/qstrings.h"

#include "app/document/studio.h"

namespace tss::app {

Inputs::Inputs(const Studio &studio)
    : m_text(studio.document().text())
    , m_inlineOptions(studio.inlineOptions().toStdString())
{
}

Result<TextEdits> Inputs::inOneStep(std::initializer_list<Step> steps) const
{
    std::string text = m_text;
    for (const Step &step : steps) {
        const auto edits = step({text, m_inlineOptions});
        if (!edits)
            return failure(edits.error());
        text = applied(text, *edits);
    }
    return difference(m_text, text);
}

QString ruleAt(const Studio &studio, RuleList list, std::size_t index)
{
    const auto &rules = rulesOf(studio, list);
    return index < rules.size() ? toQString(rules[index].text) : QString();
}

const std::vector<opencode::PatternText> &rulesOf(const Studio &studio, RuleList list)
{
    return list == RuleList::Hide ? studio.config().hidePatterns : studio.config().keepPatterns;
}

} // namespace tss::app
