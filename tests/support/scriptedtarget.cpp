// SPDX-License-Identifier: MIT
#include "tests/support/scriptedtarget.h"

#include "core/opencode/ids.h"

namespace tss::test {

namespace {

class ScriptedEvaluator : public Evaluator
{
public:
    explicit ScriptedEvaluator(const ScriptedTarget &target)
        : m_target(target)
    {
    }

    Result<PreviewPtr> preview(const PreviewInput &input) override
    {
        if (const Status status = work(input.cancelled); !status)
            return failure(status.error());
        auto index = std::make_shared<CatalogIndex>();
        index->catalog = input.catalog;
        if (input.catalog) {
            for (const Tool &tool : input.catalog->tools)
                index->tools.push_back({m_target.toolId(input.catalog->sources[tool.source], tool), static_cast<std::uint32_t>(index->tools.size()), {}, 0});
        }
        auto preview = std::make_shared<Preview>();
        preview->rows.resize(index->tools.size());
        preview->index = std::move(index);
        preview->revision = input.revision;
        return preview;
    }

    Result<SearchAnswer> search(const PreviewInput &input, std::u16string_view query, std::optional<double>) override
    {
        if (const Status status = work(input.cancelled); !status)
            return failure(status.error());
        SearchAnswer answer;
        answer.output = query;
        return answer;
    }

    std::u16string sentDescription(const Preview &, std::size_t) const override { return {}; }
    std::u16string sentSchema(const Preview &, std::size_t, int) const override { return {}; }

    /// As many rows as the pattern is long.
    Result<std::vector<std::uint32_t>> matches(const CatalogPtr &, std::u16string_view pattern) override
    {
        if (const Status status = work(nullptr); !status)
            return failure(status.error());
        return std::vector<std::uint32_t>(pattern.size());
    }

private:
    Status work(const std::atomic_bool *cancelled)
    {
        ++m_target.started;
        const auto isCancelled = [&] { return cancelled && *cancelled && !m_target.ignoresCancel; };
        while (m_target.holds && !isCancelled())
            std::this_thread::yield();
        if (isCancelled())
            ++m_target.cancelled;
        ++m_target.finished;
        if (isCancelled())
            return failure({ErrorCode::Cancelled, {}, {}, {}});
        if (m_target.fails)
            return failure({ErrorCode::WriteFailed, {}, {}, {}});
        return {};
    }

    const ScriptedTarget &m_target;
};

} // namespace

std::u16string ScriptedTarget::toolId(const Source &source, const Tool &tool) const
{
    return opencode::toolId(source, tool);
}

std::unique_ptr<Evaluator> ScriptedTarget::makeEvaluator() const
{
    return std::make_unique<ScriptedEvaluator>(*this);
}

void waitUntil(const std::atomic_int &counter, int value)
{
    while (counter < value)
        std::this_thread::yield();
}

} // namespace tss::test
