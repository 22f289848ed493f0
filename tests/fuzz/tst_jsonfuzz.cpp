// SPDX-License-Identifier: MIT
// Broken and hostile bytes: nothing crashes, and what succeeds is right.
#include "core/json/edit.h"
#include "core/json/parse.h"
#include "core/json/stringify.h"
#include "core/text/utf16.h"

#include <QTest>

#include <random>

using namespace tss;

namespace {

const std::string kSeedText = "\xEF\xBB\xBF// tools\r\n{\n  \"alwaysLoad\": [\"a*\", \"re:^x\", /* two */ \"\\ud83d\\ude00\", 1e5,],\n"
                              "  \"tags\": { \"bash\": [\"shell\", \"\xC3\xA9\"], \"1\": {} },\n\t\"tags\": [[[ ]], {\"a\":{\"b\":-0.5}}], // end\n}\n/* last */";
const std::string kAlphabet = std::string("{}[]:,\"\\/* \n\r\tue0-.\x1F\x7F\x80\xBF\xC3\xED\xA0\xEF\xF0\xFF") + '\0';

/// These often leave a text readable.
const std::vector<std::string> kSoft{" ", "\n", "\t", "/* x */", "// y\n", "a", "0", "\xFF", "\r\n", "\xC3\xA9", "\\u0041"};

class Mutator
{
public:
    explicit Mutator(unsigned seed)
        : m_engine(seed)
    {
    }

    std::string next()
    {
        std::string text = below(8) == 0 ? std::string() : kSeedText;
        for (std::size_t i = 1 + below(6); i > 0; --i)
            mutate(text);
        return text;
    }

    json::Path path()
    {
        json::Path path;
        for (std::size_t i = below(4); i > 0; --i) {
            if (below(2) == 0)
                path.emplace_back(below(4));
            else
                path.emplace_back(std::vector<std::u16string>{u"alwaysLoad", u"tags", u"bash", u"a", u"b", u"1"}[below(6)]);
        }
        return path;
    }

    std::size_t below(std::size_t limit) { return m_engine() % limit; }

private:
    void mutate(std::string &text)
    {
        const std::size_t at = below(text.size() + 1);
        const std::size_t length = std::min(below(30), text.size() - at);
        switch (below(16)) {
        case 0:
            text.erase(at, length);
            break;
        case 1:
            text.insert(at, text.substr(below(text.size() + 1), below(20)));
            break;
        case 2:
            text.resize(at);
            break;
        case 3:
            text.replace(at, std::min<std::size_t>(1, text.size() - at), 1, kAlphabet[below(kAlphabet.size())]);
            break;
        default:
            text.insert(at, kSoft[below(kSoft.size())]);
        }
    }

    std::mt19937 m_engine;
};

bool isEdit(const std::string &text, const Result<TextEdits> &edits)
{
    if (!edits)
        return true;
    const std::string after = applied(text, *edits);
    if (json::parse(after, json::Leniency::Jsonc) && applied(after, inverse(text, *edits)) == text)
        return true;
    qWarning("--- before\n%s\n--- after\n%s\n---", text.c_str(), after.c_str());
    return false;
}

/// Touches everything a reader of a tree can ask for.
std::size_t walk(const json::View &root)
{
    std::size_t sum = json::stringify(root).size() + json::stringify(root, 3).size();
    for (std::uint32_t i = 0; i < root.tree()->nodes().size(); ++i) {
        const json::View view(root.tree(), i);
        sum += view.string().size() + view.elements().size() + view.members().size() + view.membersAsWritten().size();
        sum += json::pointerOf(view).size() + view.raw().size() + (view.isTruthy() ? 1U : 0U) + view.range().end;
        sum += view.at(1).isAbsent() && view["a"].isAbsent() && view.number() > 0 ? 1U : 0U;
    }
    return sum;
}

} // namespace

class TestJsonFuzz : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void mutations();
    void cutAnywhere();
    void depth_data();
    void depth();
    void manyKeys();
    void manyDuplicates();
};

void TestJsonFuzz::mutations()
{
    const unsigned first = qEnvironmentVariableIsSet("TSS_SEED") ? qgetenv("TSS_SEED").toUInt() : 1;
    const unsigned count = 6000U * unsigned(qMax(1, qEnvironmentVariableIntValue("TSS_SEEDS")));
    unsigned readable = 0;
    for (unsigned seed = first; seed < first + count; ++seed) {
        Mutator mutator(seed);
        const std::string text = mutator.next();
        const QByteArray name = "seed " + QByteArray::number(seed);
        const auto strict = json::parse(text, json::Leniency::Strict);
        const auto lenient = json::parse(text, json::Leniency::Jsonc);
        QVERIFY2(!strict || (lenient && lenient->isStrict()), name.constData());
        QVERIFY2(strict || !lenient || !lenient->isStrict(), name.constData());
        readable += lenient ? 1U : 0U;
        if (lenient)
            QVERIFY2(walk(json::root(lenient->tree)) > 0, name.constData());
        else
            QVERIFY2(lenient.error().where && lenient.error().where->begin <= lenient.error().where->end && lenient.error().where->end <= text.size(), name.constData());
        const json::Path path = mutator.path();
        QVERIFY2(isEdit(text, json::set(text, path, "{\n  \"x\": 1\n}")), name.constData());
        QVERIFY2(isEdit(text, json::remove(text, path)), name.constData());
        QVERIFY2(isEdit(text, json::insertElement(text, path, mutator.below(3), "1")), name.constData());
        QVERIFY2(isEdit(text, json::moveElement(text, path, mutator.below(4), mutator.below(4))), name.constData());
        QVERIFY2(isEdit(text, json::toStrict(text)), name.constData());
    }
    QVERIFY2(readable > count / 10 && readable < count / 10 * 9, QByteArray::number(readable).constData());
}

void TestJsonFuzz::cutAnywhere()
{
    for (std::size_t length = 0; length <= kSeedText.size(); ++length) {
        const std::string text = kSeedText.substr(0, length);
        const auto parsed = json::parse(text, json::Leniency::Jsonc);
        QVERIFY(parsed || parsed.error().code == ErrorCode::JsonSyntax);
        QVERIFY(isEdit(text, json::set(text, {std::u16string(u"tags")}, "1")));
    }
}

void TestJsonFuzz::depth_data()
{
    QTest::addColumn<std::string>("open");
    QTest::addColumn<std::string>("close");
    QTest::newRow("arrays") << std::string("[") << std::string("]");
    QTest::newRow("objects") << std::string("{\"a\":") << std::string("}");
}

void TestJsonFuzz::depth()
{
    QFETCH(std::string, open);
    QFETCH(std::string, close);
    std::string text;
    for (int i = 0; i < 1'000'000; ++i)
        text += open;
    const auto cut = json::parse(text, json::Leniency::Strict);
    QVERIFY(!cut);
    QCOMPARE(cut.error().args.front(), std::string("value"));
    text += "1";
    for (int i = 0; i < 1'000'000; ++i)
        text += close;
    const auto parsed = json::parse(text, json::Leniency::Strict);
    QVERIFY(parsed);
    QVERIFY(toUtf8(json::stringify(json::root(parsed->tree))) == text);
    const json::View innermost(parsed->tree, 1'000'000);
    QCOMPARE(innermost.raw(), std::string_view("1"));
    QCOMPARE(json::pointerOf(innermost).size(), std::size_t(2'000'000));
    QVERIFY(isEdit(text, json::set(text, {}, "1")));
    QVERIFY(isEdit(text, json::toStrict(text)));
}

/// Each of these takes minutes where one step is quadratic.
void TestJsonFuzz::manyKeys()
{
    std::string text = "{";
    for (int i = 0; i < 200'000; ++i)
        text += (i > 0 ? ",\n\"k" : "\n\"k") + std::to_string(i) + "\":" + std::to_string(i);
    text += "\n}";
    const auto parsed = json::parse(text, json::Leniency::Jsonc);
    QVERIFY(parsed && parsed->deviations.empty());
    QCOMPARE(json::root(parsed->tree).members().size(), std::size_t(200'000));
    QCOMPARE(json::root(parsed->tree)["k199999"].number(), 199999.0);
    QVERIFY(isEdit(text, json::set(text, {std::u16string(u"new")}, "1")));
    QVERIFY(isEdit(text, json::remove(text, {std::u16string(u"k100")})));
}

void TestJsonFuzz::manyDuplicates()
{
    std::string text = "{";
    for (int i = 0; i < 100'000; ++i)
        text += i > 0 ? ",\"k\":1" : "\"k\":1";
    text += "}";
    const auto parsed = json::parse(text, json::Leniency::Strict);
    QVERIFY(parsed);
    QCOMPARE(parsed->deviations.size(), std::size_t(99'999));
    QCOMPARE(json::stringify(json::root(parsed->tree)), std::u16string(u"{\"k\":1}"));
    QCOMPARE(applied(text, *json::remove(text, {std::u16string(u"k")})), std::string("{}"));
}

QTEST_APPLESS_MAIN(TestJsonFuzz)
#include "tst_jsonfuzz.moc"
