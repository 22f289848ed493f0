// SPDX-License-Identifier: MIT
#include "core/opencode/paths.h"

#include <QTest>

#include <map>

using namespace tss::opencode;

namespace {

Environment environment(std::map<std::string, std::string> values)
{
    return [values = std::move(values)](const char *name) -> std::optional<std::string> {
        const auto found = values.find(name);
        return found == values.end() ? std::nullopt : std::optional(found->second);
    };
}

} // namespace

class TestConfigPaths : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsThePlugin_data()
    {
        QTest::addColumn<QString>("configDir");
        QTest::addColumn<QString>("home");
        QTest::addColumn<QString>("expected");
        QTest::newRow("home") << QString() << "/home/a" << "/home/a/.config/opencode/tool-search.json";
        QTest::newRow("variable") << "/etc/oc" << "/home/a" << "/etc/oc/tool-search.json";
        QTest::newRow("variable with slash") << "/etc/oc/" << "/home/a" << "/etc/oc/tool-search.json";
        QTest::newRow("dots") << "/etc/./x/../oc" << "/home/a" << "/etc/oc/tool-search.json";
        QTest::newRow("relative") << "oc" << "/home/a" << "oc/tool-search.json";
    }

    void followsThePlugin()
    {
        QFETCH(QString, configDir);
        QFETCH(QString, home);
        QFETCH(QString, expected);
        std::map<std::string, std::string> values{{"HOME", home.toStdString()}, {"XDG_CONFIG_HOME", "/elsewhere"}};
        if (!configDir.isNull())
            values["OPENCODE_CONFIG_DIR"] = configDir.toStdString();
        QCOMPARE(QString::fromStdString(userConfigPath(environment(values))), expected);
    }

    void emptyVariableCountsAsUnset()
    {
        QCOMPARE(userConfigPath(environment({{"OPENCODE_CONFIG_DIR", ""}, {"HOME", "/h"}})), std::string("/h/.config/opencode/tool-search.json"));
    }

    void accountHomeStandsInForHome()
    {
        QCOMPARE(userConfigPath(environment({}), "/home/b"), std::string("/home/b/.config/opencode/tool-search.json"));
    }

    void tellsWhichFileIsRead()
    {
        const auto env = environment({{"HOME", "/home/a"}});
        QVERIFY(isReadByPlugin("/home/a/.config/opencode/tool-search.json", env));
        QVERIFY(isReadByPlugin("/home/a/x/../.config/opencode/./tool-search.json", env));
        QVERIFY(!isReadByPlugin("/home/a/project/tool-search.json", env));
    }
};

QTEST_APPLESS_MAIN(TestConfigPaths)
#include "tst_configpaths.moc"
