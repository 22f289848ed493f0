// SPDX-License-Identifier: MIT
// Values of the wrong type under the plugin's own keys, keys that it does not know, and what it
// makes of them.
#include "core/json/stringify.h"
#include "core/opencode/findings.h"
#include "core/opencode/jsvalue.h"
#include "core/text/jsstring.h"
#include "core/text/utf16.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace tss::opencode {

namespace {

using Code = DiagnosticCode;

constexpr std::array<std::u16string_view, 7> kKeys{
    u"enabled", u"hide", u"keep", u"topK", u"descriptionLimit", u"injectSystemHint", u"tools",
};

class ValueCheck
{
public:
    ValueCheck(Preview &preview, const FindingContext &context, const json::View &file)
        : m_preview(preview)
        , m_context(context)
        , m_file(file)
    {
    }
    void run();

private:
    /// A key's value in the file, however the plugin reads it, or in the inline options.
    struct Found
    {
        std::u16string key;
        json::View value;
        bool isInFile = false;
    };

    [[nodiscard]] Found find(std::u16string_view key, const EffectiveValue &inForce) const;
    [[nodiscard]] Diagnostic &add(Code code, Severity severity, const Found &found,
                                  std::vector<std::u16string> args);
    void removalFix(Diagnostic &diagnostic, const Found &found);
    void setFix(Diagnostic &diagnostic, const Found &found, std::string_view value);
    void list(std::u16string_view key, const EffectiveValue &inForce);
    void flag(std::u16string_view key, const EffectiveValue &inForce);
    void disabled();
    void number(std::u16string_view key, const EffectiveValue &inForce, double fallback);
    void negativeTopK(const Found &found, double value);
    void tools();
    void unknownKeys();

    Preview &m_preview;
    const FindingContext &m_context;
    json::View m_file;
};

void ValueCheck::run()
{
    const Config &config = m_context.config;
    flag(u"enabled", config.enabled);
    disabled();
    list(u"hide", config.hide);
    list(u"keep", config.keep);
    number(u"topK", config.topK, 5);
    number(u"descriptionLimit", config.descriptionLimit, 600);
    flag(u"injectSystemHint", config.injectSystemHint);
    tools();
    unknownKeys();
}

ValueCheck::Found ValueCheck::find(std::u16string_view key, const EffectiveValue &inForce) const
{
    const json::View own = m_file[key];
    if (!own.isAbsent())
        return {std::u16string(key), own, true};
    return {std::u16string(key),
            inForce.source == ValueSource::Inline ? inForce.value : json::View(), false};
}

Diagnostic &ValueCheck::add(Code code, Severity severity, const Found &found,
                            std::vector<std::u16string> args)
{
    Diagnostic &diagnostic = m_preview.diagnostics.emplace_back();
    diagnostic.code = code;
    diagnostic.severity = severity;
    diagnostic.args = std::move(args);
    if (found.isInFile) {
        diagnostic.place.file = m_context.input.documentFile;
        diagnostic.place.range = found.value.range();
    }
    return diagnostic;
}

void ValueCheck::removalFix(Diagnostic &diagnostic, const Found &found)
{
    if (found.isInFile)
        addFix(diagnostic, FixKind::RemoveKey, {found.key},
               setKey(m_context.editContext(), found.key, {}));
}

void ValueCheck::setFix(Diagnostic &diagnostic, const Found &found, std::string_view value)
{
    if (found.isInFile)
        addFix(diagnostic, FixKind::SetValue, {found.key, fromUtf8(value)},
               setKey(m_context.editContext(), found.key, value));
}

void ValueCheck::list(std::u16string_view key, const EffectiveValue &inForce)
{
    const Found found = find(key, inForce);
    if (found.value.isAbsent() || found.value.isArray())
        return;
    const bool throws = found.value.isTruthy();
    Diagnostic &diagnostic = throws ? add(Code::PluginThrowsAtStart, Severity::Error, found,
                                          {found.key, json::stringify(found.value)})
                                    : add(Code::WrongTypeIgnored, Severity::Warning, found,
                                          {found.key, json::stringify(found.value)});
    if (found.isInFile && found.value.isString() && throws)
        addFix(diagnostic, FixKind::WrapInArray, {found.key},
               setKey(m_context.editContext(), key, "[" + std::string(found.value.raw()) + "]"));
    if (!throws)
        setFix(diagnostic, found, "[]");
    removalFix(diagnostic, found);
}

void ValueCheck::flag(std::u16string_view key, const EffectiveValue &inForce)
{
    const Found found = find(key, inForce);
    if (found.value.isAbsent() || found.value.isBool())
        return;
    Diagnostic &diagnostic = add(Code::WrongTypeIgnored, Severity::Warning, found,
                                 {found.key, json::stringify(found.value)});
    setFix(diagnostic, found, found.value.isTruthy() ? "true" : "false");
    removalFix(diagnostic, found);
}

void ValueCheck::disabled()
{
    if (m_context.config.isEnabled)
        return;
    const Found found = find(u"enabled", m_context.config.enabled);
    setFix(add(Code::PluginDisabled, Severity::Warning, found, {}), found, "true");
}

std::u16string numberAsText(double value)
{
    return fromUtf8(jsNumberToString(value));
}

// value || fallback, then slice(): falsy becomes the fallback, what is no number 0, a fraction its
// whole part.
void ValueCheck::number(std::u16string_view key, const EffectiveValue &inForce, double fallback)
{
    const Found found = find(key, inForce);
    if (found.value.isAbsent())
        return;
    const auto primitive = toPrimitive(found.value);
    if (!primitive) {
        Diagnostic &diagnostic =
            add(Code::SearchThrows, Severity::Error, found, {std::u16string(), found.key});
        removalFix(diagnostic, found);
        return;
    }
    const bool isTopK = key == u"topK";
    double value = found.value.isTruthy() ? toNumber(*primitive) : fallback;
    if (isTopK && value < 0 && found.value.isNumber()) {
        negativeTopK(found, value);
        return;
    }
    // slice(0, NaN - 1) is empty, as with a limit of 1
    if (std::isnan(value))
        value = isTopK ? 0 : 1;
    else
        value = std::trunc(value);
    if (found.value.isNumber() && found.value.number() == value && value >= 0)
        return;
    Diagnostic &diagnostic = add(Code::NumberTreatedAs, Severity::Warning, found,
                                 {found.key, json::stringify(found.value), numberAsText(value)});
    const double better = value > 0 && std::isfinite(value) ? value : fallback;
    setFix(diagnostic, found, jsNumberToString(better));
    removalFix(diagnostic, found);
}

void ValueCheck::negativeTopK(const Found &found, double value)
{
    const Totals &totals = m_preview.totals;
    const std::size_t inPlugin = totals.visible + totals.hidden + totals.kept - totals.outOfReach;
    const std::size_t all = totals.hidden > 0 ? totals.hidden : inPlugin;
    Diagnostic &diagnostic =
        add(Code::NegativeTopK, Severity::Warning, found,
            {json::stringify(found.value), numberText(sliceEnd(all, value)), numberText(all)});
    setFix(diagnostic, found, "5");
    removalFix(diagnostic, found);
}

void ValueCheck::tools()
{
    const Found found = find(u"tools", m_context.config.tools);
    if (found.value.isAbsent() || found.value.isObject())
        return;
    Diagnostic &diagnostic = add(Code::WrongTypeIgnored, Severity::Warning, found,
                                 {found.key, json::stringify(found.value)});
    removalFix(diagnostic, found);
}

void ValueCheck::unknownKeys()
{
    for (const json::Member &member : m_file.members()) {
        if (std::find(kKeys.begin(), kKeys.end(), member.key) != kKeys.end())
            continue;
        const Found found{member.key, member.value, true};
        Diagnostic &diagnostic = add(Code::UnknownKey, Severity::Hint, found, {member.key});
        diagnostic.place.range = member.value.keyRange();
        removalFix(diagnostic, found);
    }
}

} // namespace

void addValueFindings(Preview &preview, const FindingContext &context, const json::View &fileRoot)
{
    ValueCheck(preview, context, fileRoot).run();
}

} // namespace tss::opencode
