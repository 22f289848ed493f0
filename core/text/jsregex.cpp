// SPDX-License-Identifier: MIT
#include "core/text/jsregex.h"

#include "core/text/jsruntime.h"
#include "core/text/lazydfa.h"

#include <utility>

namespace tss {

namespace {

Error timeoutError(JsRuntime &runtime)
{
    return {ErrorCode::RegexTimeout, {}, std::nullopt, {runtime.takeMessage()}};
}

} // namespace

class JsSubjects::Private
{
public:
    JsRuntimePtr runtime;
    std::u16string units; ///< all texts, one behind the other
    std::vector<std::size_t> ends;

    std::u16string_view text(std::size_t index) const
    {
        const std::size_t begin = index == 0 ? 0 : ends[index - 1];
        return std::u16string_view(units).substr(begin, ends[index] - begin);
    }

    /// The texts as a JavaScript array of strings, made when a pattern first needs the engine.
    JSValue array() const
    {
        if (m_array.isSet())
            return m_array.get();
        JSContext *context = runtime->context();
        m_array = runtime->owned(JS_NewArray(context));
        for (std::size_t i = 0; i < ends.size(); ++i) {
            const JsValue string = runtime->string(text(i));
            JS_SetPropertyUint32(context, m_array.get(), static_cast<std::uint32_t>(i), JS_DupValue(context, string.get()));
        }
        return m_array.get();
    }

private:
    mutable JsValue m_array;
};

JsSubjects::JsSubjects(JsEngine &engine, std::span<const std::u16string_view> texts)
    : m_d(std::make_unique<Private>())
{
    m_d->runtime = engine.d().runtime;
    m_d->ends.reserve(texts.size());
    for (const std::u16string_view text : texts) {
        m_d->units += text;
        m_d->ends.push_back(m_d->units.size());
    }
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
    /// The pattern without the engine, where it is simple enough: ten times as fast.
    std::optional<LazyDfa> dfa;
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
    if (auto simple = SimplePattern::read(source))
        d->dfa.emplace(std::move(*simple));
    return JsRegex(std::move(d));
}

Result<bool> JsRegex::test(std::u16string_view text, std::chrono::milliseconds budget)
{
    if (m_d->dfa)
        return m_d->dfa->test(text);
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
    const JsSubjects::Private &all = subjects.d();
    std::vector<std::uint8_t> flags(all.ends.size());
    if (m_d->dfa) {
        for (std::size_t i = 0; i < flags.size(); ++i)
            flags[i] = m_d->dfa->test(all.text(i)) ? 1 : 0;
        return flags;
    }
    if (flags.empty())
        return flags;
    JsRuntime &runtime = *m_d->runtime;
    JsValue &helper = m_d->engine->testAll;
    if (!helper.isSet())
        helper = runtime.evaluate("(function (regex, texts, buffer) { const flags = new Uint8Array(buffer);"
                                  " for (let i = 0; i < texts.length; ++i) flags[i] = regex.test(texts[i]) ? 1 : 0; })");
    const JsValue buffer = runtime.owned(JS_NewArrayBuffer(runtime.context(), flags.data(), flags.size(), nullptr, nullptr, 0));
    const JsRuntime::Limit limit(runtime, budget);
    const JsValue result = runtime.call(helper, {m_d->regex.get(), all.array(), buffer.get()});
    if (result.isException())
        return failure(timeoutError(runtime));
    return flags;
}

} // namespace tss
