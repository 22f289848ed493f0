// SPDX-License-Identifier: MIT
// JsonWriter: JSON for other programs, laid out as JSON.stringify(value, null, 2) does, keys in the order given, exact
// UTF-8 with lone surrogates escaped.
#pragma once

#include <QString>

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss::app::cli {

class JsonWriter
{
public:
    void beginObject();
    void endObject();
    void beginArray();
    void endArray();
    /// The key of the next value.
    JsonWriter &key(std::string_view name);

    void text(std::u16string_view value);
    void text(std::string_view utf8);
    void text(const QString &value) { text(std::u16string_view(value)); }
    void number(std::int64_t value);
    void boolean(bool value);
    void null();
    /// JSON text as it is.
    void raw(std::string_view json);

    void field(std::string_view name, std::u16string_view value) { key(name).text(value); }
    void field(std::string_view name, std::string_view value) { key(name).text(value); }
    void field(std::string_view name, const char *value) { key(name).text(std::string_view(value)); }
    void field(std::string_view name, const QString &value) { key(name).text(value); }
    void field(std::string_view name, std::same_as<bool> auto value) { key(name).boolean(value); }
    template<std::integral T>
        requires(!std::same_as<T, bool>)
    void field(std::string_view name, T value)
    {
        key(name).number(static_cast<std::int64_t>(value));
    }

    /// The text with a final newline.
    [[nodiscard]] std::string take();

private:
    void begin(char bracket);
    void end(char bracket);
    void beforeValue();
    void newLine();

    std::string m_out;
    std::vector<bool> m_hasItems; ///< one per open container
    bool m_afterKey = false;
};

} // namespace tss::app::cli
