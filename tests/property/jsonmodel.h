// SPDX-License-Identifier: MIT
// A JSON value as a plain tree to which edits are easy to apply, and a writer that gives it as JSONC in any layout:
// what the edits on text are compared with.
#pragma once

#include "core/json/edit.h"
#include "core/json/stringify.h"
#include "core/text/utf16.h"

#include <QtGlobal>

#include <optional>
#include <random>
#include <string>
#include <utility>
#include <vector>

namespace tss::model {

class Random
{
public:
    explicit Random(unsigned seed)
        : m_engine(seed)
    {
    }

    int below(int limit) { return int(m_engine() % unsigned(limit)); }
    bool oneIn(int count) { return below(count) == 0; }
    template<class Container>
    auto of(const Container &container)
    {
        return container[std::size_t(below(int(container.size())))];
    }

private:
    std::mt19937 m_engine;
};

struct Value
{
    enum class Kind { Scalar, Array, Object };
    Kind kind = Kind::Scalar;
    std::string scalar = "null";
    std::vector<std::pair<std::u16string, Value>> children; ///< keys of an array's elements are empty

    [[nodiscard]] std::string strict() const
    {
        if (kind == Kind::Scalar)
            return scalar;
        std::string out(1, kind == Kind::Array ? '[' : '{');
        for (std::size_t i = 0; i < children.size(); ++i) {
            out += i > 0 ? "," : "";
            out += kind == Kind::Object ? json::quotedUtf8(children[i].first) + ":" : "";
            out += children[i].second.strict();
        }
        return out + (kind == Kind::Array ? ']' : '}');
    }

    /// Index of the child that a step means: the last of duplicates.
    [[nodiscard]] std::optional<std::size_t> find(const json::PathStep &step) const
    {
        if (const auto *index = std::get_if<std::size_t>(&step))
            return kind == Kind::Array && *index < children.size() ? std::optional(*index) : std::nullopt;
        for (std::size_t i = children.size(); kind == Kind::Object && i > 0; --i) {
            if (children[i - 1].first == std::get<std::u16string>(step))
                return i - 1;
        }
        return std::nullopt;
    }

    /// Precondition: there is something at path.
    [[nodiscard]] Value &at(const json::Path &path)
    {
        Value *here = this;
        for (const json::PathStep &step : path)
            here = &here->children.at(here->find(step).value()).second;
        return *here;
    }
};

class Maker
{
public:
    explicit Maker(Random &random)
        : m_random(random)
    {
    }

    Value value(int depth)
    {
        Value made;
        const int choice = m_random.below(depth > 3 ? 3 : 7);
        if (depth > 0 && choice < 3) {
            made.scalar = m_random.of(std::vector<std::string>{"1", "-0", "1.50", "1e400", "true", "null", "\"a // b\"", "\"/* \\\" */\"", "\"\\ud800\"", "\"\xC3\xA9,]\""});
            return made;
        }
        made.kind = choice % 2 == 0 ? Value::Kind::Array : Value::Kind::Object;
        for (int i = m_random.below(5); i > 0; --i)
            made.children.emplace_back(made.kind == Value::Kind::Object ? key() : std::u16string(), value(depth + 1));
        return made;
    }

    std::u16string key() { return m_random.of(std::vector<std::u16string>{u"a", u"b", u"c", u"d", u"1", u"", u"__proto__", u"\"", u"\xE9", u"a/b"}); }

    /// A path to something that exists.
    json::Path path(const Value &root)
    {
        json::Path path;
        const Value *here = &root;
        while (!here->children.empty() && !m_random.oneIn(3)) {
            const auto index = std::size_t(m_random.below(int(here->children.size())));
            path.push_back(here->kind == Value::Kind::Array ? json::PathStep(index) : json::PathStep(here->children[index].first));
            here = &here->children[*here->find(path.back())].second;
        }
        return path;
    }

private:
    Random &m_random;
};

/// Writes with random layout and comments. Each comment is different, so that none can be lost unseen.
class Writer
{
public:
    explicit Writer(Random &random)
        : m_random(random)
        , m_newline(random.oneIn(3) ? "\r\n" : "\n")
        , m_unit(random.of(std::vector<std::string>{"  ", "    ", "\t"}))
        , m_colon(random.of(std::vector<std::string>{": ", ":", " : "}))
        , m_hasComments(random.oneIn(2))
        , m_linesIn(1 + random.below(4))
    {
    }

    std::string document(const Value &value)
    {
        std::string out = m_random.oneIn(10) ? "\xEF\xBB\xBF" : "";
        if (m_hasComments && m_random.oneIn(3))
            out += "// " + note() + m_newline;
        out += written(value, "");
        return out + (m_random.oneIn(3) ? "" : m_newline);
    }

private:
    std::string note() { return "note " + std::to_string(++m_notes); }

    /// Blanks and comments between tokens; ends on a new line after a line comment.
    std::string gap(const std::string &indentation, bool onLines)
    {
        std::string out;
        if (m_hasComments && m_random.oneIn(6))
            out += onLines && m_random.oneIn(2) ? " // " + note() + m_newline + indentation : " /* " + note() + " */";
        if (m_hasComments && onLines && m_random.oneIn(6))
            out += m_newline + indentation + "/* " + note() + m_newline + indentation + "   more */";
        return out;
    }

    std::string lead(const std::string &indentation)
    {
        std::string out = m_newline + (m_random.oneIn(12) ? m_newline : "") + indentation;
        while (m_hasComments && m_random.oneIn(5))
            out += "// " + note() + m_newline + (m_random.oneIn(4) ? m_newline : "") + indentation;
        return out;
    }

    std::string written(const Value &value, const std::string &indentation)
    {
        if (value.kind == Value::Kind::Scalar)
            return value.scalar;
        const bool onLines = !m_random.oneIn(m_linesIn);
        const std::string inner = indentation + m_unit;
        const std::string padding = m_random.oneIn(3) ? " " : "";
        std::string out(1, value.kind == Value::Kind::Array ? '[' : '{');
        out += gap(inner, onLines);
        for (std::size_t i = 0; i < value.children.size(); ++i) {
            const auto &[key, child] = value.children[i];
            const bool startsLine = onLines && !m_random.oneIn(10);
            out += startsLine ? lead(inner) : i == 0 ? padding : m_random.oneIn(2) ? " " : "";
            if (value.kind == Value::Kind::Object)
                out += json::quotedUtf8(key) + m_colon;
            out += written(child, inner) + gap(inner, onLines);
            if (i + 1 < value.children.size() || m_random.oneIn(8))
                out += "," + gap(inner, onLines);
        }
        out += onLines && (!value.children.empty() || m_random.oneIn(4)) && !m_random.oneIn(8) ? m_newline + indentation : padding;
        return out + (value.kind == Value::Kind::Array ? ']' : '}');
    }

    Random &m_random;
    std::string m_newline, m_unit, m_colon;
    bool m_hasComments;
    int m_linesIn;
    int m_notes = 0;
};

} // namespace tss::model
