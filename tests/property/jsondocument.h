// SPDX-License-Identifier: MIT
// A JSONC text before or after an edit, with what the checks ask of it.
#pragma once

#include "core/json/edit.h"
#include "core/json/parse.h"
#include "core/json/stringify.h"

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tss::model {

struct Document
{
    std::string text;
    json::TreePtr tree;
    std::vector<TextRange> comments;
    std::size_t trailingCommas = 0;

    static std::optional<Document> of(const std::string &text)
    {
        const auto parsed = json::parse(text, json::Leniency::Jsonc);
        if (!parsed)
            return std::nullopt;
        Document document{text, parsed->tree, {}, 0};
        for (const json::Deviation &deviation : parsed->deviations) {
            if (deviation.kind == json::DeviationKind::LineComment || deviation.kind == json::DeviationKind::BlockComment)
                document.comments.push_back(deviation.where);
            document.trailingCommas += deviation.kind == json::DeviationKind::TrailingComma ? 1 : 0;
        }
        return document;
    }

    std::string_view slice(TextRange range) const { return std::string_view(text).substr(range.begin, range.end - range.begin); }

    std::vector<std::string> commentTexts() const
    {
        std::vector<std::string> texts;
        for (const TextRange &comment : comments)
            texts.emplace_back(slice(comment));
        std::sort(texts.begin(), texts.end());
        return texts;
    }

    bool isAtLineStart(std::size_t offset) const
    {
        const std::size_t before = offset == 0 ? std::string::npos : text.find_last_not_of(" \t", offset - 1);
        return before == std::string::npos || text[before] == '\n';
    }

    json::View at(const json::Path &path) const
    {
        json::View here = json::root(tree);
        for (const json::PathStep &step : path) {
            const auto *key = std::get_if<std::u16string>(&step);
            here = key ? here[*key] : here.at(std::get<std::size_t>(step));
        }
        return here;
    }
};

inline bool overlaps(const TextEdit &edit, TextRange range)
{
    return edit.offset < range.end && range.begin < edit.offset + edit.length;
}

inline bool isInside(const TextEdit &edit, TextRange range)
{
    return edit.offset >= range.begin && edit.offset + edit.length <= range.end;
}

inline TextRange whole(const json::View &child)
{
    const TextRange key = child.keyRange();
    return key.end > key.begin ? TextRange{key.begin, child.range().end} : child.range();
}

inline std::vector<json::View> childrenOf(const json::View &container)
{
    if (container.isArray())
        return container.elements();
    std::vector<json::View> children;
    for (const json::Member &member : container.membersAsWritten())
        children.push_back(member.value);
    return children;
}

inline std::u16string valueOf(const std::string &text)
{
    const auto parsed = json::parse(text, json::Leniency::Jsonc);
    return parsed ? json::stringify(json::root(parsed->tree)) : u"not JSON";
}

} // namespace tss::model
