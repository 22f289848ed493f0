// SPDX-License-Identifier: MIT
// RandomCommands: commands as a person might give them, one after another, with what the lists and tags must be
// afterwards.
#pragma once

#include "app/document/studio.h"
#include "tests/support/random.h"

#include <QStringList>

#include <map>

namespace tss::test {

/// What a document says, kept apart from it.
struct ExpectedConfig
{
    QStringList hide;
    QStringList keep;
    std::map<QString, QStringList> tags; ///< tools with tags only

    [[nodiscard]] QStringList &rules(RuleList list) { return list == RuleList::Hide ? hide : keep; }
    friend bool operator==(const ExpectedConfig &, const ExpectedConfig &) = default;
};

[[nodiscard]] ExpectedConfig configOf(const app::Studio &studio);
/// For messages.
[[nodiscard]] QString textOf(const ExpectedConfig &config);

/// A tool-search.json as people have them: comments, unknown keys, either line ending, any indentation.
[[nodiscard]] std::string randomDocument(Random &random);

class RandomCommands
{
public:
    RandomCommands(app::Studio &studio, std::uint64_t seed);

    /// Does something, or finds nothing to do; returns what it tried.
    QString step();
    [[nodiscard]] const ExpectedConfig &expected() const { return m_expected; }

private:
    using Command = QString (RandomCommands::*)();
    QString addRules();
    QString addTools();
    QString removeRules();
    QString replaceRule();
    QString moveRule();
    QString transferRule();
    QString setTags();
    QString addTag();
    QString removeTag();
    QString renameTag();
    QString setDescription();
    QString setOption();

    [[nodiscard]] RuleList list();
    [[nodiscard]] QStringList some(const QStringList &choices);
    [[nodiscard]] std::size_t indexIn(const QStringList &rules) { return m_random.below(static_cast<std::size_t>(rules.size())); }
    void setExpectedTags(const QString &id, const QStringList &tags);

    app::Studio &m_studio;
    Random m_random;
    ExpectedConfig m_expected;
};

} // namespace tss::test
