// SPDX-License-Identifier: MIT
#include "core/opencode/target.h"

#include "core/opencode/evaluator.h"
#include "core/opencode/ids.h"

namespace tss::opencode {

namespace {

class OpenCodeTarget final : public Target
{
public:
    std::string_view name() const override { return "opencode"; }
    std::u16string toolId(const Source &source, const Tool &tool) const override
    {
        return opencode::toolId(source, tool);
    }
    std::unique_ptr<Evaluator> makeEvaluator() const override
    {
        return std::make_unique<OpenCodeEvaluator>();
    }
};

} // namespace

const Target &target()
{
    static const OpenCodeTarget instance;
    return instance;
}

} // namespace tss::opencode
