// SPDX-License-Identifier: MIT
#include "catalogtesting.h"
#include "core/json/parse.h"
#include "core/tokens/counter.h"

#include <QJsonArray>
#include <QTest>

#include <cmath>

using namespace tss;
using namespace tss::test;

class EstimateTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void conformance();
    void caseCjk();
    void ranges_data();
    void ranges();
    void pairsAcrossBlocks();
    void sameAsDoubles();
    void findsByName();
};

namespace {

std::size_t count(std::u16string_view text)
{
    return estimateCounter().count(text);
}

/// The plugin's rule as it is written there: code point by code point, in doubles.
std::size_t reference(std::u16string_view text)
{
    std::size_t cjk = 0;
    std::size_t other = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char16_t unit = text[i];
        const bool isPair =
            (unit & 0xFC00) == 0xD800 && i + 1 < text.size() && (text[i + 1] & 0xFC00) == 0xDC00;
        const bool isCjk = (unit >= 0x3000 && unit <= 0x9FFF) || (unit >= 0xF900 && unit <= 0xFAFF);
        ++(isCjk ? cjk : other);
        i += isPair ? 1U : 0U;
    }
    return static_cast<std::size_t>(
        std::ceil(static_cast<double>(cjk) / 1.5 + static_cast<double>(other) / 4));
}

} // namespace

void EstimateTest::conformance()
{
    const auto vectors = json::parse(
        readFile(dataPath(QStringLiteral("conformance/dsh-session.json"))), json::Leniency::Strict);
    QVERIFY(vectors.has_value());
    const std::vector<json::View> estimates = json::root(vectors->tree)["estimate"].elements();
    QVERIFY(estimates.size() >= 21);
    for (const json::View &estimate : estimates)
        QCOMPARE(static_cast<double>(count(estimate["text"].string())),
                 estimate["tokens"].number());
}

void EstimateTest::caseCjk()
{
    const Catalog catalog = load(QStringLiteral("cases/05-cjk-estimate/weather.tools.json"));
    const QJsonArray wanted =
        expected(QStringLiteral("05-cjk-estimate")).value(QStringLiteral("rows")).toArray();
    QCOMPARE(wanted.size(), 5);
    for (qsizetype i = 0; i < wanted.size(); ++i)
        QCOMPARE(static_cast<int>(count(catalog.tools[static_cast<std::size_t>(i)].description)),
                 wanted[i].toObject().value(QStringLiteral("plugin_estimate")).toInt());
}

void EstimateTest::ranges_data()
{
    QTest::addColumn<int>("unit");
    QTest::addColumn<int>("thousand"); // tokens of 1,000 of them
    const int plain = 250;
    const int cjk = 667;
    for (const auto &[unit, tokens] : {std::pair{0x0000, plain},
                                       {0x0041, plain},
                                       {0x1FFF, plain},
                                       {0x2000, plain},
                                       {0x2FFF, plain},
                                       {0x3000, cjk},
                                       {0x4E00, cjk},
                                       {0x9FFF, cjk},
                                       {0xA000, plain},
                                       {0xAC00, plain},
                                       {0xD800, plain},
                                       {0xDC00, plain},
                                       {0xF8FF, plain},
                                       {0xF900, cjk},
                                       {0xFAFF, cjk},
                                       {0xFB00, plain},
                                       {0xFFFF, plain}})
        QTest::newRow(QByteArray::number(unit, 16).constData()) << unit << tokens;
}

void EstimateTest::ranges()
{
    QFETCH(const int, unit);
    QFETCH(const int, thousand);
    QCOMPARE(static_cast<int>(count(std::u16string(1000, static_cast<char16_t>(unit)))), thousand);
}

void EstimateTest::pairsAcrossBlocks()
{
    for (std::size_t before = 0; before < 40; ++before) {
        const std::u16string text =
            std::u16string(before, u'x') + u"😀😀\U00020000" + std::u16string(before, u'y');
        QCOMPARE(count(text), (2 * before + 3 + 3) / 4);
    }
}

void EstimateTest::sameAsDoubles()
{
    std::u16string text;
    std::uint32_t state = 1;
    const std::u16string alphabet =
        std::u16string(u"ab é語\u3000\uFAFFﾊ") + char16_t{0xD83D} + char16_t{0xDE00} + u'z';
    for (int i = 0; i < 3000; ++i) {
        QCOMPARE(count(text), reference(text));
        state = state * 1664525U + 1013904223U;
        text += alphabet[(state >> 16) % alphabet.size()];
    }
}

void EstimateTest::findsByName()
{
    QCOMPARE(findCounter("estimate"), &estimateCounter());
    QCOMPARE(findCounter("bpe"), nullptr);
    QVERIFY(!estimateCounter().isExact());
    QCOMPARE(estimateCounter().name(), std::string_view("estimate"));
}

QTEST_APPLESS_MAIN(EstimateTest)
#include "tst_estimate.moc"
