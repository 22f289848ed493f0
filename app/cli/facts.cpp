// SPDX-License-Identifier: MIT
#include "app/cli/facts.h"

#include "core/opencode/texts.h"

namespace tss::app::cli {

std::string_view hostName(Host host)
{
    return host == Host::Stock ? "stock" : "hooked";
}

std::string_view verdictName(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Visible:
        return "visible";
    case Verdict::Hidden:
        return "hidden";
    case Verdict::Kept:
        return "kept";
    case Verdict::Listed:
        return "listed";
    }
    return {};
}

std::string_view problemName(RuleProblem problem)
{
    switch (problem) {
    case RuleProblem::None:
        return {};
    case RuleProblem::NotString:
        return "not-a-string";
    case RuleProblem::Empty:
        return "empty";
    case RuleProblem::Malformed:
        return "malformed";
    case RuleProblem::Timeout:
        return "timeout";
    case RuleProblem::BunOnly:
        return "bun-only";
    }
    return {};
}

std::string_view valueSourceName(ValueSource source)
{
    switch (source) {
    case ValueSource::Default:
        return "default";
    case ValueSource::Inline:
        return "inline";
    case ValueSource::File:
        return "file";
    }
    return {};
}

std::string ruleName(const RuleRef &rule)
{
    if (rule.builtIn)
        return "built-in";
    return (rule.list == RuleList::Hide ? "hide[" : "keep[") + std::to_string(rule.index) + "]";
}

std::u16string rulePattern(const Preview &preview, const RuleRef &rule)
{
    if (rule.builtIn)
        return std::u16string(opencode::searchToolId());
    const auto &rules = rule.list == RuleList::Hide ? preview.hide : preview.keep;
    return rule.index < rules.size() ? rules[rule.index].pattern : std::u16string();
}

SentCounts sentCounts(const Preview &preview)
{
    SentCounts counts;
    const Catalog &catalog = *preview.index->catalog;
    for (std::size_t row = 0; row < preview.rows.size(); ++row) {
        if (!preview.rows[row].sent)
            continue;
        const Origin origin = catalog.tools[row].origin;
        if (origin == Origin::McpServer)
            ++counts.mcp;
        else if (origin == Origin::Plugin)
            ++counts.plugin;
        else
            ++counts.other;
    }
    counts.plugin += preview.added.size();
    return counts;
}

} // namespace tss::app::cli
