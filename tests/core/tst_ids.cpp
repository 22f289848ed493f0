// SPDX-License-Identifier: MIT
#include "catalogtesting.h"
#include "core/dsh/ids.h"
#include "core/opencode/ids.h"

#include <QTest>

#include <set>

using namespace tss;
using namespace tss::test;

class IdsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void sanitizesUnits();
    void tooLong();
    void collisions();
    void sameNameOnServers();
    void nonAscii();
    void onlyServerListsArePrefixed();
    void dshHashes();
    void dshLimit();
    void dshServerNames();
    void builtIns();
};

namespace {

QString openCodeId(const Catalog &catalog, std::size_t row)
{
    const Tool &tool = catalog.tools[row];
    return text(opencode::toolId(catalog.sources[tool.source], tool));
}

QString dshId(const Catalog &catalog, std::size_t row)
{
    const Tool &tool = catalog.tools[row];
    return text(dsh::toolId(catalog.sources[tool.source], tool));
}

QString lookedUp(const QJsonObject &object, const QString &key)
{
    return object.value(key).toString(QStringLiteral("(not in expected.json)"));
}

} // namespace

void IdsTest::sanitizesUnits()
{
    QCOMPARE(text(opencode::sanitized(u"aZ09_-.é語😀 /")), QStringLiteral("aZ09_-_______"));
    QCOMPARE(text(opencode::sanitized(u"")), QString());
}

void IdsTest::tooLong()
{
    const Catalog catalog =
        load(QStringLiteral("cases/09-name-over-64/enterprise-resource-planning.tools.json"));
    const QJsonObject wanted = expected(QStringLiteral("09-name-over-64"));
    QCOMPARE(openCodeId(catalog, 0), lookedUp(wanted, QStringLiteral("opencode_id")));
    QCOMPARE(openCodeId(catalog, 0).size(), wanted.value(QStringLiteral("opencode_len")).toInt());
    QCOMPARE(dshId(catalog, 0), lookedUp(wanted, QStringLiteral("dsh_id")));
    QCOMPARE(dshId(catalog, 0).size(), wanted.value(QStringLiteral("dsh_len")).toInt());
}

void IdsTest::collisions()
{
    const Catalog catalog = load(QStringLiteral("cases/12-sanitised-collision/files.tools.json"));
    const QJsonObject wanted = expected(QStringLiteral("12-sanitised-collision"));
    QCOMPARE(catalog.tools.size(), std::size_t{5});
    std::set<QString> distinct;
    for (std::size_t row = 0; row < catalog.tools.size(); ++row) {
        const QString name = text(catalog.tools[row].name);
        QCOMPARE(openCodeId(catalog, row),
                 lookedUp(wanted.value(QStringLiteral("opencode")).toObject(), name));
        QCOMPARE(dshId(catalog, row),
                 lookedUp(wanted.value(QStringLiteral("dsh")).toObject(), name));
        distinct.insert(openCodeId(catalog, row));
    }
    QCOMPARE(static_cast<int>(distinct.size()),
             wanted.value(QStringLiteral("opencode_distinct")).toInt());
}

void IdsTest::sameNameOnServers()
{
    Catalog catalog = load(QStringLiteral("cases/13-same-tool-two-servers/pg-live.tools.json"));
    append(catalog, load(QStringLiteral("cases/13-same-tool-two-servers/pg-test.tools.json")));
    const QStringList ids{openCodeId(catalog, 0), openCodeId(catalog, 1)};
    QCOMPARE(QVariant(ids), QVariant(expected(QStringLiteral("13-same-tool-two-servers"))
                                         .value(QStringLiteral("ids"))
                                         .toVariant()
                                         .toStringList()));
}

void IdsTest::nonAscii()
{
    const QJsonObject wanted = expected(QStringLiteral("15-non-ascii-names"));
    const Catalog chinese = load(QStringLiteral("cases/15-non-ascii-names/工具箱.tools.json"));
    const Catalog ascii = load(QStringLiteral("cases/15-non-ascii-names/ascii-server.tools.json"));
    QCOMPARE(text(chinese.sources[0].name), QStringLiteral("工具箱"));
    const QJsonObject openCode = wanted.value(QStringLiteral("opencode")).toObject();
    for (std::size_t row = 0; row < 3; ++row) {
        const QString name = text(ascii.tools[row].name);
        QCOMPARE(openCodeId(chinese, row),
                 lookedUp(openCode.value(QStringLiteral("cn")).toObject(), name));
        QCOMPARE(openCodeId(ascii, row),
                 lookedUp(openCode.value(QStringLiteral("ascii")).toObject(), name));
        QCOMPARE(dshId(ascii, row),
                 lookedUp(wanted.value(QStringLiteral("dsh_ascii")).toObject(), name));
    }
    QVERIFY(!dsh::acceptsServerName(chinese.sources[0].name));
    QVERIFY(dsh::acceptsServerName(ascii.sources[0].name));
}

void IdsTest::onlyServerListsArePrefixed()
{
    for (const char *file : {"openai-chat.json", "anthropic-tools.json", "opencode-tools.json",
                             "opencode-ids.json", "dsh-schemas.json", "slimmer.json"}) {
        const Catalog catalog = load(QStringLiteral("catalogs/") + QString::fromUtf8(file));
        for (std::size_t row = 0; row < catalog.tools.size(); ++row) {
            QCOMPARE(openCodeId(catalog, row), text(catalog.tools[row].name));
            QCOMPARE(dshId(catalog, row), text(catalog.tools[row].name));
        }
    }
    const Catalog rooms = load(QStringLiteral("catalogs/rooms.tools.json"));
    QCOMPARE(openCodeId(rooms, 1), QStringLiteral("rooms_book_room"));
    QCOMPARE(openCodeId(rooms, 7), QStringLiteral("rooms_"));
}

void IdsTest::dshHashes()
{
    QCOMPARE(text(dsh::toolName(u"github", u"search.code/v2")),
             QStringLiteral("mcp__github__search_code_v2_9dd144394cf7"));
    QCOMPARE(text(dsh::toolName(
                 u"github",
                 u"a_very_long_tool_name_that_exceeds_the_sixty_four_char_limit_for_sure_yes")),
             QStringLiteral("mcp__github__a_very_long_tool_name_that_exceeds_the_d6ec0bf1de2c"));
    // A lone surrogate is hashed as Node encodes it, U+FFFD.
    const std::u16string half(1, char16_t{0xD800});
    QCOMPARE(text(dsh::toolName(u"s", half)).right(12),
             text(dsh::toolName(u"s", u"\uFFFD")).right(12));
}

void IdsTest::dshLimit()
{
    const std::u16string fits(64 - std::u16string_view(u"mcp__s__").size(), u'x');
    QCOMPARE(text(dsh::toolName(u"s", fits)), QStringLiteral("mcp__s__") + text(fits));
    const std::u16string tooLong = fits + u'x';
    QCOMPARE(dsh::toolName(u"s", tooLong).size(), std::size_t{64});
    QCOMPARE(text(dsh::toolName(u"s", tooLong)).left(52),
             QStringLiteral("mcp__s__") + QString(43, QLatin1Char('x')) + QLatin1Char('_'));
}

void IdsTest::dshServerNames()
{
    QVERIFY(dsh::acceptsServerName(u"a"));
    QVERIFY(dsh::acceptsServerName(std::u16string(32, u'a')));
    QVERIFY(!dsh::acceptsServerName(std::u16string(33, u'a')));
    for (const std::u16string_view name : {u"", u"a b", u"a.b", u"ü"})
        QVERIFY(!dsh::acceptsServerName(name));
}

void IdsTest::builtIns()
{
    for (const std::u16string_view id :
         {u"bash", u"todowrite", u"apply_patch", u"invalid", u"plan_exit"})
        QVERIFY(opencode::isBuiltIn(id));
    for (const std::u16string_view id : {u"Bash", u"tool_search", u"", u"read_file"})
        QVERIFY(!opencode::isBuiltIn(id));
    QVERIFY(opencode::isMcpResourceTool(u"read_mcp_resource"));
    QVERIFY(!opencode::isMcpResourceTool(u"read"));
}

QTEST_APPLESS_MAIN(IdsTest)
#include "tst_ids.moc"
