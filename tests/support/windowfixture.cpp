// SPDX-License-Identifier: MIT
#include "tests/support/windowfixture.h"

#include "app/actions.h"
#include "app/catalogflow.h"
#include "app/document/catalogloader.h"
#include "app/documentflow.h"
#include "app/models/catalogmodel.h"
#include "app/theme.h"
#include "app/views/toolstable.h"
#include "core/io/filesystem.h"

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QTest>

namespace tss::test {

struct WindowFixture::Home
{
    Home()
    {
        QStandardPaths::setTestModeEnabled(true);
        QSettings::setDefaultFormat(QSettings::IniFormat);
        QSettings::setPath(QSettings::IniFormat, QSettings::UserScope, folder.filePath(QStringLiteral("settings")));
        QCoreApplication::setOrganizationName(QStringLiteral("test"));
        qputenv("OPENCODE_CONFIG_DIR", folder.filePath(QStringLiteral("config")).toUtf8());
        QDir(folder.path()).mkpath(QStringLiteral("config"));
    }

    QTemporaryDir folder;
};

QByteArray mcpAnswer(const QStringList &names)
{
    QByteArray tools;
    for (const QString &name : names) {
        const QByteArray description = "Works on " + name.toUtf8() + ". It explains at length what it takes and gives back, and when not to use it, "
            "so that the stand-in which the model gets instead of it is shorter by far.";
        tools += (tools.isEmpty() ? "" : ",\n") + QByteArray(R"({"name": ")") + name.toUtf8() + R"(", "description": ")" + description
            + R"(", "inputSchema": {"type": "object", "properties": {"path": {"type": "string"}}}})";
    }
    return "{\"tools\": [" + tools + "]}\n";
}

QByteArray mcpAnswer(int count)
{
    QStringList names;
    for (int i = 0; i < count; ++i)
        names.append(QStringLiteral("do_%1").arg(i));
    return mcpAnswer(names);
}

WindowFixture::WindowFixture(app::Settings::Memory memory)
    : m_home(std::make_unique<Home>())
    , studio(posixFileSystem())
    , settings(memory)
{
    app::applyColourScheme(app::ColourScheme::Light);
}

WindowFixture::~WindowFixture() = default;

QString WindowFixture::path(const QString &name) const
{
    return m_home->folder.filePath(name);
}

QString WindowFixture::write(const QString &name, const QByteArray &bytes) const
{
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
        qFatal("cannot write");
    return file.fileName();
}

QByteArray WindowFixture::read(const QString &name) const
{
    QFile file(path(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QString WindowFixture::configPath() const
{
    return path(QStringLiteral("config/tool-search.json"));
}

void WindowFixture::start(const QStringList &catalogs)
{
    studio.setHost(Host::Hooked);
    window = std::make_unique<app::MainWindow>(studio, settings);
    window->show();
    window->documents().open(configPath());
    window->openFiles(catalogs);
    if (!QTest::qWaitFor([this, &catalogs] { return !window->catalogs().loader().isLoading() && window->catalogs().openFiles().size() == catalogs.size(); }))
        qFatal("the catalogs do not load");
    if (!settle())
        qFatal("no preview");
}

bool WindowFixture::settle()
{
    return QTest::qWaitFor([this] { return studio.isPreviewCurrent(); }, 20000);
}

void WindowFixture::select(const QStringList &ids)
{
    auto *table = child<app::ToolsTable>();
    table->clearSelection();
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        const QModelIndex index = table->model()->index(row, 0);
        if (ids.contains(index.data(app::CatalogModel::IdRole).toString()))
            table->selectionModel()->setCurrentIndex(index, QItemSelectionModel::Select | QItemSelectionModel::Rows);
    }
}

QStringList WindowFixture::shownIds() const
{
    QStringList ids;
    const QAbstractItemModel *model = child<app::ToolsTable>()->model();
    for (int row = 0; row < model->rowCount(); ++row)
        ids.append(model->index(row, 0).data(app::CatalogModel::IdRole).toString());
    return ids;
}

QByteArray WindowFixture::text() const
{
    return QByteArray::fromStdString(studio.document().text());
}

QAbstractButton *button(const QWidget &parent, const QString &words)
{
    const auto plain = [](QString text) { return text.remove(u'&').remove(u'…').trimmed(); };
    for (QAbstractButton *candidate : parent.findChildren<QAbstractButton *>()) {
        if (plain(candidate->text()) == words)
            return candidate;
    }
    return nullptr;
}

} // namespace tss::test
