// SPDX-License-Identifier: MIT
#include "core/opencode/session.h"

#include "core/json/stringify.h"
#include "core/opencode/matcher.h"
#include "core/opencode/searchtool.h"
#include "core/opencode/texts.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace tss::opencode {

namespace {

/// One entry of the plugin's Map.
struct CatalogEntry
{
    std::u16string id;
    ToolFacts facts;
    json::View parameters;
    std::size_t row = 0;
    bool isHidden = false;
};

struct FoldedEntry
{
    std::string name, description, tags;
};

} // namespace

class Session::Private
{
public:
    Private(JsEngine &engine, Config mergedConfig);

    [[nodiscard]] bool isActive() const { return config.isEnabled && !config.throwsAtStart; }
    [[nodiscard]] bool shouldHide(const std::u16string &id);
    CatalogEntry &upsert(const HookTool &tool);
    [[nodiscard]] bool isCollapsed(const CatalogEntry &entry) const
    {
        return entry.isHidden && !activated.contains(entry.id);
    }
    /// Chooses the hits; false where the search throws.
    [[nodiscard]] bool choose(std::u16string_view query, double topK, std::vector<SearchHit> &hits);
    [[nodiscard]] bool rank(std::u16string_view query, double topK, std::vector<SearchHit> &hits);
    void listCollapsed(double topK, std::vector<SearchHit> &hits) const;
    /// Writes the answer's text and activates what it shows.
    void answerWith(SessionSearch &result, std::u16string_view query);

    JsEngine &js;
    Config config;
    SearchLimits limits;
    std::vector<Matcher> hide, keep;
    std::vector<CatalogEntry> entries;
    std::unordered_map<std::u16string, std::size_t> byId;
    std::unordered_map<std::u16string, bool> hidden; ///< shouldHide depends on the id alone
    std::unordered_set<std::u16string> activated;
};

Session::Private::Private(JsEngine &engine, Config mergedConfig)
    : js(engine)
    , config(std::move(mergedConfig))
    , limits(searchLimits(config))
{
    if (!isActive())
        return;
    for (const PatternText &pattern : config.hidePatterns)
        hide.emplace_back(js, pattern);
    keep.emplace_back(js, PatternText{std::u16string(searchToolId()), true, {}});
    for (const PatternText &pattern : config.keepPatterns)
        keep.emplace_back(js, pattern);
}

bool Session::Private::shouldHide(const std::u16string &id)
{
    const auto matches = [&id](Matcher &matcher) { return matcher.matches(id); };
    const auto [known, isNew] = hidden.try_emplace(id, false);
    if (isNew && std::none_of(keep.begin(), keep.end(), matches))
        known->second = std::any_of(hide.begin(), hide.end(), matches);
    return known->second;
}

// A Map keeps the place of a key that is set again.
CatalogEntry &Session::Private::upsert(const HookTool &tool)
{
    const auto [place, isNew] = byId.try_emplace(tool.id, entries.size());
    if (isNew)
        entries.emplace_back();
    CatalogEntry &entry = entries[place->second];
    entry = {tool.id, toolFacts(config.entry(tool.id), tool.description), tool.parameters, tool.row,
             shouldHide(tool.id)};
    return entry;
}

void Session::Private::listCollapsed(double topK, std::vector<SearchHit> &hits) const
{
    for (const CatalogEntry &entry : entries) {
        if (isCollapsed(entry))
            hits.push_back({entry.row, entry.id, 1, {{ScorePart::Reason::ListAll, u"*", 1}}});
    }
    hits.resize(sliceEnd(hits.size(), topK));
}

bool Session::Private::rank(std::u16string_view query, double topK, std::vector<SearchHit> &hits)
{
    const SearchQuery parsed(js, query);
    if (parsed.isBlank())
        return true;
    std::vector<FoldedEntry> texts;
    texts.reserve(entries.size());
    std::vector<SearchDoc> docs;
    docs.reserve(entries.size());
    for (const CatalogEntry &entry : entries) {
        const auto tags = searchableTags(entry.facts);
        if (!tags || !entry.facts.oddDescription.isAbsent())
            return false;
        const FoldedEntry &text = texts.emplace_back(FoldedEntry{
            folded(js, entry.id), folded(js, entry.facts.description), folded(js, *tags)});
        docs.push_back({text.name, text.description, text.tags, entry.facts.isTagged()});
    }
    for (const Scored &scored : ranked(parsed, docs, topK)) {
        const CatalogEntry &entry = entries[scored.doc];
        hits.push_back({entry.row, entry.id, scored.score, parsed.parts(docs[scored.doc])});
    }
    return true;
}

bool Session::Private::choose(std::u16string_view query, double topK, std::vector<SearchHit> &hits)
{
    if (!isListAll(query))
        return rank(query, topK, hits);
    listCollapsed(topK, hits);
    return true;
}

// An exception leaves what was activated before it activated.
void Session::Private::answerWith(SessionSearch &result, std::u16string_view query)
{
    SearchAnswer &answer = result.answer;
    std::vector<HitText> texts;
    for (const SearchHit &hit : answer.hits) {
        const CatalogEntry &entry = entries[byId.at(hit.id)];
        texts.push_back({entry.id, entry.facts, hit.score, json::stringify(entry.parameters, 2)});
        if (activated.insert(hit.id).second)
            result.activated.push_back(hit.id);
        answer.throws = !hitBlock(texts.back(), limits);
        if (answer.throws)
            return;
    }
    answer.title = searchTitle(answer.hits.size(), query);
    answer.output = searchOutput(texts, query, limits).value_or(std::u16string());
}

Session::Session(JsEngine &engine, Config config)
    : m_d(std::make_unique<Private>(engine, std::move(config)))
{
}

Session::~Session() = default;
Session::Session(Session &&) noexcept = default;

Turn Session::turn(const std::vector<HookTool> &tools)
{
    Turn turn;
    for (const HookTool &tool : tools) {
        const bool collapsed = m_d->isActive() && m_d->isCollapsed(m_d->upsert(tool));
        turn.descriptions.push_back(collapsed ? stub(tool.id) : tool.description);
    }
    if (!m_d->isActive() || !m_d->config.hasSystemHint)
        return turn;
    const auto collapsed =
        std::count_if(m_d->entries.begin(), m_d->entries.end(),
                      [this](const CatalogEntry &entry) { return m_d->isCollapsed(entry); });
    if (collapsed > 0)
        turn.system.push_back(systemHint(static_cast<std::size_t>(collapsed)));
    return turn;
}

SessionSearch Session::search(std::u16string_view query, std::optional<double> topK)
{
    SessionSearch result;
    if (!m_d->isActive())
        return result;
    const auto limit = topKInForce(m_d->limits, topK);
    result.answer.throws = !limit || !m_d->choose(query, *limit, result.answer.hits);
    if (!result.answer.throws)
        m_d->answerWith(result, query);
    if (result.answer.throws)
        result.answer.hits.clear();
    return result;
}

void Session::call(std::u16string_view tool)
{
    if (!tool.empty() && tool != searchToolId())
        m_d->activated.emplace(tool);
}

} // namespace tss::opencode
