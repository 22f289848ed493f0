// SPDX-License-Identifier: MIT
// The Evaluator of OpenCode: previews and searches as @yulimfish/opencode-tool-search 0.1.2 would
// make them.
#pragma once

#include "core/opencode/catalogstate.h"
#include "core/opencode/searchcorpus.h"
#include "core/target.h"

#include <memory>
#include <string>

namespace tss::opencode {

class OpenCodeEvaluator final : public Evaluator
{
public:
    OpenCodeEvaluator();
    ~OpenCodeEvaluator() override;

    [[nodiscard]] Result<PreviewPtr> preview(const PreviewInput &input) override;
    [[nodiscard]] Result<SearchAnswer> search(const PreviewInput &input, std::u16string_view query,
                                              std::optional<double> topK) override;
    [[nodiscard]] std::u16string sentDescription(const Preview &preview,
                                                 std::size_t row) const override;
    [[nodiscard]] std::u16string sentSchema(const Preview &preview, std::size_t row,
                                            int indent) const override;
    [[nodiscard]] Result<std::vector<std::uint32_t>> matches(const CatalogPtr &catalog,
                                                             std::u16string_view pattern) override;

private:
    /// What was made last, so that searches on the same input repeat nothing.
    struct Last
    {
        std::string documentText;
        std::string inlineOptions;
        bool documentExists = false;
        Config config;
        PreviewPtr preview;
        std::unique_ptr<SearchSetup> search;
    };

    [[nodiscard]] bool prepare(const PreviewInput &input);
    [[nodiscard]] bool isCurrent(const PreviewInput &input) const;
    [[nodiscard]] const SearchSetup &searchSetupOf(Last &last);
    void listHidden(SearchAnswer &answer, double topK) const;
    void rank(SearchAnswer &answer, std::u16string_view query, double topK);
    void write(SearchAnswer &answer, std::u16string_view query) const;

    JsEngine m_engine; ///< first: what belongs to it must go before it
    std::unique_ptr<CatalogState> m_state;
    const TokenCounter *m_counter = nullptr;
    std::unique_ptr<SearchCorpus> m_corpus;
    std::unique_ptr<Last> m_last;
};

} // namespace tss::opencode
