// SPDX-License-Identifier: MIT
// Problems of hide and keep rules: malformed, dead, shadowed, out of reach, too wide.
#include "core/opencode/findings.h"
#include "core/opencode/patterns.h"
#include "core/opencode/suggestions.h"

#include <algorithm>

namespace tss::opencode {

namespace {

using Code = DiagnosticCode;

constexpr std::size_t kNamesShown = 5;
constexpr std::size_t kMostServers = 12;
constexpr std::size_t kManyBuiltIns = 3;

bool hasWildcard(std::u16string_view pattern)
{
    return isRegexPattern(pattern) || pattern.find_first_of(u"*?") != std::u16string_view::npos;
}

class RuleCheck
{
public:
    RuleCheck(Preview &preview, const FindingContext &context)
        : m_preview(preview)
        , m_context(context)
    {
    }
    void run();

private:
    [[nodiscard]] Diagnostic &add(Code code, Severity severity, const RuleInfo &rule,
                                  std::vector<std::u16string> args);
    [[nodiscard]] const PatternText &patternOf(const RuleRef &ref) const;
    void removalFix(Diagnostic &diagnostic, const RuleInfo &rule);
    void check(const RuleInfo &rule);
    /// The pattern itself; false when there is nothing more to say about the rule.
    [[nodiscard]] bool checkPattern(const RuleInfo &rule);
    void dead(const RuleInfo &rule);
    void effect(const RuleInfo &rule);
    [[nodiscard]] const RuleInfo *shadow(const RuleInfo &rule, RuleList by) const;
    [[nodiscard]] bool keepsNothing(const RuleInfo &rule) const;
    void tooWide(const RuleInfo &rule);
    [[nodiscard]] bool defaultsMatchNothing() const;
    void defaults();

    Preview &m_preview;
    const FindingContext &m_context;
    std::size_t m_fixes = 0;
};

void RuleCheck::run()
{
    for (const RuleInfo &rule : m_preview.hide)
        check(rule);
    for (const RuleInfo &rule : m_preview.keep)
        check(rule);
    if (defaultsMatchNothing())
        defaults();
}

const PatternText &RuleCheck::patternOf(const RuleRef &ref) const
{
    return (ref.list == RuleList::Hide ? m_context.config.hidePatterns
                                       : m_context.config.keepPatterns)[ref.index];
}

Diagnostic &RuleCheck::add(Code code, Severity severity, const RuleInfo &rule,
                           std::vector<std::u16string> args)
{
    Diagnostic &diagnostic = m_preview.diagnostics.emplace_back();
    diagnostic.code = code;
    diagnostic.severity = severity;
    diagnostic.args = std::move(args);
    diagnostic.place.rule = rule.ref;
    if (rule.source == ValueSource::File) {
        diagnostic.place.file = m_context.input.documentFile;
        diagnostic.place.range = patternOf(rule.ref).value.range();
    }
    return diagnostic;
}

// While the plugin ignores the file, its lists are not those in force, and an edit by index would
// hit another rule.
void RuleCheck::removalFix(Diagnostic &diagnostic, const RuleInfo &rule)
{
    if (rule.source == ValueSource::File && m_fixes++ < kMostFixes)
        addFix(diagnostic, FixKind::RemoveRule, {rule.pattern},
               removeRules(m_context.editContext(), rule.ref.list, {rule.ref.index}));
}

bool RuleCheck::checkPattern(const RuleInfo &rule)
{
    switch (rule.problem) {
    case RuleProblem::None:
        return true;
    case RuleProblem::NotString:
        removalFix(add(Code::PatternNotString, Severity::Warning, rule, {rule.pattern}), rule);
        return false;
    case RuleProblem::Empty:
        removalFix(add(Code::PatternEmpty, Severity::Warning, rule, {}), rule);
        return false;
    case RuleProblem::Malformed:
        removalFix(
            add(Code::PatternMalformed, Severity::Error, rule, {rule.pattern, rule.problemDetail}),
            rule);
        return false;
    case RuleProblem::Timeout:
        removalFix(add(Code::PatternTimeout, Severity::Error, rule,
                       {rule.pattern, numberText(static_cast<std::size_t>(rule.timeout.count()))}),
                   rule);
        return false;
    case RuleProblem::BunOnly:
        (void)add(Code::PatternBunOnly, Severity::Warning, rule, {rule.pattern});
        return false;
    }
    return true;
}

void RuleCheck::check(const RuleInfo &rule)
{
    if (!checkPattern(rule) || m_preview.rows.empty())
        return;
    if (!rule.rows.empty()) {
        if (m_preview.pluginActive)
            effect(rule);
    } else if (rule.source != ValueSource::Default) {
        dead(rule);
    }
}

void RuleCheck::dead(const RuleInfo &rule)
{
    Diagnostic &diagnostic = add(Code::DeadPattern, Severity::Warning, rule,
                                 {rule.pattern, numberText(m_preview.rows.size())});
    if (rule.source == ValueSource::File && m_fixes < kMostFixes) {
        for (const std::u16string &suggestion : m_context.state.suggestions(rule.pattern))
            addFix(diagnostic, FixKind::ReplaceRule, {rule.pattern, suggestion},
                   replaceRule(m_context.editContext(), rule.ref.list, rule.ref.index, suggestion));
    }
    removalFix(diagnostic, rule);
}

void RuleCheck::effect(const RuleInfo &rule)
{
    const bool isHide = rule.ref.list == RuleList::Hide;
    if (rule.outOfReach == rule.rows.size()) {
        (void)add(Code::RuleOutOfReach, isHide ? Severity::Warning : Severity::Hint, rule,
                  {rule.pattern, numberText(rule.rows.size())});
    } else if (rule.decides == 0) {
        const RuleInfo *earlier = shadow(rule, rule.ref.list);
        if (earlier)
            removalFix(add(Code::ShadowedByEarlier, Severity::Warning, rule,
                           {rule.pattern, earlier->pattern}),
                       rule);
        else if (isHide)
            removalFix(add(Code::ShadowedByKeep, Severity::Warning, rule, {rule.pattern}), rule);
        else
            removalFix(add(Code::KeepWithoutEffect, Severity::Hint, rule, {rule.pattern}), rule);
    } else if (isHide) {
        tooWide(rule);
    } else if (keepsNothing(rule)) {
        removalFix(add(Code::KeepWithoutEffect, Severity::Hint, rule, {rule.pattern}), rule);
    }
}

/// The first rule of a list that has one of the rows this rule matches.
const RuleInfo *RuleCheck::shadow(const RuleInfo &rule, RuleList by) const
{
    for (const std::uint32_t row : rule.rows) {
        const ToolRow &decided = m_preview.rows[row];
        if (decided.reachable && decided.rule && !decided.rule->builtIn && decided.rule->list == by)
            return &(by == RuleList::Hide ? m_preview.hide : m_preview.keep)[decided.rule->index];
    }
    return nullptr;
}

bool RuleCheck::keepsNothing(const RuleInfo &rule) const
{
    for (const std::uint32_t row : rule.rows) {
        const auto hides = [row](const RuleInfo &hide) {
            return std::binary_search(hide.rows.begin(), hide.rows.end(), row);
        };
        if (m_preview.rows[row].reachable &&
            std::any_of(m_preview.hide.begin(), m_preview.hide.end(), hides))
            return false;
    }
    return true;
}

// A plain id, or a pattern that names one or two built-ins alone, says what it means.
void RuleCheck::tooWide(const RuleInfo &rule)
{
    const std::vector<Tool> &tools = m_context.state.catalog().tools;
    std::vector<std::u16string> names;
    bool hidesOthers = false;
    for (const std::uint32_t row : rule.rows) {
        if (m_preview.rows[row].rule != rule.ref || !m_preview.rows[row].sent ||
            !m_preview.rows[row].reachable)
            continue;
        if (tools[row].origin == Origin::BuiltIn)
            names.push_back(m_context.state.tools()[row].id);
        else
            hidesOthers = true;
    }
    if (!hasWildcard(rule.pattern) || names.empty() ||
        (!hidesOthers && names.size() < kManyBuiltIns))
        return;
    std::u16string shown;
    for (std::size_t i = 0; i < std::min(names.size(), kNamesShown); ++i)
        shown += (i == 0 ? u"" : u", ") + names[i];
    if (names.size() > kNamesShown)
        shown += u" …";
    Diagnostic &diagnostic = add(Code::PatternTooWide, Severity::Warning, rule,
                                 {rule.pattern, numberText(names.size()), shown});
    addFix(diagnostic, FixKind::AddKeepRules, {numberText(names.size())},
           addRules(m_context.editContext(), RuleList::Keep, names));
    removalFix(diagnostic, rule);
}

bool RuleCheck::defaultsMatchNothing() const
{
    const auto isDeadDefault = [](const RuleInfo &rule) {
        return rule.source == ValueSource::Default && rule.rows.empty();
    };
    return m_preview.pluginActive && !m_preview.rows.empty() && !m_preview.hide.empty() &&
           std::all_of(m_preview.hide.begin(), m_preview.hide.end(), isDeadDefault);
}

void RuleCheck::defaults()
{
    Diagnostic &diagnostic = m_preview.diagnostics.emplace_back();
    diagnostic.code = Code::DefaultPatternsMatchNothing;
    diagnostic.severity = Severity::Warning;
    diagnostic.args = {numberText(m_preview.rows.size())};
    diagnostic.place.file = m_context.input.documentFile;
    diagnostic.place.rule = RuleRef{RuleList::Hide, 0, false};
    std::vector<std::u16string> servers = serverPatterns(m_context.state.catalog());
    servers.resize(std::min(servers.size(), kMostServers));
    for (const std::u16string &pattern : servers) {
        if (m_context.state.match({pattern, true, {}}).rows.empty())
            continue;
        addFix(diagnostic, FixKind::AddHideRule, {pattern},
               addRules(m_context.editContext(), RuleList::Hide, {pattern}));
    }
}

} // namespace

void addRuleFindings(Preview &preview, const FindingContext &context)
{
    RuleCheck(preview, context).run();
}

} // namespace tss::opencode
