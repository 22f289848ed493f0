// SPDX-License-Identifier: MIT
#include "core/text/simplepattern.h"

#include "core/text/patternunit.h"

namespace tss {

namespace {

using Instruction = SimplePattern::Instruction;
using Operation = SimplePattern::Operation;
/// Instructions whose jumps count from themselves, so that fragments can be put one behind the other.
using Fragment = std::vector<Instruction>;

constexpr int kMaxNesting = 20;
constexpr std::size_t kMaxRepeats = 50;
/// More than this many open-ended repetitions can be slow enough in an engine that its time limit matters.
constexpr int kMaxOpenEnded = 3;
/// A repetition with this much freedom counts as open-ended.
constexpr std::size_t kMuchFreedom = 10;

std::int16_t jump(std::size_t distance)
{
    return static_cast<std::int16_t>(distance);
}

std::int16_t jumpBack(std::size_t distance)
{
    return static_cast<std::int16_t>(-static_cast<std::ptrdiff_t>(distance));
}

void append(Fragment &fragment, const Fragment &more)
{
    fragment.insert(fragment.end(), more.begin(), more.end());
}

Fragment optional(const Fragment &body)
{
    Fragment out{{Operation::Split, 0, 1, jump(body.size() + 1)}};
    append(out, body);
    return out;
}

Fragment repeated(const Fragment &body)
{
    Fragment out{{Operation::Split, 0, 1, jump(body.size() + 2)}};
    append(out, body);
    out.push_back({Operation::Jump, 0, jumpBack(body.size() + 1), 1});
    return out;
}

Fragment either(const Fragment &first, const Fragment &second)
{
    Fragment out{{Operation::Split, 0, 1, jump(first.size() + 2)}};
    append(out, first);
    out.push_back({Operation::Jump, 0, jump(second.size() + 1), 1});
    append(out, second);
    return out;
}

struct Repeat
{
    std::size_t least = 1;
    std::optional<std::size_t> most = 1;
};

/// Recursive descent over the subset. Any function may give up (m_ok = false); nothing it returns counts then.
class Reader
{
public:
    explicit Reader(std::u16string_view source)
        : m_cursor(source)
    {
    }

    std::optional<SimplePattern> run()
    {
        Fragment program = alternatives(0);
        if (!m_ok || !m_cursor.isAtEnd() || program.size() >= SimplePattern::kMaxInstructions)
            return std::nullopt;
        program.push_back({Operation::Match, 0, 1, 1});
        return SimplePattern{std::move(program), std::move(m_sets)};
    }

private:
    void giveUp() { m_ok = false; }

    Fragment alternatives(int depth)
    {
        Fragment out = sequence(depth);
        while (m_ok && m_cursor.take(u'|'))
            out = either(out, sequence(depth));
        return out;
    }

    Fragment sequence(int depth)
    {
        Fragment out;
        while (m_ok && !m_cursor.isAtEnd() && m_cursor.peek() != u'|' && m_cursor.peek() != u')')
            append(out, term(depth));
        m_ok = m_ok && out.size() < SimplePattern::kMaxInstructions;
        return out;
    }

    Fragment term(int depth)
    {
        if (m_cursor.take(u'^'))
            return {{Operation::Begin, 0, 1, 1}};
        if (m_cursor.take(u'$'))
            return {{Operation::End, 0, 1, 1}};
        if (m_cursor.take(u'('))
            return group(depth);
        const auto set = readUnit(m_cursor);
        if (!set || m_sets.size() >= SimplePattern::kMaxInstructions) {
            giveUp();
            return {};
        }
        const Fragment one{{Operation::Unit, static_cast<std::uint8_t>(m_sets.size()), 1, 1}};
        m_sets.push_back(*set);
        return quantified(one);
    }

    Fragment group(int depth)
    {
        if (m_cursor.peek() == u'?' && !(m_cursor.take(u'?') && m_cursor.take(u':')))
            giveUp();
        if (!m_ok || depth == kMaxNesting) {
            giveUp();
            return {};
        }
        Fragment body = alternatives(depth + 1);
        if (!m_cursor.take(u')'))
            giveUp();
        if (m_cursor.take(u'?')) {
            m_cursor.take(u'?');
            body = optional(body);
        }
        if (isAtQuantifier())
            giveUp();
        return body;
    }

    bool isAtQuantifier() const { return !m_cursor.isAtEnd() && std::u16string_view(u"*+?{").find(m_cursor.peek()) != std::u16string_view::npos; }

    Fragment quantified(const Fragment &one)
    {
        if (!isAtQuantifier())
            return one;
        const auto repeat = quantifier();
        if (!repeat) {
            giveUp();
            return {};
        }
        m_cursor.take(u'?');
        if (isAtQuantifier())
            giveUp();
        Fragment out;
        for (std::size_t i = 0; i < repeat->least; ++i)
            append(out, one);
        if (!repeat->most)
            append(out, repeated(one));
        for (std::size_t i = repeat->least; repeat->most && i < *repeat->most; ++i)
            append(out, optional(one));
        return out;
    }

    std::optional<Repeat> quantifier()
    {
        Repeat repeat{0, std::nullopt};
        if (m_cursor.take(u'+'))
            repeat.least = 1;
        else if (m_cursor.take(u'?'))
            repeat.most = 1;
        else if (!m_cursor.take(u'*') && !counted(repeat))
            return std::nullopt;
        const bool isOpenEnded = !repeat.most || *repeat.most - repeat.least > kMuchFreedom;
        m_openEnded += isOpenEnded ? 1 : 0;
        if (m_openEnded > kMaxOpenEnded)
            return std::nullopt;
        return repeat;
    }

    /// {n}, {n,} or {n,m}
    bool counted(Repeat &repeat)
    {
        m_cursor.take(u'{');
        const auto least = count();
        if (!least)
            return false;
        repeat = {*least, least};
        if (m_cursor.take(u',')) {
            repeat.most = std::nullopt;
            if (m_cursor.peek() != u'}' && !(repeat.most = count()))
                return false;
        }
        return m_cursor.take(u'}') && (!repeat.most || *repeat.most >= repeat.least);
    }

    std::optional<std::size_t> count()
    {
        const auto isDigit = [this] { return m_cursor.peek() >= u'0' && m_cursor.peek() <= u'9'; };
        if (!isDigit())
            return std::nullopt;
        std::size_t value = 0;
        while (isDigit() && value <= kMaxRepeats)
            value = value * 10 + (m_cursor.next() - std::size_t{u'0'});
        return value <= kMaxRepeats ? std::optional(value) : std::nullopt;
    }

    PatternCursor m_cursor;
    bool m_ok = true;
    int m_openEnded = 0;
    std::vector<UnitSet> m_sets;
};

} // namespace

std::optional<SimplePattern> SimplePattern::read(std::u16string_view source)
{
    return Reader(source).run();
}

} // namespace tss
