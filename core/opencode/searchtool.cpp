// SPDX-License-Identifier: MIT
#include "core/opencode/searchtool.h"

#include "core/opencode/texts.h"
#include "core/text/jsstring.h"

namespace tss::opencode {

namespace {

std::optional<Primitive> primitiveOr(const EffectiveValue &value, double fallback)
{
    if (!value.value.isTruthy())
        return Primitive(fallback);
    return toPrimitive(value.value);
}

std::u16string cut(const std::u16string &text, double limit)
{
    const std::size_t end = sliceEnd(text.size(), limit - 1);
    std::u16string shortened(jsTrimEnd(std::u16string_view(text).substr(0, end)));
    shortened += u'…';
    return shortened;
}

// truncate() returns an object or array untouched when its length is small enough; text.slice() of
// any other throws.
std::optional<std::u16string> oddDescriptionText(const json::View &value, const Primitive &limit)
{
    std::optional<Primitive> length;
    if (value.isArray())
        length = Primitive(static_cast<double>(value.size()));
    else if (value.isObject())
        length = toPrimitive(value[u"length"]);
    if (!length || !lessOrEqual(*length, limit))
        return std::nullopt;
    return toString(value);
}

/// The line with the tags; empty for none. Only a list has join(); what has no length above 0 is
/// never joined.
std::optional<std::u16string> tagsText(const json::View &tags)
{
    if (tags.isAbsent() || tags.isNumber() || tags.isBool())
        return std::u16string();
    if (tags.isObject()) {
        const auto length = toPrimitive(tags[u"length"]);
        if (!length || toNumber(*length) > 0)
            return std::nullopt;
        return std::u16string();
    }
    if (!tags.isArray())
        return std::nullopt;
    if (tags.size() == 0)
        return std::u16string();
    const auto joined = join(tags, u", ");
    if (!joined)
        return std::nullopt;
    return tagLine(*joined);
}

} // namespace

// src/catalog.js upsert: userMeta.description || description || "", userMeta.tags || []
ToolFacts toolFacts(const ToolEntry *entry, std::u16string_view ownDescription)
{
    ToolFacts facts;
    if (entry) {
        const json::View description = entry->value[u"description"];
        if (description.isTruthy() && description.isString())
            facts.description = description.string();
        else if (description.isTruthy())
            facts.oddDescription = description;
        if (const json::View tags = entry->value[u"tags"]; tags.isTruthy())
            facts.tags = tags;
    }
    if (facts.description.empty() && facts.oddDescription.isAbsent())
        facts.description = ownDescription;
    return facts;
}

std::optional<std::u16string> searchableTags(const ToolFacts &facts)
{
    if (facts.tags.isAbsent())
        return std::u16string();
    if (!facts.tags.isArray())
        return std::nullopt;
    return join(facts.tags, u" ");
}

SearchLimits searchLimits(const Config &config)
{
    SearchLimits limits;
    if (const auto topK = primitiveOr(config.topK, 5))
        limits.topK = toNumber(*topK);
    limits.description = primitiveOr(config.descriptionLimit, 600);
    return limits;
}

std::optional<double> topKInForce(const SearchLimits &limits, std::optional<double> argument)
{
    const bool given = argument && *argument == *argument && *argument != 0;
    return given ? argument : limits.topK;
}

// src/index.js truncate(tool.description || "(no description)", cfg.descriptionLimit || 600)
std::optional<std::u16string> resultDescription(const ToolFacts &facts,
                                                const std::optional<Primitive> &limit)
{
    if (!limit)
        return std::nullopt;
    if (!facts.oddDescription.isAbsent())
        return oddDescriptionText(facts.oddDescription, *limit);
    const std::u16string text(facts.description.empty() ? std::u16string(missingDescription())
                                                        : facts.description);
    const double size = toNumber(*limit);
    if (static_cast<double>(text.size()) <= size)
        return text;
    return cut(text, size);
}

bool isListAll(std::u16string_view query)
{
    return jsTrim(query) == u"*";
}

std::u16string searchTitle(std::size_t hits, std::u16string_view query)
{
    return hits == 0 ? noMatchTitle(query) : matchTitle(hits, query);
}

std::optional<std::u16string> searchOutput(const std::vector<HitText> &hits,
                                           std::u16string_view query, const SearchLimits &limits)
{
    if (hits.empty())
        return noMatchOutput(query);
    std::u16string output = matchHeader(hits.size(), query);
    for (const HitText &hit : hits) {
        const auto block = hitBlock(hit, limits);
        if (!block)
            return std::nullopt;
        output += *block;
    }
    output += matchFooter();
    return output;
}

std::optional<std::u16string> hitBlock(const HitText &hit, const SearchLimits &limits)
{
    const auto description = resultDescription(hit.facts, limits.description);
    const auto tags = tagsText(hit.facts.tags);
    if (!description || !tags)
        return std::nullopt;
    std::u16string block = hitHeading(hit.id, hit.score);
    block += *description;
    block += u'\n';
    block += *tags;
    block += parametersBlock(hit.parameters);
    return block;
}

} // namespace tss::opencode
