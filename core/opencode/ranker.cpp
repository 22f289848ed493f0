// SPDX-License-Identifier: MIT
#include "core/opencode/ranker.h"

#include "core/opencode/bytesearch.h"
#include "core/opencode/jsvalue.h"
#include "core/text/jsstring.h"

#include <algorithm>

namespace tss::opencode {

std::string folded(JsEngine &engine, std::u16string_view text)
{
    return unitBytes(engine.toLowerCase(text));
}

SearchQuery::SearchQuery(JsEngine &engine, std::u16string_view query)
{
    const std::u16string lower = engine.toLowerCase(query);
    const std::u16string_view trimmed = jsTrim(lower);
    m_isBlank = trimmed.empty();
    if (m_isBlank)
        return;
    for (const std::u16string_view token : jsSplitSpaces(trimmed)) {
        if (trimmed.size() <= 3 || token.size() >= 2)
            m_tokens.push_back({std::u16string(token), unitBytes(token)});
    }
}

// src/match.js scoreTool
template<class Report>
void SearchQuery::visit(const SearchDoc &doc, Report report) const
{
    using Reason = ScorePart::Reason;
    bool matched = false;
    const auto add = [&](Reason reason, const SearchToken &token, int points) {
        matched = true;
        report(reason, token, points);
    };
    for (const SearchToken &token : m_tokens) {
        if (doc.name == token.bytes)
            add(Reason::IdEquals, token, 100);
        else if (doc.name.starts_with(token.bytes))
            add(Reason::IdStartsWith, token, 40);
        else if (containsBytes(doc.name, token.bytes))
            add(Reason::IdContains, token, 20);
        if (containsBytes(doc.tags, token.bytes))
            add(Reason::Tags, token, 15);
        if (containsBytes(doc.description, token.bytes))
            add(Reason::Description, token, 5);
    }
    if (matched && doc.isTagged)
        report(Reason::TaggedBonus, SearchToken(), 2);
}

int SearchQuery::score(const SearchDoc &doc) const
{
    int sum = 0;
    visit(doc, [&sum](ScorePart::Reason, const SearchToken &, int points) { sum += points; });
    return sum;
}

std::vector<ScorePart> SearchQuery::parts(const SearchDoc &doc) const
{
    std::vector<ScorePart> list;
    visit(doc, [&list](ScorePart::Reason reason, const SearchToken &token, int points) {
        list.push_back({reason, token.text, points});
    });
    return list;
}

std::vector<Scored> ranked(const SearchQuery &query, const std::vector<SearchDoc> &docs,
                           double topK)
{
    std::vector<Scored> found;
    if (query.isBlank())
        return found;
    for (std::size_t i = 0; i < docs.size(); ++i) {
        if (const int score = query.score(docs[i]); score > 0)
            found.push_back({i, score});
    }
    const std::size_t count = sliceEnd(found.size(), topK);
    const auto better = [](const Scored &a, const Scored &b) {
        return a.score != b.score ? a.score > b.score : a.doc < b.doc;
    };
    std::partial_sort(found.begin(), found.begin() + static_cast<std::ptrdiff_t>(count),
                      found.end(), better);
    found.resize(count);
    return found;
}

} // namespace tss::opencode
