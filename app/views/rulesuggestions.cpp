// SPDX-License-Identifier: MIT
#include "app/views/rulesuggestions.h"
#include "app/text/qstrings.h"

#include "app/document/studio.h"
#include "core/opencode/ids.h"
#include "core/opencode/patterns.h"

namespace tss::app {

namespace {

QStringList serverPatterns(const Catalog &catalog)
{
    std::vector<bool> isServer(catalog.sources.size(), false);
    for (const Tool &tool : catalog.tools)
        isServer[tool.source] = isServer[tool.source] || tool.origin == Origin::McpServer;
    QStringList patterns;
    for (std::size_t source = 0; source < catalog.sources.size(); ++source) {
        if (isServer[source] || catalog.sources[source].origin == Origin::McpServer)
            patterns.push_back(toQString(opencode::sanitized(catalog.sources[source].name) + u"_*"));
    }
    patterns.removeDuplicates();
    return patterns;
}

/// Moves what fits into the result, up to the limit.
class Collector
{
public:
    Collector(const QString &typed, qsizetype limit)
        : m_typed(typed)
        , m_limit(limit)
    {
    }

    void offer(const QString &candidate)
    {
        if (candidate == m_typed)
            return;
        if (candidate.startsWith(m_typed, Qt::CaseInsensitive))
            m_beginning.push_back(candidate);
        else if (m_containing.size() < m_limit && candidate.contains(m_typed, Qt::CaseInsensitive))
            m_containing.push_back(candidate);
    }
    [[nodiscard]] bool isFull() const { return m_beginning.size() >= m_limit; }
    [[nodiscard]] QStringList result() const { return (m_beginning + m_containing).mid(0, m_limit); }

private:
    QString m_typed;
    qsizetype m_limit;
    QStringList m_beginning;
    QStringList m_containing;
};

} // namespace

QStringList ruleSuggestions(const Studio &studio, const QString &typed, qsizetype limit)
{
    const QStringList servers = serverPatterns(*studio.catalog());
    if (typed.isEmpty())
        return servers.mid(0, limit);
    if (opencode::isRegexPattern(typed.toStdU16String()))
        return {};
    Collector collector(typed, limit);
    for (const QString &pattern : servers)
        collector.offer(pattern);
    if (studio.preview()) {
        for (const IndexedTool &tool : studio.preview()->index->tools) {
            if (collector.isFull())
                break;
            collector.offer(toQString(tool.id));
        }
    }
    return collector.result();
}

} // namespace tss::app
