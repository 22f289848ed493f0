// SPDX-License-Identifier: MIT
// Regular expressions, lower-casing and splitting against node.
#include "jsonoracle.h"
#include "core/text/jsregex.h"
#include "core/text/jsstring.h"
#include "core/text/simplepattern.h"
#include "core/text/utf16.h"

#include <QTest>

#include <vector>

using namespace tss;
using namespace std::chrono_literals;
using oracle::Random;

namespace {

/// An open "[" is not among them: QuickJS takes a \k in a class where named groups forbid it.
/// Plain atoms stay within what JsRegex decides without the engine; wild ones mostly do not.
const std::vector<std::u16string> kPlain{u"a", u"b", u"_", u"github", u"list", u"A", u".", u"\\.", u"\\d", u"\\w", u"\\s", u"\\D", u"\\W", u"\\S", u"[ab]",
    u"[^a]", u"[a-z_]", u"[^\\s]", u"[-a]", u"[a-]", u"[\\d_]", u"[^\\W]", u"[\\]x]", u"[^]", u"[b-a]", u"[a-b-c]", u"\\/", u"\\-", u"\\n", u"\\t", u"\xE9",
    u"\x4E2D", u"\xD83D\xDE00", u"[\xD83D\xDE00]", u"\xD83D", u"[\x4E00-\x9FFF]", u"[^\x2028]", u"^", u"$", u"", u"\\[", u"\\{", u"[.]", u"[\\t-\\r]", u"-", u"\"",
    u"[\\S\\n]", u"[^\\d\\D]", u"[[]", u"\n"};
const std::vector<std::u16string> kWild{u"\\b", u"\\B", u"(?=a)", u"(?!b)", u"(?<=a)", u"(?<!_)", u"(?<=(a))\\1", u"(?<n>a)", u"\\k<n>", u"\\1", u"\\2", u"\\0",
    u"\\01", u"\\x41", u"\\x4", u"\\u0061", u"\\u{61}", u"\\u006", u"\\cA", u"\\c", u"[\\cA]", u"[\\c_]", u"[\\b]", u"\\e", u"\\k", u"]", u"}", u"{", u"{1", u"a{,2}", u"(?:a)", u"(a|b)", u"(?",
    u"(", u")", u"[\\w-a]", u"[a-\\d]", u"\\p{L}", u"\\8", u"\\377", u"\\", u"(?<m>b)|\\k<m>", u"(?i:a)", u"[\\u0061-\\u0063]", u"(?<=^a.)", u"\\-", u"[^-]"};
const std::vector<std::u16string> kQuantifiers{u"*", u"+", u"?", u"*?", u"+?", u"??", u"{0}", u"{1}", u"{2}", u"{1,2}", u"{0,3}?", u"{2,}", u"{2,1}", u"{,2}"};
const std::vector<std::u16string> kIdPieces{u"a", u"b", u"_", u"A", u"github", u"list", u"-", u".", u"1", u" ", u"\n", u"\r", u"\x2028", u"\x2029", u"\xE9", u"\x4E2D", u"\xD83D\xDE00",
    u"\xD83D", u"\xDE00", u"\t", u"ab", u"aa", u"]", u"{", u"\"", u"\\", u"\xFEFF", u"\x0130", std::u16string(1, u'\0')};

/// Capital letters of Unicode 16 and 17, which a node or a QuickJS may not know yet.
bool isRecentCapital(char32_t code)
{
    return code == 0x1C89 || (code >= 0xA7CB && code <= 0xA7DC) || (code >= 0x10D50 && code <= 0x10D65) || (code >= 0x16EA0 && code <= 0x16EB8);
}

class Patterns
{
public:
    explicit Patterns(unsigned seed)
        : m_random(seed)
    {
    }

    std::u16string next()
    {
        m_isPlain = !m_random.oneIn(3);
        return alternatives(0);
    }

    std::u16string id()
    {
        std::u16string out;
        for (int i = m_random.below(6); i > 0; --i)
            out += m_random.of(kIdPieces);
        return out;
    }

private:
    std::u16string alternatives(int depth)
    {
        std::u16string out = sequence(depth);
        while (m_random.oneIn(4))
            out += u'|' + sequence(depth);
        return out;
    }

    std::u16string sequence(int depth)
    {
        std::u16string out;
        for (int i = m_random.below(5); i > 0; --i)
            out += term(depth);
        return out;
    }

    std::u16string term(int depth)
    {
        std::u16string out;
        if (depth < 3 && m_random.oneIn(5))
            out = (m_random.oneIn(2) ? u"(" : u"(?:") + alternatives(depth + 1) + u")";
        else
            out = m_isPlain || !m_random.oneIn(3) ? m_random.of(kPlain) : m_random.of(kWild);
        if (m_random.oneIn(4))
            out += m_random.of(kQuantifiers);
        return out;
    }

    Random m_random;
    bool m_isPlain = true;
};

/// test() and testAll() alike as digits; "!" where the pattern does not compile.
QByteArray ours(JsEngine &engine, const std::u16string &source, const std::vector<std::u16string> &ids)
{
    auto regex = JsRegex::compile(engine, source);
    if (!regex)
        return "!";
    const std::vector<std::u16string_view> views(ids.begin(), ids.end());
    const JsSubjects subjects(engine, views);
    const auto flags = regex->testAll(subjects, 10s);
    if (!flags)
        return "timeout";
    QByteArray out;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        const auto single = regex->test(ids[i], 10s);
        if (!single || *single != ((*flags)[i] == 1))
            return "test and testAll differ";
        out += *single ? '1' : '0';
    }
    return out;
}

} // namespace

class TestJsonRegex : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void patterns();
    void unitClasses();
    void lowerCasePoints();
    void lowerCaseWords();
    void trimAndSplit();
};

void TestJsonRegex::patterns()
{
    Patterns source(oracle::seed());
    JsEngine engine;
    QList<QByteArray> cases;
    QList<QByteArray> results;
    for (int i = 0; i < oracle::times(6000); ++i) {
        const std::u16string pattern = source.next();
        std::vector<std::u16string> ids{u""};
        for (int k = 0; k < 12; ++k)
            ids.push_back(source.id());
        QByteArray line = "r" + oracle::hex(pattern);
        for (const std::u16string &id : ids)
            line += " t" + oracle::hex(id);
        cases += line;
        results += ours(engine, pattern, ids);
    }
    const auto answers = oracle::ask("regex", cases);
    QVERIFY(answers);
    int differences = 0;
    qsizetype refused = 0;
    qsizetype simple = 0;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        refused += answers->at(i) == "!" ? 1 : 0;
        simple += SimplePattern::read(oracle::fromHex(cases[i].mid(1).split(' ').first())) ? 1 : 0;
        if (results[i] == answers->at(i))
            continue;
        ++differences;
        const QByteArray pattern = cases[i].mid(1).split(' ').first();
        qWarning("seed %u: /%s/ ours %s, node %s\n  %s", oracle::seed(), toUtf8(oracle::fromHex(pattern)).c_str(), results[i].constData(),
            answers->at(i).constData(), cases[i].constData());
    }
    QCOMPARE(differences, 0);
    QVERIFY2(simple > cases.size() / 4 && simple < cases.size() * 3 / 4, "too few patterns of either way");
    QVERIFY2(refused > cases.size() / 20 && refused < cases.size() / 2, "the generator leans to one side");
}

/// Every UTF-16 unit against each kind of class.
void TestJsonRegex::unitClasses()
{
    JsEngine engine;
    std::vector<std::u16string> units;
    QByteArray texts;
    for (char32_t unit = 0; unit <= 0xFFFF; ++unit) {
        units.push_back({char16_t(unit)});
        texts += " t" + oracle::hex(units.back());
    }
    const std::vector<std::u16string> sources{u".", u"\\s", u"\\S", u"\\w", u"\\W", u"\\d", u"\\D", u"[^]", u"[^a\\s]", u"[^\\S\xE9]", u"[\x4E00-\x9FFF_-]",
        u"[^\x4E00-\x9FFF\xA0-\x3000]", u"[\\t-\\r\\D]"};
    QList<QByteArray> cases;
    for (const std::u16string &source : sources)
        cases += "r" + oracle::hex(source) + texts;
    const auto answers = oracle::ask("regex", cases);
    QVERIFY(answers);
    for (std::size_t i = 0; i < sources.size(); ++i)
        QVERIFY2(ours(engine, sources[i], units) == answers->at(qsizetype(i)), toUtf8(sources[i]).c_str());
}

void TestJsonRegex::lowerCasePoints()
{
    JsEngine engine;
    QList<QByteArray> cases;
    std::vector<std::u16string> texts;
    for (char32_t code = 0; code <= 0x10FFFF; ++code) {
        std::u16string text;
        if (code < 0x10000)
            text = {char16_t(code)};
        else
            text = {char16_t(0xD7C0 + (code >> 10)), char16_t(0xDC00 + (code & 0x3FF))};
        texts.push_back(text);
        cases += oracle::hex(text);
    }
    const auto answers = oracle::ask("lower", cases);
    QVERIFY(answers);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QByteArray lower = oracle::hex(engine.toLowerCase(texts[i]));
        const QByteArray &expected = answers->at(qsizetype(i));
        const QByteArray &itself = cases.at(qsizetype(i));
        const bool isUnknownToOne = isRecentCapital(char32_t(i)) && (lower == itself || expected == itself);
        QVERIFY2(lower == expected || isUnknownToOne, itself.constData());
    }
}

void TestJsonRegex::lowerCaseWords()
{
    JsEngine engine;
    Random random(oracle::seed());
    const std::vector<std::u16string> pieces{u"\x3A3", u"\x3A3", u"\x391", u"a", u" ", u".", u"'", u"\xAD", u"\x301", u"\x2019", u"\x4E2D", u"\x0130", u"\xD801\xDC00",
        u"\xD835\xDC00", u"\xD800", u"-", u"1", u"\x3000", u"\x345", u"\x1F88"};
    QList<QByteArray> cases;
    std::vector<std::u16string> texts;
    for (int i = 0; i < oracle::times(5000); ++i) {
        std::u16string text;
        for (int k = random.below(7); k > 0; --k)
            text += random.of(pieces);
        texts.push_back(text);
        cases += oracle::hex(text);
    }
    const auto answers = oracle::ask("lower", cases);
    QVERIFY(answers);
    for (std::size_t i = 0; i < texts.size(); ++i)
        QVERIFY2(oracle::hex(engine.toLowerCase(texts[i])) == answers->at(qsizetype(i)), cases.at(qsizetype(i)).constData());
}

void TestJsonRegex::trimAndSplit()
{
    Random random(oracle::seed());
    QList<QByteArray> cases;
    std::vector<std::u16string> texts;
    for (char32_t unit = 0; unit <= 0xFFFF; ++unit)
        texts.push_back({char16_t(unit), u'a', char16_t(unit), char16_t(unit), u'b', char16_t(unit)});
    for (int i = 0; i < 3000; ++i) {
        std::u16string text;
        for (int k = random.below(8); k > 0; --k)
            text += random.of(std::u16string_view(u"ab \n\t\r\xA0\xFEFF\x2028\x180E\x200B\x85"));
        texts.push_back(text);
    }
    for (const std::u16string &text : texts)
        cases += oracle::hex(text);
    const auto trimmed = oracle::ask("trim", cases);
    const auto parts = oracle::ask("split", cases);
    QVERIFY(trimmed && parts);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        QVERIFY2(oracle::hex(jsTrim(texts[i])) + ' ' + oracle::hex(jsTrimEnd(texts[i])) == trimmed->at(qsizetype(i)), cases.at(qsizetype(i)).constData());
        QList<QByteArray> split;
        for (const std::u16string_view part : jsSplitSpaces(texts[i]))
            split += oracle::hex(part);
        QVERIFY2(split.join(',') == parts->at(qsizetype(i)), cases.at(qsizetype(i)).constData());
    }
}

QTEST_APPLESS_MAIN(TestJsonRegex)
#include "tst_jsonregex.moc"
