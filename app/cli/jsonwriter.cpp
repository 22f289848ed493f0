// SPDX-License-Identifier: MIT
#include "app/cli/jsonwriter.h"

#include "core/json/stringify.h"
#include "core/text/utf16.h"

namespace tss::app::cli {

void JsonWriter::beginObject()
{
    begin('{');
}

void JsonWriter::endObject()
{
    end('}');
}

void JsonWriter::beginArray()
{
    begin('[');
}

void JsonWriter::endArray()
{
    end(']');
}

JsonWriter &JsonWriter::key(std::string_view name)
{
    beforeValue();
    m_out += json::quotedUtf8(fromUtf8(name));
    m_out += ": ";
    m_afterKey = true;
    return *this;
}

void JsonWriter::text(std::u16string_view value)
{
    beforeValue();
    m_out += json::quotedUtf8(value);
}

void JsonWriter::text(std::string_view utf8)
{
    text(fromUtf8(utf8));
}

void JsonWriter::number(std::int64_t value)
{
    beforeValue();
    m_out += std::to_string(value);
}

void JsonWriter::boolean(bool value)
{
    beforeValue();
    m_out += value ? "true" : "false";
}

void JsonWriter::null()
{
    beforeValue();
    m_out += "null";
}

void JsonWriter::raw(std::string_view json)
{
    beforeValue();
    m_out += json;
}

std::string JsonWriter::take()
{
    m_out += '\n';
    m_hasItems.clear();
    return std::move(m_out);
}

void JsonWriter::begin(char bracket)
{
    beforeValue();
    m_out += bracket;
    m_hasItems.push_back(false);
}

void JsonWriter::end(char bracket)
{
    const bool hadItems = m_hasItems.back();
    m_hasItems.pop_back();
    if (hadItems)
        newLine();
    m_out += bracket;
}

void JsonWriter::beforeValue()
{
    if (m_afterKey || m_hasItems.empty()) {
        m_afterKey = false;
        return;
    }
    if (m_hasItems.back())
        m_out += ',';
    m_hasItems.back() = true;
    newLine();
}

void JsonWriter::newLine()
{
    m_out += '\n';
    m_out.append(2 * m_hasItems.size(), ' ');
}

} // namespace tss::app::cli
