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
};

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
        QString text;
        QChar comparison = u'='; ///< for tokens: '<' '>' '≤' '≥' '='
        qint64 number = 0;
    };

private:
    std::vector<Term> m_terms;
    QStringList m_problems;
};

} // namespace tss::app
