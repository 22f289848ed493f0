// SPDX-License-Identifier: MIT
#include "core/text/jsregex.h"

#include "core/text/jsruntime.h"

#include <utility>

namespace tss {

namespace {

Error timeoutError(JsRuntime &runtime)
{
    return {ErrorCode::RegexTimeout, {}, std::nullopt, {runtime.takeMessage()}};
}

/// The texts as a JavaScript array of strings.
JsValue arrayOf(JsRuntime &runtime, const std::vector<std::u16string> &texts)
{
    JsValue array = runtime.owned(JS_NewArray(runtime.context()));
    for (std::uint32_t i = 0; i < texts.size(); ++i) {
        const JsValue text = runtime.string(texts[i]);
        JS_SetPropertyUint32(runtime.context(), array.get(), i, JS_DupValue(runtime.context(), text.get()));
    }
    return array;
}

} // namespace

class JsSubjects::Private
{
public:
    JsRuntimePtr runtime;
    std::vector<std::u16string> texts;
    JsValue array;
};

JsSubjects::JsSubjects(JsEngine &engine, std::span<const std::u16string_view> texts)
    : m_d(std::make_unique<Private>())
{
    m_d->runtime = engine.d().runtime;
    m_d->texts.assign(texts.begin(), texts.end());
    m_d->array = arrayOf(*m_d->runtime, m_d->texts);
}

JsSubjects::~JsSubjects() = default;
JsSubjects::JsSubjects(JsSubjects &&) noexcept = default;
JsSubjects &JsSubjects::operator=(JsSubjects &&) noexcept = default;

class JsRegex::Private
{
public:
    JsEngine::Private *engine = nullptr;
    JsRuntimePtr runtime;
    JsValue regex;
};

JsRegex::JsRegex(std::unique_ptr<Private> d)
    : m_d(std::move(d))
{
}

JsRegex::~JsRegex() = default;
JsRegex::JsRegex(JsRegex &&) noexcept = default;
JsRegex &JsRegex::operator=(JsRegex &&) noexcept = default;

Result<JsRegex> JsRegex::compile(JsEngine &engine, std::u16string_view source)
{
    auto d = std::make_unique<Private>();
    d->engine = &engine.d();
    d->runtime = engine.d().runtime;
    const JsValue constructor = d->runtime->global("RegExp");
    const JsValue argument = d->runtime->string(source);
    d->regex = d->runtime->construct(constructor, {argument.get()});
    if (d->regex.isException())
        return failure({ErrorCode::RegexSyntax, {}, std::nullopt, {d->runtime->takeMessage()}});
    return JsRegex(std::move(d));
}

Result<bool> JsRegex::test(std::u16string_view text, std::chrono::milliseconds budget)
{
    JsRuntime &runtime = *m_d->runtime;
    JsValue &helper = m_d->engine->testOne;
    if (!helper.isSet())
        helper = runtime.evaluate("(function (regex, text) { return regex.test(text); })");
    const JsValue argument = runtime.string(text);
    const JsRuntime::Limit limit(runtime, budget);
    const JsValue result = runtime.call(helper, {m_d->regex.get(), argument.get()});
    if (result.isException())
        return failure(timeoutError(runtime));
    return JS_ToBool(runtime.context(), result.get()) == 1;
}

Result<std::vector<std::uint8_t>> JsRegex::testAll(const JsSubjects &subjects, std::chrono::milliseconds budget)
{
    JsRuntime &runtime = *m_d->runtime;
    JsValue &helper = m_d->engine->testAll;
    if (!helper.isSet())
        helper = runtime.evaluate("(function (regex, texts, buffer) { const flags = new Uint8Array(buffer);"
                                  " for (let i = 0; i < texts.length; ++i) flags[i] = regex.test(texts[i]) ? 1 : 0; })");
    std::vector<std::uint8_t> flags(subjects.d().texts.size());
    if (flags.empty())
        return flags;
    const JsValue buffer = runtime.owned(JS_NewArrayBuffer(runtime.context(), flags.data(), flags.size(), nullptr, nullptr, 0));
    const JsRuntime::Limit limit(runtime, budget);
    const JsValue result = runtime.call(helper, {m_d->regex.get(), subjects.d().array.get(), buffer.get()});
    if (result.isException())
        return failure(timeoutError(runtime));
    return flags;
}

} // namespace tss
