// SPDX-License-Identifier: MIT
#include "app/models/toolfilter.h"

#include "app/models/catalogmodel.h"
#include "app/models/filterlexer.h"

#include <algorithm>
#include <array>

namespace tss::app {

namespace {

struct IsValue
{
    QLatin1StringView name;
    bool (*accepts)(const ToolFacts &);
};

constexpr std::array kIsValues{
    IsValue{QLatin1StringView("hidden"), [](const ToolFacts &facts) { return facts.state == CatalogModel::Hidden; }},
    IsValue{QLatin1StringView("visible"), [](const ToolFacts &facts) { return facts.state == CatalogModel::Visible; }},
    IsValue{QLatin1StringView("kept"), [](const ToolFacts &facts) { return facts.state == CatalogModel::Kept; }},
    IsValue{QLatin1StringView("unreachable"), [](const ToolFacts &facts) { return facts.state == CatalogModel::OutOfReach; }},
    IsValue{QLatin1StringView("overridden"), [](const ToolFacts &facts) { return facts.state == CatalogModel::Overridden; }},
    IsValue{QLatin1StringView("sent"), [](const ToolFacts &facts) { return facts.sent; }},
    IsValue{QLatin1StringView("problem"), [](const ToolFacts &facts) { return facts.hasProblem; }},
    IsValue{QLatin1StringView("tagged"), [](const ToolFacts &facts) { return !facts.tags.isEmpty(); }},
};

const IsValue *isValue(const QString &name)
{
    const auto found = std::find_if(kIsValues.begin(), kIsValues.end(), [&](const IsValue &value) { return value.name == name; });
    return found == kIsValues.end() ? nullptr : &*found;
}

bool hasTag(const ToolFacts &facts, const QString &prefix)
{
    if (prefix == QLatin1StringView("none"))
        return facts.tags.isEmpty();
    return std::any_of(facts.tags.begin(), facts.tags.end(), [&](const QString &tag) { return tag.startsWith(prefix); });
}

bool matches(const ToolFilter::Term &term, const ToolFacts &facts)
{
    switch (term.kind) {
    case ToolFilter::Kind::Word:
        return facts.searchText.contains(term.text);
    case ToolFilter::Kind::Tag:
        return hasTag(facts, term.text);
    case ToolFilter::Kind::Source:
        return facts.source.contains(term.text);
    case ToolFilter::Kind::Is:
        return isValue(term.text)->accepts(facts);
    case ToolFilter::Kind::Tokens:
        return term.from <= facts.tokens && facts.tokens <= term.to;
    case ToolFilter::Kind::Unknown:
        break;
    }
    return false;
}

/// Cheap questions first: texts are searched only where everything else holds.
bool isCheaper(const ToolFilter::Term &a, const ToolFilter::Term &b)
{
    return (a.kind == ToolFilter::Kind::Word) < (b.kind == ToolFilter::Kind::Word);
}

} // namespace

QString searchFolded(const QString &text)
{
    return text.normalized(QString::NormalizationForm_C).toCaseFolded();
}

ToolFilter ToolFilter::parse(const QString &text)
{
    ToolFilter filter;
    for (const FilterWord &word : filterWords(text)) {
        if (const auto term = termOf(word))
            filter.add(*term, word.asWritten);
    }
    std::stable_sort(filter.m_terms.begin(), filter.m_terms.end(), isCheaper);
    return filter;
}

void ToolFilter::add(Term term, const QString &asWritten)
{
    if (term.kind == Kind::Is && !isValue(term.text))
        term.kind = Kind::Unknown;
    if (term.kind == Kind::Unknown)
        m_problems << asWritten;
    m_terms.push_back(std::move(term));
}

bool ToolFilter::accepts(const ToolFacts &facts) const
{
    return std::all_of(m_terms.begin(), m_terms.end(), [&](const Term &term) {
        return term.kind != Kind::Unknown && matches(term, facts) != term.negated;
    });
}

} // namespace tss::app
