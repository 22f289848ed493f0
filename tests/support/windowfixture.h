// SPDX-License-Identifier: MIT
// WindowFixture: a real window on real files in a folder of its own. Settings, the user's configuration and everything
// else that the window reads or writes lie in that folder.
#pragma once

#include "app/document/studio.h"
#include "app/mainwindow.h"
#include "app/settings.h"

#include <QAbstractButton>
#include <QTemporaryDir>

#include <memory>

namespace tss::test {

/// An MCP server's answer to tools/list: names with descriptions long enough that hiding saves tokens.
[[nodiscard]] QByteArray mcpAnswer(const QStringList &names);
/// The same for `count` tools "do_0"….
[[nodiscard]] QByteArray mcpAnswer(int count);

class WindowFixture
{
public:
    explicit WindowFixture(app::Settings::Memory memory = app::Settings::Memory::All);
    ~WindowFixture();

    [[nodiscard]] QString path(const QString &name) const;
    QString write(const QString &name, const QByteArray &bytes) const; ///< returns the path
    [[nodiscard]] QByteArray read(const QString &name) const;
    [[nodiscard]] QString configPath() const; ///< the user's tool-search.json

    /// Shows the window with the user's configuration and these catalogs, on the host whose hook covers MCP tools.
    void start(const QStringList &catalogs = {});
    [[nodiscard]] bool settle();
    void select(const QStringList &ids);
    [[nodiscard]] QStringList shownIds() const; ///< of the table, from top to bottom
    [[nodiscard]] QByteArray text() const;

    template<class T>
    [[nodiscard]] T *child(const QString &name = {}) const
    {
        return window->findChild<T *>(name);
    }

private:
    struct Home; ///< set up before anything reads it
    std::unique_ptr<Home> m_home;

public:
    app::Studio studio;
    app::Settings settings;
    std::unique_ptr<app::MainWindow> window;
};

/// A button below `parent` by the words on it, without "&" and "…".
[[nodiscard]] QAbstractButton *button(const QWidget &parent, const QString &words);

} // namespace tss::test
