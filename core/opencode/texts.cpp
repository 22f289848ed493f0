// SPDX-License-Identifier: MIT
#include "core/opencode/texts.h"

#include "core/text/utf16.h"

namespace tss::opencode {

namespace {

std::u16string number(std::size_t value)
{
    return fromUtf8(std::to_string(value));
}

std::u16string quoted(std::u16string_view before, std::u16string_view query,
                      std::u16string_view after)
{
    std::u16string text(before);
    text += u'"';
    text += query;
    text += u'"';
    text += after;
    return text;
}

} // namespace

std::u16string stub(std::u16string_view id)
{
    std::u16string text = u"[hidden — call tool_search(\"";
    bool inRun = false;
    for (const char16_t unit : id) {
        const bool separator = unit == u'_' || unit == u'.';
        if (!separator)
            text += unit;
        else if (!inRun)
            text += u' ';
        inRun = separator;
    }
    text += u"\") or a related keyword to reveal the full description and parameters]";
    return text;
}

std::u16string systemHint(std::size_t collapsed)
{
    return u"## Dynamic Tool Loading\n\n" + number(collapsed) +
           u" tool(s) currently have collapsed descriptions to reduce prompt bloat.\n"
           u"When you need functionality that isn't obviously covered by the visible tools,\n"
           u"call `tool_search({ query: \"<keywords>\" })` first. The returned descriptions\n"
           u"will remain visible for the rest of this session.\n\n"
           u"You can also list all collapsed tools by calling `tool_search({ query: \"*\" })`.";
}

std::u16string_view searchToolId()
{
    return u"tool_search";
}

std::u16string_view searchToolDescription()
{
    return u"Search for available tools by keyword. Returns full descriptions and parameter "
           u"schemas "
           u"for matching tools that have been collapsed to save prompt tokens. Once revealed, a "
           u"tool "
           u"stays visible for the rest of this session. Use this whenever you're not sure which "
           u"tool "
           u"to call — do not guess. Pass query=\"*\" to list every collapsed tool.";
}

std::string_view searchToolSchema()
{
    return R"({"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{)"
           R"("query":{"description":"Keywords to match against tool names, tags, and descriptions. Examples: )"
           R"('github issue', 'read file', 'database query', or '*' to list all collapsed tools.","type":"string"},)"
           R"("top_k":{"description":"Max number of tools to return (default 5).","type":"integer","minimum":1,"maximum":20}},)"
           R"("required":["query"]})";
}

std::u16string noMatchTitle(std::u16string_view query)
{
    return quoted(u"tool_search: no matches for ", query, {});
}

std::u16string noMatchOutput(std::u16string_view query)
{
    return quoted(u"No tools matched ", query,
                  u". Visible tools already cover common cases; if you're stuck, ask the user.");
}

std::u16string matchTitle(std::size_t hits, std::u16string_view query)
{
    return quoted(u"tool_search: " + number(hits) + u" match(es) for ", query, {});
}

std::u16string matchHeader(std::size_t hits, std::u16string_view query)
{
    return quoted(u"Found " + number(hits) + u" tool(s) for ", query, u":\n\n");
}

std::u16string hitHeading(std::u16string_view id, int score)
{
    std::u16string text = u"### ";
    text += id;
    text += u"  (score " + fromUtf8(std::to_string(score)) + u")\n";
    return text;
}

std::u16string_view missingDescription()
{
    return u"(no description)";
}

std::u16string tagLine(std::u16string_view joinedTags)
{
    std::u16string text = u"_tags: ";
    text += joinedTags;
    text += u"_\n";
    return text;
}

std::u16string parametersBlock(std::u16string_view schema)
{
    std::u16string text = u"\nParameters:\n```json\n";
    text += schema;
    text += u"\n```\n\n";
    return text;
}

std::u16string_view matchFooter()
{
    return u"These tools are now callable directly. You do NOT need to call tool_search again for "
           u"them this session.";
}

} // namespace tss::opencode
