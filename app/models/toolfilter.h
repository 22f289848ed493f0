// SPDX-License-Identifier: MIT
// ToolFilter: a parsed filter line. Terms are joined by "and"; a leading "-" negates; quotes keep spaces.
#pragma once

#include <QString>
#include <QStringList>

#include <vector>

namespace tss::app {

struct ToolFacts
{
    QString searchText; ///< lower-cased
    QString source; ///< lower-cased
    QStringList tags; ///< lower-cased
    int state = 0; ///< CatalogModel::State
    qint64 tokens = 0;
    bool hasProblem = false;
    bool sent = true; ///< false: another tool wins its id, or the host keeps it back
};

/// Text made comparable: composed and case-folded, in any language.
[[nodiscard]] QString searchFolded(const QString &text);

class ToolFilter
{
public:
    [[nodiscard]] static ToolFilter parse(const QString &text);
    [[nodiscard]] bool accepts(const ToolFacts &facts) const;
    /// Terms that were not understood ("is:nonsense"), shown under the field; they match nothing rather than everything.
    [[nodiscard]] const QStringList &problems() const { return m_problems; }
    [[nodiscard]] bool isEmpty() const { return m_terms.empty(); }

    enum class Kind { Word, Tag, Source, Is, Tokens, Unknown };
    struct Term
    {
        Kind kind = Kind::Word;
        bool negated = false;
        QString text; ///< folded
        qint64 from = 0; ///< for tokens: from … to, both included
        qint64 to = 0;
    };

private:
    void add(Term term, const QString &asWritten);

    std::vector<Term> m_terms;
    QStringList m_problems;
};

} // namespace tss::app
