// SPDX-License-Identifier: MIT
// QuickJS wrapped: the runtime with its limits, and values that free themselves. Inside core/text only.
#pragma once

#include "core/text/jsengine.h"

#include <quickjs/quickjs.h>

#include <chrono>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss {

class JsRuntime;
using JsRuntimePtr = std::shared_ptr<JsRuntime>;

/// A JavaScript value that we own. Keeps its runtime alive.
class JsValue
{
public:
    JsValue() = default;
    JsValue(JsRuntimePtr runtime, JSValue value);
    ~JsValue();
    JsValue(JsValue &&other) noexcept;
    JsValue &operator=(JsValue &&other) noexcept;

    [[nodiscard]] JSValue get() const { return m_value; }
    [[nodiscard]] bool isSet() const { return m_runtime != nullptr; }
    [[nodiscard]] bool isException() const;

private:
    JsRuntimePtr m_runtime;
    JSValue m_value{};
};

class JsRuntime : public std::enable_shared_from_this<JsRuntime>
{
public:
    JsRuntime();
    ~JsRuntime();
    JsRuntime(const JsRuntime &) = delete;
    JsRuntime &operator=(const JsRuntime &) = delete;

    [[nodiscard]] JSContext *context() const { return m_context; }
    [[nodiscard]] JsValue owned(JSValue value) { return {shared_from_this(), value}; }

    [[nodiscard]] JsValue evaluate(std::string_view code);
    [[nodiscard]] JsValue global(const char *name);
    /// Calls with undefined as this.
    [[nodiscard]] JsValue call(const JsValue &function, std::initializer_list<JSValue> arguments);
    [[nodiscard]] JsValue construct(const JsValue &constructor, std::initializer_list<JSValue> arguments);

    /// Strings keep their lone surrogates both ways.
    [[nodiscard]] JsValue string(std::u16string_view text);
    [[nodiscard]] std::u16string text(const JsValue &value) const;
    [[nodiscard]] std::string utf8(const JsValue &value) const;
    /// Takes the pending exception: its message.
    [[nodiscard]] std::string takeMessage();

    /// Until the Limit ends, running code is interrupted when the budget is over.
    class Limit
    {
    public:
        Limit(JsRuntime &runtime, std::chrono::milliseconds budget);
        ~Limit();
        Limit(const Limit &) = delete;
        Limit &operator=(const Limit &) = delete;

    private:
        JsRuntime &m_runtime;
    };

private:
    static int isOver(JSRuntime *runtime, void *self);
    void enter() const;

    JSRuntime *m_runtime;
    JSContext *m_context;
    std::optional<std::chrono::steady_clock::time_point> m_deadline;
};

class JsEngine::Private
{
public:
    JsRuntimePtr runtime = std::make_shared<JsRuntime>();
    /// Helpers written in JavaScript, made when first wanted.
    JsValue lowerCase;
    JsValue testAll;
    JsValue testOne;
};

} // namespace tss
