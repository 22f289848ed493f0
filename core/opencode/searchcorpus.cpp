// SPDX-License-Identifier: MIT
#include "core/opencode/searchcorpus.h"

namespace tss::opencode {

SearchCorpus::SearchCorpus(JsEngine &engine, const CatalogState &state)
{
    const std::vector<Tool> &tools = state.catalog().tools;
    m_ends.reserve(2 * tools.size());
    for (std::size_t row = 0; row < tools.size(); ++row) {
        m_bytes += folded(engine, state.tools()[row].id);
        m_ends.push_back(m_bytes.size());
        m_bytes += folded(engine, tools[row].description);
        m_ends.push_back(m_bytes.size());
    }
}

SearchDoc SearchCorpus::doc(std::uint32_t row) const
{
    const std::size_t begin = row == 0 ? 0 : m_ends[2 * row - 1];
    const std::size_t nameEnd = m_ends[2 * row];
    const std::string_view bytes = m_bytes;
    return {bytes.substr(begin, nameEnd - begin),
            bytes.substr(nameEnd, m_ends[2 * row + 1] - nameEnd),
            {},
            false};
}

ToolFacts factsOf(const CatalogState &state, const Config &config, std::uint32_t row)
{
    return toolFacts(config.entry(state.tools()[row].id), state.catalog().tools[row].description);
}

SearchSetup searchSetup(const SearchSources &sources, const Config &config, const Preview &preview)
{
    const auto &[engine, state, corpus] = sources;
    SearchSetup setup;
    setup.rows.reserve(state.winnersInOrder().size());
    setup.docs.reserve(state.winnersInOrder().size());
    for (const std::uint32_t row : state.winnersInOrder()) {
        if (!preview.rows[row].reachable)
            continue;
        SearchDoc &doc = setup.docs.emplace_back(corpus.doc(row));
        setup.rows.push_back(row);
        if (!config.entry(state.tools()[row].id))
            continue;
        const ToolFacts facts = factsOf(state, config, row);
        const auto tags = searchableTags(facts);
        setup.rankingThrows = setup.rankingThrows || !tags || !facts.oddDescription.isAbsent();
        doc.description = setup.texts.emplace_back(folded(engine, facts.description));
        doc.tags = setup.texts.emplace_back(folded(engine, tags.value_or(std::u16string())));
        doc.isTagged = facts.isTagged();
    }
    return setup;
}

} // namespace tss::opencode
