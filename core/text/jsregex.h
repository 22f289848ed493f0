// SPDX-License-Identifier: MIT
// JsRegex: `new RegExp(source)` without flags and its test(), the only door to regular expressions.
// Residue against OpenCode's own engine (Bun): it takes (?i:a) modifiers and duplicate group names that QuickJS
// refuses; usesBunOnlySyntax() recognises them so that a diagnostic can say so.
#pragma once

#include "core/result.h"
#include "core/text/jsengine.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

namespace tss {

/// The ids that patterns are tested on, converted for the engine once. Belongs to the engine that made it and
/// must not outlive it.
class JsSubjects
{
public:
    JsSubjects(JsEngine &engine, std::span<const std::u16string_view> texts);
    ~JsSubjects();
    JsSubjects(JsSubjects &&) noexcept;
    JsSubjects &operator=(JsSubjects &&) noexcept;
    class Private;
    [[nodiscard]] const Private &d() const { return *m_d; }

private:
    std::unique_ptr<Private> m_d;
};

/// Plain patterns are decided without the engine, in time linear in the text; the others by backtracking, as the
/// runtimes do it, under the budget. Must not be used after the engine that compiled it is gone.
class JsRegex
{
public:
    /// ErrorCode::RegexSyntax (args[0]: the engine's message) where `new RegExp(source)` throws.
    [[nodiscard]] static Result<JsRegex> compile(JsEngine &engine, std::u16string_view source);
    ~JsRegex();
    JsRegex(JsRegex &&) noexcept;
    JsRegex &operator=(JsRegex &&) noexcept;

    /// regex.test(text); ErrorCode::RegexTimeout when the budget runs out first.
    [[nodiscard]] Result<bool> test(std::u16string_view text, std::chrono::milliseconds budget);

    /// One flag per subject (1: matches). The budget is for all of them together.
    [[nodiscard]] Result<std::vector<std::uint8_t>> testAll(const JsSubjects &subjects, std::chrono::milliseconds budget);

private:
    class Private;
    explicit JsRegex(std::unique_ptr<Private> d);
    std::unique_ptr<Private> m_d;
};

/// True for syntax that Bun 1.3 accepts and QuickJS refuses: (?i:…) modifiers, duplicate group names.
[[nodiscard]] bool usesBunOnlySyntax(std::u16string_view source);

} // namespace tss
