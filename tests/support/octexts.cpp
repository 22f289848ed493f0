// SPDX-License-Identifier: MIT
#include "tests/support/octexts.h"

namespace tss::test {

namespace {

using Strings = std::vector<std::u16string>;

// Lone surrogates, characters that grow or shrink in lower case, both sigmas, white space of many
// kinds.
const Strings kWords{
    u"get",
    u"list",
    u"issue",
    u"GitHub",
    u"file",
    u"a",
    u"to",
    u"ΟΔΟΣ",
    u"οδος",
    u"ΣΑΣ Σ",
    u"İzmir",
    u"\u212A",
    u"straße",
    u"ẞ",
    u"日本語",
    u"检索",
    u"😀",
    u"\U0001F468\u200D\U0001F469",
    std::u16string(1, u'\xD83D'),
    std::u16string(1, u'\xDE00'),
    u"Ǆ",
    u"ﬁ",
    u"\u2028",
    u"\n",
    u"\r\n",
    u"\t",
    u"\u00A0",
    u"\uFEFF",
    u"\u3000",
    u"\u180E",
    std::u16string(u"\0x", 2),
    u"*",
    u"\"quoted\"",
    u"\\",
    u"`",
    u"…",
    u"\u0130\u0307",
    u"e\u0301",
    u"À",
    u"data-base",
    u"re:",
    u"(score 5)",
    u"\U00010400",
    u"Ⅷ",
};

const Strings kIds{
    u"github_list_issues",
    u"github_create_issue",
    u"gitlab_list_issues",
    u"git_status",
    u"mcp_demo",
    u"mcp__x__y",
    u"bash",
    u"read",
    u"tool_search",
    u"a.b",
    u"a_b",
    u"A_B",
    u"",
    u"__proto__",
    u"constructor",
    u"toString",
    u"length",
    u"0",
    u"1",
    u"10",
    u"2",
    u"01",
    u"-1",
    u"4294967294",
    u"4294967295",
    u"a\nb",
    u"a\u2028b",
    u"re:x",
    u"a*b",
    u"a?b",
    u"😀_x",
    u"日本_語",
    u"Σ_Σ",
    u"admin/delete",
    u"x..__y",
    u"hasOwnProperty",
    u"ABC",
    u"1e3",
    u" ",
    u"\u212Aelvin",
};

std::u16string unitText(char16_t unit)
{
    return std::u16string(1, unit);
}

} // namespace

std::u16string randomId(Random &random)
{
    if (random.below(3) > 0)
        return random.of(kIds);
    static const std::u16string letters = u"abcgit_-.AZ09é\n\xD83D\xDE00 ";
    std::u16string id;
    for (std::size_t left = random.between(1, 12); left > 0; --left)
        id += letters[random.below(letters.size())];
    return id;
}

std::u16string randomText(Random &random, std::size_t mostWords)
{
    std::u16string text;
    for (std::size_t left = random.below(mostWords + 1); left > 0; --left) {
        text += random.of(kWords);
        if (random.below(4) > 0)
            text += u' ';
    }
    return text;
}

std::u16string randomQuery(Random &random, const std::vector<std::u16string> &ids)
{
    switch (random.below(9)) {
    case 0:
    case 8:
        return u"*";
    case 1:
        return random.of(
            Strings{u" *\n", u"", u"  \t", u"\uFEFF*\u00A0", u"**", u"* ", u"a", u"A", u"of"});
    case 2:
    case 3: {
        const std::u16string &id = random.of(ids);
        const std::size_t begin = random.below(id.size() + 1);
        return id.substr(begin, random.between(1, 8));
    }
    case 4:
        return random.of(ids) + u" " + random.of(ids);
    default:
        return randomText(random, 4);
    }
}

std::u16string randomPattern(Random &random, const std::vector<std::u16string> &ids)
{
    if (random.oneIn(4))
        return u"re:" + randomRegex(random);
    if (random.oneIn(6))
        return randomText(random, 2) + random.of(Strings{u"*", u"?", u"", u"**", u"*?"});
    std::u16string pattern;
    for (const char16_t unit : random.oneIn(3) ? randomId(random) : random.of(ids)) {
        const std::size_t kind = random.below(10);
        pattern += kind == 0 ? u"?" : kind == 1 ? u"*" : unitText(unit);
        if (kind == 2) {
            pattern += u'*';
            break;
        }
    }
    return random.oneIn(5) ? u"*" : pattern;
}

namespace {

std::u16string regexTerm(Random &random, bool mayRepeat);

std::u16string regexBody(Random &random, bool mayRepeat)
{
    std::u16string source;
    for (std::size_t left = random.between(1, 3); left > 0; --left) {
        source += regexTerm(random, mayRepeat);
        if (random.oneIn(6))
            source += u'|';
    }
    return source;
}

// No capture inside a repeat: QuickJS resets it at another moment than V8.
std::u16string regexGroup(Random &random, bool mayRepeat)
{
    const Strings openings = mayRepeat
                                 ? Strings{u"(", u"(?:", u"(?=", u"(?!", u"(?<=", u"(?<!", u"(?<n>"}
                                 : Strings{u"(?:", u"(?=", u"(?!"};
    return random.of(openings) + regexBody(random, mayRepeat) + u")";
}

std::u16string regexAtom(Random &random)
{
    static const Strings atoms{
        u"a",       u"b",        u"g",      u"i",
        u"t",       u"_",        u"-",      u"git",
        u"mcp",     u".",        u"\\w",    u"\\W",
        u"\\d",     u"\\s",      u"\\S",    u"[a-z]",
        u"[^a-z_]", u"[\\s\\S]", u"[]",     u"[^]",
        u"[_.-]",   u"\\.",      u"\\_",    u"\\x61",
        u"\\u0061", u"\\cA",     u"\\0",    u"\\n",
        u"日",      u"é",        u"Σ",      u"\\uD83D",
        u"😀",      u"[😀]",     u"\\p{L}", u"\\u{61}",
        u"]",       u"}",        u"{",      u"a{",
        u"x{,3}",   u"\\k",      u"\\e",    unitText(u'\xDE00'),
        u"[\\w-a]", u"[\\b]",    u"\\-",    u"/",
        u"\u2028",
    };
    return random.of(atoms);
}

std::u16string regexTerm(Random &random, bool mayRepeat)
{
    const std::size_t kind = random.below(12);
    if (kind == 0)
        return random.of(Strings{u"^", u"$", u"\\b", u"\\B"});
    if (kind == 1)
        return regexGroup(random, mayRepeat);
    if (kind == 2 && mayRepeat)
        return u"(?:" + regexBody(random, false) + u")" +
               random.of(Strings{u"*", u"+", u"?", u"{1,2}", u"*?"});
    if (kind == 3 && mayRepeat)
        return regexAtom(random) +
               random.of(Strings{u"*", u"+", u"?", u"{2}", u"{1,}", u"{0,3}", u"+?", u"??"});
    if (kind == 4 && random.oneIn(3))
        return random.of(Strings{u"\\1", u"\\2", u"\\k<n>"});
    return regexAtom(random);
}

} // namespace

std::u16string randomRegex(Random &random)
{
    static const Strings malformed{u"(",   u")",    u"[",      u"a**",     u"(?<a",
                                   u"\\",  u"*a",   u"a{2,1}", u"[z-a]",   u"(?<1>a)",
                                   u"(?:", u"+",    u"a(?=",   u"(?<=a)*", u"\\k<x>(?<n>a)",
                                   u"",    u"(?a)", u"(?>a)",  u"x{2}{3}"};
    if (random.oneIn(8))
        return random.of(malformed);
    return regexBody(random, true);
}

} // namespace tss::test
