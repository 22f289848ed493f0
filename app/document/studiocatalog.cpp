// SPDX-License-Identifier: MIT
// Studio: the catalog and the preview of it.
#include "app/document/bytemark.h"
#include "app/document/previewservice.h"
#include "app/document/studio.h"

#include <algorithm>

namespace tss::app {

namespace {

/// The choice made for a source earlier, or a new one that says what is so.
SourceChoice &choiceOf(SourceChoices &choices, const Source &source)
{
    const auto found = std::find_if(choices.begin(), choices.end(), [&](const auto &entry) {
        return entry.first.first == source.file && entry.second.name == source.name;
    });
    if (found != choices.end())
        return found->second;
    return choices.insert_or_assign({source.file, source.name}, SourceChoice{source.name, {}}).first->second;
}

} // namespace

void Studio::setCatalog(CatalogPtr catalog)
{
    m_sourceChoices.clear();
    m_catalog = catalog ? std::move(catalog) : std::make_shared<Catalog>();
    Q_EMIT catalogChanged();
    requestPreview();
}

void Studio::addSources(Catalog more)
{
    replaceCatalog(withSources(*m_catalog, withChoices(std::move(more), m_sourceChoices)));
}

void Studio::removeSource(std::size_t source)
{
    if (source < m_catalog->sources.size())
        replaceCatalog(withoutSource(*m_catalog, source));
}

void Studio::renameSource(std::size_t source, const QString &name)
{
    if (source >= m_catalog->sources.size() || name.toStdU16String() == m_catalog->sources[source].name)
        return;
    if (!m_catalog->sources[source].file.empty())
        choiceOf(m_sourceChoices, m_catalog->sources[source]).name = name.toStdU16String();
    replaceCatalog(withSourceName(*m_catalog, source, name.toStdU16String()));
}

void Studio::setSourceOrigin(std::size_t source, Origin origin)
{
    if (source >= m_catalog->sources.size())
        return;
    if (!m_catalog->sources[source].file.empty())
        choiceOf(m_sourceChoices, m_catalog->sources[source]).origin = origin;
    replaceCatalog(withSourceOrigin(*m_catalog, source, origin));
}

void Studio::replaceCatalog(Catalog catalog)
{
    m_catalog = std::make_shared<Catalog>(std::move(catalog));
    Q_EMIT catalogChanged();
    requestPreview();
}

bool Studio::isPreviewCurrent() const
{
    return m_preview && m_preview->revision == m_revision;
}

bool Studio::isPreviewOfCatalog() const
{
    return m_preview && m_preview->index && m_preview->index->catalog == m_catalog;
}

const ToolRow *Studio::toolRow(std::size_t row) const
{
    return isPreviewOfCatalog() && row < m_preview->rows.size() ? &m_preview->rows[row] : nullptr;
}

bool Studio::hasByteOrderMark() const
{
    return m_document.hadBom() && !m_dropsByteOrderMark
        && std::string_view(m_document.baseline()).substr(kByteOrderMark.size()) == m_document.text();
}

PreviewInput Studio::previewInput() const
{
    PreviewInput input;
    input.catalog = m_catalog;
    // What a save would write; but nobody who only opened a file with a mark has repaired it yet.
    input.documentText = hasByteOrderMark() ? m_document.baseline() : m_document.text();
    input.documentExists = m_document.exists();
    input.documentFile = m_document.path();
    input.inlineOptions = m_inlineOptions.toStdString();
    input.host = m_host;
    input.revision = m_revision;
    return input;
}

void Studio::requestPreview()
{
    ++m_revision;
    m_service->request(previewInput());
}

void Studio::takePreview(const PreviewPtr &preview)
{
    if (preview->revision != m_revision)
        return;
    m_preview = hasByteOrderMark() ? withoutByteOrderMark(*preview) : preview;
    Q_EMIT previewChanged();
}

} // namespace tss::app
