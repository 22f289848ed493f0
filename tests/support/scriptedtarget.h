// SPDX-License-Identifier: MIT
// ScriptedTarget: a target whose evaluator does what a test tells: waits, ignores being cancelled, fails.
#pragma once

#include "core/target.h"

#include <atomic>
#include <thread>

namespace tss::test {

class ScriptedTarget : public Target
{
public:
    std::atomic_bool holds{false}; ///< work goes on until this is false, or it is cancelled
    std::atomic_bool ignoresCancel{false};
    std::atomic_bool fails{false};
    mutable std::atomic_int started{0};
    mutable std::atomic_int finished{0};
    mutable std::atomic_int cancelled{0};

    [[nodiscard]] std::string_view name() const override { return "scripted"; }
    [[nodiscard]] std::u16string toolId(const Source &source, const Tool &tool) const override;
    [[nodiscard]] std::unique_ptr<Evaluator> makeEvaluator() const override;
};

/// Waits until a counter of the worker thread has a value, without running the event loop.
void waitUntil(const std::atomic_int &counter, int value);

} // namespace tss::test
