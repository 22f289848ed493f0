// SPDX-License-Identifier: MIT
#include "app/views/ruletrial.h"
#include "app/text/qstrings.h"

#include "app/commands/editcontext.h"
#include "app/commands/exactpattern.h"
#include "app/document/previewservice.h"
#include "app/document/studio.h"
#include "core/opencode/edits.h"

#include <vector>

namespace tss::app {

namespace {

std::optional<std::string> textAfter(const Inputs &inputs, const Result<TextEdits> &edits)
{
    return edits ? std::optional(applied(inputs.context().text, *edits)) : std::nullopt;
}

} // namespace

RuleTrial::RuleTrial(Studio &studio, QObject *parent)
    : QObject(parent)
    , m_studio(studio)
{
    connect(&m_studio, &Studio::textChanged, this, &RuleTrial::forget);
    connect(&m_studio, &Studio::catalogChanged, this, &RuleTrial::forget);
    connect(&m_studio, &Studio::hostChanged, this, &RuleTrial::forget);
}

RuleTrial::~RuleTrial() = default;

void RuleTrial::ask(const std::optional<std::string> &trialText, QObject *context, Done done)
{
    forget();
    if (!trialText || !m_studio.preview())
        return;
    if (*trialText == m_studio.document().text()) {
        done({});
        return;
    }
    if (!m_service) {
        m_service = std::make_unique<PreviewService>(m_studio.target());
        connect(m_service.get(), &PreviewService::previewReady, this, &RuleTrial::take);
    }
    PreviewInput input = m_studio.previewInput();
    input.documentText = *trialText;
    input.documentExists = true;
    input.revision = ++m_number;
    m_context = context;
    m_done = std::move(done);
    m_service->request(std::move(input));
}

void RuleTrial::forget()
{
    m_done = nullptr;
    m_context.clear();
}

void RuleTrial::take(const PreviewPtr &trial)
{
    if (!m_done || !m_context || !trial || trial->revision != m_number)
        return;
    const Done done = std::exchange(m_done, nullptr);
    done(effectBetween(*m_studio.preview(), *trial));
}

std::optional<std::string> RuleTrial::textWithAdded(RuleList list, const QStringList &patterns) const
{
    std::vector<std::u16string> texts;
    for (const QString &pattern : patterns)
        texts.push_back(pattern.toStdU16String());
    const Inputs inputs(m_studio);
    return textAfter(inputs, opencode::addRules(inputs.context(), list, texts));
}

std::optional<std::string> RuleTrial::textWithTools(RuleList list, const QStringList &ids) const
{
    QStringList patterns;
    for (const QString &id : ids)
        patterns.push_back(toQString(exactPattern(id.toStdU16String())));
    return textWithAdded(list, patterns);
}

std::optional<std::string> RuleTrial::textWithReplaced(const RuleRef &rule, const QString &pattern) const
{
    const Inputs inputs(m_studio);
    return textAfter(inputs, opencode::replaceRule(inputs.context(), rule.list, rule.index, pattern.toStdU16String()));
}

std::optional<std::string> RuleTrial::textWithTransferred(const RuleRef &rule, RuleList to) const
{
    const std::u16string pattern = ruleAt(m_studio, rule.list, rule.index).toStdU16String();
    const Inputs inputs(m_studio);
    return textAfter(inputs, inputs.inOneStep({
        [&](const opencode::EditContext &context) { return opencode::removeRules(context, rule.list, {rule.index}); },
        [&](const opencode::EditContext &context) { return opencode::addRules(context, to, {pattern}); },
    }));
}

} // namespace tss::app
