// SPDX-License-Identifier: MIT
#include "app/cli/previewtext.h"
#include "app/text/qstrings.h"

#include "app/cli/facts.h"
#include "app/cli/plaintext.h"
#include "app/cli/table.h"
#include "app/text/diagnostictext.h"
#include "app/text/errortext.h"
#include "app/text/sentence.h"

#include <QCoreApplication>

#include <cmath>
#include <map>

namespace tss::app::cli {

namespace {

using Align = Table::Align;

/// So many problems of one kind are shown; tss check and --json show all.
constexpr std::size_t kShownOfAKind = 5;

QString translated(const char *text)
{
    return QCoreApplication::translate("CommandLine", text);
}

QString heading(const QString &title)
{
    return QString(u'\n' + title + u'\n');
}

QString hostText(Host host)
{
    return host == Host::Stock ? translated(QT_TRANSLATE_NOOP("CommandLine", "stock (MCP tools never pass through the plugin)"))
                               : translated(QT_TRANSLATE_NOOP("CommandLine", "hooked (MCP tools pass through the plugin)"));
}

QString configText(const ConfigFile &config)
{
    return config.exists ? shownBytes(config.path) : translated(QT_TRANSLATE_NOOP("CommandLine", "none; the plugin’s defaults apply"));
}

QString pluginText(const Preview &preview)
{
    return preview.pluginActive ? translated(QT_TRANSLATE_NOOP("CommandLine", "active"))
                                : translated(QT_TRANSLATE_NOOP("CommandLine", "NOT active; everything is sent as it is"));
}

QString catalogText(const Catalog &catalog)
{
    return countedText("CommandLine", QT_TRANSLATE_N_NOOP("CommandLine", "%n tool(s)"), static_cast<int>(catalog.tools.size()))
        + QStringLiteral(", ")
        + countedText("CommandLine", QT_TRANSLATE_N_NOOP("CommandLine", "%n source(s)"), static_cast<int>(catalog.sources.size()));
}

QString counterText(const Preview &preview)
{
    const QString name = shownBytes(preview.counter);
    return preview.counterIsExact ? name : filled(translated(QT_TRANSLATE_NOOP("CommandLine", "%1 (not exact)")), {name});
}

QString headText(const ShownPreview &shown)
{
    Table table({Align::Left, Align::Left});
    const Preview &preview = shown.preview;
    table.addRow({translated(QT_TRANSLATE_NOOP("CommandLine", "Target")), shownBytes(shown.request.target->name())});
    table.addRow({translated(QT_TRANSLATE_NOOP("CommandLine", "Host")), hostText(preview.host)});
    table.addRow({translated(QT_TRANSLATE_NOOP("CommandLine", "Catalog")), catalogText(*preview.index->catalog)});
    table.addRow({translated(QT_TRANSLATE_NOOP("CommandLine", "Configuration")), configText(shown.request.config)});
    table.addRow({translated(QT_TRANSLATE_NOOP("CommandLine", "Plugin")), pluginText(preview)});
    table.addRow({translated(QT_TRANSLATE_NOOP("CommandLine", "Token counter")), counterText(preview)});
    return table.toString();
}

QString percent(const Totals &totals)
{
    if (totals.before == 0)
        return {};
    const double change = 100.0 * static_cast<double>(totals.after - totals.before) / static_cast<double>(totals.before);
    const QString number = QString::number(std::abs(change), 'f', 1);
    return QStringLiteral(", ") + (change > 0 ? u'+' : u'-') + number + QStringLiteral(" %");
}

QString totalsText(const Preview &preview)
{
    const Totals &totals = preview.totals;
    const SentCounts sent = sentCounts(preview);
    QString text = filled(translated(QT_TRANSLATE_NOOP("CommandLine", "  %1 → %2 tokens (%3%4), of which tool_search %5 and system hint %6\n")),
                          {grouped(totals.before), grouped(totals.after), signedText(totals.after - totals.before), percent(totals),
                           grouped(totals.fixedTool), grouped(totals.fixedHint)});
    text += filled(translated(QT_TRANSLATE_NOOP("CommandLine", "  %1 tools sent: %2 from MCP servers, %3 built-in or other, %4 of the plugin\n")),
                   {QString::number(sent.total()), QString::number(sent.mcp), QString::number(sent.other), QString::number(sent.plugin)});
    text += filled(translated(QT_TRANSLATE_NOOP("CommandLine", "  %1 hidden, %2 kept, %3 visible, %4 out of the plugin’s reach\n")),
                   {QString::number(totals.hidden), QString::number(totals.kept), QString::number(totals.visible), QString::number(totals.outOfReach)});
    return text;
}

QString ruleProblem(const RuleInfo &rule)
{
    if (rule.problem == RuleProblem::None)
        return rule.rows.empty() ? translated(QT_TRANSLATE_NOOP("CommandLine", "does nothing")) : QString();
    return shownBytes(problemName(rule.problem));
}

void addRules(Table &table, const Preview &preview, const std::vector<RuleInfo> &rules)
{
    for (const RuleInfo &rule : rules) {
        QString matches = filled(translated(QT_TRANSLATE_NOOP("CommandLine", "matches %1 of %2")), {QString::number(rule.rows.size()), QString::number(preview.rows.size())});
        const QString decides = filled(translated(QT_TRANSLATE_NOOP("CommandLine", "decides %1")), {QString::number(rule.decides)});
        QString reach;
        if (rule.outOfReach > 0)
            reach = filled(translated(QT_TRANSLATE_NOOP("CommandLine", "%1 out of reach")), {QString::number(rule.outOfReach)});
        table.addRow({ruleText(rule.ref), QString(u'“' + shownName(rule.pattern) + u'”'), shownBytes(valueSourceName(rule.source)), matches, decides, reach, ruleProblem(rule)});
    }
}

QString rulesText(const Preview &preview)
{
    Table table({Align::Left, Align::Left, Align::Left, Align::Left, Align::Left, Align::Left, Align::Left});
    addRules(table, preview, preview.hide);
    addRules(table, preview, preview.keep);
    const QString rules = table.toString();
    return rules.isEmpty() ? translated(QT_TRANSLATE_NOOP("CommandLine", "  no rules\n")) : rules;
}

QString verdictText(const ToolRow &row)
{
    if (!row.sent)
        return translated(QT_TRANSLATE_NOOP("CommandLine", "not sent"));
    if (!row.reachable)
        return translated(QT_TRANSLATE_NOOP("CommandLine", "out of reach"));
    switch (row.verdict) {
    case Verdict::Visible:
        return translated(QT_TRANSLATE_NOOP("CommandLine", "visible"));
    case Verdict::Hidden:
        return translated(QT_TRANSLATE_NOOP("CommandLine", "hidden"));
    case Verdict::Kept:
        return translated(QT_TRANSLATE_NOOP("CommandLine", "kept"));
    case Verdict::Listed:
        return translated(QT_TRANSLATE_NOOP("CommandLine", "listed"));
    }
    return {};
}

QStringList toolCells(const Preview &preview, std::size_t row)
{
    const Catalog &catalog = *preview.index->catalog;
    const ToolRow &tool = preview.rows[row];
    const QString rule = tool.rule ? ruleText(*tool.rule) : QString();
    return {verdictText(tool), shownName(preview.index->tools[row].id), shownName(catalog.sources[catalog.tools[row].source].name), rule,
            grouped(tool.now.name), grouped(tool.now.description), grouped(tool.now.schema), grouped(tool.now.total()), signedText(-tool.saving())};
}

QString toolsText(const Preview &preview)
{
    Table table({Align::Left, Align::Left, Align::Left, Align::Left, Align::Right, Align::Right, Align::Right, Align::Right, Align::Right});
    table.addRow({translated(QT_TRANSLATE_NOOP("CommandLine", "verdict")), translated(QT_TRANSLATE_NOOP("CommandLine", "id")),
                  translated(QT_TRANSLATE_NOOP("CommandLine", "source")), translated(QT_TRANSLATE_NOOP("CommandLine", "rule")),
                  translated(QT_TRANSLATE_NOOP("CommandLine", "name")), translated(QT_TRANSLATE_NOOP("CommandLine", "description")),
                  translated(QT_TRANSLATE_NOOP("CommandLine", "schema")), translated(QT_TRANSLATE_NOOP("CommandLine", "total")),
                  translated(QT_TRANSLATE_NOOP("CommandLine", "change"))});
    for (std::size_t row = 0; row < preview.rows.size(); ++row)
        table.addRow(toolCells(preview, row));
    for (const AddedTool &tool : preview.added)
        table.addRow({translated(QT_TRANSLATE_NOOP("CommandLine", "added")), shownName(tool.id), translated(QT_TRANSLATE_NOOP("CommandLine", "plugin")), {},
                      grouped(tool.tokens.name), grouped(tool.tokens.description), grouped(tool.tokens.schema), grouped(tool.tokens.total()), signedText(tool.tokens.total())});
    return table.toString();
}

QString problemText(const Diagnostic &diagnostic, const DiagnosticContext &context)
{
    QString text = QStringLiteral("  ") + diagnosticLineText(diagnostic, context) + u'\n';
    if (const QString detail = diagnosticDetail(diagnostic); !detail.isEmpty())
        text += QStringLiteral("      ") + detail + u'\n';
    for (const Fix &fix : diagnostic.fixes)
        text += QStringLiteral("      → ") + fixTitle(fix) + u'\n';
    return text;
}

QString problemsText(const ShownPreview &shown)
{
    std::map<DiagnosticCode, std::size_t> seen;
    QString text;
    for (const Diagnostic &diagnostic : shown.preview.diagnostics) {
        if (++seen[diagnostic.code] <= kShownOfAKind)
            text += problemText(diagnostic, {shown.preview, shown.request.config});
    }
    for (const auto &[code, count] : seen) {
        if (count > kShownOfAKind)
            text += filled(translated(QT_TRANSLATE_NOOP("CommandLine", "  … and %1 more [%2]; “tss check” and --json list all\n")),
                           {QString::number(count - kShownOfAKind), shownBytes(diagnosticName(code))});
    }
    return text;
}

} // namespace

QString previewText(const ShownPreview &shown)
{
    const Preview &preview = shown.preview;
    return headText(shown) + u'\n' + totalsText(preview)
        + heading(translated(QT_TRANSLATE_NOOP("CommandLine", "Rules"))) + rulesText(preview)
        + heading(translated(QT_TRANSLATE_NOOP("CommandLine", "Tools"))) + toolsText(preview)
        + heading(filled(translated(QT_TRANSLATE_NOOP("CommandLine", "Problems: %1")), {problemSummary(preview.diagnostics)})) + problemsText(shown);
}

QString sentText(const ShownPreview &shown)
{
    const Preview &preview = shown.preview;
    QString text = heading(translated(QT_TRANSLATE_NOOP("CommandLine", "What the model sees")));
    const auto add = [&](std::u16string_view id, const std::u16string &description) {
        text += QStringLiteral("── ") + shownName(id) + u'\n' + toQString(description) + QStringLiteral("\n\n");
    };
    for (std::size_t row = 0; row < preview.rows.size(); ++row) {
        if (preview.rows[row].sent)
            add(preview.index->tools[row].id, shown.evaluator.sentDescription(preview, row));
    }
    for (const AddedTool &tool : preview.added)
        add(tool.id, tool.description);
    if (!preview.systemHint.empty())
        add(translated(QT_TRANSLATE_NOOP("CommandLine", "system prompt")).toStdU16String(), preview.systemHint);
    return text;
}

} // namespace tss::app::cli
