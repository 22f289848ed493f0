// SPDX-License-Identifier: MIT
#include "app/catalogflow.h"

#include "app/document/catalogloader.h"
#include "app/document/studio.h"
#include "app/settings.h"
#include "app/text/errortext.h"
#include "app/views/banner.h"
#include "core/catalog/importer.h"

#include <QFile>
#include <QFileDialog>
#include <QFileInfo>

namespace tss::app {

namespace {

constexpr char kExampleCatalog[] = ":/toolsearchstudio/examples/example.catalog.json";
constexpr char kExampleConfig[] = ":/toolsearchstudio/examples/tool-search.json";

std::string bundled(const char *path)
{
    QFile file(QString::fromLatin1(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

struct ExportFormat
{
    Format format;
    const char *filter;
};

constexpr ExportFormat kExportFormats[]{
    {Format::StudioCatalog, QT_TRANSLATE_NOOP("CatalogFlow", "Studio catalog, everything kept (*.json)")},
    {Format::McpTools, QT_TRANSLATE_NOOP("CatalogFlow", "MCP tools/list result (*.json)")},
    {Format::OpenAiTools, QT_TRANSLATE_NOOP("CatalogFlow", "OpenAI tools (*.json)")},
    {Format::AnthropicTools, QT_TRANSLATE_NOOP("CatalogFlow", "Anthropic tools (*.json)")},
    {Format::OpenCodeTools, QT_TRANSLATE_NOOP("CatalogFlow", "OpenCode /experimental/tool (*.json)")},
    {Format::DshSchemas, QT_TRANSLATE_NOOP("CatalogFlow", "DSH tool schemas (*.json)")},
};

} // namespace

CatalogFlow::CatalogFlow(const Context &context)
    : QObject(&context.window)
    , m_studio(context.studio)
    , m_settings(context.settings)
    , m_banner(context.banner)
    , m_window(context.window)
    , m_loader(new CatalogLoader(this))
{
    connect(m_loader, &CatalogLoader::loaded, this, &CatalogFlow::take);
    connect(m_loader, &CatalogLoader::failed, this, &CatalogFlow::collectError);
    connect(m_loader, &CatalogLoader::finished, this, &CatalogFlow::showErrors);
}

void CatalogFlow::chooseFiles()
{
    const QStringList recent = m_settings.recentCatalogs();
    auto *dialog = new QFileDialog(&m_window, tr("Open Catalog"), recent.isEmpty() ? QString() : QFileInfo(recent.first()).absolutePath(),
                                   tr("Catalogs (*.json *.jsonl);;All files (*)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFiles);
    connect(dialog, &QFileDialog::filesSelected, this, &CatalogFlow::open);
    dialog->open();
}

void CatalogFlow::open(const QStringList &files)
{
    if (files.isEmpty())
        return;
    QStringList whole;
    for (const QString &file : files)
        whole.append(QFileInfo(file).absoluteFilePath());
    m_errors.clear();
    m_loader->load(whole);
}

void CatalogFlow::take(const std::shared_ptr<Catalog> &catalog)
{
    if (isExample()) {
        m_studio.setCatalog({});
        Q_EMIT leftExample();
    }
    if (!catalog->sources.empty())
        m_settings.addRecentCatalog(QString::fromStdString(catalog->sources.front().file));
    m_studio.addSources(std::move(*catalog));
    m_settings.setLastCatalogs(openFiles());
}

void CatalogFlow::collectError(const Error &error)
{
    m_errors.append(errorText(error));
}

void CatalogFlow::showErrors()
{
    if (!m_errors.isEmpty())
        m_banner.showMessage(Banner::Kind::Error, m_errors.join(u'\n'), {{tr("Open another…"), [this] { chooseFiles(); }}});
    m_errors.clear();
}

void CatalogFlow::reload()
{
    if (const QStringList files = openFiles(); !files.isEmpty())
        open(files);
    else if (!isExample())
        chooseFiles();
}

void CatalogFlow::closeAll()
{
    m_studio.setCatalog({});
    m_settings.setLastCatalogs({});
}

void CatalogFlow::openExample()
{
    auto catalog = importCatalog(bundled(kExampleCatalog), kExampleCatalog);
    if (!catalog) {
        collectError(catalog.error());
        showErrors();
        return;
    }
    m_studio.setCatalog(std::make_shared<Catalog>(std::move(*catalog)));
    Document document;
    document.apply({{0, 0, bundled(kExampleConfig)}});
    m_studio.setDocument(std::move(document));
}

bool CatalogFlow::isExample() const
{
    const auto &sources = m_studio.catalog()->sources;
    return !sources.empty() && sources.front().file.starts_with(":/");
}

QStringList CatalogFlow::openFiles() const
{
    QStringList files;
    for (const Source &source : m_studio.catalog()->sources) {
        if (!source.file.empty() && !source.file.starts_with(":/"))
            files.append(QString::fromStdString(source.file));
    }
    files.removeDuplicates();
    return files;
}

void CatalogFlow::exportCatalog()
{
    auto *dialog = new QFileDialog(&m_window, tr("Export Catalog As"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    QStringList filters;
    for (const ExportFormat &entry : kExportFormats)
        filters.append(tr(entry.filter));
    dialog->setNameFilters(filters);
    connect(dialog, &QFileDialog::fileSelected, this, [this, dialog, filters](const QString &path) {
        const qsizetype chosen = qMax(qsizetype{0}, filters.indexOf(dialog->selectedNameFilter()));
        writeTo(path, kExportFormats[chosen].format);
    });
    dialog->open();
}

void CatalogFlow::writeTo(const QString &path, Format format)
{
    const Importer *exporter = importerFor(format);
    if (!exporter)
        return;
    FileSystem &files = m_studio.files();
    const auto now = files.read(path.toStdString());
    const auto written = files.writeAtomic(path.toStdString(), exporter->write(*m_studio.catalog()), now ? now->stamp : Stamp{});
    if (written) {
        Q_EMIT told(tr("The catalog was written to %1.").arg(path));
        return;
    }
    collectError(written.error());
    showErrors();
}

} // namespace tss::app
