// SPDX-License-Identifier: MIT
// The JavaScript engine (QuickJS) behind JsRegex and toLowerCase. One engine serves one thread; engines share
// nothing. Strings cross the border as UTF-16 without loss.
#pragma once

#include <memory>
#include <string>
#include <string_view>

namespace tss {

class JsEngine
{
public:
    JsEngine();
    ~JsEngine();
    JsEngine(JsEngine &&) noexcept;
    JsEngine &operator=(JsEngine &&) noexcept;

    /// String.prototype.toLowerCase (Unicode, final sigma included). Pure ASCII never reaches the engine.
    [[nodiscard]] std::u16string toLowerCase(std::u16string_view text);

    class Private;
    [[nodiscard]] Private &d() { return *m_d; }

private:
    std::unique_ptr<Private> m_d;
};

} // namespace tss
