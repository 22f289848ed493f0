// SPDX-License-Identifier: MIT
// Keyword ranking as src/match.js of @yulimfish/opencode-tool-search 0.1.2 does it. Texts are
// folded once: lower-cased and written as bytes (bytesearch.h).
#pragma once

#include "core/target.h"
#include "core/text/jsengine.h"

#include <string>
#include <string_view>
#include <vector>

namespace tss::opencode {

[[nodiscard]] std::string folded(JsEngine &engine, std::u16string_view text);

/// One tool as the ranker sees it; the texts are folded and owned by the caller.
struct SearchDoc
{
    std::string_view name;
    std::string_view description;
    std::string_view tags; ///< joined by a space
    bool isTagged = false; ///< the tag list is not empty
};

struct SearchToken
{
    std::u16string text;
    std::string bytes; ///< folded
};

class SearchQuery
{
public:
    SearchQuery(JsEngine &engine, std::u16string_view query);
    /// Nothing but white space: no tool is looked at.
    [[nodiscard]] bool isBlank() const { return m_isBlank; }
    [[nodiscard]] int score(const SearchDoc &doc) const;
    [[nodiscard]] std::vector<ScorePart> parts(const SearchDoc &doc) const;

private:
    template<class Report>
    void visit(const SearchDoc &doc, Report report) const;

    std::vector<SearchToken> m_tokens;
    bool m_isBlank = true;
};

struct Scored
{
    std::size_t doc = 0;
    int score = 0;
};

/// Docs with a score above 0, best first, equal ones in their order; slice(0, topK) of them.
[[nodiscard]] std::vector<Scored> ranked(const SearchQuery &query,
                                         const std::vector<SearchDoc> &docs, double topK);

} // namespace tss::opencode
