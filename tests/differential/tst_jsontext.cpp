// SPDX-License-Identifier: MIT
// Parsing and writing JSON against JSON.parse and JSON.stringify of node.
#include "jsonoracle.h"
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/text/jsstring.h"
#include "core/text/utf16.h"

#include <QTest>

#include <bit>
#include <cmath>
#include <cstdint>
#include <vector>

using namespace tss;
using oracle::Random;

namespace {

const std::vector<std::string> kNumbers{"0", "-0", "1", "-1", "10", "1.0", "1.50", "0.1", "1e5", "1E+5", "1e-7", "123456789012345678901",
    "1e21", "1e400", "-1e400", "1e-400", "5e-324", "2.2250738585072014e-308", "1.7976931348623157e308", "9007199254740993",
    "0.000001", "0.0000001", "4294967294", "4294967295", "1.0E-2", "100000000000000000000", "0e5", "0.0"};
const std::vector<std::string> kBadNumbers{"01", "-", "1.", ".5", "+1", "1e", "1e+", "0x10", "Infinity", "NaN", "--1", "1_0", "00", "-01", "1.e5"};
const std::vector<std::string> kPieces{"a", "b", "key", " ", "\\n", "\\u0041", "\\ud83d\\ude00", "\\ud800", "\\udc00", "\\u0000", "\\\"", "\\\\",
    "\\/", "\\b\\f\\r\\t", "\xC3\xA9", "\xE2\x80\xA8", "\xF0\x9F\x98\x80", "\x7F", "\xFF", "\xED\xA0\x80", "\xC0\xAF", "\xE4\xB8", "__proto__",
    "0", "1", "\xEF\xBB\xBF"};
const std::vector<std::string> kBadPieces{"\\x41", "\\u12", "\\u{1}", "\n", "\t", "\\", "\"", std::string(1, '\0'), "\\u00G0", "\x1F"};
const std::vector<std::string> kKeys{"a", "b", "c", "0", "1", "2", "10", "01", "-1", "1.5", "4294967294", "4294967295", "4294967296", "__proto__",
    "constructor", "toString", "", "\\u0061", "\\u0030", "\xC3\xA9", "\\u00e9", "\xFF", "\\ufffd", "\\ud800", "99999999999"};
const std::vector<std::string> kBlanks{"", "", "", " ", "\n", "\t", "\r\n", "  "};
const std::vector<std::string> kBadBlanks{"\xC2\xA0", "\xEF\xBB\xBF", "\v", "\f", "/**/", "//\n", "\xE2\x80\xA8"};
const std::string kHostile = std::string("{}[]:,\"\\/ \n\t0123456789-+.eEtrufalsn\x1F\x80\xFF\xC3\xA9\xED*'") + '\0';

/// Random JSON texts: mostly valid, then now and then broken.
class Texts
{
public:
    explicit Texts(unsigned seed)
        : m_random(seed)
    {
    }

    std::string next()
    {
        m_badness = m_random.oneIn(3) ? 40 : 1'000'000;
        std::string text = blank() + value(0) + blank();
        for (int i = m_random.oneIn(3) ? m_random.below(3) : 0; i > 0 && !text.empty(); --i)
            mutate(text);
        return text;
    }

private:
    bool goesBad() { return m_random.oneIn(m_badness); }

    std::string blank() { return goesBad() ? m_random.of(kBadBlanks) : m_random.of(kBlanks); }

    std::string literal(const std::vector<std::string> &pieces, int count)
    {
        std::string out = "\"";
        for (int i = 0; i < count; ++i)
            out += goesBad() ? m_random.of(kBadPieces) : m_random.of(pieces);
        return out + '"';
    }

    std::string value(int depth)
    {
        switch (m_random.below(depth > 5 ? 4 : 8)) {
        case 0:
            return m_random.of(std::vector<std::string>{"true", "false", "null", goesBad() ? "nul" : "true"});
        case 1:
        case 2:
            return goesBad() ? m_random.of(kBadNumbers) : number();
        case 3:
            return literal(kPieces, m_random.below(5));
        case 4:
        case 5:
            return container(depth, '[', ']');
        default:
            return container(depth, '{', '}');
        }
    }

    std::string number()
    {
        if (m_random.oneIn(2))
            return m_random.of(kNumbers);
        std::string out = m_random.oneIn(3) ? "-" : "";
        out += std::to_string(m_random.below(100000));
        if (m_random.oneIn(2))
            out += "." + std::to_string(m_random.below(1'000'000'000));
        if (m_random.oneIn(3))
            out += "e" + std::to_string(m_random.below(660) - 330);
        return out;
    }

    std::string container(int depth, char open, char close)
    {
        std::string out(1, open);
        out += blank();
        const int count = m_random.oneIn(20) ? 20 : m_random.below(5);
        for (int i = 0; i < count; ++i) {
            if (i > 0)
                out += (goesBad() ? ";" : ",") + blank();
            if (open == '{')
                out += literal(kKeys, m_random.oneIn(10) ? 2 : 1) + blank() + (goesBad() ? "=" : ":") + blank();
            out += value(depth + 1) + blank();
        }
        if (goesBad())
            out += ',';
        return out + close;
    }

    void mutate(std::string &text)
    {
        const auto at = std::size_t(m_random.below(int(text.size())));
        switch (m_random.below(4)) {
        case 0:
            text.erase(at, 1);
            break;
        case 1:
            text.insert(at, 1, m_random.of(kHostile));
            break;
        case 2:
            text[at] = m_random.of(kHostile);
            break;
        default:
            text.resize(at);
        }
    }

    Random m_random;
    int m_badness = 1;
};

QByteArray ours(const std::string &text)
{
    const auto parsed = json::parse(text, json::Leniency::Strict);
    if (!parsed)
        return "!";
    const json::View view = json::root(parsed->tree);
    return oracle::base64(toUtf8(json::stringify(view))) + ' ' + oracle::base64(toUtf8(json::stringify(view, 2)));
}

/// What lenient reading makes of a text; must equal the strict result wherever that exists.
QByteArray lenient(const std::string &text)
{
    const auto parsed = json::parse(text, json::Leniency::Jsonc);
    if (!parsed)
        return "!";
    if (!parsed->isStrict())
        return "?";
    const json::View view = json::root(parsed->tree);
    return oracle::base64(toUtf8(json::stringify(view))) + ' ' + oracle::base64(toUtf8(json::stringify(view, 2)));
}

std::u16string wide(const std::string &ascii)
{
    return std::u16string(ascii.begin(), ascii.end());
}

std::vector<std::u16string> numberTexts(unsigned seed)
{
    Random random(seed);
    std::vector<std::u16string> texts{u"", u" ", u"\xFEFF\x00A0 12\x2028", u"Infinity", u"-Infinity", u"+Infinity", u"infinity", u"NaN", u"0x",
        u"0x1F", u"-0x1F", u"0xfffffffffffffbff", u"0x20000000000001", u"0x40000000000003", u"0x8000000000000400000001", u"0x40000000000002000000001", u"0b101", u"0b2", u"0o17", u"0O8", u"1_000", u"1e",
        u".5", u"5.", u".", u"+.5e1", u"1 2", u"0x1p3", u"١", u"1e1000000000000000000000", u"1e-1000000000000000000000", u"0e99999999999",
        u"--1", u"1,5", u"inf", u"nan", u"nan(1)", u"0x1.8", std::u16string(400, u'1'), u"0." + std::u16string(400, u'0') + u"1e401", u"0x" + std::u16string(300, u'f')};
    for (const auto &list : {kNumbers, kBadNumbers}) {
        for (const std::string &number : list)
            texts.push_back(wide(number));
    }
    for (int i = 0; i < oracle::times(4000); ++i) {
        const auto high = std::uint64_t(unsigned(random.below(1 << 30)));
        const auto bits = (high << 34) ^ (std::uint64_t(unsigned(random.below(1 << 30))) << 17) ^ std::uint64_t(unsigned(random.below(1 << 17)));
        const double value = random.oneIn(2) ? std::bit_cast<double>(bits) : double(bits) / std::pow(10, random.below(25));
        char buffer[64];
        std::snprintf(buffer, sizeof buffer, random.oneIn(3) ? "%.25g" : "%.17g", value);
        texts.push_back(wide(buffer));
    }
    return texts;
}

} // namespace

class TestJsonText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void texts();
    void numbers();
    void strings();
    void bytes();
};

void TestJsonText::texts()
{
    Texts source(oracle::seed());
    QList<QByteArray> cases;
    std::vector<std::string> texts;
    for (int i = 0; i < oracle::times(8000); ++i) {
        texts.push_back(source.next());
        cases += oracle::base64(texts.back());
    }
    const auto answers = oracle::ask("texts", cases);
    QVERIFY(answers);
    int accepted = 0;
    for (qsizetype i = 0; i < cases.size(); ++i) {
        const std::string &text = texts[std::size_t(i)];
        const QByteArray name = "seed " + QByteArray::number(oracle::seed()) + " text " + cases[i];
        QVERIFY2(ours(text) == answers->at(i), name.constData());
        const bool isAccepted = answers->at(i) != "!";
        accepted += isAccepted ? 1 : 0;
        const QByteArray loose = lenient(text);
        QVERIFY2(isAccepted ? loose == answers->at(i) : loose == "!" || loose == "?", name.constData());
    }
    QVERIFY2(accepted > cases.size() / 4 && accepted < cases.size() * 9 / 10, "the generator leans to one side");
}

void TestJsonText::numbers()
{
    QList<QByteArray> cases;
    const std::vector<std::u16string> texts = numberTexts(oracle::seed());
    for (const std::u16string &text : texts)
        cases += oracle::hex(text);
    const auto answers = oracle::ask("number", cases);
    QVERIFY(answers);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const QByteArray expected = answers->at(qsizetype(i));
        const QByteArray name = QByteArray::fromStdString(toUtf8(texts[i])) + " is " + expected;
        QVERIFY2(QByteArray::fromStdString(jsNumberToString(jsStringToNumber(texts[i]))) == expected, name.constData());
    }
}

void TestJsonText::strings()
{
    Random random(oracle::seed());
    QList<QByteArray> cases;
    std::vector<std::u16string> texts;
    for (char32_t unit = 0; unit <= 0xFFFF; ++unit)
        texts.push_back({u'a', char16_t(unit), u'b'});
    for (int i = 0; i < 2000; ++i) {
        std::u16string text;
        for (int k = random.below(6); k >= 0; --k)
            text += random.of(std::u16string_view(u"\xD83D\xDE00\xDFFF\xD800x\"\\\x1F/\x2028\xE9"));
        texts.push_back(text);
    }
    for (const std::u16string &text : texts)
        cases += oracle::hex(text);
    const auto quotes = oracle::ask("quote", cases);
    const auto encoded = oracle::ask("encode", cases);
    QVERIFY(quotes && encoded);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        QVERIFY2(oracle::hex(json::quoted(texts[i])) == quotes->at(qsizetype(i)), cases.at(qsizetype(i)).constData());
        QVERIFY2(oracle::base64(toUtf8(texts[i])) == encoded->at(qsizetype(i)), cases.at(qsizetype(i)).constData());
        QVERIFY2(fromWtf8(toWtf8(texts[i])) == texts[i], cases.at(qsizetype(i)).constData());
    }
}

void TestJsonText::bytes()
{
    Random random(oracle::seed());
    const std::string alphabet("a\x80\xBF\x9F\xA0\x8F\x90\xC0\xC1\xC2\xDF\xE0\xE1\xED\xEF\xF0\xF1\xF4\xF5\xFF\xFE", 21);
    QList<QByteArray> cases;
    std::vector<std::string> texts;
    for (int i = 0; i < oracle::times(20000); ++i) {
        std::string text;
        for (int k = random.below(7); k >= 0; --k)
            text += random.of(alphabet);
        texts.push_back(text);
        cases += oracle::base64(text);
    }
    const auto answers = oracle::ask("decode", cases);
    QVERIFY(answers);
    for (std::size_t i = 0; i < texts.size(); ++i) {
        const std::u16string decoded = fromUtf8(texts[i]);
        QVERIFY2(oracle::hex(decoded) == answers->at(qsizetype(i)), cases.at(qsizetype(i)).constData());
        QVERIFY2(sanitizedUtf8(texts[i]) == toUtf8(decoded), cases.at(qsizetype(i)).constData());
        QVERIFY2(firstInvalidUtf8(texts[i]).has_value() == (toUtf8(decoded) != texts[i]), cases.at(qsizetype(i)).constData());
    }
}

QTEST_APPLESS_MAIN(TestJsonText)
#include "tst_jsontext.moc"
