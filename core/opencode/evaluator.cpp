// SPDX-License-Identifier: MIT
#include "core/opencode/evaluator.h"

#include "core/opencode/findings.h"
#include "core/opencode/patterns.h"
#include "core/opencode/previewbuilder.h"
#include "core/opencode/texts.h"
#include "core/opencode/wireschema.h"
#include "core/text/utf16.h"

namespace tss::opencode {

namespace {

bool isCancelled(const PreviewInput &input)
{
    return input.cancelled && input.cancelled->load(std::memory_order_relaxed);
}

Error cancelled()
{
    Error error;
    error.code = ErrorCode::Cancelled;
    return error;
}

/// The tool of this row exists in the request at all.
bool isSent(const Preview &preview, std::size_t row)
{
    const Tool &tool = preview.index->catalog->tools[row];
    const bool isPlugins =
        preview.index->tools[row].id == searchToolId() && tool.origin != Origin::McpServer;
    return preview.rows[row].sent && (preview.pluginActive || !isPlugins);
}

} // namespace

OpenCodeEvaluator::OpenCodeEvaluator() = default;
OpenCodeEvaluator::~OpenCodeEvaluator() = default;

bool OpenCodeEvaluator::prepare(const PreviewInput &input)
{
    const TokenCounter &counter = input.counter ? *input.counter : estimateCounter();
    if (m_state && m_state->index()->catalog == input.catalog && m_counter == &counter) {
        return true;
    }
    m_last.reset();
    m_corpus.reset();
    m_state = CatalogState::make(m_engine, input.catalog, counter, input.cancelled);
    m_counter = &counter;
    return m_state != nullptr;
}

bool OpenCodeEvaluator::isCurrent(const PreviewInput &input) const
{
    return m_last && m_last->preview->host == input.host &&
           m_last->documentExists == input.documentExists &&
           m_last->documentText == input.documentText &&
           m_last->inlineOptions == input.inlineOptions;
}

Result<PreviewPtr> OpenCodeEvaluator::preview(const PreviewInput &input)
{
    if (!prepare(input))
        return failure(cancelled());
    m_state->nextGeneration();
    auto last = std::make_unique<Last>();
    const ConfigFile file = readConfigFile(input);
    last->config = mergedConfig(strictValue(input.inlineOptions), file.inForce());
    Preview preview = PreviewBuilder(*m_state, last->config, input).build();
    if (isCancelled(input))
        return failure(cancelled());
    addFindings(preview, {*m_state, last->config, input, file});
    last->documentText = input.documentText;
    last->inlineOptions = input.inlineOptions;
    last->documentExists = input.documentExists;
    last->preview = std::make_shared<const Preview>(std::move(preview));
    m_last = std::move(last);
    return m_last->preview;
}

const SearchSetup &OpenCodeEvaluator::searchSetupOf(Last &last)
{
    if (!m_corpus)
        m_corpus = std::make_unique<SearchCorpus>(m_engine, *m_state);
    if (!last.search)
        last.search = std::make_unique<SearchSetup>(
            searchSetup({m_engine, *m_state, *m_corpus}, last.config, *last.preview));
    return *last.search;
}

Result<SearchAnswer> OpenCodeEvaluator::search(const PreviewInput &input, std::u16string_view query,
                                               std::optional<double> topK)
{
    if (!prepare(input))
        return failure(cancelled());
    if (!isCurrent(input)) {
        if (auto made = preview(input); !made)
            return failure(made.error());
    }
    SearchAnswer answer;
    if (!m_last->preview->pluginActive)
        return answer;
    const auto limit = topKInForce(searchLimits(m_last->config), topK);
    answer.throws = !limit;
    if (limit && isListAll(query))
        listHidden(answer, *limit);
    else if (limit)
        rank(answer, query, *limit);
    if (!answer.throws)
        write(answer, query);
    if (answer.throws)
        answer.hits.clear();
    return answer;
}

void OpenCodeEvaluator::listHidden(SearchAnswer &answer, double topK) const
{
    const Preview &preview = *m_last->preview;
    for (const std::uint32_t row : m_state->winnersInOrder()) {
        if (preview.rows[row].verdict == Verdict::Hidden)
            answer.hits.push_back(
                {row, m_state->tools()[row].id, 1, {{ScorePart::Reason::ListAll, u"*", 1}}});
    }
    answer.hits.resize(sliceEnd(answer.hits.size(), topK));
}

void OpenCodeEvaluator::rank(SearchAnswer &answer, std::u16string_view query, double topK)
{
    const SearchQuery parsed(m_engine, query);
    const SearchSetup &setup = searchSetupOf(*m_last);
    answer.throws = setup.rankingThrows && !parsed.isBlank();
    if (answer.throws)
        return;
    for (const Scored &scored : ranked(parsed, setup.docs, topK)) {
        const std::uint32_t row = setup.rows[scored.doc];
        answer.hits.push_back(
            {row, m_state->tools()[row].id, scored.score, parsed.parts(setup.docs[scored.doc])});
    }
}

void OpenCodeEvaluator::write(SearchAnswer &answer, std::u16string_view query) const
{
    std::vector<ToolFacts> facts;
    std::vector<HitText> texts;
    facts.reserve(answer.hits.size());
    for (const SearchHit &hit : answer.hits) {
        const auto row = static_cast<std::uint32_t>(hit.row);
        facts.push_back(factsOf(*m_state, m_last->config, row));
        texts.push_back(
            {hit.id, facts.back(), hit.score, wireSchema(m_state->catalog().tools[row], 2)});
    }
    const auto output = searchOutput(texts, query, searchLimits(m_last->config));
    answer.throws = !output;
    if (!output)
        return;
    answer.title = searchTitle(answer.hits.size(), query);
    answer.output = *output;
}

std::u16string OpenCodeEvaluator::sentDescription(const Preview &preview, std::size_t row) const
{
    if (!isSent(preview, row))
        return {};
    if (preview.rows[row].verdict == Verdict::Hidden)
        return stub(preview.index->tools[row].id);
    return preview.index->catalog->tools[row].description;
}

std::u16string OpenCodeEvaluator::sentSchema(const Preview &preview, std::size_t row,
                                             int indent) const
{
    if (!isSent(preview, row))
        return {};
    return wireSchema(preview.index->catalog->tools[row], indent);
}

Result<std::vector<std::uint32_t>> OpenCodeEvaluator::matches(const CatalogPtr &catalog,
                                                              std::u16string_view pattern)
{
    PreviewInput input;
    input.catalog = catalog;
    input.counter = m_counter;
    if (!prepare(input))
        return failure(cancelled());
    const PatternMatch &match = m_state->match({std::u16string(pattern), true, {}});
    if (match.problem == RuleProblem::None || match.problem == RuleProblem::Empty)
        return match.rows;
    Error error;
    error.code =
        match.problem == RuleProblem::Timeout ? ErrorCode::RegexTimeout : ErrorCode::RegexSyntax;
    error.args = {toUtf8(match.detail)};
    return failure(std::move(error));
}

} // namespace tss::opencode
