// SPDX-License-Identifier: MIT
#include "core/text/jsengine.h"

#include "core/text/jsruntime.h"

#include <algorithm>

namespace tss {

namespace {

/// Non-ASCII characters that have no lower case of their own and stand beside no Σ: punctuation, CJK, Hangul.
/// Common in descriptions, and so kept out of the engine.
bool isCaseless(char16_t unit)
{
    return (unit >= 0x2010 && unit <= 0x205F) || (unit >= 0x3000 && unit <= 0x9FFF) || (unit >= 0xAC00 && unit <= 0xD7A3)
        || (unit >= 0xFF01 && unit <= 0xFF0F);
}

bool isEasy(char16_t unit)
{
    return unit < 0x80 || isCaseless(unit);
}

std::u16string lowerEasy(std::u16string_view text)
{
    std::u16string out(text);
    for (char16_t &unit : out) {
        if (unit >= u'A' && unit <= u'Z')
            unit = static_cast<char16_t>(unit + 0x20);
    }
    return out;
}

} // namespace

JsEngine::JsEngine()
    : m_d(std::make_unique<Private>())
{
}

JsEngine::~JsEngine() = default;
JsEngine::JsEngine(JsEngine &&) noexcept = default;
JsEngine &JsEngine::operator=(JsEngine &&) noexcept = default;

std::u16string JsEngine::toLowerCase(std::u16string_view text)
{
    if (std::all_of(text.begin(), text.end(), isEasy))
        return lowerEasy(text);
    JsRuntime &runtime = *m_d->runtime;
    if (!m_d->lowerCase.isSet())
        m_d->lowerCase = runtime.evaluate("(function (text) { return text.toLowerCase(); })");
    const JsValue argument = runtime.string(text);
    const JsValue result = runtime.call(m_d->lowerCase, {argument.get()});
    return runtime.text(result);
}

} // namespace tss
