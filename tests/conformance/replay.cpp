// SPDX-License-Identifier: MIT
#include "tests/conformance/replay.h"

#include "core/json/stringify.h"
#include "core/opencode/session.h"
#include "core/text/utf16.h"

namespace tss::conformance {

namespace {

using opencode::HookTool;
using opencode::Session;

std::string shown(std::u16string_view text)
{
    constexpr std::size_t longest = 100;
    std::string line = json::quotedUtf8(text.substr(0, longest));
    return text.size() > longest ? line + "…" : line;
}

class Replay
{
public:
    Replay(JsEngine &engine, const json::View &recorded);
    std::vector<std::string> run();

private:
    void turn(const json::View &expect);
    void search(const json::View &step);
    void compare(const std::string &what, std::u16string_view ours, const json::View &theirs);
    void compareList(const std::string &what, const std::vector<std::u16string> &ours,
                     const json::View &theirs);

    json::View m_recorded;
    Session m_session;
    std::vector<HookTool> m_tools;
    std::vector<std::string> m_differences;
    std::string m_where;
};

opencode::Config configOf(const json::View &recorded)
{
    const json::View options = recorded["inlineOptions"];
    const json::View file = recorded["fileConfig"];
    opencode::ConfigTexts texts;
    if (!options.isAbsent() && !options.isNull())
        texts.inlineOptions = options.raw();
    texts.fileExists = !file.isAbsent() && !file.isNull();
    if (texts.fileExists)
        texts.file = file.raw();
    return opencode::mergedConfig(texts);
}

Replay::Replay(JsEngine &engine, const json::View &recorded)
    : m_recorded(recorded)
    , m_session(engine, configOf(recorded))
{
    for (const json::View &tool : recorded["tools"].elements())
        m_tools.push_back({tool["id"].string(), tool["description"].string(), tool["parameters"],
                           m_tools.size()});
}

std::vector<std::string> Replay::run()
{
    std::size_t number = 0;
    for (const json::View &step : m_recorded["steps"].elements()) {
        const std::u16string operation = step["op"].string();
        m_where = toUtf8(m_recorded["name"].string()) + " step " + std::to_string(number++) + " " +
                  toUtf8(operation);
        if (operation == u"turn")
            turn(step["expect"]);
        else if (operation == u"search")
            search(step);
        else if (operation == u"call")
            m_session.call(step["tool"].string());
        else
            m_differences.push_back(m_where + ": unknown step");
    }
    return std::move(m_differences);
}

void Replay::turn(const json::View &expect)
{
    const opencode::Turn turn = m_session.turn(m_tools);
    compareList("descriptions", turn.descriptions, expect["descriptions"]);
    compareList("system", turn.system, expect["system"]);
}

void Replay::search(const json::View &step)
{
    const json::View topK = step["top_k"];
    const auto argument = topK.isNumber() ? std::optional<double>(topK.number()) : std::nullopt;
    const opencode::SessionSearch result = m_session.search(step["query"].string(), argument);
    const json::View expect = step["expect"];
    std::vector<std::u16string> ids;
    for (const SearchHit &hit : result.answer.hits)
        ids.push_back(hit.id);
    compare("title", result.answer.title, expect["title"]);
    compare("output", result.answer.output, expect["output"]);
    compareList("tools", ids, expect["tools"]);
    compareList("activated", result.activated, expect["activated"]);
}

void Replay::compare(const std::string &what, std::u16string_view ours, const json::View &theirs)
{
    if (theirs.isString() && theirs.string() == ours)
        return;
    m_differences.push_back(m_where + ": " + what + " is " + shown(ours) + ", expected " +
                            shown(theirs.string()));
}

void Replay::compareList(const std::string &what, const std::vector<std::u16string> &ours,
                         const json::View &theirs)
{
    if (!theirs.isArray() || theirs.size() != ours.size()) {
        m_differences.push_back(m_where + ": " + what + " has " + std::to_string(ours.size()) +
                                " elements, expected " + std::to_string(theirs.size()));
        return;
    }
    const std::vector<json::View> expected = theirs.elements();
    for (std::size_t i = 0; i < ours.size(); ++i)
        compare(what + "[" + std::to_string(i) + "]", ours[i], expected[i]);
}

} // namespace

std::vector<std::string> replayOpenCode(JsEngine &engine, const json::View &recorded)
{
    return Replay(engine, recorded).run();
}

} // namespace tss::conformance
