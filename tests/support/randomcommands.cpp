// SPDX-License-Identifier: MIT
#include "tests/support/randomcommands.h"

#include "app/commands/commands.h"
#include "app/commands/exactpattern.h"

#include <QRegularExpression>

#include <algorithm>
#include <array>

namespace tss::test {

namespace {

const QStringList &patterns()
{
    static const QStringList list{QStringLiteral("github_*"), QStringLiteral("a?c"), QStringLiteral("re:^x\\d+$"), QStringLiteral("ünïcode_*"),
                                  QStringLiteral("quote\"d"), QStringLiteral("back\\slash"), QStringLiteral("line\nbreak"), QStringLiteral("// no comment"),
                                  QStringLiteral("😀"), QStringLiteral("*"), QStringLiteral("bash")};
    return list;
}

const QStringList &ids()
{
    static const QStringList list{QStringLiteral("bash"), QStringLiteral("github_create_issue"), QStringLiteral("files_read"), QStringLiteral("odd*id"),
                                  QStringLiteral("re:id"), QStringLiteral("my.dotted-name"), QStringLiteral("7"), QStringLiteral("with \"quotes\"")};
    return list;
}

const QStringList &tags()
{
    static const QStringList list{QStringLiteral("issue"), QStringLiteral("日本"), QStringLiteral("two words"), QStringLiteral("x\"y")};
    return list;
}

void addMissing(QStringList &list, qsizetype index, const QStringList &added)
{
    for (const QString &text : added) {
        if (!list.contains(text))
            list.insert(index++, text);
    }
}

std::string replacedAll(std::string text, std::string_view from, std::string_view to)
{
    for (std::size_t at = text.find(from); at != std::string::npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

} // namespace

ExpectedConfig configOf(const app::Studio &studio)
{
    ExpectedConfig config;
    for (const auto &rule : studio.config().hidePatterns)
        config.hide << QString::fromStdU16String(rule.text);
    for (const auto &rule : studio.config().keepPatterns)
        config.keep << QString::fromStdU16String(rule.text);
    for (const auto &[id, entry] : studio.config().toolEntries) {
        QStringList list;
        for (const std::u16string &tag : opencode::tagsOf(studio.config(), id))
            list << QString::fromStdU16String(tag);
        if (!list.isEmpty())
            config.tags[QString::fromStdU16String(id)] = list;
    }
    return config;
}

QString textOf(const ExpectedConfig &config)
{
    QString text = QStringLiteral("hide ") + config.hide.join(u' ') + QStringLiteral("\nkeep ") + config.keep.join(u' ');
    for (const auto &[id, list] : config.tags)
        text += u'\n' + id + QStringLiteral(": ") + list.join(u',');
    return text;
}

std::string randomDocument(Random &random)
{
    static const std::vector<std::string> documents{
        "",
        "\n",
        "{}",
        "{\"hide\":[],\"keep\":[\"k\"]}",
        "{\n  \"hide\": [\"a\", \"b\", \"c\"],\n  \"keep\": [\n    \"k1\",\n    \"k2\"\n  ]\n}\n",
        "// top\n{\n\t\"unknown\": {\"x\": [1.0, 1e3]}, // stays\n\t\"hide\": [ // list\n\t\t\"a\", // one\n\t\t/* two */ \"b\",\n\t],\n}\n// end\n",
        "{\n    \"topK\": 7,\n    \"tools\": {\n        \"bash\": {\"tags\": [\"issue\", \"two words\"], \"note\": \"mine\"},\n"
        "        \"7\": {\"description\": \"d\"},\n        \"files_read\": {\"tags\": []}\n    }\n}",
        "{\"keep\": [\"first\"], \"hide\": [\"a\"], \"keep\": [\"second\",\"third\"]}",
    };
    const std::string text = random.of(documents);
    return random.oneIn(2) ? replacedAll(text, "\n", "\r\n") : text;
}

RandomCommands::RandomCommands(app::Studio &studio, std::uint64_t seed)
    : m_studio(studio)
    , m_random(seed)
    , m_expected(configOf(studio))
{
}

QString RandomCommands::step()
{
    static constexpr std::array<Command, 12> commands{
        &RandomCommands::addRules, &RandomCommands::addTools, &RandomCommands::removeRules, &RandomCommands::replaceRule,
        &RandomCommands::moveRule, &RandomCommands::transferRule, &RandomCommands::setTags, &RandomCommands::addTag,
        &RandomCommands::removeTag, &RandomCommands::renameTag, &RandomCommands::setDescription, &RandomCommands::setOption};
    return (this->*commands[m_random.below(commands.size())])();
}

RuleList RandomCommands::list()
{
    return m_random.oneIn(2) ? RuleList::Hide : RuleList::Keep;
}

QStringList RandomCommands::some(const QStringList &choices)
{
    QStringList result;
    for (std::size_t left = m_random.between(1, 3); left > 0; --left)
        result << choices.at(static_cast<qsizetype>(m_random.below(static_cast<std::size_t>(choices.size()))));
    return result;
}

QString RandomCommands::addRules()
{
    const RuleList to = list();
    QStringList &rules = m_expected.rules(to);
    const QStringList added = some(patterns());
    const bool atEnd = m_random.oneIn(3);
    const std::size_t index = m_random.below(static_cast<std::size_t>(rules.size()) + 1);
    app::addRules(m_studio, to, added, atEnd ? std::string::npos : index);
    addMissing(rules, atEnd ? rules.size() : static_cast<qsizetype>(index), added);
    return QStringLiteral("add %1 at %2").arg(added.join(u' ')).arg(atEnd ? -1 : static_cast<int>(index));
}

QString RandomCommands::addTools()
{
    const RuleList to = list();
    const QStringList added = some(ids());
    app::addTools(m_studio, to, added, 0);
    QStringList exact;
    for (const QString &id : added)
        exact << QString::fromStdU16String(app::exactPattern(id));
    addMissing(m_expected.rules(to), 0, exact);
    return QStringLiteral("tools ") + added.join(u' ');
}

QString RandomCommands::removeRules()
{
    const RuleList from = list();
    QStringList &rules = m_expected.rules(from);
    if (rules.isEmpty())
        return QStringLiteral("nothing to remove");
    std::vector<std::size_t> indices{indexIn(rules), indexIn(rules)};
    app::removeRules(m_studio, from, indices);
    rules.removeAt(static_cast<qsizetype>(std::max(indices[0], indices[1])));
    if (indices[0] != indices[1])
        rules.removeAt(static_cast<qsizetype>(std::min(indices[0], indices[1])));
    return QStringLiteral("remove %1 and %2").arg(indices[0]).arg(indices[1]);
}

QString RandomCommands::replaceRule()
{
    const RuleList in = list();
    QStringList &rules = m_expected.rules(in);
    if (rules.isEmpty())
        return QStringLiteral("nothing to replace");
    const std::size_t index = indexIn(rules);
    const QString pattern = some(patterns()).first();
    app::replaceRule(m_studio, in, index, pattern, m_random.oneIn(2));
    rules[static_cast<qsizetype>(index)] = pattern;
    return QStringLiteral("replace %1 by %2").arg(index).arg(pattern);
}

QString RandomCommands::moveRule()
{
    const RuleList in = list();
    QStringList &rules = m_expected.rules(in);
    if (rules.isEmpty())
        return QStringLiteral("nothing to move");
    const std::size_t from = indexIn(rules);
    const std::size_t to = indexIn(rules);
    app::moveRule(m_studio, in, from, to);
    rules.move(static_cast<qsizetype>(from), static_cast<qsizetype>(to));
    return QStringLiteral("move %1 to %2").arg(from).arg(to);
}

QString RandomCommands::transferRule()
{
    const RuleList from = list();
    const RuleList to = from == RuleList::Hide ? RuleList::Keep : RuleList::Hide;
    if (m_expected.rules(from).isEmpty())
        return QStringLiteral("nothing to transfer");
    const std::size_t index = indexIn(m_expected.rules(from));
    const std::size_t at = m_random.below(static_cast<std::size_t>(m_expected.rules(to).size()) + 1);
    app::transferRule(m_studio, from, index, to, at);
    const QString pattern = m_expected.rules(from).takeAt(static_cast<qsizetype>(index));
    addMissing(m_expected.rules(to), static_cast<qsizetype>(at), {pattern});
    return QStringLiteral("transfer %1 to %2").arg(index).arg(at);
}

void RandomCommands::setExpectedTags(const QString &id, const QStringList &list)
{
    if (list.isEmpty())
        m_expected.tags.erase(id);
    else
        m_expected.tags[id] = list;
}

QString RandomCommands::setTags()
{
    const QString id = some(ids()).first();
    QStringList list = m_random.oneIn(3) ? QStringList() : some(tags());
    list.removeDuplicates();
    app::setTags(m_studio, id, list);
    setExpectedTags(id, list);
    return QStringLiteral("tags of ") + id;
}

QString RandomCommands::addTag()
{
    QStringList tools = some(ids());
    tools.removeDuplicates();
    const QString tag = some(tags()).first();
    app::addTag(m_studio, tools, tag);
    for (const QString &id : tools) {
        if (QStringList &list = m_expected.tags[id]; !list.contains(tag))
            list << tag;
    }
    return QStringLiteral("tag %1 with %2").arg(tools.join(u' '), tag);
}

QString RandomCommands::removeTag()
{
    QStringList tools = some(ids());
    const QString tag = some(tags()).first();
    app::removeTag(m_studio, tools, tag);
    for (const QString &id : tools) {
        QStringList list = m_expected.tags.contains(id) ? m_expected.tags[id] : QStringList();
        list.removeAll(tag);
        setExpectedTags(id, list);
    }
    return QStringLiteral("remove tag %1 of %2").arg(tag, tools.join(u' '));
}

QString RandomCommands::renameTag()
{
    const QString from = some(tags()).first();
    const QString to = some(tags()).first();
    app::renameTag(m_studio, from, to);
    for (auto &[id, list] : m_expected.tags) {
        list.replaceInStrings(QRegularExpression(QRegularExpression::anchoredPattern(QRegularExpression::escape(from))), to);
        list.removeDuplicates();
    }
    return QStringLiteral("rename tag %1 to %2").arg(from, to);
}

QString RandomCommands::setDescription()
{
    const QString id = some(ids()).first();
    app::setDescription(m_studio, id, m_random.oneIn(3) ? QString() : some(patterns()).first(), m_random.oneIn(2));
    return QStringLiteral("describe ") + id;
}

QString RandomCommands::setOption()
{
    app::setOption(m_studio, QStringLiteral("topK"), m_random.oneIn(3) ? QString() : QString::number(m_random.below(20)));
    return QStringLiteral("topK");
}

} // namespace tss::test
