// SPDX-License-Identifier: MIT
#include "core/text/jsruntime.h"

#include "core/text/utf16.h"

#include <new>
#include <utility>

namespace tss {

namespace {

constexpr std::size_t kStackBytes = 1024 * 1024;
constexpr std::size_t kMemoryBytes = 256 * 1024 * 1024;

JSContext *newContext(JSRuntime *runtime)
{
    JSContext *context = JS_NewContextRaw(runtime);
    if (!context)
        throw std::bad_alloc();
    JS_AddIntrinsicBaseObjects(context);
    JS_AddIntrinsicEval(context);
    JS_AddIntrinsicRegExpCompiler(context);
    JS_AddIntrinsicRegExp(context);
    JS_AddIntrinsicTypedArrays(context);
    return context;
}

} // namespace

JsValue::JsValue(JsRuntimePtr runtime, JSValue value)
    : m_runtime(std::move(runtime))
    , m_value(value)
{
}

JsValue::~JsValue()
{
    if (m_runtime)
        JS_FreeValue(m_runtime->context(), m_value);
}

JsValue::JsValue(JsValue &&other) noexcept
    : m_runtime(std::exchange(other.m_runtime, nullptr))
    , m_value(other.m_value)
{
}

JsValue &JsValue::operator=(JsValue &&other) noexcept
{
    std::swap(m_runtime, other.m_runtime);
    std::swap(m_value, other.m_value);
    return *this;
}

bool JsValue::isException() const
{
    return JS_IsException(m_value) != 0;
}

JsRuntime::JsRuntime()
    : m_runtime(JS_NewRuntime())
{
    if (!m_runtime)
        throw std::bad_alloc();
    JS_SetMaxStackSize(m_runtime, kStackBytes);
    JS_SetMemoryLimit(m_runtime, kMemoryBytes);
    JS_SetInterruptHandler(m_runtime, &JsRuntime::isOver, this);
    m_context = newContext(m_runtime);
}

JsRuntime::~JsRuntime()
{
    enter();
    JS_FreeContext(m_context);
    JS_FreeRuntime(m_runtime);
}

/// An engine may be made on one thread and used on another: the stack limit counts from here.
void JsRuntime::enter() const
{
    JS_UpdateStackTop(m_runtime);
}

int JsRuntime::isOver(JSRuntime *, void *self)
{
    const auto &deadline = static_cast<JsRuntime *>(self)->m_deadline;
    return deadline && std::chrono::steady_clock::now() >= *deadline ? 1 : 0;
}

JsValue JsRuntime::evaluate(std::string_view code)
{
    enter();
    const std::string terminated(code);
    return owned(JS_Eval(m_context, terminated.c_str(), terminated.size(), "tss", JS_EVAL_TYPE_GLOBAL));
}

JsValue JsRuntime::global(const char *name)
{
    enter();
    const JsValue object = owned(JS_GetGlobalObject(m_context));
    return owned(JS_GetPropertyStr(m_context, object.get(), name));
}

JsValue JsRuntime::call(const JsValue &function, std::initializer_list<JSValue> arguments)
{
    enter();
    std::vector<JSValue> values(arguments);
    return owned(JS_Call(m_context, function.get(), JS_UNDEFINED, static_cast<int>(values.size()), values.data()));
}

JsValue JsRuntime::construct(const JsValue &constructor, std::initializer_list<JSValue> arguments)
{
    enter();
    std::vector<JSValue> values(arguments);
    return owned(JS_CallConstructor(m_context, constructor.get(), static_cast<int>(values.size()), values.data()));
}

JsValue JsRuntime::string(std::u16string_view text)
{
    enter();
    const std::string bytes = toWtf8(text);
    return owned(JS_NewStringLen(m_context, bytes.data(), bytes.size()));
}

std::u16string JsRuntime::text(const JsValue &value) const
{
    return fromWtf8(utf8(value));
}

std::string JsRuntime::utf8(const JsValue &value) const
{
    enter();
    std::size_t length = 0;
    const char *bytes = JS_ToCStringLen(m_context, &length, value.get());
    if (!bytes)
        return {};
    std::string result(bytes, length);
    JS_FreeCString(m_context, bytes);
    return result;
}

std::string JsRuntime::takeMessage()
{
    enter();
    const JsValue exception = owned(JS_GetException(m_context));
    const JsValue message = owned(JS_GetPropertyStr(m_context, exception.get(), "message"));
    return utf8(message);
}

JsRuntime::Limit::Limit(JsRuntime &runtime, std::chrono::milliseconds budget)
    : m_runtime(runtime)
{
    m_runtime.m_deadline = std::chrono::steady_clock::now() + budget;
}

JsRuntime::Limit::~Limit()
{
    m_runtime.m_deadline.reset();
}

} // namespace tss
