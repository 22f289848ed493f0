// SPDX-License-Identifier: MIT
// Commands on the tags of tools.
#include "app/commands/commands.h"
#include "app/text/qstrings.h"
#include "app/commands/commandtext.h"
#include "app/commands/editcontext.h"
#include "app/document/studio.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace tss::app {

namespace {

using Tags = std::vector<std::u16string>;

bool has(const Tags &tags, std::u16string_view tag)
{
    return std::find(tags.begin(), tags.end(), tag) != tags.end();
}

Tags toCore(const QStringList &tags)
{
    Tags result;
    for (const QString &tag : tags) {
        std::u16string text = tag.trimmed().toStdU16String();
        if (!text.empty() && !has(result, text))
            result.push_back(std::move(text));
    }
    return result;
}

bool change(Studio &studio, const QString &name, const std::vector<opencode::TagChange> &changes)
{
    if (changes.empty())
        return false;
    const Inputs inputs(studio);
    return studio.edit(name, opencode::setTags(inputs.context(), changes));
}

/// `from` becomes `to`, which stands once afterwards.
Tags renamed(const Tags &tags, std::u16string_view from, const std::u16string &to)
{
    Tags result;
    for (const std::u16string &tag : tags) {
        const std::u16string &text = tag == from ? to : tag;
        if (!has(result, text))
            result.push_back(text);
    }
    return result;
}

} // namespace

bool setTags(Studio &studio, const QString &id, const QStringList &tags)
{
    const Inputs inputs(studio);
    return studio.edit(commandText(QT_TRANSLATE_NOOP("Commands", "Set tags of “%1”"), {id}), opencode::setTags(inputs.context(), id, toCore(tags)));
}

bool addTag(Studio &studio, const QStringList &ids, const QString &tag)
{
    const std::u16string text = tag.trimmed().toStdU16String();
    if (text.empty())
        return false;
    std::vector<opencode::TagChange> changes;
    for (const QString &id : ids) {
        Tags tags = opencode::tagsOf(studio.config(), id);
        if (has(tags, text))
            continue;
        tags.push_back(text);
        changes.push_back({id.toStdU16String(), std::move(tags)});
    }
    const auto count = static_cast<qsizetype>(changes.size());
    return change(studio, commandText(QT_TRANSLATE_N_NOOP("Commands", "Tag %n tool(s) with “%1”"), count, {tag}), changes);
}

bool removeTag(Studio &studio, const QStringList &ids, const QString &tag)
{
    const std::u16string text = tag.toStdU16String();
    std::vector<opencode::TagChange> changes;
    for (const QString &id : ids) {
        Tags tags = opencode::tagsOf(studio.config(), id);
        if (std::erase(tags, text) > 0)
            changes.push_back({id.toStdU16String(), std::move(tags)});
    }
    const auto count = static_cast<qsizetype>(changes.size());
    return change(studio, commandText(QT_TRANSLATE_N_NOOP("Commands", "Remove tag “%1” from %n tool(s)"), count, {tag}), changes);
}

bool renameTag(Studio &studio, const QString &from, const QString &to)
{
    const std::u16string text = to.trimmed().toStdU16String();
    const std::u16string old = from.toStdU16String();
    if (text.empty() || text == old)
        return false;
    std::vector<opencode::TagChange> changes;
    for (const auto &[id, entry] : studio.config().toolEntries) {
        const Tags tags = opencode::tagsOf(studio.config(), id);
        if (has(tags, old))
            changes.push_back({id, renamed(tags, old, text)});
    }
    return change(studio, commandText(QT_TRANSLATE_NOOP("Commands", "Rename tag “%1” to “%2”"), {from, to.trimmed()}), changes);
}

std::vector<TagUse> tagsInUse(const Studio &studio)
{
    std::map<QString, QStringList> uses;
    for (const auto &[key, entry] : studio.config().toolEntries) {
        const QString id = toQString(key);
        for (const std::u16string &tag : opencode::tagsOf(studio.config(), key)) {
            QStringList &ids = uses[toQString(tag)];
            if (ids.isEmpty() || ids.constLast() != id)
                ids << id;
        }
    }
    std::vector<TagUse> result;
    for (auto &[tag, ids] : uses)
        result.push_back({tag, std::move(ids)});
    std::stable_sort(result.begin(), result.end(), [](const TagUse &a, const TagUse &b) { return a.tag.compare(b.tag, Qt::CaseInsensitive) < 0; });
    return result;
}

} // namespace tss::app
